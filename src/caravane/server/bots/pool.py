"""The pool of processes that compute bot moves and hints, within a time limit even if a process fails."""

import asyncio
import json
import logging
import os
import secrets
from typing import Final, final

from caravane.bots.levels import MAX_SECONDS
from caravane.kernel.luck import Luck, Sfc32
from caravane.server.bots.idle_queue import IdleQueue
from caravane.server.bots.process import BotProcess, BotProcessDied, start_process
from caravane.server.bots.request import HINT, BotRequest, MoveHint, bot_request
from caravane.server.ops import metrics
from caravane.server.ops.tasks import start_task
from caravane.tables.acts import Refused
from caravane.tables.occupants import BOT
from caravane.tables.table import Table

PROCESSES: Final = max(1, min(4, (os.cpu_count() or 1) - 1))
MIN_MOVE_SECONDS: Final = 0.4
"""Minimum seconds of a bot move at a table with people, so that they can follow it."""
BUDGET: Final = MAX_SECONDS + 0.5
"""Maximum seconds for a decision; waiting for a free process leaves less of it for thinking."""
GRACE: Final = 0.25
"""Seconds for the way to the process and back; the bot itself knows its budget."""
HINT_GRACE: Final = 10.0
"""The same for hints: nobody waits for them but the person who asked, and late hints are better than none."""
RETRY_SECONDS: Final = 1.0
"""Seconds before a process that failed to start is started again."""

log: Final = logging.getLogger(__name__)


@final
class BotPool:
    """A few bot processes. One that dies or times out is replaced, and a random move is played in its place."""

    def __init__(
        self, processes: int = PROCESSES, min_seconds: float = MIN_MOVE_SECONDS, luck: Luck | None = None
    ) -> None:
        self._size: Final = processes
        self._min_seconds: Final = min_seconds
        self._luck: Final = luck or Sfc32(secrets.randbits(96))
        self._all: Final[set[BotProcess]] = set()
        self._idle: Final[IdleQueue[BotProcess]] = IdleQueue()
        self._starts: Final[set[asyncio.Task[None]]] = set()
        self._stopping: bool = False

    async def start(self) -> None:
        """Start the processes."""
        if not all(await asyncio.gather(*[self._add_process() for _ in range(self._size)])):
            raise RuntimeError("the bot processes failed to start")

    async def stop(self) -> None:
        """End the processes."""
        self._stopping = True
        # A process that is being started joins the others while these end.
        while self._all or self._starts:
            ending = [*self._all]
            await asyncio.gather(*[process.end() for process in ending])
            self._all.difference_update(ending)
            await asyncio.gather(*self._starts)

    def max_seconds(self) -> float:
        """Return the maximum seconds of a bot move."""
        return max(self._min_seconds, BUDGET + GRACE)

    def pids(self) -> list[int]:
        """Return the process ids."""
        return [process.pid for process in self._all]

    async def choose_move(self, table: Table, seat: int) -> str:
        """Return the move of a bot's seat in text form, within the budget."""
        started_at = asyncio.get_running_loop().time()
        min_seconds = self._min_seconds if has_humans(table) else 0.0
        legal = [table.game.verbs.spell(move) for move in table.game.legal(table.journal.state, seat)]
        move = await self._think(
            bot_request(table, seat, self._luck), started_at + BUDGET, GRACE, priority=bool(table.human_seats())
        )
        await asyncio.sleep(started_at + min_seconds - asyncio.get_running_loop().time())
        return move if move in legal else legal[self._luck.below(len(legal))]

    async def hints(self, table: Table, seat: int) -> list[MoveHint]:
        """Return an evaluation of the considered moves from the seat's knowledge; raise Refused if no process has answered."""
        now = asyncio.get_running_loop().time()
        request = bot_request(table, seat, self._luck, HINT)
        response = await self._think(request, now + BUDGET, HINT_GRACE, priority=True)
        hints: list[MoveHint] = json.loads(response) if response else []
        if not hints:
            # Not as unavailable: a proxy would ask the next process, although this one can serve others.
            raise Refused("rate-limited")
        return hints

    async def _think(self, request: BotRequest, deadline: float, grace: float, *, priority: bool) -> str:
        """Return the response of a process to a request; empty if none has answered in time."""
        try:
            with metrics.BOT_REQUEST_SECONDS.time():
                async with asyncio.timeout_at(deadline + grace):
                    return await self._request(request, deadline, priority=priority)
        except TimeoutError:
            log.warning("bot timed out", extra={"bot_level": request["level"]})
        except BotProcessDied:
            log.warning("bot process died", extra={"bot_level": request["level"]})
        metrics.BOT_FAILURES.inc()
        return ""

    async def _request(self, request: BotRequest, deadline: float, *, priority: bool) -> str:
        with metrics.BOT_REQUESTS_PENDING.track_inprogress():
            process = await self._acquire(priority=priority)
        try:
            # The wait for a free process is taken from the budget.
            left = max(0.0, deadline - asyncio.get_running_loop().time())
            return await process.request({**request, "budget": round(left, 3)})
        finally:
            self._release(process)

    async def _acquire(self, *, priority: bool) -> BotProcess:
        process = await self._idle.acquire(priority=priority)
        while not process.ready():
            self._replace(process)
            process = await self._idle.acquire(priority=priority)
        return process

    def _release(self, process: BotProcess) -> None:
        if process.ready():
            self._idle.release(process)
        else:
            self._replace(process)

    def _replace(self, process: BotProcess) -> None:
        start_task(self._starts, self._replace_process(process))

    async def _replace_process(self, process: BotProcess) -> None:
        await process.end()
        self._all.discard(process)
        while not self._stopping:
            if await self._add_process():
                return
            await asyncio.sleep(RETRY_SECONDS)

    async def _add_process(self) -> bool:
        try:
            process = await start_process()
        except OSError:
            log.exception("bot process failed to start")
            return False
        self._all.add(process)
        start_task(self._starts, self._release_when_warm(process))
        return True

    async def _release_when_warm(self, process: BotProcess) -> None:
        """Offer a process once it is ready: its start takes nothing from the time for a decision.

        Otherwise decisions on a slow machine would time out during the start, which would begin again each time.
        """
        await process.warm_up()
        self._idle.release(process)


def has_humans(table: Table) -> bool:
    """Return whether people, present or away, belong to a table: they should not find the game rushed through."""
    return any(occupant is not None and occupant.kind != BOT for occupant in table.occupants)
