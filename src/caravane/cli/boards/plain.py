"""The plain board: any view as nested lists that also a screen reader reads well, from what the game says its view is."""

from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.text import Text

from caravane.cli.boards.scene import Scene
from caravane.kernel.view_schema import FLAG, LIST, PARTS, ROW, WORD, Shape
from caravane.kernel.words import SEAT, Kind

_INDENT: Final = "  "

Keys = tuple[str, ...]
"""The keys that lead to a part of the view."""


def draw(scene: Scene) -> RenderableType:
    """List a view."""
    return Group(*[Text(line) for line in _parts(scene, scene.view, scene.texts.game.shape, ())])


def _parts(scene: Scene, value: Mapping[str, Any], shape: Shape, above: Keys) -> list[str]:
    lines: list[str] = []
    for key, part in shape.parts.items():
        keys = (*above, key)
        lines += _labelled(scene, scene.texts.label(*keys), value[key], part, keys)
    return lines


def _labelled(scene: Scene, label: str, value: Any, shape: Shape, keys: Keys) -> list[str]:
    """Write a value behind its label when it fits on a line, else below it."""
    if value is None or _short(shape):
        return [scene.texts.ui("board-part", label=label, value=_said(scene, value, shape))]
    if shape.sort == PARTS:
        inner = _parts(scene, value, shape, keys)
    else:
        places = [_place(scene, shape.kind, place) for place in range(len(value))]
        members = zip(places, value, strict=True)
        inner = [line for place, item in members for line in _labelled(scene, place, item, shape.members[0], keys)]
    return [scene.texts.ui("board-head", label=label), *[_INDENT + line for line in inner]]


def _short(shape: Shape) -> bool:
    """Tell whether a value fits on a line: a leaf, or some leaves."""
    return shape.sort != PARTS and all(member.sort not in (LIST, ROW, PARTS) for member in shape.members)


def _place(scene: Scene, kind: Kind | None, place: int) -> str:
    """Name a place of a list: a player, a component, or a number from 1 on."""
    if kind is None or not (kind.names or kind.name == SEAT.name):
        return str(place + 1)
    return scene.texts.component(kind, place, scene.names)


def _said(scene: Scene, value: Any, shape: Shape) -> str:
    """Say a value in a line."""
    if value is None or value == []:
        return scene.texts.ui("board-empty")
    if shape.sort == ROW:
        return " ".join(_said(scene, item, member) for item, member in zip(value, shape.members, strict=True))
    if shape.sort == LIST:
        return _listed(scene, value, shape) or scene.texts.ui("board-empty")
    return _leaf(scene, value, shape)


def _listed(scene: Scene, values: Sequence[Any], shape: Shape) -> str:
    (member,) = shape.members
    if shape.kind is None:
        return _counted(scene, values, member)
    places = [_place(scene, shape.kind, place) for place in range(len(values))]
    if member.sort == FLAG.sort:
        return ", ".join(place for place, value in zip(places, values, strict=True) if value)
    said = [_said(scene, value, member) for value in values]
    pairs = zip(places, said, strict=True)
    return ", ".join(scene.texts.ui("board-place", place=place, value=value) for place, value in pairs)


def _counted(scene: Scene, values: Sequence[Any], member: Shape) -> str:
    """Write some values one after the other; what is hidden is only counted."""
    ui = scene.texts.ui
    words: list[str] = []
    for hidden, run in groupby(values, key=lambda value: value is None):
        if hidden:
            words.append(ui("board-many", count=len(list(run)), value=ui("board-hidden")))
        else:
            words += [_leaf(scene, value, member) for value in run]
    return ", ".join(words)


def _leaf(scene: Scene, value: Any, shape: Shape) -> str:
    if shape.kind is None:
        return scene.texts.ui("board-yes" if value else "board-no")
    noun = shape.kind.index[value] if shape.sort == WORD else value
    return scene.texts.component(shape.kind, noun, scene.names)
