"""Hub: the live tables of a process, and the one way by which acts are accepted.

An act is applied to the cached table, recorded, and only then shown to anyone. When another process was faster, the
cached table is thrown away and read again: the record is the truth, a table in memory is a cache of it.

Where other processes serve the same record, what they do is heard through an exchange. Nobody is refused, and nobody
begins to follow, by a cached table that may be behind: the record is asked first.
"""

import asyncio
import logging
import secrets
import time
from collections.abc import Callable
from typing import Final, final

from caravane.kernel.event import Event
from caravane.server.cluster.bus import Alone, Exchange
from caravane.server.cluster.messages import Acted, Here, Said, Who
from caravane.server.live import broadcast
from caravane.server.live.cache import Cache, Live
from caravane.server.live.loading import build, carry_on, row_of
from caravane.server.live.presence import Changes, Elsewhere, Present, Watcher
from caravane.server.ops import metrics
from caravane.server.store.protocol import Packed, Store, Stored, Write
from caravane.server.wire import messages
from caravane.tables import snapshot
from caravane.tables.acts import OPEN, Act, Refused
from caravane.tables.luck.committed_luck import commitment
from caravane.tables.settings import Settings
from caravane.tables.table import Table

log = logging.getLogger(__name__)

SNAPSHOT_EVERY: Final = 100
"""Whoever loads a table carries out fewer acts than this: a few hundredths of a second."""
SECRET_BYTES: Final = 32
ID_BYTES: Final = 9
ATTEMPTS: Final = 5
"""How often an act is tried again when other processes were faster."""
MOMENT: Final = 0.1
"""Seconds until other processes are told that somebody came or went."""
ASKING: Final = 0.03
"""Seconds in which other processes may answer who is there; one that is slower is not waited for."""

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
"""Called with the table's name after an act is recorded by this process; must not block."""


