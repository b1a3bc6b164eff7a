"""Hub: the live tables of a process, and the one way by which acts are accepted.

An act is applied to the cached table, recorded, and only then shown to anyone. When another process was faster, the
cached table is thrown away and read again: the record is the truth, a table in memory is a cache of it.
"""

import asyncio
import logging
import secrets
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Final, final

from caravane.kernel.event import Event
from caravane.kernel.journal import IllegalMove
from caravane.server import metrics, wire
from caravane.server.news import KEPT, News, place_of, update
from caravane.server.presence import Changes, Present, Watcher
from caravane.server.store.contract import Row, Store, Stored, Write
from caravane.tables import snapshot
from caravane.tables.acts import OPEN, Act, Diverged, Refused
from caravane.tables.luck import commitment
from caravane.tables.settings import Settings
from caravane.tables.table import ENDED, Table
from caravane.tables.watching import shown_place

log = logging.getLogger(__name__)

CACHED: Final = 2_000
"""So many tables stay in memory; the others are read again when somebody comes."""
SNAPSHOT_EVERY: Final = 100
"""Whoever loads a table carries out fewer acts than this: a few hundredths of a second."""
SECRET_BYTES: Final = 32
ID_BYTES: Final = 9
ATTEMPTS: Final = 5
"""How often an act is tried again when other processes were faster."""

Make = Callable[[Table], Act]
"""Decides, while nothing else can happen at the table, what the act is; raises Refused when there is none."""


@final
class Accepted:
    """An act that is recorded, what happened, and the numbers of all watchers after it."""

    __slots__ = ("act", "events", "seen")

    def __init__(self, act: Act, events: list[Event], seen: list[int]) -> None:
        self.act: Final = act
        self.events: Final = events
        self.seen: Final = seen


Listener = Callable[[str, Table, Act], None]
"""Called with the table's name after an act is recorded; must not block."""


@final
class Live:
    """A cached table with its news, the connections that follow it, and the lock that keeps its acts in order."""

    __slots__ = ("lock", "news", "table", "users", "watchers")

    def __init__(self) -> None:
        self.lock: Final = asyncio.Lock()
        self.table: Table | None = None
        self.news: News = News(0)
        self.watchers: set[Watcher] = set()
        self.users: int = 0
        """How many are inside or waiting for the lock."""

    def idle(self) -> bool:
        """Tell whether nobody needs this now."""
        return not self.watchers and self.users == 0


