"""What every interface shows of the game: coins, the day, and the parts of the box."""

from typing import Final, cast

from caravane.kernel.explanation import Explanation
from caravane.kernel.game import View
from caravane.kernel.presentation import Presentation
from caravane.kernel.words import NUMBER, Phrase, Vocabulary, Word

from .knowledge import TwoMulesView
from .words import CALLED, GOOD, LOAD

HEADLINES: Final = Vocabulary()
DAY: Final = HEADLINES.add("day", day=NUMBER, days=NUMBER)

PARTS: Final = Vocabulary(
    Word("load", load=LOAD), Word("good", good=GOOD), Word("deck"), Word("market"), Word("points")
)

EXPLANATIONS: Final = {
    "load": Explanation("TM-SALE-01", "TM-SALE-02", figures={"demand": "box/market/demand"}),
    "good": Explanation("TM-SETUP-01", "TM-SALE-01", figures={"heaviest": "box/loads/heaviest"}),
    "deck": Explanation("TM-DEPOT-03", now={"loads": "view/deck"}),
    "market": Explanation(
        "TM-CALL-01", "TM-SALE-01", figures={"demand": "box/market/demand"}, now={"good": "view/demand:good"}
    ),
    "points": Explanation("TM-SCORE-01", "TM-SCORE-02"),
}


def scores(view: View) -> list[int | None]:
    """Return the coins of every trader."""
    return list(cast(TwoMulesView, view)["coins"])


def headline(view: View) -> Phrase:
    """Return the day, of how many; nothing before the first."""
    visible = cast(TwoMulesView, view)
    return (DAY, visible["day"], visible["days"]) if visible["day"] else ()


PRESENTATION: Final = Presentation(
    scores=scores, headlines=HEADLINES, headline=headline, parts=PARTS, explanations=EXPLANATIONS, turn_events=(CALLED,)
)
