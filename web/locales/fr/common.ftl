# Ce que plusieurs écrans disent.
caravane = Caravane
close = Fermer
cancel = Annuler
back = Retour
try-again = Réessayer
missing = Cette partie de Caravane n’est pas arrivée : la connexion est coupée, ou l’hôte vient de la mettre à jour.
