"""Views drawn in the terminal.

A module named after the folder of a game draws that game; every other game gets readable nested lists.
"""

from importlib import import_module
from importlib.util import find_spec
from typing import Protocol, cast

from rich.console import RenderableType

from caravane.cli.boards import plain
from caravane.cli.boards.scene import Scene
from caravane.kernel.game import AnyGame


class Board(Protocol):
    """Protocol of the functions that draw a game."""

    def __call__(self, scene: Scene) -> RenderableType:
        """Draw the view of a seat or a spectator."""


def board_of(game: AnyGame) -> Board:
    """Return the board of a game."""
    module = f"{__name__}.{game.package.rpartition('.')[2]}"
    if find_spec(module) is None:
        return plain.draw
    return cast(Board, getattr(import_module(module), "draw", plain.draw))


def draw(scene: Scene) -> RenderableType:
    """Draw a scene on the board of its game."""
    return board_of(scene.texts.game)(scene)
