"""Vocabulary of the game: verbs, events, reasons and score lines."""

from typing import Final

from caravane.kernel.words import NUMBER, Kind, Vocabulary

from .components import GOODS, HEAVIEST

GOOD: Final = Kind("good", GOODS)
LOAD: Final = Kind("load", [f"{good}-{weight + 1}" for good in GOODS for weight in range(HEAVIEST)])

VERBS: Final = Vocabulary()
SHUFFLE: Final = VERBS.add("shuffle", order=LOAD.list())
CALL: Final = VERBS.add("call", good=GOOD)
LOAD_MULE: Final = VERBS.add("load", load=LOAD)
TAKE: Final = VERBS.add("take")
DRAW: Final = VERBS.add("draw")

EVENTS: Final = Vocabulary()
DEALT: Final = EVENTS.add("dealt", loads=LOAD.list())
OPENED: Final = EVENTS.add("opened", load=LOAD)
CALLED: Final = EVENTS.add("called", good=GOOD)
LOADED: Final = EVENTS.add("loaded", load=LOAD)
READY: Final = EVENTS.add("ready")
SHOWN: Final = EVENTS.add("shown", load=LOAD)
SOLD: Final = EVENTS.add("sold", coins=NUMBER)
TOO_LATE: Final = EVENTS.add("too-late")
TOOK: Final = EVENTS.add("took", load=LOAD)
DREW: Final = EVENTS.add("drew", load=LOAD)
DREW_UNSEEN: Final = EVENTS.add("drew-unseen")

REASONS: Final = Vocabulary()
NOT_IN_HAND: Final = REASONS.add("not-in-hand", rule="TM-LOAD-01", load=LOAD)

LINES: Final = Vocabulary()
SALE_LINE: Final = LINES.add("sale", load=LOAD)
