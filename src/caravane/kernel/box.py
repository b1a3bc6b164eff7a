"""The box of a game: the values of its components, those of `components.toml` or those of an edition instead."""

import tomllib
from collections.abc import Mapping, Sequence
from importlib import resources
from typing import Any, Final

from caravane.kernel.edition import Edition
from caravane.kernel.native import mypyc_attr

Tables = dict[str, Any]
"""The tables of a component file, as TOML has them."""

NAMES: Final = ("id", "colour")
"""Keys that name a member of a list of tables: `tiles/relay/steps`, `sheet/columns/red/arrows`."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Box:
    """Values of the components; a game reads its own, typed, from the tables.

    A state holds the box it is played with, and its clones share it. Names and numbers of components are the same in all
    editions, so they stay constants of the game; every figure that a board or tile shows is read from the box.
    """

    def __init__(self, tables: Tables, edition: Edition | None = None) -> None:
        self.tables: Final = tables
        """All tables, for texts and pages; those of an edition are merged in."""
        self.edition: Final = edition
        """None for the values of the component file."""


def load(package: str) -> Tables:
    """Read the component file of a game package."""
    return tomllib.loads(resources.files(package).joinpath("components.toml").read_text(encoding="utf-8"))


def value_at(tables: Tables, path: str) -> Any:
    """Return the value at a path of a component file; raise KeyError if there is none."""
    value: Any = tables
    for key in path.split("/"):
        value = _member(value, key)
    return value


def merged(tables: Tables, values: Mapping[str, Any]) -> Tables:
    """Return the tables with other values at some paths; what is not changed is shared."""
    whole: Any = tables
    for path, value in values.items():
        whole = _with(whole, path.split("/"), value)
    found: Tables = whole
    return found


def tables_with(tables: Tables, earlier: Sequence[Edition], edition: Edition | None) -> Tables:
    """Return the tables with the values of an edition over those that were built in when it was made."""
    if edition is None:
        return tables
    for before in reversed(earlier[edition.built_in - 1 :]):
        tables = merged(tables, before.values)
    return merged(tables, edition.values)


def _member(value: Any, key: str) -> Any:
    if isinstance(value, list):
        return value[_index(value, key)]
    if not isinstance(value, dict):
        raise KeyError(key)
    return value[key]


def _index(members: list[Any], name: str) -> int:
    """Return the index of a member that is given by its name or number; raise KeyError if there is none."""
    for index, member in enumerate(members):
        if str(index) == name or (isinstance(member, dict) and any(member.get(key) == name for key in NAMES)):
            return index
    raise KeyError(name)


def _with(tables: Any, keys: list[str], value: Any) -> Any:
    if not keys:
        return value
    if isinstance(tables, list):
        index = _index(tables, keys[0])
        return [*tables[:index], _with(tables[index], keys[1:], value), *tables[index + 1 :]]
    changed = _with(_member(tables, keys[0]), keys[1:], value)
    return {**tables, keys[0]: changed}
