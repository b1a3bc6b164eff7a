"""The schema of a game's view as JSON, for clients without code for that game."""

from typing import Final

from pydantic import Field

from caravane.kernel.view_schema import LIST, PARTS, ROW, ViewSchema
from caravane.server.wire.answer import Out

FLAG: Final = "flag"


class LeafOut(Out):
    """A number or a name of a kind, or a flag."""

    kind: str
    maybe: bool = Field(description="whether the value may be null")


class ListOut(Out):
    """A list with one member per component of kind `by`: per seat, per colour; an empty `by` means a plain sequence."""

    by: str
    of: "ViewSchemaOut"
    maybe: bool


class RowOut(Out):
    """A list of a fixed length whose members have different schemas."""

    row: list["ViewSchemaOut"]
    maybe: bool


class PartsOut(Out):
    """Named parts."""

    parts: dict[str, "ViewSchemaOut"]
    maybe: bool


ViewSchemaOut = LeafOut | ListOut | RowOut | PartsOut


def parts_of(schema: ViewSchema) -> PartsOut:
    """Convert a schema of named parts."""
    return PartsOut(parts={key: view_schema_of(part) for key, part in schema.parts.items()}, maybe=schema.optional)


def view_schema_of(schema: ViewSchema) -> ViewSchemaOut:
    """Convert a view schema."""
    maybe = schema.optional
    if schema.sort == PARTS:
        return parts_of(schema)
    if schema.sort == ROW:
        return RowOut(row=[view_schema_of(member) for member in schema.members], maybe=maybe)
    if schema.sort == LIST:
        return ListOut(by=schema.kind.name if schema.kind else "", of=view_schema_of(schema.members[0]), maybe=maybe)
    return LeafOut(kind=schema.kind.name if schema.kind else FLAG, maybe=maybe)
