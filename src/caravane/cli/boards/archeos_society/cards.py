"""Cards in the terminal, each named in words and coloured, so that nothing depends on seeing colours."""

from collections.abc import Sequence
from itertools import groupby
from typing import Final, final

from rich.style import Style
from rich.text import Text

from caravane.games.archeos_society.components import COLOURS
from caravane.games.archeos_society.words import CARD, COLOUR
from caravane.text import GameTexts

# Medium tones that are readable on light and dark screens.
_TONES: Final = {
    "red": "#d9513c",
    "green": "#4a9d63",
    "blue": "#4a86c8",
    "yellow": "#b8930a",
    "pink": "#d070a8",
    "violet": "#9a6bc4",
}


@final
class Cards:
    """The names and tones of cards and colours, in the user's language."""

    def __init__(self, texts: GameTexts) -> None:
        self._texts: Final = texts
        self.colours: Final = [texts.component(COLOUR, colour) for colour in range(len(COLOURS))]

    def tone(self, colour: int) -> Style:
        """Return the style of a colour."""
        return Style(color=_TONES[COLOURS[colour]])

    def name(self, card: int) -> Text:
        """Return the name of a card in the tone of its colour."""
        return Text(unbroken(self._texts.component(CARD, card)), self.tone(card % len(COLOURS)))

    def listed(self, cards: Sequence[int | None]) -> Text:
        """List cards by kind; equal ones are counted, hidden ones too."""
        parts = [self._several(card, len(list(run))) for card, run in groupby(cards)]
        return Text(", ").join(parts) if parts else Text("-")

    def in_order(self, cards: Sequence[int]) -> Text:
        """List an expedition, starting with its leader."""
        return Text(", ").join([self.name(card) for card in cards])

    def _several(self, card: int | None, count: int) -> Text:
        if card is None:
            return Text(unbroken(self._texts.ui("archeos-hidden", count=count)))
        return self.name(card) if count == 1 else Text.assemble(f"{count}\u00d7", self.name(card))


def unbroken(text: str) -> str:
    """Keep the words of a card on one line."""
    return text.replace(" ", "\u00a0")
