"""Positions of Excavation Earth in which a turn can be tried."""

from collections import Counter
from typing import Any, Final

from caravane.games.excavation_earth.components import MARKETS, ROWS, SITE
from tests.browser.random_touch import Projection

ROOM_FOR_TWO: Final = 2
PRIZED_COLUMN: Final = 2
TWO_TURNS: Final = 4
"""Cards of Zu after its second turn; between its first one and ours our third explorer lands."""


def chooses(projection: Projection, action: str) -> bool:
    """Return whether an action is to be chosen, and this one can be."""
    return str(projection.get("prompt", "")).startswith("action:") and f"choose:{action}" in projection.get("legal", [])


def relics_in_reach(view: dict[str, Any]) -> list[int]:
    """List the relics under the player's explorers of a colour in the hand, no two at one site."""
    me = view["players"][0]
    colours = {card // MARKETS for card in me["hand"]}
    here = [relic for relic, many in enumerate(view["sites"]) if many and SITE[relic] in me["explorers"]]
    by_colour = Counter(colour for colour, _ in {(relic // ROWS, SITE[relic]) for relic in here})
    return [relic for relic in here if relic // ROWS in colours and by_colour[relic // ROWS] > 1]


def free_relics(projection: Projection) -> list[int]:
    """List the relics in reach that fill no column, which would draw a card."""
    columns = Counter(relic // ROWS for relic in projection["view"]["players"][0]["gallery"])
    return [relic for relic in relics_in_reach(projection["view"]) if columns[relic // ROWS] < PRIZED_COLUMN]


def two_of_a_colour(projection: Projection) -> tuple[int, int]:
    """Return two relics that one card digs, from different sites."""
    first, *others = free_relics(projection)
    second = next(each for each in others if each // ROWS == first // ROWS and SITE[each] != SITE[first])
    return first, second


def digs_two(projection: Projection) -> bool:
    """Return whether two relics can be dug at once."""
    me = projection["view"]["players"][0]
    room = len(me["hold"]) <= ROOM_FOR_TWO and me["reserve"] > ROOM_FOR_TWO
    return chooses(projection, "dig") and room and bool(free_relics(projection))


def zu_has_played(found: Projection) -> bool:
    """Return whether Zu has just had a turn of two cards."""
    view = found["view"]
    return str(found.get("prompt", "")) == "action:2" and len(view["zu"]["discard"]) >= TWO_TURNS


def walk(legal: list[str]) -> list[str]:
    """Return moves that bring explorers to new places, and leave relics where they are."""
    if "choose:move" in legal:
        return ["choose:move"]
    return [move for move in legal if move not in {"choose:pass", "choose:dig", "choose:smuggle"}] or legal
