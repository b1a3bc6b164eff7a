"""Editions: values of components that replace those built in, such as the ones printed in a box."""

import json
from collections.abc import Mapping, Sequence
from importlib import resources
from typing import Any, Final, final

Packed = dict[str, object]

FIRST_VALUES: Final = 1
"""Version of the values built in of records that name none."""
TEXTS: Final = ("name", "title", "source", "fingerprint")


@final
class Edition:
    """A named set of component values, complete: a table that keeps it needs no file to be replayed."""

    __slots__ = ("built_in", "fingerprint", "name", "ours", "source", "title", "values")

    def __init__(
        self,
        *,
        name: str,
        title: str,
        source: str,
        fingerprint: str,
        values: Mapping[str, Any],
        ours: Sequence[str],
        built_in: int,
    ) -> None:
        self.name: Final = name
        self.title: Final = title
        self.source: Final = source
        """Where the values come from, in the words of whoever read them."""
        self.fingerprint: Final = fingerprint
        """Digest of the values; two editions with the same values have the same."""
        self.values: Final = dict(values)
        """All values that an edition of this game can change, by their path in `components.toml`."""
        self.ours: Final = tuple(ours)
        """The values that are still those built in, by path and number: `sites/ur/points:3`."""
        self.built_in: Final = built_in
        """Version of the values built in that it lies over: they are in force where a later game has more to change."""

    def pack(self) -> Packed:
        """Return JSON-serializable data."""
        return {
            "name": self.name,
            "title": self.title,
            "source": self.source,
            "fingerprint": self.fingerprint,
            "values": self.values,
            "ours": list(self.ours),
            "built_in": self.built_in,
        }

    def __reduce__(self) -> tuple[Any, ...]:
        """Return how `pickle` and `copy` create the edition again."""
        return unpack_edition, (self.pack(),)


def load_earlier(package: str, values: int) -> Edition:
    """Read the values that a game package had built in, from `earlier/VERSION.json`."""
    file = resources.files(package).joinpath("earlier", f"{values}.json")
    return unpack_edition({**json.loads(file.read_text(encoding="utf-8")), "built_in": values})


def unpack_edition(packed: object) -> Edition:
    """Deserialize an edition; raise ValueError for what is none, whoever has written it."""
    if not isinstance(packed, dict) or any(not isinstance(packed.get(key), str) for key in TEXTS):
        raise ValueError("an edition has a name, a title, a source and a fingerprint")
    values, ours, built_in = packed.get("values"), packed.get("ours"), packed.get("built_in")
    if not isinstance(values, dict) or not all(isinstance(path, str) for path in values):
        raise ValueError("the values of an edition are given by their paths")
    if not isinstance(ours, list) or not all(isinstance(entry, str) for entry in ours):
        raise ValueError("the entries of an edition that are built in are a list of texts")
    if type(built_in) is not int:
        raise ValueError("an edition names the version of the values built in")
    return Edition(
        name=packed["name"],
        title=packed["title"],
        source=packed["source"],
        fingerprint=packed["fingerprint"],
        values=values,
        ours=ours,
        built_in=built_in,
    )


def recorded_values(edition: Edition | None, earlier: Sequence[Edition]) -> Packed:
    """Return what a record says of values in force: an edition, or the version of those built in unless it is the first."""
    versions = [each.pack() for each in earlier]
    version = len(versions) + 1
    if edition is not None:
        in_force = edition.pack()
        if in_force not in versions:
            return {"edition": in_force}
        version = versions.index(in_force) + 1
    return {"values": version} if version != FIRST_VALUES else {}


def version_of(recorded: Mapping[str, object]) -> int:
    """Return the version of the values built in that a record names; raise ValueError unless it is a number."""
    values = recorded.get("values", FIRST_VALUES)
    if type(values) is not int:
        raise ValueError("the version of the values is not a number")
    return values