@final
class Hub:
    """The live tables of this process."""

    def __init__(self, store: Store, now: Callable[[], float] = time.time) -> None:
        self.store: Final = store
        self.now: Final = now
        self.listeners: Final[list[Listener]] = []
        self._live: Final[OrderedDict[str, Live]] = OrderedDict()
        self._running: Final[set[asyncio.Task[Accepted]]] = set()
        self._changes: Final = Changes(self._tell_presence)

    async def open_table(self, host: str, settings: Settings, name: str = "") -> str:
        """Open a table and commit to the secret of its luck."""
        name = name or secrets.token_urlsafe(ID_BYTES)
        secret = secrets.token_bytes(SECRET_BYTES)
        opening = Act(OPEN, self.now(), settings=settings.pack(), host=host, commitment=commitment(secret))
        await self.store.create(name, opening.pack(), secret, row_of(Table(opening, secret), opening.at))
        return name

    async def act(self, name: str, act: Act | Make) -> Accepted:
        """Accept an act: carried out, recorded, then shown; raise Refused when it cannot be.

        Who asked may go away meanwhile; what has begun is finished.
        """
        make = _again(act) if isinstance(act, Act) else act
        task = asyncio.create_task(self._act(name, make))
        self._running.add(task)
        task.add_done_callback(self._done)
        return await asyncio.shield(task)

    def _done(self, task: asyncio.Task[Accepted]) -> None:
        self._running.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, Refused):
            log.error("an act failed", exc_info=error)

    def cached(self) -> int:
        """Count the tables in memory."""
        return len(self._live)

    async def drain(self) -> None:
        """Wait until everything that has begun is recorded or refused."""
        while self._running:
            await asyncio.wait(self._running)

    async def _act(self, name: str, make: Make) -> Accepted:
        async with self._held(name) as live:
            for _ in range(ATTEMPTS):
                table = await self._table(name, live)
                act = make(table)
                number = table.number
                events = self._apply(live, table, act)
                if await self._record(name, live, number, act):
                    metrics.ACTS.labels(act.kind).inc()
                    live.news.add(table, act, events)
                    self._tell(name, live, table, act)
                    await self._keep_snapshot(name, table)
                    return Accepted(act, events, table.seen[:])
                metrics.STALE.inc()
                live.table = None
        raise Refused("stale")

    def _apply(self, live: Live, table: Table, act: Act) -> list[Event]:
        try:
            return table.apply(act)
        except Refused:
            raise
        except BaseException:
            # Nobody knows what was half done: the record will tell.
            live.table = None
            raise

    async def _record(self, name: str, live: Live, number: int, act: Act) -> bool:
        assert live.table is not None
        try:
            return await self.store.append(Write(name, number, act.pack(), row_of(live.table, act.at)))
        except BaseException:
            # Nobody knows whether it was written: the record will tell.
            live.table = None
            raise

    async def _keep_snapshot(self, name: str, table: Table) -> None:
        if table.number % SNAPSHOT_EVERY:
            return
        try:
            await self.store.save_snapshot(name, table.number, snapshot.take(table))
        except Exception:
            log.exception("table %s: no snapshot; it will load more slowly", name)

    async def look(self, name: str) -> Table:
        """Give a table to read from, before anything else is awaited; raise Refused when there is none."""
        async with self._held(name) as live:
            return await self._table(name, live)

    async def refresh(self, name: str) -> Table:
        """Give a table as the record has it: another process may have acted."""
        async with self._held(name) as live:
            live.table = None
            return await self._table(name, live)

    async def follow(self, name: str, watcher: Watcher, since: int = 0) -> None:
        """Let a connection follow a table from now on; tell it what it has missed since a number."""
        async with self._held(name) as live:
            table = await self._table(name, live)
            watcher.check(table)
            self._join(name, live, watcher)
            self._send_missed(name, live, table, watcher, since)

    def unfollow(self, name: str, watcher: Watcher) -> None:
        """Let a connection go."""
        live = self._live.get(name)
        if live is not None:
            self._part(name, live, watcher)

    def _join(self, name: str, live: Live, watcher: Watcher) -> None:
        if watcher not in live.watchers:
            live.watchers.add(watcher)
            self._changes.note(name)

    def _part(self, name: str, live: Live, watcher: Watcher) -> None:
        if watcher in live.watchers:
            live.watchers.discard(watcher)
            self._changes.note(name)

    def present(self, name: str, table: Table) -> Present:
        """Tell who follows a table on this process."""
        live = self._live.get(name)
        return Present(table, live.watchers if live is not None else ())

    def _tell_presence(self, name: str) -> None:
        """Tell those who follow a table who else does; a table that is being read again tells it by its updates."""
        live = self._live.get(name)
        if live is not None and live.table is not None:
            self._allowed(name, live, live.table)
            present = Present(live.table, live.watchers)
            self.broadcast(name, wire.encode(wire.Presence(name, present.here, present.watchers)))

    def broadcast(self, name: str, message: bytes) -> None:
        """Tell every connection at a table something that has no number."""
        live = self._live.get(name)
        for send in {watcher.send for watcher in live.watchers} if live else ():
            send(message)

    @asynccontextmanager
    async def _held(self, name: str) -> AsyncIterator[Live]:
        """Give a table to one user at a time."""
        live = self._live.setdefault(name, Live())
        self._live.move_to_end(name)
        live.users += 1
        try:
            async with live.lock:
                yield live
        finally:
            live.users -= 1
            self._make_room(name, live)

    def _make_room(self, name: str, live: Live) -> None:
        if live.table is None and live.idle():
            self._live.pop(name, None)
        if len(self._live) > CACHED:
            for other in [other for other, kept in self._live.items() if kept.idle()][: len(self._live) - CACHED]:
                del self._live[other]

    async def _table(self, name: str, live: Live) -> Table:
        if live.table is None:
            stored = await self._stored(name)
            live.table, live.news = build(stored)
            self._catch_up(name, live, live.table)
        return live.table

    async def load(self, name: str) -> Table:
        """Build a table from the record, apart from the cached one."""
        return build(await self._stored(name))[0]

    async def _stored(self, name: str) -> Stored:
        stored = await self.store.load(name)
        if stored is None:
            raise Refused("no-such-table")
        return stored

    def _tell(self, name: str, live: Live, table: Table, act: Act) -> None:
        said: dict[int, bytes] = {}
        watchers = self._allowed(name, live, table)
        present = Present(table, watchers)
        for watcher in watchers:
            place = place_of(table, watcher.seat)
            if table.noticed[place]:
                if place not in said:
                    before = table.seen[place] - 1
                    news = update(name, table, live.news, watcher.seat, present, since=before, now=act.at)
                    said[place] = wire.encode(news)
                watcher.n = table.seen[place]
                watcher.send(said[place])
        for listener in self.listeners:
            self._notify(listener, name, table, act)

    def _allowed(self, name: str, live: Live, table: Table) -> list[Watcher]:
        """List who still may look from where it does; let the others go."""
        for watcher in tuple(live.watchers):
            try:
                watcher.check(table)
            except Refused:
                self._part(name, live, watcher)
                watcher.send(wire.encode(wire.Gone(name, watcher.seat)))
        return list(live.watchers)

    def _notify(self, listener: Listener, name: str, table: Table, act: Act) -> None:
        try:
            listener(name, table, act)
        except Exception:
            log.exception("table %s: a listener failed", name)

    def _catch_up(self, name: str, live: Live, table: Table) -> None:
        """Tell everyone what happened while another process was faster, or while the record was out of reach."""
        for watcher in self._allowed(name, live, table):
            if watcher.n != table.seen[place_of(table, watcher.seat)]:
                self._send_missed(name, live, table, watcher, watcher.n)

    def _send_missed(self, name: str, live: Live, table: Table, watcher: Watcher, since: int) -> None:
        watcher.n = table.seen[place_of(table, watcher.seat)]
        present = Present(table, live.watchers)
        news = update(name, table, live.news, watcher.seat, present, since=since, now=self.now())
        watcher.send(wire.encode(news))


