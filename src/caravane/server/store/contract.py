"""The contract of a store. The same tests run on every implementation.

The acts are the record. An act is acknowledged after `append` says so; `(table, number)` is a unique key, so of two
processes that append the same number one wins and the other reloads. Everything else about a table (its row in the
lobby, when it is due) is derived from the acts and written in the same transaction, so nothing needs reconciling.
"""

from typing import Any, Final, Protocol, final

Packed = dict[str, Any]


@final
class Row:
    """What the lobby and the due work know about a table without loading it."""

    __slots__ = ("deciding", "due_at", "ended_at", "game", "names", "public", "rated", "seating", "seats", "status")

    def __init__(
        self,
        *,
        game: str,
        seats: int,
        status: str,
        public: bool,
        rated: bool,
        names: list[str],
        seating: list[str],
        deciding: list[int],
        due_at: float,
        ended_at: float = 0.0,
    ) -> None:
        self.game: Final = game
        self.seats: Final = seats
        self.status: Final = status
        self.public: Final = public
        self.rated: Final = rated
        self.names: Final = names
        """The name in each seat; empty for a free one."""
        self.seating: Final = seating
        """The identity that speaks for each seat; empty for a free seat or a bot."""
        self.deciding: Final = deciding
        self.due_at: Final = due_at
        """When something must happen without anyone's act; infinite when nothing must."""
        self.ended_at: Final = ended_at


@final
class Write:
    """One act to be recorded, with the row that follows from it."""

    __slots__ = ("act", "number", "row", "table")

    def __init__(self, table: str, number: int, act: Packed, row: Row) -> None:
        self.table: Final = table
        self.number: Final = number
        self.act: Final = act
        self.row: Final = row


@final
class Stored:
    """A table as it is kept: how to build it again."""

    __slots__ = ("acts", "opening", "secret", "snapshot")

    def __init__(self, opening: Packed, secret: bytes, snapshot: Packed | None, acts: list[Packed]) -> None:
        self.opening: Final = opening
        self.secret: Final = secret
        self.snapshot: Final = snapshot
        self.acts: Final = acts
        """The acts since the snapshot, or since the opening, in order."""


class Store(Protocol):
    """The record of all tables."""

    async def open(self) -> None:
        """Connect, and bring the schema up to date."""

    async def close(self) -> None:
        """Finish what is being written and disconnect."""

    async def create(self, table: str, opening: Packed, secret: bytes, row: Row) -> None:
        """Record a new table: its opening is act number 0."""

    async def append(self, write: Write) -> bool:
        """Record an act durably, together with others that wait; False when its number is taken."""

    async def load(self, table: str) -> Stored | None:
        """Give all that is needed to build a table again: the latest snapshot and the acts since."""

    async def acts(self, table: str, since: int = 0) -> list[Packed]:
        """Give the acts from a number on."""

    async def save_snapshot(self, table: str, number: int, snapshot: Packed) -> None:
        """Keep a snapshot of a table after so many acts; older ones may go."""

    async def claim_due(self, now: float, lease: float, limit: int) -> list[str]:
        """Give tables that are due and that no one else holds, and hold them until `now + lease`."""

    async def release(self, table: str) -> None:
        """Let go of a claimed table."""

    async def unfinished(self) -> list[str]:
        """List the tables that are being played."""

    async def tables_of(self, identity: str, limit: int) -> list[tuple[str, Row]]:
        """List the tables at which an identity sits, latest act first."""

    async def open_tables(self, limit: int) -> list[tuple[str, Row]]:
        """List the public tables that wait for players, newest first."""
