# The Well: texts of the drawings, in English.
well = Well of depth { $depth }
no-well = No well yet
card = Card { $number }
hidden-card = A hidden card
won = Wells won: { $depths }
none-won = No well won
