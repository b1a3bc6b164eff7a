"""TypeScript types of the views of a game, from their schema: drawings are checked against the rules."""

from typing import Final

from caravane.kernel.game import AnyGame
from caravane.kernel.view_schema import BOOLEAN, LIST, PARTS, ROW, WORD, ViewSchema

INDENT: Final = "    "


def view_types(game: AnyGame, source: str) -> str:
    """Return the interface of a view; `source` says where it comes from."""
    name = "".join(part.capitalize() for part in game.name.lstrip("_").split("-"))
    return f"// {source}\nexport interface {name}View {_object(game.view_schema, 0)}\n"


def _type(schema: ViewSchema, depth: int) -> str:
    """Return the type of a part of a view."""
    plain = _plain(schema, depth)
    return f"{plain} | null" if schema.optional else plain


def _plain(schema: ViewSchema, depth: int) -> str:
    if schema.sort == PARTS:
        return _object(schema, depth)
    if schema.sort == LIST:
        return f"{_in_brackets(_type(schema.members[0], depth))}[]"
    if schema.sort == ROW:
        return f"[{', '.join(_type(member, depth) for member in schema.members)}]"
    if schema.sort == WORD and schema.kind is not None:
        return " | ".join(f'"{name}"' for name in schema.kind.names)
    return "boolean" if schema.sort == BOOLEAN else "number"


def _in_brackets(text: str) -> str:
    """Return a union in brackets, so that it can be the member of a list."""
    return f"({text})" if " | " in text.rpartition("}")[2] else text


def _object(schema: ViewSchema, depth: int) -> str:
    indent = INDENT * (depth + 1)
    fields = [f"{indent}{name}: {_type(part, depth + 1)};\n" for name, part in schema.parts.items()]
    return f"{{\n{''.join(fields)}{INDENT * depth}}}"
