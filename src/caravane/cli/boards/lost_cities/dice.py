"""The dice of this turn: the roller, the dice left, and those taken."""

from typing import Final, NamedTuple

from rich.console import Group, RenderableType
from rich.style import Style
from rich.text import Text

from caravane.cli.boards.lost_cities.marks import Marks
from caravane.cli.boards.scene import Scene

_SOLID: Final = ("╭───╮", "│", "╰───╯")
_DOTTED: Final = ("╭┄┄┄╮", "┊", "╰┄┄┄╯")


class Die(NamedTuple):
    """A die on the table; a taken one leaves its outline."""

    face: str
    style: Style
    left: bool


def draw_dice(scene: Scene, marks: Marks) -> RenderableType:
    """Draw six dice, and beside them whose turn it is; nothing before the first player is known."""
    if scene.view["roller"] is None:
        return Text()
    dice = _colour_dice(scene, marks), _number_dice(scene)
    status = _status(scene, marks)
    if not dice[0]:
        return Text(" · ".join(status), "italic")
    lines = [Text("  ").join([_layer(some, layer) for some in dice]) for layer in range(3)]
    return Group(*[line.append("  ").append(text, "italic") for line, text in zip(lines, status, strict=True)])


def _colour_dice(scene: Scene, marks: Marks) -> list[Die]:
    rolled, left = scene.view["dice"]["colours"], list(scene.view["left"]["colours"])
    return [Die(f"{marks.badge(face)}", marks.filled(face), _take(left, face)) for face in rolled]


def _number_dice(scene: Scene) -> list[Die]:
    rolled, left = scene.view["dice"]["numbers"], list(scene.view["left"]["numbers"])
    return [Die(f" {face} ", Style(bold=True), _take(left, face)) for face in rolled]


def _take(left: list[int], face: int) -> bool:
    """Return whether a die with this face is still on the table; equal faces are interchangeable."""
    if face in left:
        left.remove(face)
        return True
    return False


def _layer(dice: list[Die], layer: int) -> Text:
    """Draw the upper, middle or lower third of some dice."""
    line = Text()
    for die in dice:
        frame = _SOLID if die.left else _DOTTED
        style = Style() if die.left else Style(dim=True)
        if layer == 1:
            line.append(frame[1], style).append(die.face, die.style if die.left else style).append(frame[1], style)
        else:
            line.append(frame[layer], style)
    return line


def _status(scene: Scene, marks: Marks) -> tuple[str, str, str]:
    """Return the turn, the roller's choice, and the players who have finished."""
    ui, view, names = scene.texts.ui, scene.view, scene.names
    choice = _choice(scene, marks) if view["finished"][view["roller"]] else ""
    finished = [name for name, done in zip(names, view["finished"], strict=True) if done]
    ready = ui("lost-cities-ready", names=scene.texts.listing(finished)) if finished else ""
    return ui("lost-cities-turn", turn=view["turn"], name=names[view["roller"]]), choice, ready


def _choice(scene: Scene, marks: Marks) -> str:
    name, taken = scene.names[scene.view["roller"]], scene.view["taken"]
    if taken is None:
        return scene.texts.ui("lost-cities-refused", name=name)
    return scene.texts.ui("lost-cities-took", name=name, pair=f"{marks.names[taken[0]]} {taken[1]}")
