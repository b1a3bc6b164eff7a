"""Followers of a table and its presence: which players are connected, and how many spectators.

Presence depends on connections only, never on acts. It is sent apart from updates, so that it changes no number.
"""

import asyncio
from collections.abc import Callable, Collection
from typing import Final, NamedTuple, final

from caravane.tables.table import Table

DEBOUNCE_SECONDS: Final = 1.0
"""Seconds before a presence change is sent, so that a page reload does not count as leaving."""


@final
class Follower:
    """A connection that follows a table from a seat or as a spectator, with the last number sent to it."""

    __slots__ = ("check", "identity", "n", "removed", "seat", "send")

    def __init__(
        self, seat: int | None, send: Callable[[bytes], None], check: Callable[[Table], None], identity: str = ""
    ) -> None:
        self.seat: Final = seat
        self.send: Final = send
        self.check: Final = check
        """Raises Refused when the connection may no longer use its viewpoint, since seats change their players."""
        self.identity: Final = identity
        self.n: int = 0
        self.removed: bool = False
        """Whether the follower was removed because it may no longer use its viewpoint."""


class RemotePresence(NamedTuple):
    """Presence at a table on another process: the seats whose players follow it, and the number of spectators."""

    seats: list[int]
    spectators: int


@final
class TablePresence:
    """The seats whose own players follow the table, and the number of connections of spectators."""

    __slots__ = ("seats", "spectators")

    def __init__(self, table: Table, followers: Collection[Follower], remote: Collection[RemotePresence] = ()) -> None:
        remote_seats = {seat for process in remote for seat in process.seats}
        self.seats: Final = [
            seat in remote_seats or _is_present(table, seat, followers) for seat in range(table.settings.seats)
        ]
        local = len({follower.send for follower in followers if not table.seats_of(follower.identity)})
        self.spectators: Final = local + sum(process.spectators for process in remote)

    def as_remote(self) -> RemotePresence:
        """Return it in the form that is sent to other processes."""
        return RemotePresence([seat for seat, present in enumerate(self.seats) if present], self.spectators)


def _is_present(table: Table, seat: int, followers: Collection[Follower]) -> bool:
    occupant = table.occupants[seat]
    return occupant is not None and any(
        follower.seat == seat and occupant.belongs_to(follower.identity) for follower in followers
    )


@final
class Debouncer:
    """Calls a function for a table some time after its first change, once for all changes until then."""

    def __init__(self, call: Callable[[str], None], delay: float = DEBOUNCE_SECONDS) -> None:
        self._call: Final = call
        self._delay: Final = delay
        self._timers: Final[dict[str, asyncio.TimerHandle]] = {}

    def schedule(self, table_id: str) -> None:
        """Schedule a call for a table."""
        if table_id not in self._timers:
            self._timers[table_id] = asyncio.get_running_loop().call_later(self._delay, self._run, table_id)

    def _run(self, table_id: str) -> None:
        del self._timers[table_id]
        self._call(table_id)
