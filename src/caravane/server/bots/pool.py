"""Bots: answers for seats that bots play, from separate processes, in time whatever happens to them."""

import asyncio
import json
import logging
import os
import secrets
from typing import Final, final

from caravane.bots.levels import LONGEST_THOUGHT
from caravane.kernel.luck import Luck, Sfc32
from caravane.server.bots.idle_queue import Turns
from caravane.server.bots.process import BotProcess, ProcessGone, start_process
from caravane.server.bots.request import HINT, Hint, Question, question
from caravane.server.ops import metrics
from caravane.tables.occupants import BOT
from caravane.tables.table import Table

PROCESSES: Final = max(1, min(4, (os.cpu_count() or 1) - 1))
PAUSE: Final = 0.4
"""A bot among people takes at least so many seconds, so that they can follow its moves."""
BUDGET: Final = LONGEST_THOUGHT + 0.5
"""The most seconds that a bot has for a decision; who has not got a process at once has less time to think."""
GRACE: Final = 0.25
"""For the way to the process and back; the bot itself has been told its budget."""
BEFORE_RETRY: Final = 1.0

log: Final = logging.getLogger(__name__)


@final
class Bots:
    """A few bot processes. One that dies or thinks for too long is replaced, and its question answered here at once."""

    def __init__(self, processes: int = PROCESSES, pause: float = PAUSE, luck: Luck | None = None) -> None:
        self._wanted: Final = processes
        self._pause: Final = pause
        self._luck: Final = luck or Sfc32(secrets.randbits(96))
        self._all: Final[set[BotProcess]] = set()
        self._free: Final[Turns[BotProcess]] = Turns()
        self._replacing: Final[set[asyncio.Task[None]]] = set()
        self._stopping: bool = False

    async def start(self) -> None:
        """Start the processes."""
        if not all(await asyncio.gather(*[self._added() for _ in range(self._wanted)])):
            raise RuntimeError("the bot processes cannot be started")

    async def stop(self) -> None:
        """End the processes."""
        self._stopping = True
        await asyncio.gather(*self._replacing)
        await asyncio.gather(*[process.end() for process in self._all])
        self._all.clear()

    def longest_answer(self) -> float:
        """Give the most seconds that an answer can take."""
        return max(self._pause, BUDGET + GRACE)

    def pids(self) -> list[int]:
        """List the processes, as the system knows them."""
        return [process.pid for process in self._all]

    async def answer(self, table: Table, seat: int) -> str:
        """Give the move of a seat that a bot plays, in text form, within the budget."""
        began = asyncio.get_running_loop().time()
        pause = self._pause if has_players(table) else 0.0
        legal = [table.game.verbs.spell(move) for move in table.game.legal(table.journal.state, seat)]
        move = await self._think(question(table, seat, self._luck), began + BUDGET, first=bool(table.people()))
        await asyncio.sleep(began + pause - asyncio.get_running_loop().time())
        return move if move in legal else legal[self._luck.below(len(legal))]

    async def hints(self, table: Table, seat: int) -> list[Hint]:
        """Judge every legal move of a seat, from what the seat knows; give nothing when no process has answered."""
        now = asyncio.get_running_loop().time()
        answer = await self._think(question(table, seat, self._luck, HINT), now + BUDGET, first=True)
        found: list[Hint] = json.loads(answer) if answer else []
        return found

    async def _think(self, asked: Question, deadline: float, *, first: bool) -> str:
        """Let a process think, for people before others; give nothing when none has answered in time."""
        try:
            with metrics.BOT_ANSWER.time():
                async with asyncio.timeout_at(deadline + GRACE):
                    return await self._ask(asked, deadline, first=first)
        except TimeoutError:
            log.warning("a bot of level %s took too long", asked["level"])
        except ProcessGone:
            log.warning("a bot of level %s has died", asked["level"])
        metrics.BOT_FAILURES.inc()
        return ""

    async def _ask(self, asked: Question, deadline: float, *, first: bool) -> str:
        with metrics.BOT_WAITING.track_inprogress():
            process = await self._take(first=first)
        try:
            # Whoever has waited for a free process has less time left to think.
            left = max(0.0, deadline - asyncio.get_running_loop().time())
            return await process.ask({**asked, "budget": round(left, 3)})
        finally:
            self._give_back(process)

    async def _take(self, *, first: bool) -> BotProcess:
        process = await self._free.take(first=first)
        while not process.ready():
            self._replace(process)
            process = await self._free.take(first=first)
        return process

    def _give_back(self, process: BotProcess) -> None:
        if process.ready():
            self._free.give(process)
        else:
            self._replace(process)

    def _replace(self, process: BotProcess) -> None:
        task = asyncio.create_task(self._replaced(process))
        self._replacing.add(task)
        task.add_done_callback(self._replacing.discard)

    async def _replaced(self, process: BotProcess) -> None:
        await process.end()
        self._all.discard(process)
        while not self._stopping:
            if await self._added():
                return
            await asyncio.sleep(BEFORE_RETRY)

    async def _added(self) -> bool:
        try:
            process = await start_process()
        except OSError:
            log.exception("a bot process cannot be started")
            return False
        self._all.add(process)
        self._free.give(process)
        return True


def has_players(table: Table) -> bool:
    """Tell whether people belong to a table, here or away: who comes back should not find the game rushed through."""
    return any(place is not None and place.kind != BOT for place in table.places)
