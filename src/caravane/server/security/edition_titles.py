"""Titles of editions, which everybody at a table reads."""

from caravane.kernel.edition import Edition
from caravane.server.security.person_names import BadName, checked_name
from caravane.tables.acts import Refused
from caravane.tables.editions.values import MAX_SOURCE_LENGTH, MAX_TITLE_LENGTH, is_title


def shown_text(text: str, most: int) -> str:
    """Return a title or source as it is shown; raise Refused if something in it cannot be seen, or changes the rest."""
    try:
        shown = checked_name(" ".join(text.split()), most)
    except BadName as error:
        raise Refused("bad-settings", "edition: title") from error
    if not is_title(shown, most):
        raise Refused("bad-settings", "edition: title")
    return shown


def shown_title(title: str) -> str:
    """Return a title as it is shown; raise Refused if it hides something."""
    return shown_text(title, MAX_TITLE_LENGTH)


def shown_source(source: str) -> str:
    """Return where values come from as it is shown; raise Refused if it hides something."""
    return shown_text(source, MAX_SOURCE_LENGTH)


def check_texts(edition: Edition) -> None:
    """Raise Refused if the texts of an edition from elsewhere are not those that are shown here."""
    if (shown_title(edition.title), shown_source(edition.source)) != (edition.title, edition.source):
        raise Refused("bad-settings", "edition: title")