def _again(act: Act) -> Make:
    """Make the act anew for every attempt: carrying it out completes it."""
    packed = act.pack()
    return lambda _table: Act.unpack(packed)


def build(stored: Stored) -> tuple[Table, News]:
    """Build a table from the record, with its latest news."""
    opening = Act.unpack(stored.opening)
    if stored.snapshot is None:
        table = Table(opening, stored.secret)
    else:
        table = snapshot.restore(opening, stored.secret, stored.snapshot)
    news = News(table.settings.seats)
    for left, packed in zip(range(len(stored.acts), 0, -1), stored.acts, strict=True):
        act = Act.unpack(packed)
        events = _follow(table, act)
        if left <= KEPT:
            news.add(table, act, events)
    return table, news


def _follow(table: Table, act: Act) -> list[Event]:
    """Carry out a recorded act; a table that the installed rules lead elsewhere waits for its own."""
    try:
        return table.apply(act, recorded=True)
    except (Diverged, IllegalMove, Refused) as error:
        raise Refused("other-rules") from error


def row_of(table: Table, now: float) -> Row:
    """Derive what the lobby and the due work must know."""
    settings = table.settings
    return Row(
        game=settings.game,
        seats=settings.seats,
        status=table.status,
        public=settings.public,
        rated=settings.rated,
        host=table.host,
        pace=settings.pace.pack(),
        places=[shown_place(place) for place in table.places],
        seating=[place.identity if place else "" for place in table.places],
        deciding=table.deciding(),
        clocks=[clock.runs_out(settings.pace) for clock in table.clocks],
        due_at=table.due_at(),
        created_at=table.opened_at,
        told_at=table.told_at,
        ended_at=now if table.status == ENDED else 0.0,
    )
