"""What every interface shows of the game: points, headline, rounds, and the parts of the box."""

from typing import Final, cast

from caravane.kernel.game import View
from caravane.kernel.presentation import Presentation
from caravane.kernel.words import NUMBER, Phrase, Vocabulary, Word

from .explanations import EXPLANATIONS
from .knowledge import ExpeditionsView
from .words import (
    ARROW_LAID,
    ARROW_REMOVED,
    CARD_LAID,
    CIRCLE,
    CLAIMED,
    COLOUR,
    COMMON_LEFT,
    COMMON_TAKEN,
    DISCARDED,
    DREW,
    DREW_UNSEEN,
    KEPT,
    KEPT_NONE,
    KEY_LAID,
    LAST_ARROW,
    LAST_CARD,
    LAST_TURN,
    LOOP_CLOSED,
    MARKED,
    NO_WAY_LEFT,
    ROUND_BEGAN,
    TICKET_TAKEN,
)

HEADLINES: Final = Vocabulary()
KEY_PLACES: Final = HEADLINES.add("key-places")
ROUND: Final = HEADLINES.add("round", round=NUMBER)
LAST_ROUND: Final = HEADLINES.add("last-round")

PARTS: Final = Vocabulary(
    Word("circle", circle=CIRCLE),
    Word("card", card=CIRCLE),
    Word("token", place=CIRCLE),
    Word("expedition", colour=COLOUR),
    Word("arrow", colour=COLOUR, origin=CIRCLE, circle=CIRCLE),
    Word("ticket"),
    Word("deck"),
    Word("display"),
    Word("hand"),
    Word("tokens"),
    Word("points"),
)


def scores(view: View) -> list[int | None]:
    """Return the points of every seat, as far as the viewer knows them."""
    return [player["score"] for player in cast(ExpeditionsView, view)["players"]]


def turn(view: View) -> int:
    """Return the round, 0 while key places are chosen."""
    return cast(ExpeditionsView, view)["round"]


def headline(view: View) -> Phrase:
    """Return the round, or that key places are chosen before the first."""
    if turn(view) == 0:
        return (KEY_PLACES,)
    return (LAST_ROUND,) if cast(ExpeditionsView, view)["last_round"] else (ROUND, turn(view))


PRESENTATION: Final = Presentation(
    scores=scores,
    headlines=HEADLINES,
    headline=headline,
    parts=PARTS,
    explanations=EXPLANATIONS,
    turn=turn,
    turn_events=(ROUND_BEGAN,),
    deeds=(
        LOOP_CLOSED,
        KEY_LAID,
        COMMON_TAKEN,
        COMMON_LEFT,
        CARD_LAID,
        ARROW_LAID,
        ARROW_REMOVED,
        TICKET_TAKEN,
        CLAIMED,
        MARKED,
        DREW,
        DREW_UNSEEN,
        KEPT,
        KEPT_NONE,
        DISCARDED,
    ),
    slips=(LOOP_CLOSED, KEY_LAID, COMMON_TAKEN),
    endings=(LAST_CARD, LAST_ARROW, LAST_TURN, NO_WAY_LEFT),
)
