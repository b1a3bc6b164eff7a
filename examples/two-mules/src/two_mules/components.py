"""Typed values of `components.toml`, and what they say about a load."""

from typing import Final, final

from caravane.kernel.box import Box, Tables, load
from caravane.kernel.edition import Edition

TABLES: Final = load("two_mules")

GOODS: Final[list[str]] = TABLES["loads"]["goods"]
HEAVIEST: Final[int] = TABLES["loads"]["heaviest"]
LOADS: Final[int] = len(GOODS) * HEAVIEST


@final
class TwoMulesBox(Box):
    """Values that are not names: an edition could change them."""

    def __init__(self, tables: Tables, edition: Edition | None = None) -> None:
        super().__init__(tables, edition)
        self.hand: Final[int] = tables["loads"]["hand"]
        self.demand: Final[int] = tables["market"]["demand"]
        self.days: Final[dict[str, int]] = tables["days"]

    def price_of(self, load: int, demand: int) -> int:
        """Return what a load sells for on a day with this demand (TM-SALE-01)."""
        return weight_of(load) * (self.demand if good_of(load) == demand else 1)


def good_of(load: int) -> int:
    """Return the good of a load."""
    return load // HEAVIEST


def weight_of(load: int) -> int:
    """Return the weight of a load."""
    return load % HEAVIEST + 1
