"""Typed constants from `components.toml`, and what they say about a load."""

from typing import Final

from caravane.kernel.components import load

_BOX: Final = load("two_mules")

GOODS: Final[list[str]] = _BOX["loads"]["goods"]
HEAVIEST: Final[int] = _BOX["loads"]["heaviest"]
LOADS: Final[int] = len(GOODS) * HEAVIEST
HAND: Final[int] = _BOX["loads"]["hand"]
DEMAND: Final[int] = _BOX["market"]["demand"]
DAYS: Final[dict[str, int]] = _BOX["days"]


def good_of(load: int) -> int:
    """Return the good of a load."""
    return load // HEAVIEST


def weight_of(load: int) -> int:
    """Return the weight of a load."""
    return load % HEAVIEST + 1


def price_of(load: int, demand: int) -> int:
    """Return what a load sells for on a day with this demand (TM-SALE-01)."""
    return weight_of(load) * (DEMAND if good_of(load) == demand else 1)
