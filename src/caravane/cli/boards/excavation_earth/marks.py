"""Names and tones of pieces, all in words or figures and coloured, so that nothing depends on seeing colours."""

from collections.abc import Sequence
from itertools import groupby
from typing import Final, final

from rich.style import Style
from rich.text import Text

from caravane.games.excavation_earth.components import COLOURS, ROWS, TRAVEL, EarthBox
from caravane.games.excavation_earth.kinds import CARD, COLOUR, LOCATION, RELIC
from caravane.text import GameTexts

LETTERS: Final = "ABCD"
ZU: Final = "Z"

# Medium tones that are readable on light and dark screens.
_TONES: Final = {
    "yellow": "#b8930a",
    "green": "#4a9d63",
    "red": "#d9513c",
    "violet": "#9a6bc4",
    "orange": "#d07a2c",
}


@final
class Marks:
    """Formatting of pieces in the user's language."""

    def __init__(self, texts: GameTexts) -> None:
        self._texts: Final = texts
        self.box: Final[EarthBox] = texts.game.box
        self.colours: Final = [texts.component(COLOUR, colour) for colour in range(len(COLOURS))]

    def tone(self, colour: int) -> Style:
        """Return the style of a colour."""
        return Style(color=_TONES[COLOURS[colour]]) if colour < len(COLOURS) else Style(bold=True)

    def colour(self, colour: int) -> Text:
        """Return the name of a colour in its tone."""
        return Text(self.colours[colour], self.tone(colour))

    def location(self, location: int) -> str:
        """Return the name of a location."""
        return unbroken(self._texts.component(LOCATION, location))

    def buyers(self, queue: Sequence[int]) -> Text:
        """List buyers from the front, by their colour."""
        names = [Text(self._short(buyer), self.tone(buyer)) for buyer in queue]
        return Text(", ").join(names) if names else Text("-")

    def _short(self, buyer: int) -> str:
        if buyer < len(COLOURS):
            return self.colours[buyer]
        return self._texts.ui("excavation-white")

    def cards(self, cards: Sequence[int | None]) -> Text:
        """List cards; equal ones are counted, hidden ones too."""
        parts = [self._several(card, len(list(run))) for card, run in groupby(cards)]
        return Text(", ").join(parts) if parts else Text("-")

    def _several(self, card: int | None, count: int) -> Text:
        if card is None:
            return Text(unbroken(self._texts.ui("excavation-hidden", count=count)))
        name = Text(unbroken(self._texts.component(CARD, card)), self.tone(card // 6) if card < TRAVEL else "")
        return name if count == 1 else Text.assemble(f"{count}\u00d7", name)

    def relics(self, relics: Sequence[int]) -> Text:
        """List relics by name; equal ones are counted."""
        parts: list[Text] = []
        for relic, run in groupby(relics):
            count = len(list(run))
            name = Text(unbroken(self._texts.component(RELIC, relic)), self.tone(relic // ROWS))
            parts.append(name if count == 1 else Text.assemble(f"{count}\u00d7", name))
        return Text(", ").join(parts) if parts else Text("-")

    def values(self, relics: Sequence[int]) -> Text:
        """List relics of one colour by their values alone: within a colour a value identifies the type."""
        return Text(
            " ".join(str(self.box.values[relic]) for relic in relics) or "-",
            self.tone(relics[0] // ROWS) if relics else "",
        )


def unbroken(text: str) -> str:
    """Keep the words of a name on one line."""
    return text.replace(" ", "\u00a0")
