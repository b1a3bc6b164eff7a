"""Titles of editions in requests, which everybody at a table reads."""

from caravane.tables.acts import Refused
from caravane.tables.editions.titles import MAX_SOURCE_LENGTH, MAX_TITLE_LENGTH, shown_text


def shown_title(title: str) -> str:
    """Return a title as it is shown; raise Refused if it hides something."""
    return _accepted(title, MAX_TITLE_LENGTH)


def shown_source(source: str) -> str:
    """Return where values come from as it is shown; raise Refused if it hides something."""
    return _accepted(source, MAX_SOURCE_LENGTH)


def _accepted(text: str, most: int) -> str:
    shown = shown_text(text, most)
    if not shown:
        raise Refused("bad-settings", "edition: title")
    return shown
