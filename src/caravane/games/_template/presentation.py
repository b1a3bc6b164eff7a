"""What every interface shows of the game: points, headline, rounds, and the parts of the box."""

from typing import Final, cast

from caravane.kernel.explanation import Explanation
from caravane.kernel.game import View
from caravane.kernel.presentation import Presentation
from caravane.kernel.words import NUMBER, Phrase, Vocabulary, Word

from .knowledge import WellView
from .words import BURIED, CARD, LEFT, SHOWN, WELL_FOUND, WON

HEADLINES: Final = Vocabulary()
WELLS: Final = HEADLINES.add("wells", won=NUMBER, rounds=NUMBER)

PARTS: Final = Vocabulary(Word("card", card=CARD), Word("deck"), Word("well"))

EXPLANATIONS: Final = {
    "card": Explanation("TW-PLAY-03"),
    "deck": Explanation("TW-PEEK-01", "TW-DRAW-01", now={"cards": "view/deck/#"}),
    "well": Explanation("TW-SCORE-01", "TW-WELL-01", now={"depth": "view/depth"}),
}


def scores(view: View) -> list[int | None]:
    """Return the points of every seat."""
    return [sum(depths) for depths in cast(WellView, view)["won"]]


def headline(view: View) -> Phrase:
    """Return how many wells are won, of how many."""
    visible = cast(WellView, view)
    return (WELLS, sum([len(depths) for depths in visible["won"]]), visible["rounds"])


PRESENTATION: Final = Presentation(
    scores=scores,
    headlines=HEADLINES,
    headline=headline,
    parts=PARTS,
    explanations=EXPLANATIONS,
    turn_events=(WELL_FOUND,),
    deeds=(WON, SHOWN, BURIED, LEFT),
)
