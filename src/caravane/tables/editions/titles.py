"""Titles, sources and names of editions, which everybody at a table reads: the one form in which they are kept."""

import re
from typing import Final

from caravane.tables.characters import are_marks_placed, composed, is_seen, without_emoji_joints

MAX_TITLE_LENGTH: Final = 60
MAX_SOURCE_LENGTH: Final = 200
NAME_FORM: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")


def shown_text(text: object, most: int = MAX_TITLE_LENGTH) -> str:
    """Return a title or a source in the form in which it is kept; an empty one if it cannot be shown to others.

    It has single spaces and composed letters, it is not long, and nothing in it is hidden or hides the rest.
    """
    if not isinstance(text, str):
        return ""
    shown = composed(text)
    if not shown.isprintable() or len(shown) > most:
        return ""
    plain = without_emoji_joints(shown)
    return shown if is_seen(plain) and are_marks_placed(plain) else ""


def is_name(name: object) -> bool:
    """Return whether an edition can have this name: a file and an address are called by it."""
    return isinstance(name, str) and len(name) <= MAX_TITLE_LENGTH and NAME_FORM.fullmatch(name) is not None
