"""Presence: who follows a table, and how those who follow it are told.

It tells of connections only, never of acts; and it is told apart from updates, so that nobody's number moves by it.
"""

import asyncio
from collections.abc import Callable, Collection
from typing import Final, NamedTuple, final

from caravane.tables.table import Table

PAUSE: Final = 1.0
"""Seconds until a change is told: who comes back within them, as with every reload of a page, was never away."""


@final
class Watcher:
    """A connection that follows a table from a seat, or from outside, and the number it was told last."""

    __slots__ = ("check", "gone", "identity", "n", "seat", "send")

    def __init__(
        self, seat: int | None, send: Callable[[bytes], None], check: Callable[[Table], None], identity: str = ""
    ) -> None:
        self.seat: Final = seat
        self.send: Final = send
        self.check: Final = check
        """Raises Refused when the connection may no longer look from there: people stand up, others sit down."""
        self.identity: Final = identity
        self.n: int = 0
        self.gone: bool = False
        """Whether it was told that it may not look from there any more."""


class Elsewhere(NamedTuple):
    """Who follows a table on another process: the seats whose own players do, and how many others watch."""

    seats: list[int]
    watchers: int


@final
class Present:
    """Which seats have their own player here, and how many connections of others watch."""

    __slots__ = ("here", "watchers")

    def __init__(self, table: Table, watchers: Collection[Watcher], elsewhere: Collection[Elsewhere] = ()) -> None:
        others = {seat for other in elsewhere for seat in other.seats}
        self.here: Final = [seat in others or _is_here(table, seat, watchers) for seat in range(table.settings.seats)]
        mine = len({watcher.send for watcher in watchers if not table.seats_of(watcher.identity)})
        self.watchers: Final = mine + sum(other.watchers for other in elsewhere)

    def told(self) -> Elsewhere:
        """Give it as other processes are told."""
        return Elsewhere([seat for seat, here in enumerate(self.here) if here], self.watchers)


def _is_here(table: Table, seat: int, watchers: Collection[Watcher]) -> bool:
    place = table.places[seat]
    return place is not None and any(
        watcher.seat == seat and place.answers_to(watcher.identity) for watcher in watchers
    )


@final
class Changes:
    """Tells of a table after a change, at most once in a while, however often people come and go."""

    def __init__(self, tell: Callable[[str], None], pause: float = PAUSE) -> None:
        self._tell: Final = tell
        self._pause: Final = pause
        self._waiting: Final[dict[str, asyncio.TimerHandle]] = {}

    def note(self, name: str) -> None:
        """Somebody came to a table, or went."""
        if name not in self._waiting:
            self._waiting[name] = asyncio.get_running_loop().call_later(self._pause, self._due, name)

    def _due(self, name: str) -> None:
        del self._waiting[name]
        self._tell(name)
