"""Typed values of `components.toml`: what all editions share as constants, and the box of a table."""

from typing import Final, final

from caravane.kernel.box import Box, Tables, load
from caravane.kernel.edition import Edition
from caravane.kernel.edition_form import NUMBER, EditionForm, Field, Part

TABLES: Final = load("caravane.games._template")

CARDS: Final[int] = TABLES["cards"]["count"]


@final
class WellBox(Box):
    """Values that an edition can change."""

    def __init__(self, tables: Tables, edition: Edition | None = None) -> None:
        super().__init__(tables, edition)
        self.hand: Final[int] = tables["cards"]["hand"]
        self.faces: Final[int] = tables["die"]["faces"]
        self.rounds: Final[dict[str, int]] = tables["rounds"]


EDITIONS: Final = EditionForm(
    [
        Part("cards", [Field("cards/hand", NUMBER, least=1, most=4)]),
        Part("die", [Field("die/faces", NUMBER, least=2, most=6)]),
        Part("rounds", [Field("rounds/long", NUMBER, least=1, most=5), Field("rounds/short", NUMBER, least=1, most=5)]),
    ]
)
