# What several screens say.
caravane = Caravane
close = Close
cancel = Cancel
back = Back
