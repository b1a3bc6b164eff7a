"""Typed values of `components.toml`: what all editions share as constants, and the box of a table.

Squares and symbols are counted from 1, as on the printed sheet.
"""

from typing import Final, final

from caravane.kernel.box import Box, Tables, load
from caravane.kernel.edition import Edition
from caravane.kernel.edition_form import EditionForm, Field, Part, Problem

TABLES: Final = load("caravane.games.lost_cities")
_COLUMNS: Final = TABLES["sheet"]["columns"]

COLOURS: Final[tuple[str, ...]] = tuple(TABLES["dice"]["colour_faces"])
SHAPES: Final[tuple[str, ...]] = tuple(column["symbol"] for column in _COLUMNS)

COLOUR_DICE: Final[int] = TABLES["dice"]["colour_dice"]
NUMBER_DICE: Final[int] = TABLES["dice"]["number_dice"]
NUMBERS: Final[int] = len(TABLES["dice"]["number_faces"])
TEN: Final[int] = TABLES["dice"]["zero_in_started_column"]

SQUARES: Final[int] = TABLES["sheet"]["squares_per_expedition"]
SYMBOLS: Final[int] = TABLES["sheet"]["artefact_symbols"]
FAR_SIDE: Final[int] = TABLES["sheet"]["bridge_after"] + 1
"""Square or symbol beyond the bridge; filling it crosses the bridge."""
BRIDGES: Final[tuple[str, ...]] = tuple(TABLES["sheet"]["column_order"])
ARTEFACT_BRIDGE: Final[int] = BRIDGES.index("artefact")
DICE_BRIDGE: Final[int] = BRIDGES.index("dice")
ALL_BRIDGES: Final[int] = (1 << len(BRIDGES)) - 1


@final
class LostCitiesBox(Box):
    """Values that are printed on the sheet, besides its rows."""

    def __init__(self, tables: Tables, edition: Edition | None = None) -> None:
        super().__init__(tables, edition)
        columns, scoring = tables["sheet"]["columns"], tables["scoring"]
        self.arrows: Final[tuple[tuple[int, ...], ...]] = tuple([tuple(column["arrows"]) for column in columns])
        self.artefacts: Final[tuple[tuple[int, ...], ...]] = tuple([tuple(column["artefacts"]) for column in columns])
        self.has_arrow: Final[tuple[tuple[bool, ...], ...]] = tuple([_marked(squares) for squares in self.arrows])
        self.has_artefact: Final[tuple[tuple[bool, ...], ...]] = tuple([_marked(squares) for squares in self.artefacts])
        self.artefact_squares: Final[int] = sum([len(squares) for squares in self.artefacts])
        self.expedition_points: Final[tuple[int, ...]] = tuple(scoring["expedition"])
        self.empty_points: Final[int] = scoring["expedition_empty"]
        self.circle_factor: Final[int] = scoring["circle_multiplier"]
        self.artefact_points: Final[tuple[int, ...]] = tuple(scoring["artefact"])
        self.dice_points: Final[tuple[int, ...]] = tuple(scoring["dice"])
        self.bridge_points: Final[int] = tables["sheet"]["bridge_points"]
        self.column_values: Final[list[list[list[list[list[float]]]]]] = []
        """Expected values of columns, for bots: empty until `future_value` computes them on first use."""

    def least_total(self) -> int:
        """Return a total that no sheet can fall below."""
        columns = self.circle_factor * min(0, *self.expedition_points)
        return len(COLOURS) * columns + min(self.artefact_points) + min(self.dice_points)

    def most_total(self) -> int:
        """Return a total that no sheet can exceed."""
        columns = self.circle_factor * max(0, *self.expedition_points)
        bridges = len(BRIDGES) * self.bridge_points
        return len(COLOURS) * columns + max(self.artefact_points) + max(self.dice_points) + bridges


def _marked(squares: tuple[int, ...]) -> tuple[bool, ...]:
    return tuple([square in squares for square in range(SQUARES + 1)])


def _problems(tables: Tables) -> list[Problem]:
    """LC-SETUP-09, LC-ARTEFACT-10, LC-SCORE-06, LC-SCORE-07: what the squares and the points must agree on."""
    columns = tables["sheet"]["columns"]
    problems = [problem for column in columns for problem in _column_problems(column)]
    least = SYMBOLS - len(COLOURS)
    if sum([len(column["artefacts"]) for column in columns]) < least:
        problems.append(Problem(f"{_path(columns[0])}/artefacts", "too-few-artefacts", least=least))
    for name in ("artefact", "dice"):
        if tables["scoring"][name][0] != 0:
            problems.append(Problem(f"scoring/{name}", "nothing-hatched", 0))
    if tables["scoring"]["dice"][SYMBOLS] != 0:
        problems.append(Problem("scoring/dice", "exhausted-scores", SYMBOLS))
    return problems


def _column_problems(column: Tables) -> list[Problem]:
    return [
        Problem(f"{_path(column)}/artefacts", "two-symbols", entry, square=square)
        for entry, square in enumerate(column["artefacts"])
        if square in column["arrows"]
    ]


def _path(column: Tables) -> str:
    return f"sheet/columns/{column['colour']}"


def _squares(colour: str, symbol: str) -> Field:
    return Field(f"sheet/columns/{colour}/{symbol}", least=1, most=SQUARES, lengths=(0, 5), rising=True)


def _scores(name: str) -> Field:
    return Field(f"scoring/{name}", least=-99, most=199, lengths=(SQUARES + 1, SQUARES + 1))


EDITIONS: Final = EditionForm(
    [
        *[Part(colour, [_squares(colour, "arrows"), _squares(colour, "artefacts")]) for colour in COLOURS],
        Part("scores", [_scores("expedition"), _scores("artefact"), _scores("dice")]),
    ],
    _problems,
)
