"""Typed constants from `components.toml`.

Squares and symbols are counted from 1, as on the printed sheet.
"""

from typing import Final

from caravane.kernel.components import load

_BOX: Final = load("caravane.games.lost_cities")
_COLUMNS: Final = _BOX["sheet"]["columns"]

COLOURS: Final[tuple[str, ...]] = tuple(_BOX["dice"]["colour_faces"])
SHAPES: Final[tuple[str, ...]] = tuple(column["symbol"] for column in _COLUMNS)
ARROWS: Final[tuple[tuple[int, ...], ...]] = tuple(tuple(column["arrows"]) for column in _COLUMNS)
ARTEFACTS: Final[tuple[tuple[int, ...], ...]] = tuple(tuple(column["artefacts"]) for column in _COLUMNS)

COLOUR_DICE: Final[int] = _BOX["dice"]["colour_dice"]
NUMBER_DICE: Final[int] = _BOX["dice"]["number_dice"]
NUMBERS: Final[int] = len(_BOX["dice"]["number_faces"])
TEN: Final[int] = _BOX["dice"]["zero_in_started_column"]

SQUARES: Final[int] = _BOX["sheet"]["squares_per_expedition"]
SYMBOLS: Final[int] = _BOX["sheet"]["artefact_symbols"]
FAR_SIDE: Final[int] = _BOX["sheet"]["bridge_after"] + 1
"""Square or symbol beyond the bridge; filling it crosses the bridge."""
BRIDGE_POINTS: Final[int] = _BOX["sheet"]["bridge_points"]
BRIDGES: Final[tuple[str, ...]] = tuple(_BOX["sheet"]["column_order"])
ARTEFACT_BRIDGE: Final[int] = BRIDGES.index("artefact")
DICE_BRIDGE: Final[int] = BRIDGES.index("dice")
ALL_BRIDGES: Final[int] = (1 << len(BRIDGES)) - 1

EXPEDITION_POINTS: Final[tuple[int, ...]] = tuple(_BOX["scoring"]["expedition"])
EMPTY_POINTS: Final[int] = _BOX["scoring"]["expedition_empty"]
CIRCLE_FACTOR: Final[int] = _BOX["scoring"]["circle_multiplier"]
ARTEFACT_POINTS: Final[tuple[int, ...]] = tuple(_BOX["scoring"]["artefact"])
DICE_POINTS: Final[tuple[int, ...]] = tuple(_BOX["scoring"]["dice"])


def _marked(squares: tuple[int, ...]) -> tuple[bool, ...]:
    return tuple([square in squares for square in range(SQUARES + 1)])


HAS_ARROW: Final[tuple[tuple[bool, ...], ...]] = tuple([_marked(squares) for squares in ARROWS])
HAS_ARTEFACT: Final[tuple[tuple[bool, ...], ...]] = tuple([_marked(squares) for squares in ARTEFACTS])
