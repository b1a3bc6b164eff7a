"""What every interface shows of the game: points, headline, turns, and the parts of the box."""

from typing import Final, cast

from caravane.kernel.game import View
from caravane.kernel.presentation import Presentation
from caravane.kernel.words import NUMBER, Phrase, Vocabulary, Word

from .components import BRIDGES, LostCitiesBox
from .explanations import EXPLANATIONS
from .knowledge import LostCitiesView
from .words import (
    ACCELERATED,
    ARTEFACT_HATCHED,
    BRIDGE,
    BRIDGE_BONUS,
    BRIDGE_STRUCK,
    CIRCLE_TICKED,
    COLOUR,
    COLUMN_LINE,
    ENDED_BY_BRIDGES,
    ENDED_BY_EXHAUSTION,
    EXHAUSTED,
    REFUSED,
    ROLLED,
    SUMMIT_TICKED,
    WROTE,
)

HEADLINES: Final = Vocabulary()
TURN: Final = HEADLINES.add("turn", turn=NUMBER, crossed=NUMBER)

PARTS: Final = Vocabulary(
    Word("colour-die", colour=COLOUR),
    Word("number-die", number=NUMBER),
    Word("column", colour=COLOUR),
    Word("circle", colour=COLOUR),
    Word("square", colour=COLOUR, square=NUMBER),
    Word("summit", colour=COLOUR),
    Word("bridge", bridge=BRIDGE),
    Word("artefact", count=NUMBER),
    Word("refusal", count=NUMBER),
    Word("sealed"),
    Word("points"),
)


def scores(view: View) -> list[int | None]:
    """Return the totals of the sheets."""
    return [sheet["total"] for sheet in cast(LostCitiesView, view)["sheets"]]


def turn(view: View) -> int:
    """Return the number of the turn."""
    return cast(LostCitiesView, view)["turn"]


def headline(view: View) -> Phrase:
    """Return the turn, and how many bridges somebody has crossed."""
    sheets = cast(LostCitiesView, view)["sheets"]
    crossed = [any(sheet["bridges"][bridge] != "open" for sheet in sheets) for bridge in range(len(BRIDGES))]
    return (TURN, turn(view), sum(crossed))


def factors(view: View, seat: int, box: LostCitiesBox) -> dict[Phrase, int]:
    """LC-SCORE-04: return the columns that a ticked circle doubles."""
    circles = cast(LostCitiesView, view)["sheets"][seat]["circles"]
    return {(COLUMN_LINE, colour): box.circle_factor for colour, ticked in enumerate(circles) if ticked}


PRESENTATION: Final = Presentation(
    scores=scores,
    headlines=HEADLINES,
    headline=headline,
    parts=PARTS,
    explanations=EXPLANATIONS,
    turn=turn,
    turn_events=(ROLLED,),
    deeds=(
        SUMMIT_TICKED,
        BRIDGE_BONUS,
        EXHAUSTED,
        WROTE,
        CIRCLE_TICKED,
        BRIDGE_STRUCK,
        ARTEFACT_HATCHED,
        ACCELERATED,
        REFUSED,
        ROLLED,
    ),
    slips=(SUMMIT_TICKED, BRIDGE_BONUS),
    endings=(ENDED_BY_BRIDGES, ENDED_BY_EXHAUSTION),
    factors=factors,
)
