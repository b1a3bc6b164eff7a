"""Circles in words, each with a sign for its kind, and the distance of each expedition."""

from collections.abc import Sequence
from typing import Final, final

from rich.style import Style
from rich.text import Text

from caravane.cli.boards.scene import Scene
from caravane.games.expeditions.components import BLUE, COLOURS, RED, SORT, START
from caravane.games.expeditions.graph import DISTANCE, NEIGHBOURS
from caravane.games.expeditions.words import CIRCLE, COLOUR

# Medium tones that are readable on light and dark screens.
_TONES: Final = {"blue": "#4a86c8", "yellow": "#b8930a", "red": "#d9513c"}
_SIGNS: Final = {BLUE: "○", RED: "□"}
"""Signs of circles: a blue one brings an arrow, a red one a ticket."""
KEY: Final = "◆"
MINE: Final = "★"
COMMON: Final = "☆"


@final
class Circles:
    """Names, signs and distances from one viewpoint."""

    def __init__(self, scene: Scene) -> None:
        self._texts: Final = scene.texts
        self._view: Final = scene.view
        hands = scene.view["players"]
        self._mine: Final = set() if scene.seat is None else set(hands[scene.seat]["hand"])
        self._keys: Final = {token for player in hands for token in player["tokens"]}

    def colour(self, colour: int) -> str:
        """Return the name of a colour."""
        return self._texts.component(COLOUR, colour)

    def tone(self, colour: int) -> Style:
        """Return the style of a colour."""
        return Style(color=_TONES[COLOURS[colour]])

    def name(self, circle: int) -> str:
        """Return the name of a circle, on one line."""
        return self._texts.component(CIRCLE, circle).replace(" ", "\u00a0")

    def signed(self, circle: int) -> str:
        """Return the name of a circle with signs: an arrow, a ticket, a token, an own card, a common objective."""
        signs = _SIGNS.get(SORT[circle], "")
        signs += KEY if circle in self._keys else ""
        signs += MINE if circle in self._mine else ""
        signs += COMMON if circle in self._view["display"] else ""
        return f"{self.name(circle)}\u00a0{signs}" if signs else self.name(circle)

    def distances(self, circle: int) -> Text:
        """Return the number of arrows each expedition needs to a circle, in the order of the colours."""
        parts = [Text(f"{self._distance(colour, circle):>2}", self.tone(colour)) for colour in range(len(COLOURS))]
        return Text(" ").join(parts)

    def nearest(self, circle: int) -> int:
        """Return the smallest of these distances."""
        return min(self._distance(colour, circle) for colour in range(len(COLOURS)))

    def ways(self, colour: int) -> list[int]:
        """Return the circles that the next arrow of an expedition may point to."""
        expedition = self._view["expeditions"][colour]
        tip = START if expedition["tip"] is None else expedition["tip"]
        used = {frozenset(arrow) for arrow in expedition["arrows"]}
        return [circle for circle in NEIGHBOURS[tip] if frozenset((tip, circle)) not in used]

    def _distance(self, colour: int, circle: int) -> int:
        """Count the arrows to a circle, the next one on a free segment; in a closed loop, from its end."""
        tip = self._view["expeditions"][colour]["tip"]
        nearest = [DISTANCE[way][circle] + 1 for way in self.ways(colour)]
        return min(nearest, default=DISTANCE[START if tip is None else tip][circle])

    def listed(self, circles: Sequence[int]) -> Text:
        """List circles with their signs."""
        return Text(", ").join([Text(self.signed(circle)) for circle in circles]) if circles else Text("-")
