"""Vocabulary of the game: verbs, events, reasons and score lines."""

from typing import Final

from caravane.kernel.words import NUMBER, Kind, Vocabulary, Word

from .components import CARDS

CARD: Final = Kind("card", [f"card-{number + 1}" for number in range(CARDS)])

SHUFFLE_DECK: Final = 0
ROLL_WELL: Final = 1
PLAY_CARD: Final = 2
BURY: Final = 3
LEAVE: Final = 4

VERBS: Final = Vocabulary(
    Word("shuffle", order=CARD.list()),
    Word("roll", face=NUMBER),
    Word("play", card=CARD),
    Word("bury"),
    Word("leave"),
)

DEALT: Final = 0
WELL_FOUND: Final = 1
PLAYED: Final = 2
ANSWERED: Final = 3
SHOWN: Final = 4
WON: Final = 5
LOOKED: Final = 6
LOOKED_UNSEEN: Final = 7
BURIED: Final = 8
LEFT: Final = 9
DREW: Final = 10
DREW_UNSEEN: Final = 11

EVENTS: Final = Vocabulary(
    Word("dealt", cards=CARD.list()),
    Word("well-found", depth=NUMBER),
    Word("played", card=CARD),
    Word("answered"),
    Word("shown", card=CARD),
    Word("won", depth=NUMBER),
    Word("looked", card=CARD),
    Word("looked-unseen"),
    Word("buried"),
    Word("left"),
    Word("drew", card=CARD),
    Word("drew-unseen"),
)

NOT_IN_HAND: Final = 0

REASONS: Final = Vocabulary(Word("not-in-hand", rule="TW-PLAY-01", card=CARD))

WELL_LINE: Final = 0

LINES: Final = Vocabulary(Word("well", depth=NUMBER))
