# Les règles d’un jeu, à lire et à chercher.
rules-search = Chercher dans les règles
rules-contents = Sommaire
rules-nothing = Aucun résultat. Essayez un mot plus court.
rules-link = Lien vers ce passage
rules-found = { $count ->
    [0] Aucun passage
    [one] { $count } passage
   *[other] { $count } passages
}
