"""Schemas of views, so that an interface without code for a game can show its views in words.

    parts(round=NUMBER, leader=maybe(SEAT), hands=by(SEAT, each(maybe(CARD))), closed=FLAG)

A leaf is a noun of a kind, a flag, or the name of a component. A list declares what its indices are: seats, colours, or
just an order.
"""

from collections.abc import Mapping
from typing import Final, final

from caravane.kernel.words import Kind

NOUN: Final = "noun"
"""Number that stands for a component, a seat, or itself."""
WORD: Final = "word"
"""Name of a component."""
BOOLEAN: Final = "flag"
LIST: Final = "list"
ROW: Final = "row"
"""List of a fixed length whose members have different schemas."""
PARTS: Final = "parts"


@final
class ViewSchema:
    """Schema of one part of a view."""

    __slots__ = ("kind", "members", "optional", "parts", "sort")

    def __init__(
        self,
        sort: str,
        kind: Kind | None = None,
        members: "tuple[ViewSchema, ...]" = (),
        parts: "Mapping[str, ViewSchema] | None" = None,
        optional: bool = False,
    ) -> None:
        self.sort: Final = sort
        self.kind: Final = kind
        """Kind of a leaf, or kind of the indices of a list."""
        self.members: Final = members
        """Schema of every member of a list, or of each member of a row in order."""
        self.parts: Final = dict(parts or {})
        self.optional: Final = optional
        """Whether the value may be None, for something hidden or absent."""

    def kinds(self) -> list[Kind]:
        """Return the kinds used in the schema."""
        own = [] if self.kind is None else [self.kind]
        return own + [kind for inner in [*self.members, *self.parts.values()] for kind in inner.kinds()]

    def paths(self) -> list[str]:
        """Return the paths of all parts, each prefixed by its parents: `hands`, `sheets-columns`."""
        found = [path for member in self.members for path in member.paths()]
        for key, part in self.parts.items():
            found += [path_of(key), *[path_of(key, path) for path in part.paths()]]
        return found


Part = ViewSchema | Kind
"""Schema, or a kind as short form for a noun of that kind."""

FLAG: Final = ViewSchema(BOOLEAN)


def path_of(*keys: str) -> str:
    """Join keys into a path; the id of its text is `view-` and the path."""
    return "-".join(keys).replace("_", "-")


def word(kind: Kind) -> ViewSchema:
    """Return the schema of a component given by its name."""
    return ViewSchema(WORD, kind)


def each(of: Part) -> ViewSchema:
    """Return the schema of a list whose indices are only an order."""
    return ViewSchema(LIST, None, (_schema(of),))


def by(index: Kind, of: Part) -> ViewSchema:
    """Return the schema of a list with one member per seat, colour or other `index` kind."""
    return ViewSchema(LIST, index, (_schema(of),))


def row(*of: Part) -> ViewSchema:
    """Return the schema of a list whose members have different schemas."""
    return ViewSchema(ROW, None, tuple([_schema(part) for part in of]))


def parts(**of: Part) -> ViewSchema:
    """Return the schema of a mapping."""
    return ViewSchema(PARTS, None, (), {key: _schema(part) for key, part in of.items()})


def maybe(of: Part) -> ViewSchema:
    """Return the schema with None allowed."""
    schema = _schema(of)
    return ViewSchema(schema.sort, schema.kind, schema.members, schema.parts, True)


def _schema(part: Part) -> ViewSchema:
    return part if isinstance(part, ViewSchema) else ViewSchema(NOUN, part)
