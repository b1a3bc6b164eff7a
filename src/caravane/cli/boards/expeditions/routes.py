"""A route: the number of arrows left, the last circles, and the possible next ones."""

from typing import Any, Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from caravane.cli.boards.expeditions.circles import Circles
from caravane.cli.boards.scene import Scene
from caravane.games.expeditions.components import START

_MAX_ARROWS: Final = 5


def draw_route(scene: Scene, circles: Circles, colour: int) -> RenderableType:
    """Draw an expedition in two lines: its last circles, and its possible next ones."""
    expedition: dict[str, Any] = scene.view["expeditions"][colour]
    ui = scene.texts.ui
    head = Text.assemble((circles.colour(colour).capitalize(), circles.tone(colour)), " ", style="bold")
    head.append(ui("expeditions-stock", count=expedition["stock"]))
    head.append(" · ").append(_trail(circles, expedition))
    lines: list[RenderableType] = [head]
    if expedition["arrows"] and not expedition["open"]:
        lines.append(Padding(Text(ui("expeditions-loop")), (0, 0, 0, 3)))
    elif expedition["stock"]:
        lines.append(
            Padding(Text.assemble(ui("expeditions-next"), " ", circles.listed(circles.ways(colour))), (0, 0, 0, 3))
        )
    return Group(*lines)


def _trail(circles: Circles, expedition: dict[str, Any]) -> str:
    """Return the last circles of a route; a new base after a loop follows a bar."""
    arrows = expedition["arrows"][-_MAX_ARROWS:]
    if not arrows:
        return circles.name(START)
    trail = "… " if len(expedition["arrows"]) > _MAX_ARROWS else ""
    trail += circles.name(arrows[0][0])
    before = arrows[0][0]
    for tail, head in arrows:
        if tail != before:
            trail += f" | {circles.name(tail)}"
        trail += f" → {circles.name(head)}"
        before = head
    return trail
