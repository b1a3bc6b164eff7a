# Texts of several screens.
caravane = Caravane
close = Close
cancel = Cancel
back = Back
try-again = Try again
load-error = This page could not be loaded: you are offline, or Caravane has just been updated.
time-left = { $time } left
time-days = { $days } d
time-day-hours = { $days } d { $hours } h
time-hours = { $hours } h
time-minutes = { $minutes } min
