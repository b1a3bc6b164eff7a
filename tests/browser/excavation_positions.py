"""Positions of Excavation Earth in which a turn can be tried."""

from collections import Counter
from typing import Any, Final

from caravane.games.excavation_earth.components import MARKETS, ROWS, SITE
from tests.browser.random_touch import Projection

ROOM_FOR_TWO: Final = 2
PRIZED_COLUMN: Final = 2


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


def digs_two(projection: Projection) -> bool:
    """Return whether two relics can be dug at once, without a full column that draws a card."""
    me = projection["view"]["players"][0]
    room = len(me["hold"]) <= ROOM_FOR_TWO and me["reserve"] > ROOM_FOR_TWO
    columns = Counter(relic // ROWS for relic in me["gallery"])
    free = [relic for relic in relics_in_reach(projection["view"]) if columns[relic // ROWS] < PRIZED_COLUMN]
    return chooses(projection, "dig") and room and bool(free)
