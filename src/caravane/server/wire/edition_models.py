"""Bodies that carry editions: values of a box by their path."""

from typing import Annotated, Any, Final

from pydantic import Field

from caravane.server.wire.answer import Out
from caravane.server.wire.request_body import In
from caravane.tables.editions.titles import MAX_SOURCE_LENGTH, MAX_TITLE_LENGTH, NAME_FORM
from caravane.tables.editions.values import MAX_LENGTH

MAX_NUMBER: Final = 1_000_000
"""Greatest number that is read at all; what a game takes is in its form."""
NAME_PATTERN: Final = f"^{NAME_FORM.pattern}$"

Number = Annotated[int, Field(strict=True, ge=-MAX_NUMBER, le=MAX_NUMBER)]
Word = Annotated[str, Field(max_length=60)]
Pair = Annotated[list[Word], Field(max_length=2)]
EditionValue = Number | Word | Annotated[list[Number | Word | Pair], Field(max_length=MAX_LENGTH)]


class EditionIn(In):
    """Values of a box by their path in the component file; `?` stands for what nobody has read yet."""

    name: str | None = Field(default=None, max_length=60, pattern=NAME_PATTERN)
    title: str = Field(min_length=1, max_length=MAX_TITLE_LENGTH)
    source: str = Field(min_length=1, max_length=MAX_SOURCE_LENGTH)
    values: dict[str, EditionValue] = Field(max_length=400)


class EditionOut(Out):
    """An edition: whose values they are, and how many of them are still reconstructed."""

    name: str
    title: str
    source: str
    fingerprint: str
    reconstructed: int


class OfferedEditionOut(EditionOut):
    """An edition that this server offers."""

    checked: int = Field(description="games that this server has played to their end with it; 0 if it was not tried")
    changed_at: float = Field(description="when its file was changed last")


class EditionValuesOut(Out):
    """An edition with all values, and those that are still reconstructed: `sites/ur/points:3`."""

    edition: EditionOut
    values: dict[str, Any]
    ours: list[str]
