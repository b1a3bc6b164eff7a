"""Credits of everybody if the round and the game ended now, from what a view shows."""

from typing import Final, cast

from caravane.kernel.game import View
from caravane.kernel.presentation import ScoreLines
from caravane.kernel.words import Vocabulary

from .components import CENTRE_COUNT, EarthBox
from .kinds import CENTRE
from .knowledge import CrewView, EarthView
from .scoring import centre_prizes

PROJECTED_LINES: Final = Vocabulary()
NOW: Final = PROJECTED_LINES.add("now")
IN_CENTRE: Final = PROJECTED_LINES.add("centre", centre=CENTRE)
COLUMNS: Final = PROJECTED_LINES.add("columns")
ROWS: Final = PROJECTED_LINES.add("rows")
UNSOLD: Final = PROJECTED_LINES.add("unsold")


def projected(view: View, box: EarthBox) -> list[ScoreLines]:
    """Return the credits of every side, and what its emissaries and its gallery would add."""
    visible = cast(EarthView, view)
    zu = visible["zu"]
    sides: list[CrewView] = [*visible["players"]]
    if zu is not None:
        sides.append(zu)
    prizes = [_prizes(box, sides, centre, visible["round"]) for centre in range(CENTRE_COUNT)]
    sheets = [_side(crew, [won[side] for won in prizes]) for side, crew in enumerate(sides)]
    if zu is not None:
        # EE-ZU-73: Zu counts the relics that it has not sold.
        sheets[-1].append(((UNSOLD,), sum([box.values[relic] for relic in (*zu["hold"], *zu["container"])])))
    return sheets


def _prizes(box: EarthBox, sides: list[CrewView], centre: int, of_round: int) -> list[int]:
    return centre_prizes(box, [crew["emissaries"][centre] for crew in sides], max(1, of_round))


def _side(crew: CrewView, prizes: list[int]) -> ScoreLines:
    centres: ScoreLines = [((IN_CENTRE, centre), won) for centre, won in enumerate(prizes)]
    return [((NOW,), crew["credits"]), *centres, ((COLUMNS,), sum(crew["columns"])), ((ROWS,), sum(crew["rows"]))]
