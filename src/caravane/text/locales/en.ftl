# Texts that every face of every game needs: English.

# Why a move is not legal, where the rules of the game have nothing to do with it.
reason-not-your-decision = You have nothing to decide at the moment.
reason-not-now = That cannot be done now.
reason-not-possible = That is not possible here.
reason-reveals-too-soon = These moves cannot be sent together: an earlier one brings something hidden to light.
with-rule = { $sentence } ({ $rule })

# Players, and who acts when no player does.
seat-name = Player { $number }
seat-chance = chance
seat-table = the table

# A list: a, b and c.
list = { $most } and { $last }
list-nothing = nothing
