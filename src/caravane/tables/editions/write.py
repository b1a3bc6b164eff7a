"""The file of an edition, written with comments for whoever has the box in front of them."""

import json
from collections.abc import Iterator, Mapping
from itertools import groupby
from typing import Any, Final

from caravane.kernel.edition_form import PAIRS, Field, Part
from caravane.kernel.game import AnyGame
from caravane.tables.editions.file import HEAD_KEYS
from caravane.tables.editions.values import OURS, built_in, entries_of, plain, rulebook_values
from caravane.text import GameTexts

PAIRS_PER_LINE: Final = 6
SHOWN: Final = 12
"""Number of values of ours that a comment lists."""


def write_edition(texts: GameTexts, head: Mapping[str, str], given: Mapping[str, Any]) -> str:
    """Return the text of a file: values that were read as they are, `?` for the others, and what is ours beside it."""
    game = texts.game
    lines = [f"# {line}" for line in texts.ui("edition-file-head", game=texts.title()).splitlines()]
    lines += ["", "[edition]", *[f"{key} = {_toml(head.get(key, ''))}" for key in HEAD_KEYS]]
    for part in game.editions.parts:
        lines += ["", *_part(texts, part, {**blank(game), **given})]
    return "\n".join(lines) + "\n"


def blank(game: AnyGame) -> dict[str, Any]:
    """Return the values of an edition of which nobody has read anything: what the rulebook gives, and `?`."""
    values: dict[str, Any] = {}
    for path, value in built_in(game).items():
        known = rulebook_values(game)[path]
        entries = [each if entry in known else OURS for entry, each in enumerate(entries_of(value))]
        values[path] = entries if isinstance(value, list) else entries[0]
    return values


def _part(texts: GameTexts, part: Part, values: Mapping[str, Any]) -> Iterator[str]:
    yield f"# {texts.edition_part(part.name)}"
    for table, fields in groupby(part.fields, key=lambda field: field.path.rpartition("/")[0]):
        yield f"[{table.replace('/', '.')}]"
        for field in fields:
            yield from _field(texts, part, field, values[field.path])


def _field(texts: GameTexts, part: Part, field: Field, value: Any) -> Iterator[str]:
    key = field.path.rpartition("/")[2]
    yield f"# {_comment(texts, part, field)}"
    if field.sort == PAIRS and isinstance(value, list):
        yield f"{key} = ["
        for first in range(0, len(value), PAIRS_PER_LINE):
            yield "    " + " ".join(f"{_toml(pair)}," for pair in value[first : first + PAIRS_PER_LINE])
        yield "]"
    else:
        yield f"{key} = {_toml(value)}"


def _comment(texts: GameTexts, part: Part, field: Field) -> str:
    own = entries_of(built_in(texts.game)[field.path])
    ours = ", ".join(plain(each) for each in own[:SHOWN]) + (", ..." if len(own) > SHOWN else "")
    return texts.ui("edition-file-field", field=texts.edition_field(field.path, part.name), ours=ours)


def _toml(value: Any) -> str:
    """Return a value as TOML writes it; texts and numbers look as in JSON, but for one control character."""
    if isinstance(value, list):
        return f"[{', '.join(_toml(each) for each in value)}]"
    return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
