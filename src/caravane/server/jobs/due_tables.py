"""Due work: what must happen at a table without anyone's act, a bot's answer or the end of someone's time.

Nothing is queued. The record says which tables are due; a process that claims one holds it for the length of a lease, and
acts through the same door as a person. If it dies, the lease runs out and another process does the work.
"""

import asyncio
import logging
from contextlib import suppress
from typing import Final, final

from caravane.server.bots.pool import Bots
from caravane.server.live.hub import Hub, Make
from caravane.server.ops import metrics
from caravane.tables.acts import EXPIRE, PLAY, Act, Refused
from caravane.tables.clocks.time_control import FOREVER
from caravane.tables.table import Table

TABLES: Final = 64
"""So many tables are worked at together."""
POLL: Final = 1.0
"""The record is asked at least so often, for what other processes have left behind."""
MARGIN: Final = 1.0
"""A lease is longer by this than the longest answer, so that it rarely runs out before the act is recorded."""
REFUSALS: Final = 3
AT_ONCE: Final = 0.0

log: Final = logging.getLogger(__name__)


@final
class DueWork:
    """Finds tables that are due, and does what is due there."""

    def __init__(self, hub: Hub, bots: Bots, tables: int = TABLES) -> None:
        self._hub: Final = hub
        self._bots: Final = bots
        self._tables: Final = tables
        self._lease: Final = bots.longest_answer() + MARGIN
        self._working: Final[dict[str, asyncio.Task[None]]] = {}
        self._unattended: int = 0
        """How many of these have nobody there: only bots, and people for whom one sits in."""
        self._soonest: float = FOREVER
        """The next moment at which a table of this process is due, as far as it was told."""
        self._sooner: Final = asyncio.Event()
        self._runner: asyncio.Task[None] | None = None
        self._stopping: bool = False

    async def start(self) -> None:
        """Begin to look for work."""
        self._hub.listeners.append(self._heard)
        self._runner = asyncio.create_task(self._run())

    async def stop(self) -> None:
        """Take on nothing new, and finish the decisions that are being made."""
        self._stopping = True
        self._hub.listeners.remove(self._heard)
        self._expect(AT_ONCE)
        if self._runner is not None:
            await self._runner
        await asyncio.gather(*self._working.values())

    def _heard(self, name: str, table: Table, _act: Act) -> None:
        # Whoever works at the table looks at it again anyway.
        if name not in self._working:
            self._expect(table.due_at())

    def woken(self, moment: float) -> None:
        """Hear from another process that a table is due at a moment."""
        if self._runner is not None and not self._stopping:
            self._expect(moment)

    def _expect(self, moment: float) -> None:
        self._soonest = min(self._soonest, moment)
        # What is due later than the next poll need not be woken for.
        if moment < self._hub.now() + POLL:
            self._sooner.set()

    async def _run(self) -> None:
        while not self._stopping:
            # Forgotten before the record is asked: what is heard meanwhile counts for the next time.
            if self._soonest <= self._hub.now():
                self._soonest = FOREVER
            await self._claim()
            await self._rest()

    async def _claim(self) -> None:
        """Take on tables that are due, as many as there is room for."""
        room = self._tables - len(self._working)
        if room == 0:
            return
        now = self._hub.now()
        try:
            names = await self._hub.store.claim_due(now, self._lease, room)
        except Exception:
            log.exception("the record cannot be asked for due tables")
            return
        for name in names:
            self._begin(name, now + self._lease)

    def _begin(self, name: str, until: float) -> None:
        if name not in self._working:
            metrics.DUE_WORKING.inc()
            self._working[name] = asyncio.create_task(self._work(name, until))

    async def _rest(self) -> None:
        """Wait for the next moment at which something is due here, and never longer than for a poll."""
        self._sooner.clear()
        wait = min(self._soonest - self._hub.now(), POLL)
        with suppress(TimeoutError):
            async with asyncio.timeout(max(0.0, wait)):
                await self._sooner.wait()

    async def _work(self, name: str, until: float) -> None:
        """Do all that is due at a claimed table, and look at it once more when others may claim it again."""
        due_next = FOREVER
        try:
            if await self._decide_in_turn(name, until):
                await self._hub.store.release(name)
                due_next = (await self._hub.look(name)).due_at()
        except Exception:
            # The claim is kept until its lease runs out, so that a broken table is tried again, but not all the time.
            log.exception("table %s: its due work failed", name)
        # Nothing is awaited from here on: what happens at the table from now on is heard.
        was_full = len(self._working) >= self._tables
        del self._working[name]
        metrics.DUE_WORKING.dec()
        self._expect(AT_ONCE if was_full else due_next)

    async def _decide_in_turn(self, name: str, until: float) -> bool:
        """Decide, unless nobody is there to wait for it and many such tables are worked at: those with people come first."""
        if (await self._hub.look(name)).people():
            return await self._decide_while(name, until)
        if self._unattended >= self._tables // 2:
            # The claim is kept until its lease runs out; then it is this table's turn again.
            return False
        self._unattended += 1
        try:
            return await self._decide_while(name, until)
        finally:
            self._unattended -= 1

    async def _decide_while(self, name: str, until: float) -> bool:
        """Make one decision after the other while the claim surely holds; False when another process does so too."""
        if (await self._hub.look(name)).due_at() > self._hub.now():
            await self._hub.refresh(name)
        refused = 0
        while not self._stopping and self._hub.now() + self._bots.longest_answer() < until:
            make = await self._due_act(name)
            if make is None:
                return True
            try:
                await self._hub.act(name, make)
                refused = 0
            except Refused:
                # Somebody was faster: came back, took a move back, or holds the table by another clock.
                refused += 1
                if refused == REFUSALS:
                    return False
        return True

    async def _due_act(self, name: str) -> Make | None:
        table = await self._hub.look(name)
        self._note_lag(table)
        for seat in table.deciding():
            if table.occupant(seat).bot_level():
                return await self._answer(table, seat)
            expiry = Act(EXPIRE, self._hub.now(), seat=seat)
            if table.time_is_up(seat, expiry.at):
                return lambda _table: expiry
        return None

    def _note_lag(self, table: Table) -> None:
        # A bot's answer is due from the moment of its question on.
        lag = self._hub.now() - max(table.due_at(), table.last_at)
        if lag >= 0:
            metrics.DUE_LAG.observe(lag)

    async def _answer(self, table: Table, seat: int) -> Make:
        asked = table.asked_at[seat]
        move = await self._bots.answer(table, seat)

        def make(table: Table) -> Act:
            if seat not in table.bots_to_move() or table.asked_at[seat] != asked:
                raise Refused("stale")
            return Act(PLAY, self._hub.now(), seat=seat, moves=[move])

        return make
