"""Vocabulary of the game: verbs, events, reasons and score lines."""

from typing import Final

from caravane.kernel.words import NUMBER, Kind, Vocabulary

from .components import CARDS

CARD: Final = Kind("card", [f"card-{number + 1}" for number in range(CARDS)])

VERBS: Final = Vocabulary()
SHUFFLE_DECK: Final = VERBS.add("shuffle", order=CARD.list())
ROLL_WELL: Final = VERBS.add("roll", face=NUMBER)
PLAY_CARD: Final = VERBS.add("play", card=CARD)
BURY: Final = VERBS.add("bury")
LEAVE: Final = VERBS.add("leave")

EVENTS: Final = Vocabulary()
DEALT: Final = EVENTS.add("dealt", cards=CARD.list())
WELL_FOUND: Final = EVENTS.add("well-found", depth=NUMBER)
PLAYED: Final = EVENTS.add("played", card=CARD)
ANSWERED: Final = EVENTS.add("answered")
SHOWN: Final = EVENTS.add("shown", card=CARD)
WON: Final = EVENTS.add("won", depth=NUMBER)
LOOKED: Final = EVENTS.add("looked", card=CARD)
LOOKED_UNSEEN: Final = EVENTS.add("looked-unseen")
BURIED: Final = EVENTS.add("buried")
LEFT: Final = EVENTS.add("left")
DREW: Final = EVENTS.add("drew", card=CARD)
DREW_UNSEEN: Final = EVENTS.add("drew-unseen")

REASONS: Final = Vocabulary()
NOT_IN_HAND: Final = REASONS.add("not-in-hand", rule="TW-PLAY-01", card=CARD)

LINES: Final = Vocabulary()
WELL_LINE: Final = LINES.add("well", depth=NUMBER)
