"""Editions: values of components that replace those built in, such as the ones printed in a box."""

import json
from collections.abc import Mapping, Sequence
from importlib import resources
from typing import Any, Final, cast, final

Packed = dict[str, object]


@final
class Edition:
    """A named set of component values, complete: a table that keeps it needs no file to be replayed."""

    __slots__ = ("fingerprint", "name", "ours", "source", "title", "values")

    def __init__(
        self, *, name: str, title: str, source: str, fingerprint: str, values: Mapping[str, Any], ours: Sequence[str]
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

    def pack(self) -> Packed:
        """Return JSON-serializable data."""
        return {
            "name": self.name,
            "title": self.title,
            "source": self.source,
            "fingerprint": self.fingerprint,
            "values": self.values,
            "ours": list(self.ours),
        }

    def __reduce__(self) -> tuple[Any, ...]:
        """Return how `pickle` and `copy` create the edition again."""
        return unpack_edition, (self.pack(),)


def load_earlier(package: str, values: int) -> Edition:
    """Read the values that a game package had built in, from `earlier/VERSION.json`."""
    file = resources.files(package).joinpath("earlier", f"{values}.json")
    return unpack_edition(json.loads(file.read_text(encoding="utf-8")))


def unpack_edition(packed: Packed) -> Edition:
    """Deserialize an edition."""
    return Edition(
        name=cast(str, packed["name"]),
        title=cast(str, packed["title"]),
        source=cast(str, packed["source"]),
        fingerprint=cast(str, packed["fingerprint"]),
        values=cast("dict[str, Any]", packed["values"]),
        ours=cast("list[str]", packed["ours"]),
    )
