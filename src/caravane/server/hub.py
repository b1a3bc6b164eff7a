"""Hub: the live tables of a process, and the one way by which acts are accepted.

An act is applied to the cached table, recorded, and only then shown to anyone. When another process was faster, the
cached table is thrown away and read again: the record is the truth, a table in memory is a cache of it.
"""

import asyncio
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Any, Final, final

from caravane.kernel.event import Event
from caravane.server.store.contract import Row, Store, Write
from caravane.tables import snapshot
from caravane.tables.acts import OPEN, Act, Refused
from caravane.tables.luck import commitment
from caravane.tables.settings import Settings
from caravane.tables.table import ENDED, Table
from caravane.tables.watching import project, watch

CACHED: Final = 2_000
"""So many tables stay in memory; the others are read again when somebody comes."""
SNAPSHOT_EVERY: Final = 500
SECRET_BYTES: Final = 32
ID_BYTES: Final = 9

Message = dict[str, Any]


@final
class Watcher:
    """A connection that follows a table from a seat, or from outside."""

    __slots__ = ("seat", "send")

    def __init__(self, seat: int | None, send: Callable[[Message], None]) -> None:
        self.seat: Final = seat
        self.send: Final = send


@final
class Live:
    """A cached table, the connections that follow it, and the lock that keeps its acts in order."""

    __slots__ = ("lock", "table", "watchers")

    def __init__(self) -> None:
        self.lock: Final = asyncio.Lock()
        self.table: Table | None = None
        self.watchers: set[Watcher] = set()


@final
class Hub:
    """The live tables of this process."""

    def __init__(self, store: Store, now: Callable[[], float] = time.time) -> None:
        self.store: Final = store
        self.now: Final = now
        self._live: OrderedDict[str, Live] = OrderedDict()

    async def open_table(self, host: str, settings: Settings) -> str:
        """Open a table and commit to the secret of its luck."""
        name = secrets.token_urlsafe(ID_BYTES)
        secret = secrets.token_bytes(SECRET_BYTES)
        opening = Act(OPEN, self.now(), settings=settings.pack(), host=host, commitment=commitment(secret))
        await self.store.create(name, opening.pack(), secret, row_of(Table(opening, secret), opening.at))
        return name

    async def act(self, name: str, act: Act) -> list[Event]:
        """Accept an act: carried out, recorded, then shown; raise Refused when it cannot be."""
        live = self._hold(name)
        async with live.lock:
            table = await self._table(name, live)
            number = table.number
            events = table.apply(act)
            if not await self._record(name, table, number, act):
                live.table = None
                raise Refused("stale")
            self._tell(live, table, act, events)
            return events

    async def look(self, name: str) -> Table:
        """Give a table to read from; raise Refused when there is none."""
        live = self._hold(name)
        async with live.lock:
            return await self._table(name, live)

    async def follow(self, name: str, watcher: Watcher) -> Table:
        """Let a connection follow a table from now on."""
        live = self._hold(name)
        async with live.lock:
            table = await self._table(name, live)
            live.watchers.add(watcher)
            return table

    def unfollow(self, name: str, watcher: Watcher) -> None:
        """Let a connection go."""
        live = self._live.get(name)
        if live is not None:
            live.watchers.discard(watcher)

    def _hold(self, name: str) -> Live:
        live = self._live.setdefault(name, Live())
        self._live.move_to_end(name)
        for other in list(self._live)[: max(0, len(self._live) - CACHED)]:
            if not self._live[other].watchers and not self._live[other].lock.locked():
                del self._live[other]
        return live

    async def _table(self, name: str, live: Live) -> Table:
        if live.table is None:
            live.table = await self.load(name)
        return live.table

    async def load(self, name: str) -> Table:
        """Build a table from the record."""
        stored = await self.store.load(name)
        if stored is None:
            raise Refused("no-such-table")
        opening = Act.unpack(stored.opening)
        if stored.snapshot is None:
            table = Table(opening, stored.secret)
        else:
            table = snapshot.restore(opening, stored.secret, stored.snapshot)
        for packed in stored.acts:
            table.apply(Act.unpack(packed))
        return table

    async def _record(self, name: str, table: Table, number: int, act: Act) -> bool:
        try:
            written = await self.store.append(Write(name, number, act.pack(), row_of(table, act.at)))
        except BaseException:
            # Nobody knows whether it was written: the record will tell.
            self._live[name].table = None
            raise
        if written and table.number % SNAPSHOT_EVERY == 0:
            await self.store.save_snapshot(name, table.number, snapshot.take(table))
        return written

    def _tell(self, live: Live, table: Table, act: Act, events: list[Event]) -> None:
        for watcher in live.watchers:
            noticed = table.noticed[-1 if watcher.seat is None else watcher.seat]
            if noticed:
                watcher.send(update(table, watcher.seat, act.at, events))


def update(table: Table, seat: int | None, now: float, events: list[Event]) -> Message:
    """Say what a seat learns of an act: the events it sees, and the table as it stands."""
    return {"events": project(table, events, seat), **watch(table, seat, now)}


def row_of(table: Table, now: float) -> Row:
    """Derive what the lobby and the due work must know."""
    settings = table.settings
    return Row(
        game=settings.game,
        seats=settings.seats,
        status=table.status,
        public=settings.public,
        rated=settings.rated,
        names=table.names(),
        seating=[place.identity if place else "" for place in table.places],
        deciding=table.deciding(),
        due_at=table.due_at(),
        ended_at=now if table.status == ENDED else 0.0,
    )
