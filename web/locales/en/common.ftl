# What several screens say.
caravane = Caravane
close = Close
cancel = Cancel
back = Back
try-again = Try again
missing = This part of Caravane did not arrive: you are off the line, or your host has just renewed it.
