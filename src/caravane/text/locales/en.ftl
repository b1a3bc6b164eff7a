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

# The levels of bots, and what to expect of them.
level-novice = Novice
level-novice-about = Is still learning: likes what looks good, and often takes something else. For a first game.
level-traveller = Traveller
level-traveller-about = Knows the game and goes by what pays at once, with a whim now and then. For a friendly evening.
level-guide = Guide
level-guide-about = Thinks a few moves ahead, also about what it leaves to you. For players who know their way.
level-pathfinder = Pathfinder
level-pathfinder-about = Imagines hundreds of ways to go on before each move. The strongest we have.
level-greedy = Quick hand
level-greedy-about = Takes what pays at once and looks no further.
level-random = Dreamer
level-random-about = Plays anything that is allowed.

# A list: a, b and c.
list = { $most } and { $last }
list-nothing = nothing
