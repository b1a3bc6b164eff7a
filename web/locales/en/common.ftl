# Texts of several screens.
caravane = Caravane
close = Close
cancel = Cancel
back = Back
try-again = Try again
load-error = This page could not be loaded: you are offline, or Caravane has just been updated.
