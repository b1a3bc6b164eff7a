"""Vocabulary of the game: verbs, events, reasons and score lines."""

from typing import Final

from caravane.kernel.words import NUMBER, SEAT, Kind, Vocabulary, Word

from .components import BRIDGES, COLOURS

COLOUR: Final = Kind("colour", COLOURS)
BRIDGE: Final = Kind("bridge", BRIDGES)
CROSSING: Final = Kind("crossing", ["open", "bonus", "struck"])
BOX: Final = Kind("box", [*BRIDGES, "bridges"])
CHOICE_ORDER: Final = Kind("choice-order", ["simultaneous", "turn_order"])

# Verbs of chance, then of seats, in the order of the rule specification.
DRAW_ROLLER: Final = 0
ROLL_DICE: Final = 1
TAKE: Final = 2
USE: Final = 3
REFUSE: Final = 4
ACCELERATE_COLUMN: Final = 5
SKIP: Final = 6

VERBS: Final = Vocabulary(
    Word("roller", seat=SEAT),
    Word("roll", c1=COLOUR, c2=COLOUR, c3=COLOUR, n1=NUMBER, n2=NUMBER, n3=NUMBER),
    Word("take", colour=COLOUR, number=NUMBER),
    Word("use", colour=COLOUR, number=NUMBER),
    Word("refuse"),
    Word("accelerate", colour=COLOUR),
    Word("skip"),
)

FIRST_ROLLER: Final = 0
ROLLED: Final = 1
TOOK: Final = 2
USED: Final = 3
REFUSED: Final = 4
CIRCLE_TICKED: Final = 5
WROTE: Final = 6
SUMMIT_TICKED: Final = 7
ARTEFACT_HATCHED: Final = 8
DICE_HATCHED: Final = 9
BRIDGE_BONUS: Final = 10
BRIDGE_STRUCK: Final = 11
ACCELERATED: Final = 12
SKIPPED: Final = 13
FINISHED: Final = 14
EXHAUSTED: Final = 15
ENDED_BY_BRIDGES: Final = 16
ENDED_BY_EXHAUSTION: Final = 17

EVENTS: Final = Vocabulary(
    Word("first-roller"),
    Word("rolled", c1=COLOUR, c2=COLOUR, c3=COLOUR, n1=NUMBER, n2=NUMBER, n3=NUMBER),
    Word("took", colour=COLOUR, number=NUMBER),
    Word("used", colour=COLOUR, number=NUMBER),
    Word("refused"),
    Word("circle-ticked", colour=COLOUR),
    Word("wrote", colour=COLOUR, number=NUMBER, square=NUMBER),
    Word("summit-ticked", colour=COLOUR),
    Word("artefact-hatched", count=NUMBER),
    Word("dice-hatched", count=NUMBER),
    Word("bridge-bonus", bridge=BRIDGE),
    Word("bridge-struck", bridge=BRIDGE),
    Word("accelerated", colour=COLOUR),
    Word("skipped"),
    Word("finished"),
    Word("exhausted"),
    Word("ended-by-bridges"),
    Word("ended-by-exhaustion"),
)

COLOUR_NOT_ROLLED: Final = 0
NUMBER_NOT_ROLLED: Final = 1
COLOUR_TAKEN: Final = 2
NUMBER_TAKEN: Final = 3
TOO_LOW: Final = 4
NO_TEN_AFTER_CIRCLE: Final = 5
SUMMIT_DONE: Final = 6
NO_ARTEFACT_LEFT: Final = 7
SUMMIT_TOO_LOW: Final = 8

REASONS: Final = Vocabulary(
    Word("colour-not-rolled", rule="LC-PICK-01", colour=COLOUR),
    Word("number-not-rolled", rule="LC-PICK-01", number=NUMBER),
    Word("colour-taken", rule="LC-PICK-02", colour=COLOUR),
    Word("number-taken", rule="LC-PICK-02", number=NUMBER),
    Word("too-low", rule="LC-FILL-03", colour=COLOUR, number=NUMBER, top=NUMBER),
    Word("no-ten-after-circle", rule="LC-DOUBLE-07", colour=COLOUR),
    Word("summit-done", rule="LC-ARTEFACT-06", colour=COLOUR),
    Word("no-artefact-left", rule="LC-ARTEFACT-05", colour=COLOUR),
    Word("summit-too-low", rule="LC-ARTEFACT-04", colour=COLOUR, number=NUMBER, top=NUMBER),
)

COLUMN_LINE: Final = 0
ARTEFACTS_LINE: Final = 1
DICE_LINE: Final = 2
BRIDGES_LINE: Final = 3

LINES: Final = Vocabulary(
    Word("column", colour=COLOUR),
    Word("artefacts"),
    Word("dice"),
    Word("bridges"),
)
