"""Vocabulary of the game: verbs, events, reasons and score lines."""

from typing import Final

from caravane.kernel.words import NUMBER, SEAT, Kind, Vocabulary

from .components import BRIDGES, COLOURS

COLOUR: Final = Kind("colour", COLOURS)
BRIDGE: Final = Kind("bridge", BRIDGES)
CROSSING: Final = Kind("crossing", ["open", "bonus", "struck"])
BOX: Final = Kind("box", [*BRIDGES, "bridges"])
CHOICE_ORDER: Final = Kind("choice-order", ["simultaneous", "turn_order", "on_demand"])

# Verbs of chance, then of seats, in the order of the rule specification.
VERBS: Final = Vocabulary()
DRAW_ROLLER: Final = VERBS.add("roller", seat=SEAT)
ROLL_DICE: Final = VERBS.add("roll", c1=COLOUR, c2=COLOUR, c3=COLOUR, n1=NUMBER, n2=NUMBER, n3=NUMBER)
TAKE: Final = VERBS.add("take", colour=COLOUR, number=NUMBER)
USE: Final = VERBS.add("use", colour=COLOUR, number=NUMBER)
REFUSE: Final = VERBS.add("refuse")
ACCELERATE_COLUMN: Final = VERBS.add("accelerate", colour=COLOUR)
SKIP: Final = VERBS.add("skip")
DEMAND_ORDER: Final = VERBS.add("demand-order")

EVENTS: Final = Vocabulary()
FIRST_ROLLER: Final = EVENTS.add("first-roller")
ROLLED: Final = EVENTS.add("rolled", c1=COLOUR, c2=COLOUR, c3=COLOUR, n1=NUMBER, n2=NUMBER, n3=NUMBER)
TOOK: Final = EVENTS.add("took", colour=COLOUR, number=NUMBER)
USED: Final = EVENTS.add("used", colour=COLOUR, number=NUMBER)
REFUSED: Final = EVENTS.add("refused")
CIRCLE_TICKED: Final = EVENTS.add("circle-ticked", colour=COLOUR)
WROTE: Final = EVENTS.add("wrote", colour=COLOUR, number=NUMBER, square=NUMBER)
SUMMIT_TICKED: Final = EVENTS.add("summit-ticked", colour=COLOUR)
ARTEFACT_HATCHED: Final = EVENTS.add("artefact-hatched", count=NUMBER)
DICE_HATCHED: Final = EVENTS.add("dice-hatched", count=NUMBER)
BRIDGE_BONUS: Final = EVENTS.add("bridge-bonus", bridge=BRIDGE)
BRIDGE_STRUCK: Final = EVENTS.add("bridge-struck", bridge=BRIDGE)
ACCELERATED: Final = EVENTS.add("accelerated", colour=COLOUR)
SKIPPED: Final = EVENTS.add("skipped")
FINISHED: Final = EVENTS.add("finished")
EXHAUSTED: Final = EVENTS.add("exhausted")
ENDED_BY_BRIDGES: Final = EVENTS.add("ended-by-bridges")
ENDED_BY_EXHAUSTION: Final = EVENTS.add("ended-by-exhaustion")
ORDER_DEMANDED: Final = EVENTS.add("order-demanded")

REASONS: Final = Vocabulary()
COLOUR_NOT_ROLLED: Final = REASONS.add("colour-not-rolled", rule="LC-ROLL-01", colour=COLOUR)
NUMBER_NOT_ROLLED: Final = REASONS.add("number-not-rolled", rule="LC-ROLL-01", number=NUMBER)
COLOUR_TAKEN: Final = REASONS.add("colour-taken", rule="LC-PICK-02", colour=COLOUR)
NUMBER_TAKEN: Final = REASONS.add("number-taken", rule="LC-PICK-02", number=NUMBER)
TOO_LOW: Final = REASONS.add("too-low", rule="LC-FILL-03", colour=COLOUR, number=NUMBER, top=NUMBER)
NO_TEN_AFTER_CIRCLE: Final = REASONS.add("no-ten-after-circle", rule="LC-DOUBLE-07", colour=COLOUR)
SUMMIT_DONE: Final = REASONS.add("summit-done", rule="LC-ARTEFACT-06", colour=COLOUR)
NO_ARTEFACT_LEFT: Final = REASONS.add("no-artefact-left", rule="LC-ARTEFACT-05", colour=COLOUR)
SUMMIT_TOO_LOW: Final = REASONS.add("summit-too-low", rule="LC-ARTEFACT-04", colour=COLOUR, number=NUMBER, top=NUMBER)

LINES: Final = Vocabulary()
COLUMN_LINE: Final = LINES.add("column", colour=COLOUR)
ARTEFACTS_LINE: Final = LINES.add("artefacts")
DICE_LINE: Final = LINES.add("dice")
BRIDGES_LINE: Final = LINES.add("bridges")
