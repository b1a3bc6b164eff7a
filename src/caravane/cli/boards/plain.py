"""The plain board: any view as nested lists that also a screen reader reads well."""

from collections.abc import Mapping
from itertools import groupby
from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from caravane.cli.boards.scene import Scene
from caravane.kernel.words import Kind

Kinds = Mapping[str, Kind]
"""What the numbers under a key of the view are."""

_INDENT: Final = "  "


def draw(scene: Scene) -> RenderableType:
    """List a view; a key named like a kind of component holds such components."""
    return listed(scene, kinds_by_name(scene))


def listed(scene: Scene, kinds: Kinds) -> RenderableType:
    """List a view, given what its numbers are."""
    lines = [line for key, value in scene.view.items() for line in _part(scene, key, value, kinds.get(key))]
    return Group(*[Text(line) for line in lines])


def kinds_by_name(scene: Scene) -> dict[str, Kind]:
    """Guess what numbers are from their keys: `card` and `cards` hold cards."""
    game = scene.texts.game
    words = [word for words in (game.verbs, game.events, game.reasons, game.lines) for word in words.words]
    kinds = {name: kind for word in words for name, kind in zip(word.params, word.kinds, strict=True)}
    kinds |= {kind.name: kind for kind in kinds.values()}
    return kinds | {f"{name}s": kind for name, kind in kinds.items()}


def _part(scene: Scene, key: str, value: object, kind: Kind | None) -> list[str]:
    return _labelled(scene, scene.texts.label(key), value, kind)


def _labelled(scene: Scene, label: str, value: object, kind: Kind | None) -> list[str]:
    """Write a value behind its label when it fits on a line, else below it."""
    if isinstance(value, Mapping):
        inner = [line for key, part in value.items() for line in _part(scene, str(key), part, kind)]
    elif isinstance(value, list) and any(isinstance(item, list | Mapping) for item in value):
        inner = [line for place, item in enumerate(value) for line in _member(scene, place, item, value, kind)]
    else:
        return [scene.texts.ui("board-part", label=label, value=_leaf(scene, value, kind))]
    return [scene.texts.ui("board-head", label=label), *[_INDENT + line for line in inner]]


def _member(scene: Scene, place: int, item: object, whole: list[object], kind: Kind | None) -> list[str]:
    """Call a member of a list by its player when there is one for each, else by its number."""
    each_has_one = len(whole) == len(scene.names)
    return _labelled(scene, scene.names[place] if each_has_one else str(place + 1), item, kind)


def _leaf(scene: Scene, value: object, kind: Kind | None) -> str:
    ui = scene.texts.ui
    if value is None:
        return ui("board-empty")
    if isinstance(value, bool):
        return ui("board-yes" if value else "board-no")
    if isinstance(value, list):
        return _row(scene, value, kind) or ui("board-empty")
    return scene.texts.component(kind, value, scene.names) if kind and isinstance(value, int) else str(value)


def _row(scene: Scene, items: list[object], kind: Kind | None) -> str:
    """Write some values one after the other; what is hidden is only counted."""
    ui = scene.texts.ui
    words: list[str] = []
    for hidden, run in groupby(items, key=lambda item: item is None):
        if hidden:
            words.append(ui("board-many", count=len(list(run)), value=ui("board-hidden")))
        else:
            words += [_leaf(scene, item, kind) for item in run]
    return ", ".join(words)
