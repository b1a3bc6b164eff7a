"""The manifest of a face, its `face.json`: what it draws and which of its files a page loads.

The server reads it, so that a page shows the cover of a game without running the code of its face.
"""

from typing import Final, Literal, final

import msgspec

CONTRACTS: Final = (1,)
"""Contract numbers that the browser client can mount; 0 was the contract while it could still change."""

RoomKind = Literal["top", "side", "desk", "standing", "seat", "part"]
Arrangement = Literal["wide", "narrow", "low"]


@final
class Cover(msgspec.Struct, frozen=True):
    """Drawing of 300 by 420, the part of it that a small picture shows, and the colour of the title."""

    art: str
    focus: str
    ink: str


@final
class Room(msgspec.Struct, frozen=True):
    """Room besides the board that a face fills, and how many pixels its short side needs at least."""

    least: int = 0
    arrangements: list[Arrangement] = []
    """Arrangements of the page in which the face wants it; none means all that have it."""
    tab: str = ""
    """Key of the title if the room is a tab of the notebook."""


@final
class Leaf(msgspec.Struct, frozen=True):
    """Leaf of the notebook: its id, the key of its title, and the width in pixels that it would like."""

    id: str
    title: str
    wants: int = 0


class Manifest(msgspec.Struct, frozen=True):
    """Content of `face.json`; fields that are not listed here are ignored, because later ones are optional."""

    contract: int
    game: str
    rules: tuple[int, int]
    """First and last rules version whose views the face draws."""
    entry: str
    texts: dict[str, str]
    """Fluent file of each language."""
    styles: list[str] = []
    cover: Cover | None = None
    rooms: dict[RoomKind, Room] = {}
    leaves: list[Leaf] = []
    draws: list[Literal["focus", "marks", "hints"]] = []
    """What the face draws itself; the table page lays the others over the parts."""
    credits: str = ""

    def files(self) -> list[tuple[str, tuple[str, ...]]]:
        """Return the files that the manifest names, each with the endings that it may have."""
        covers = [self.cover.art] if self.cover else []
        return [
            (self.entry, ("js",)),
            *[(file, ("css",)) for file in self.styles],
            *[(file, ("ftl",)) for file in self.texts.values()],
            *[(file, ("svg", "png", "webp")) for file in covers],
        ]


def contract_problem(manifest: Manifest) -> str:
    """Return why no page can mount the face, or an empty text."""
    if manifest.contract in CONTRACTS:
        return ""
    known = " and ".join(str(number) for number in CONTRACTS)
    return f"it follows contract {manifest.contract}, and this version of Caravane knows {known}"


def rules_problem(manifest: Manifest, rules: int) -> str:
    """Return why the face cannot draw a rules version, or an empty text."""
    first, last = manifest.rules
    return "" if first <= rules <= last else f"it draws the rules {first} to {last}, and the game has version {rules}"
