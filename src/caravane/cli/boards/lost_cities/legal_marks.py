"""The marks that a seat's legal moves would make on its sheet."""

from collections.abc import Sequence
from typing import Any, Final, final

from caravane.games.lost_cities.components import TEN
from caravane.games.lost_cities.words import ACCELERATE_COLUMN, TAKE, USE
from caravane.kernel.words import Move


@final
class LegalMarks:
    """The numbers that may come next in each column, and the circles that may be ticked."""

    def __init__(self, moves: Sequence[Move], sheet: dict[str, Any]) -> None:
        self._sheet: Final = sheet
        self.numbers: Final[dict[int, list[int]]] = {}
        self.circles: Final[set[int]] = set()
        for verb, *nouns in moves:
            if verb in {TAKE, USE}:
                self._add_pair(nouns[0], nouns[1])
            elif verb == ACCELERATE_COLUMN:
                self.numbers[nouns[0]] = (sheet["columns"][nouns[0]] or [1])[-1:]
        for numbers in self.numbers.values():
            numbers.sort()

    def _add_pair(self, colour: int, number: int) -> None:
        """Add a pair; a 0 on an untouched column ticks its circle, and is a 10 elsewhere."""
        untouched = not self._sheet["columns"][colour] and not self._sheet["circles"][colour]
        if number == 0 and untouched:
            self.circles.add(colour)
        else:
            self.numbers.setdefault(colour, []).append(number or TEN)
