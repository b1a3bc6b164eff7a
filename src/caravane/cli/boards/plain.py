"""The board of games without their own: any view as nested lists, also for screen readers, by the view schema."""

from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.text import Text

from caravane.cli.boards.scene import Scene
from caravane.kernel.view_schema import FLAG, LIST, PARTS, ROW, WORD, ViewSchema
from caravane.kernel.words import SEAT, Kind

_INDENT: Final = "  "

Keys = tuple[str, ...]
"""The keys that lead to a part of the view."""


def draw(scene: Scene) -> RenderableType:
    """Draw a view as nested lists."""
    return Group(*[Text(line) for line in _parts(scene, scene.view, scene.texts.game.view_schema, ())])


def _parts(scene: Scene, value: Mapping[str, Any], schema: ViewSchema, above: Keys) -> list[str]:
    lines: list[str] = []
    for key, part in schema.parts.items():
        keys = (*above, key)
        lines += _labelled(scene, scene.texts.label(*keys), value[key], part, keys)
    return lines


def _labelled(scene: Scene, label: str, value: Any, schema: ViewSchema, keys: Keys) -> list[str]:
    """Return a value behind its label if it fits on a line, otherwise below it."""
    if value is None or _short(schema):
        return [scene.texts.ui("board-part", label=label, value=_format_value(scene, value, schema))]
    if schema.sort == PARTS:
        inner = _parts(scene, value, schema, keys)
    else:
        labels = [_index_name(scene, schema.kind, index) for index in range(len(value))]
        members = zip(labels, value, strict=True)
        inner = [line for name, item in members for line in _labelled(scene, name, item, schema.members[0], keys)]
    return [scene.texts.ui("board-head", label=label), *[_INDENT + line for line in inner]]


def _short(schema: ViewSchema) -> bool:
    """Return whether a value fits on a line: a leaf, or some leaves."""
    return schema.sort != PARTS and all(member.sort not in (LIST, ROW, PARTS) for member in schema.members)


def _index_name(scene: Scene, kind: Kind | None, index: int) -> str:
    """Return the name of a list index: a player, a component, or a number from 1 on."""
    if kind is None or not (kind.names or kind.name == SEAT.name):
        return str(index + 1)
    return scene.texts.component(kind, index, scene.names)


def _format_value(scene: Scene, value: Any, schema: ViewSchema) -> str:
    """Format a value in a line."""
    if value is None or value == []:
        return scene.texts.ui("board-empty")
    if schema.sort == ROW:
        return " ".join(_format_value(scene, item, member) for item, member in zip(value, schema.members, strict=True))
    if schema.sort == LIST:
        return _listed(scene, value, schema) or scene.texts.ui("board-empty")
    return _leaf(scene, value, schema)


def _listed(scene: Scene, values: Sequence[Any], schema: ViewSchema) -> str:
    (member,) = schema.members
    if schema.kind is None:
        return _counted(scene, values, member)
    labels = [_index_name(scene, schema.kind, index) for index in range(len(values))]
    if member.sort == FLAG.sort:
        return ", ".join(label for label, value in zip(labels, values, strict=True) if value)
    texts = [_format_value(scene, value, member) for value in values]
    pairs = zip(labels, texts, strict=True)
    return ", ".join(scene.texts.ui("board-place", place=label, value=value) for label, value in pairs)


def _counted(scene: Scene, values: Sequence[Any], member: ViewSchema) -> str:
    """Format values one after the other; hidden ones are only counted."""
    ui = scene.texts.ui
    words: list[str] = []
    for hidden, run in groupby(values, key=lambda value: value is None):
        if hidden:
            words.append(ui("board-many", count=len(list(run)), value=ui("board-hidden")))
        else:
            words += [_leaf(scene, value, member) for value in run]
    return ", ".join(words)


def _leaf(scene: Scene, value: Any, schema: ViewSchema) -> str:
    if schema.kind is None:
        return scene.texts.ui("board-yes" if value else "board-no")
    noun = schema.kind.index[value] if schema.sort == WORD else value
    return scene.texts.component(schema.kind, noun, scene.names)
