"""Shape: what a view is made of, so that a face which knows nothing of a game can show its views in words.

    parts(round=NUMBER, leader=maybe(SEAT), hands=by(SEAT, each(maybe(CARD))), closed=FLAG)

A leaf is a noun of a kind, a flag, or a component that is spelled out. A list says what its places are: seats, colours, or
nothing but an order.
"""

from collections.abc import Mapping
from typing import Final, final

from caravane.kernel.words import Kind

NOUN: Final = "noun"
"""A number that stands for a component, a seat, or itself."""
WORD: Final = "word"
"""A component by its name."""
TRUTH: Final = "flag"
LIST: Final = "list"
ROW: Final = "row"
"""A list of a fixed length whose members differ."""
PARTS: Final = "parts"


@final
class Shape:
    """What one part of a view is."""

    __slots__ = ("kind", "members", "optional", "parts", "sort")

    def __init__(
        self,
        sort: str,
        kind: Kind | None = None,
        members: "tuple[Shape, ...]" = (),
        parts: "Mapping[str, Shape] | None" = None,
        optional: bool = False,
    ) -> None:
        self.sort: Final = sort
        self.kind: Final = kind
        """Of a leaf, what it is; of a list, what its places are."""
        self.members: Final = members
        """Of a list, what each member is; of a row, what each is in its place."""
        self.parts: Final = dict(parts or {})
        self.optional: Final = optional
        """Whether None may stand here: for something hidden, or for nothing."""

    def kinds(self) -> list[Kind]:
        """List the kinds of all that is in it."""
        mine = [] if self.kind is None else [self.kind]
        return mine + [kind for inner in [*self.members, *self.parts.values()] for kind in inner.kinds()]

    def paths(self) -> list[str]:
        """List the keys of all parts, each behind those above it: `hands`, `sheets-columns`."""
        found = [path for member in self.members for path in member.paths()]
        for key, part in self.parts.items():
            found += [path_of(key), *[path_of(key, path) for path in part.paths()]]
        return found


Part = Shape | Kind
"""A kind alone is a noun of that kind."""

FLAG: Final = Shape(TRUTH)


def path_of(*keys: str) -> str:
    """Join keys as texts name them: `view-` and this is the name of the text."""
    return "-".join(keys).replace("_", "-")


def word(kind: Kind) -> Shape:
    """Give the shape of a component that is spelled out by its name."""
    return Shape(WORD, kind)


def each(of: Part) -> Shape:
    """Give the shape of a list that is only an order."""
    return Shape(LIST, None, (_shape(of),))


def by(place: Kind, of: Part) -> Shape:
    """Give the shape of a list with one member for every seat, colour, or whatever its places are."""
    return Shape(LIST, place, (_shape(of),))


def row(*of: Part) -> Shape:
    """Give the shape of a list whose members are each something else."""
    return Shape(ROW, None, tuple([_shape(part) for part in of]))


def parts(**of: Part) -> Shape:
    """Give the shape of a mapping."""
    return Shape(PARTS, None, (), {key: _shape(part) for key, part in of.items()})


def maybe(of: Part) -> Shape:
    """Let None stand in the place of something."""
    shape = _shape(of)
    return Shape(shape.sort, shape.kind, shape.members, shape.parts, True)


def _shape(part: Part) -> Shape:
    return part if isinstance(part, Shape) else Shape(NOUN, part)
