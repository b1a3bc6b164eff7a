"""Shapes: what a game's view is made of, for clients that know nothing of the game."""

from typing import Final

from pydantic import BaseModel, Field

from caravane.kernel.view_schema import LIST, PARTS, ROW, Shape

FLAG: Final = "flag"


class LeafOut(BaseModel):
    """A number, or a name, of a kind; or a flag."""

    kind: str
    maybe: bool = Field(description="whether null may stand here")


class ListOut(BaseModel):
    """A list with a member for each of its places: for each seat, each colour, or, where `by` is empty, in some order."""

    by: str
    of: "ShapeOut"
    maybe: bool


class RowOut(BaseModel):
    """A list of a fixed length whose members differ."""

    row: list["ShapeOut"]
    maybe: bool


class PartsOut(BaseModel):
    """Named parts."""

    parts: dict[str, "ShapeOut"]
    maybe: bool


ShapeOut = LeafOut | ListOut | RowOut | PartsOut


def parts_of(shape: Shape) -> PartsOut:
    """Write named parts down."""
    return PartsOut(parts={key: shape_of(part) for key, part in shape.parts.items()}, maybe=shape.optional)


def shape_of(shape: Shape) -> ShapeOut:
    """Write a shape down."""
    maybe = shape.optional
    if shape.sort == PARTS:
        return parts_of(shape)
    if shape.sort == ROW:
        return RowOut(row=[shape_of(member) for member in shape.members], maybe=maybe)
    if shape.sort == LIST:
        return ListOut(by=shape.kind.name if shape.kind else "", of=shape_of(shape.members[0]), maybe=maybe)
    return LeafOut(kind=shape.kind.name if shape.kind else FLAG, maybe=maybe)
