# Les règles d’un jeu, à lire et à chercher.
rules-search = Chercher dans les règles
rules-contents = Chapitres
rules-nothing = Rien à ce mot. Essayez-en un plus court.
rules-link = Adresse de ce passage
rules-found = { $count ->
    [0] Aucun passage
    [one] { $count } passage
   *[other] { $count } passages
}
