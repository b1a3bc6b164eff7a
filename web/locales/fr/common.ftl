# Ce que plusieurs écrans disent.
caravane = Caravane
close = Fermer
cancel = Annuler
back = Retour