@final
class Hub:
    """The live tables of this process."""

    def __init__(
        self,
        store: Store,
        now: Callable[[], float] = time.time,
        exchange: Exchange | None = None,
        cache: Cache | None = None,
    ) -> None:
        self.store: Final = store
        self.now: Final = now
        self.exchange: Final[Exchange] = exchange or Alone()
        self.process: Final = secrets.token_urlsafe(ID_BYTES)
        """The name by which other processes know this one."""
        self.listeners: Final[list[Listener]] = []
        self.cache: Final = Cache() if cache is None else cache
        self._running: Final[set[asyncio.Task[Accepted]]] = set()
        self._changes: Final = Changes(self._tell_presence)
        self._local_changes: Final = Changes(self.tell_others, MOMENT)

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

    async def drain(self) -> None:
        """Wait until everything that has begun is recorded or refused."""
        while self._running:
            await asyncio.wait(self._running)

    async def _act(self, name: str, make: Make) -> Accepted:
        async with self.cache.held(name) as live:
            for _ in range(ATTEMPTS):
                table = await self._table(name, live)
                number = table.number
                try:
                    act = make(table)
                    events = self._apply(live, table, act)
                except Refused:
                    if await self._was_behind(name, live):
                        continue
                    raise
                if await self._record(name, live, number, act):
                    metrics.ACTS.labels(act.kind).inc()
                    live.news.add(table, act, events)
                    self.exchange.tell(name, Acted(number, act.pack()))
                    self._show(name, live, table, act.at)
                    self._notify(name, table, act)
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

    def _notify(self, name: str, table: Table, act: Act) -> None:
        for listener in self.listeners:
            try:
                listener(name, table, act)
            except Exception:
                log.exception("table %s: a listener failed", name)

    async def look(self, name: str) -> Table:
        """Give a table to read from, before anything else is awaited; raise Refused when there is none."""
        async with self.cache.held(name) as live:
            return await self._table_of_record(name, live)

    async def refresh(self, name: str) -> Table:
        """Give a table as the record has it, read from its beginning: another process may have acted."""
        async with self.cache.held(name) as live:
            live.table = None
            return await self._table(name, live)

    async def read_again(self, identity: str) -> None:
        """Let the tables of somebody who is forgotten be read again: those in memory know the name, and would tell it."""
        for name in self.cache.tables_of(identity):
            async with self.cache.held(name) as live:
                live.table = None

    async def load(self, name: str) -> Table:
        """Build a table from the record, apart from the cached one."""
        return build(await self._stored(name))[0]

    async def _table(self, name: str, live: Live) -> Table:
        """Give the cached table, which may be behind the record; without one, read it."""
        if live.table is None:
            stored = await self._stored(name)
            live.table, live.news = build(stored)
            self._show(name, live, live.table, self.now())
        return live.table

    async def _table_of_record(self, name: str, live: Live) -> Table:
        """Give a table that is not behind the record."""
        await self._was_behind(name, live)
        return await self._table(name, live)

    async def _stored(self, name: str) -> Stored:
        stored = await self.store.load(name)
        if stored is None:
            raise Refused("no-such-table")
        return stored

    async def _was_behind(self, name: str, live: Live) -> bool:
        """Carry out what other processes have recorded; tell whether there was anything."""
        if live.table is None or not self.exchange.shared:
            return False
        acts = await self.store.acts(name, live.table.number)
        self._carry_on(name, live, live.table, acts)
        return bool(acts)

    def _carry_on(self, name: str, live: Live, table: Table, acts: list[Packed]) -> None:
        try:
            carry_on(table, live.news, acts)
        except BaseException:
            live.table = None
            raise
        self._show(name, live, table, acts[-1]["at"] if acts else self.now())

    async def heard(self, name: str, number: int, act: Packed | None) -> None:
        """Show an act that another process has recorded; what is missing before it, or of it, is read."""
        live = self.cache.get(name)
        if live is None or not live.watchers:
            return
        async with self.cache.held(name) as live:
            if live.table is None:
                await self._table(name, live)
            elif number == live.table.number and act is not None:
                self._carry_on(name, live, live.table, [act])
                metrics.FANOUT_LAG.observe(max(0.0, self.now() - act["at"]))
            elif number >= live.table.number:
                metrics.FANOUT_GAPS.inc()
                await self._was_behind(name, live)

    async def follow(self, name: str, watcher: Watcher, since: int = 0) -> None:
        """Let a connection follow a table from now on; tell it what it has missed since a number."""
        async with self.cache.held(name) as live:
            try:
                # First, so that nothing falls between what is read and what is heard.
                if not live.watchers:
                    await self._ask(name)
                table = await self._table_of_record(name, live)
                watcher.check(table)
                self._join(name, live, watcher)
                broadcast.show_to(name, live, table, watcher, since=since, now=self.now())
            finally:
                self._leave_unfollowed(name, live)

    def unfollow(self, name: str, watcher: Watcher) -> None:
        """Let a connection go."""
        live = self.cache.get(name)
        if live is not None and watcher in live.watchers:
            live.watchers.discard(watcher)
            self._somebody_went(name, live)

    def _join(self, name: str, live: Live, watcher: Watcher) -> None:
        if watcher not in live.watchers:
            live.watchers.add(watcher)
            self._changes.note(name)
            self._local_changes.note(name)

    def _somebody_went(self, name: str, live: Live) -> None:
        self._changes.note(name)
        self._local_changes.note(name)
        self._leave_unfollowed(name, live)

    def _leave_unfollowed(self, name: str, live: Live) -> None:
        if not live.watchers:
            self.exchange.leave(name)
            live.elsewhere.clear()

    def _show(self, name: str, live: Live, table: Table, now: float) -> None:
        watchers, somebody_went = broadcast.allowed(name, live, table)
        broadcast.show(name, live, table, watchers, now)
        if somebody_went:
            self._somebody_went(name, live)

    async def present(self, name: str, table: Table) -> Present:
        """Tell who follows a table; where nobody does on this process, the others are asked, and a moment is waited."""
        async with self.cache.held(name) as live:
            if not live.watchers and self.exchange.shared:
                await self._ask(name)
                await asyncio.sleep(ASKING)
            present = live.present(table)
            self._leave_unfollowed(name, live)
            return present

    async def _ask(self, name: str) -> None:
        """Begin to hear of a table, and ask who follows it elsewhere."""
        await self.exchange.join(name)
        self.exchange.tell(name, Who())

    def present_elsewhere(self, name: str, process: str, told: Elsewhere) -> None:
        """Note who follows a table on another process."""
        live = self.cache.get(name)
        if live is not None and live.elsewhere.get(process, Elsewhere([], 0)) != told:
            live.elsewhere[process] = told
            self._changes.note(name)

    def absent_elsewhere(self, process: str) -> None:
        """Note that another process is gone, and all who were there."""
        for name, live in self.cache.followed().items():
            if live.elsewhere.pop(process, None) is not None:
                self._changes.note(name)

    def tell_others(self, name: str) -> None:
        """Tell other processes who follows a table here."""
        live = self.cache.get(name)
        if live is None or not live.watchers:
            self.exchange.tell(name, Here(self.process, [], 0))
        elif live.table is not None:
            seats, watchers = Present(live.table, live.watchers).told()
            self.exchange.tell(name, Here(self.process, seats, watchers))

    def _tell_presence(self, name: str) -> None:
        """Tell those who follow a table who else does; a table that is being read again tells it by its updates."""
        live = self.cache.get(name)
        if live is not None and live.table is not None:
            if broadcast.allowed(name, live, live.table)[1]:
                self._somebody_went(name, live)
            present = live.present(live.table)
            broadcast.broadcast(live, messages.encode(messages.Presence(name, present.here, present.watchers)))

    def broadcast(self, name: str, message: bytes) -> None:
        """Tell every connection at a table, on all processes, something that has no number."""
        self.exchange.tell(name, Said(message.decode()))
        self.broadcast_here(name, message)

    def broadcast_here(self, name: str, message: bytes) -> None:
        """Tell the connections of this process."""
        broadcast.broadcast(self.cache.get(name), message)


def _again(act: Act) -> Make:
    """Make the act anew for every attempt: carrying it out completes it."""
    packed = act.pack()
    return lambda _table: Act.unpack(packed)
