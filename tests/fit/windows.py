"""The windows in which the client must hold, and which of them fingers touch."""

from typing import Final

from caravane.stage.windows import ALL as FACE_WINDOWS
from caravane.stage.windows import Window

MAX_TOUCHED_WIDTH: Final = 1024
MIN_MOUSE_HEIGHT: Final = 560
ALL: Final = (*FACE_WINDOWS, Window(375, 553))
"""Those of faces, and a small phone whose browser shows its bars."""
QUICK: Final = tuple(Window(*size) for size in ((360, 640), (740, 360), (1366, 650), (1920, 950)))
"""A spread: a small phone, a turned one, a laptop and full HD."""


def is_touched(window: Window) -> bool:
    """Return whether people touch this window with fingers: phones and tablets."""
    return window.width <= MAX_TOUCHED_WIDTH or window.height < MIN_MOUSE_HEIGHT


def parse_window(text: str) -> Window:
    """Return the window of a text such as 360x640; raise ValueError if it is none."""
    width, _, height = text.partition("x")
    return Window(int(width), int(height))


__all__ = ["ALL", "QUICK", "Window", "is_touched", "parse_window"]
