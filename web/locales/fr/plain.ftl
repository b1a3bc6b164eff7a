# Le visage sobre : n’importe quel jeu, en mots et en listes.
plain-common = Sur la table
plain-you = vous
plain-yes = oui
plain-no = non
plain-nothing = rien
plain-none = aucun
plain-hidden = { $count ->
    [one] non visible
   *[other] { $count } non visibles
}
plain-changed = nouveau
plain-would = changerait
plain-pair = { $place } : { $value }
