# Textes de plusieurs écrans.
caravane = Caravane
close = Fermer
cancel = Annuler
back = Retour
try-again = Réessayer
load-error = Cette page n’a pas pu se charger : vous êtes hors ligne, ou Caravane vient d’être mise à jour.
time-left = reste { $time }
time-days = { $days } j
time-day-hours = { $days } j { $hours } h
time-hours = { $hours } h
time-minutes = { $minutes } min
