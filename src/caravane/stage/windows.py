"""The windows in which faces must fit, and the scenes that are looked at in each."""

from collections.abc import Sequence
from typing import Final, NamedTuple


class Window(NamedTuple):
    """Size of a window in pixels."""

    width: int
    height: int

    def __str__(self) -> str:
        """Return the size as people write it."""
        return f"{self.width}x{self.height}"


ALL: Final = tuple(
    Window(*size)
    for size in (
        (360, 640),
        (360, 740),
        (390, 844),
        (740, 360),
        (768, 1024),
        (1024, 768),
        (1280, 720),
        (1366, 650),
        (1366, 768),
        (1440, 900),
        (1536, 730),
        (1920, 950),
        (2560, 1300),
    )
)
FEW: Final = (Window(360, 640), Window(740, 360), Window(1440, 900))
MAIN: Final = Window(1280, 720)
"""The window of the checks that do not depend on its size."""


class SceneSummary(NamedTuple):
    """A scene of a recording: its place, its name and kind, and the legal moves in it."""

    place: int
    name: str
    kind: str
    legal: list[str]


def one_of_each_kind(scenes: Sequence[SceneSummary]) -> list[SceneSummary]:
    """Return the last scene of each kind."""
    return sorted({scene.kind: scene for scene in scenes}.values())
