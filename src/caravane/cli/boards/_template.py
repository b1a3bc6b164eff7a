"""The Well, drawn by saying what the numbers of its view are. A new game may begin like this."""

from typing import Final

from rich.console import RenderableType

from caravane.cli.boards.plain import listed
from caravane.cli.boards.scene import Scene
from caravane.games._template.words import CARD

_KINDS: Final = {"deck": CARD, "hands": CARD, "chosen": CARD, "played": CARD}


def draw(scene: Scene) -> RenderableType:
    """Draw the well, the hands and the deck."""
    return listed(scene, _KINDS)
