"""Signs of the sheet; every colour also has a shape and a letter, so that nothing depends on seeing colours."""

from typing import Final, final

from rich.style import Style
from rich.text import Text

from caravane.games.lost_cities.components import COLOURS, SHAPES
from caravane.games.lost_cities.words import COLOUR
from caravane.text import GameTexts

_SIGNS: Final = {"heart": "♥", "circle": "●", "square": "■", "triangle": "▲", "cross": "✚", "star": "★"}
# Medium tones that are readable on light and dark screens.
_TONES: Final = {
    "red": "#d9513c",
    "orange": "#e08a24",
    "yellow": "#c9a400",
    "green": "#4a9d63",
    "blue": "#4a86c8",
    "violet": "#9a6bc4",
}

ARROW: Final = "↑"
ARTEFACT: Final = "◇"
ARTEFACT_FOUND: Final = "◆"
DICE: Final = "□"
DICE_HATCHED: Final = "▨"
ROOF: Final = "╱", "╲"  # noqa: RUF001 (used as a drawing)
CROSSED_LATE: Final = "╳"  # noqa: RUF001
CROSSED_FIRST: Final = "●"
DOUBLE: Final = "×2"  # noqa: RUF001
BRASS: Final = "#b8892e"
MINUS: Final = "\u2212"


@final
class Marks:
    """The shapes, letters and tones of the six colours, in the user's language."""

    def __init__(self, texts: GameTexts) -> None:
        self.signs: Final = [_SIGNS[shape] for shape in SHAPES]
        self.tones: Final = [_TONES[colour] for colour in COLOURS]
        self.names: Final = [texts.component(COLOUR, colour) for colour in range(len(COLOURS))]
        self.letters: Final = _letters(self.names)

    def plain(self, colour: int) -> Style:
        """Return the style of a colour on the page."""
        return Style(color=self.tones[colour])

    def filled(self, colour: int) -> Style:
        """Return the style of something written in a colour."""
        return Style(color="#000000", bgcolor=self.tones[colour], bold=True)

    def badge(self, colour: int) -> str:
        """Return the shape and the letter of a colour."""
        return f"{self.signs[colour]} {self.letters[colour]}"


def _letters(names: list[str]) -> list[str]:
    """Return for each name its first letter that no earlier name has: vert is V, violet is I."""
    letters: list[str] = []
    for name in names:
        letters.append(next(letter for letter in name.upper() if letter not in letters))
    return letters


def points(value: int) -> str:
    """Format points with a real minus sign."""
    return str(value).replace("-", MINUS)


def centred(content: str, width: int, style: Style | str = "", fill: str = " ") -> Text:
    """Centre some content in its cell."""
    return Text(f"{content:{fill}^{width}}", style=style)
