# Texts shared by all games: English.

# Why a move is not legal, where the rules of the game have nothing to do with it.
reason-not-your-decision = You have nothing to decide at the moment.
reason-not-now = That is not possible right now.
reason-not-possible = That is not possible here.
reason-reveals-too-soon = These moves cannot be sent together: an earlier one reveals something hidden.
with-rule = { $sentence } ({ $rule })

# Players, and who acts when no player does.
seat-name = Player { $number }
seat-chance = chance
seat-table = the table

# The levels of bots, and what to expect of them.
level-novice = Novice
level-novice-about = Still learning: spots good moves, but often plays others. For a first game.
level-traveller = Traveller
level-traveller-about = Knows the game and takes what pays right away, with the odd whim. For a friendly evening.
level-guide = Guide
level-guide-about = Thinks a few moves ahead, and about what it leaves you. For players who know the game.
level-pathfinder = Pathfinder
level-pathfinder-about = Plays out hundreds of futures before each move. Our strongest bot.
level-greedy = Opportunist
level-greedy-about = Takes what pays right away and looks no further.
level-random = Dreamer
level-random-about = Plays any move that is possible.

# A list: a, b and c.
list = { $most } and { $last }
list-nothing = nothing
