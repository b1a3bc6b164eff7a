# What several screens say.
caravane = Caravane
close = Close
cancel = Cancel
back = Back
try-again = Try again
missing = This part of Caravane did not arrive: you are offline, or your host has just upgraded it.
