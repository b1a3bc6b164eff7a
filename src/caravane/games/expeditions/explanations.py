"""What people are told about circles, cards, tokens and tickets: rules, and where the figures stand."""

from typing import Final

from caravane.kernel.explanation import Explanation
from caravane.kernel.words import Kind

from .components import SORT

SORTS: Final = Kind("sort", ("start", "place", "red", "blue"))

EXPLANATIONS: Final = {
    "circle": Explanation(
        nouns={"sort": (SORTS, SORT)},
        members={
            "start": ("EX-ARROW-02", "EX-ARROW-14"),
            "place": ("EX-PLACE-01", "EX-PLACE-05"),
            "red": ("EX-RED-01",),
            "blue": ("EX-BLUE-01", "EX-BLUE-05"),
        },
    ),
    "card": Explanation("EX-PLACE-01", "EX-SCORE-01", "EX-SCORE-03"),
    "token": Explanation("EX-KEY-04", "EX-SCORE-02", "EX-SCORE-04", figures={"tokens": "box/tokens/per_seat"}),
    "expedition": Explanation(
        "EX-ARROW-03",
        "EX-ARROW-10",
        "EX-LOOP-01",
        figures={"arrows": "box/arrows/per_colour"},
        now={"left": "view/expeditions/$colour/stock", "tip": "view/expeditions/$colour/tip:circle"},
    ),
    "arrow": Explanation("EX-ARROW-05", "EX-ARROW-12"),
    "ticket": Explanation(
        "EX-TICKET-02",
        "EX-TICKET-01",
        "EX-RED-01",
        figures={"most": "box/tickets/per_turn"},
        now={"tickets": "view/players/$me/tickets", "left": "view/supply"},
    ),
    "deck": Explanation(
        "EX-TICKET-18", "EX-COMMON-02", figures={"drawn": "box/exchange/drawn"}, now={"cards": "view/deck"}
    ),
    "display": Explanation("EX-COMMON-01", "EX-COMMON-05", "EX-COMMON-08", now={"cards": "view/display/#"}),
    "hand": Explanation("EX-SCORE-03", "EX-END-01"),
    "tokens": Explanation(
        "EX-KEY-04",
        "EX-SCORE-02",
        "EX-SCORE-04",
        figures={"tokens": "box/tokens/per_seat"},
        now={"left": "view/players/$me/tokens/#"},
    ),
    "points": Explanation("EX-SCORE-05", "EX-SCORE-01", "EX-SCORE-02", "EX-SCORE-03", "EX-SCORE-04"),
}
