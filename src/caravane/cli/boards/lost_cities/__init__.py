"""Board of Lost Cities: the sheet with the dice above it, and small sheets of the other players."""

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table as Grid

from caravane.cli.boards.lost_cities.dice import draw_dice
from caravane.cli.boards.lost_cities.marks import Marks
from caravane.cli.boards.lost_cities.mini_sheet import SMALL_HEIGHT, draw_small, small_width
from caravane.cli.boards.lost_cities.sheet import HEIGHT, Sheet, sheet_width
from caravane.cli.boards.scene import Scene

_GAP = 2


def draw(scene: Scene) -> RenderableType:
    """Draw the own sheet large, nearest to the prompt; a spectator sees the roller's."""
    marks = Marks(scene.texts)
    large = (scene.view["roller"] or 0) if scene.seat is None else scene.seat
    others = [seat for seat in range(len(scene.names)) if seat != large]
    beside = others[: _room_beside(scene, others)]
    above = others[len(beside) :]
    width = small_width(scene, others)
    small = {seat: draw_small(scene, marks, seat, width) for seat in others}
    stack = Group(*[small[seat] for seat in beside])
    sheet = _side_by_side([Group(*Sheet(scene, marks, large).lines()), stack])
    per_row = max(1, (scene.width + _GAP) // (width + _GAP))
    rows = [above[start : start + per_row] for start in range(0, len(above), per_row)]
    return Group(*[_side_by_side([small[seat] for seat in row]) for row in rows], draw_dice(scene, marks), sheet)


def _room_beside(scene: Scene, others: list[int]) -> int:
    """Return how many small sheets fit to the right of the large one."""
    fits = sheet_width(scene.width) + _GAP + small_width(scene, others) <= scene.width
    return HEIGHT // SMALL_HEIGHT if fits else 0


def _side_by_side(parts: list[RenderableType]) -> RenderableType:
    grid = Grid.grid(padding=(0, _GAP, 0, 0))
    for _ in parts:
        grid.add_column(no_wrap=True)
    grid.add_row(*parts)
    return Padding(grid, 0, expand=False)
