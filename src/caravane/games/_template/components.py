"""Typed constants from `components.toml`."""

from typing import Final

from caravane.kernel.components import load

_BOX: Final = load("caravane.games._template")

CARDS: Final[int] = _BOX["cards"]["count"]
HAND: Final[int] = _BOX["cards"]["hand"]
FACES: Final[int] = _BOX["die"]["faces"]
ROUNDS: Final[dict[str, int]] = _BOX["rounds"]
