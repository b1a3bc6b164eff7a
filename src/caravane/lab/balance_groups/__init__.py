"""What the balance of each game is measured by: one module per game, and nothing but seats and score lines for others."""

from importlib import import_module
from typing import Final

from caravane.kernel.game import AnyGame
from caravane.lab.balance_measures import Measures

_MODULES: Final = ("archeos_society", "excavation_earth", "expeditions", "lost_cities")


def measures_of(game: AnyGame) -> Measures:
    """Return what is measured of a game beyond seats and score lines."""
    name = game.name.replace("-", "_")
    if name not in _MODULES:
        return Measures()
    measures: Measures = import_module(f"{__name__}.{name}").MEASURES
    return measures
