"""Hearing: what a process makes of what others say, and what it does when they cannot be heard.

Numbers tell what is missing, and the record has it. So that a last word which got lost is missed too, the record is asked
now and then for the numbers of all tables that are followed here; often, while there is no connection.
"""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from typing import Final, Protocol, final

from caravane.server.cluster.messages import AboutTable, Acted, Alive, Forgotten, Gone, Here, Said, ToAll, Who
from caravane.server.live.hub import Hub
from caravane.server.live.presence import Elsewhere
from caravane.tables.acts import Refused

log: Final = logging.getLogger(__name__)

BEAT: Final = 2.0
"""Seconds after which a process says again that it lives."""
SILENCE: Final = 7.0
"""A process that was not heard for so long is taken for gone, with all who were there."""
AUDIT: Final = 5.0
AUDIT_UNHEARD: Final = 1.0
"""So often the record is asked for numbers: with a connection to the others, and without."""


class People(Protocol):
    """Those who are connected to a process."""

    def hear(self, message: ToAll) -> None:
        """Hear that somebody is to be sent away."""

    async def audit(self) -> None:
        """Find out by the record who should have been sent away."""


@final
class Hearing:
    """The ears of a process."""

    def __init__(self, hub: Hub, people: People | None = None, wake: Callable[[float], None] | None = None) -> None:
        self._hub: Final = hub
        self._exchange: Final = hub.exchange
        self._people: Final = people
        """Who is connected here; None for a process that nobody connects to."""
        self._wake: Final = wake
        """Where it is heard that a table is due; None for a process that does no due work."""
        self._alive: Final[dict[str, float]] = {}
        self._missed: Final = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self._reading: Final[set[asyncio.Task[None]]] = set()

    async def start(self) -> None:
        """Begin to listen, if there can be others."""
        if self._exchange.shared:
            await self._exchange.start(self, works=self._wake is not None)
            self._tasks = [asyncio.create_task(part) for part in (self._beat(), self._audit())]

    async def stop(self) -> None:
        """Say good-bye to the others."""
        for task in (*self._tasks, *self._reading):
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
        self._exchange.tell_all(Gone(self._hub.process))
        await self._exchange.stop()

    async def hear(self, table: str, message: AboutTable) -> None:
        """Hear something about a table."""
        if isinstance(message, Acted):
            await self._heard(table, message.number, message)
        elif isinstance(message, Said):
            self._hub.broadcast_here(table, message.raw.encode())
        elif isinstance(message, Here):
            self._alive[message.process] = self._hub.now()
            self._hub.present_elsewhere(table, message.process, Elsewhere(message.seats, message.watchers))
        else:
            self._hub.tell_others(table)

    def hear_all(self, message: ToAll) -> None:
        """Hear what is for all."""
        if isinstance(message, Alive):
            self._alive[message.process] = self._hub.now()
        elif isinstance(message, Gone):
            self._forget(message.process)
        else:
            if isinstance(message, Forgotten):
                self._reading.add(reading := asyncio.create_task(self._hub.read_again(message.identity)))
                reading.add_done_callback(self._reading.discard)
            if self._people is not None:
                self._people.hear(message)

    def woken(self, moment: float) -> None:
        """Hear that a table is due at a moment."""
        if self._wake is not None:
            self._wake(moment)

    async def back(self) -> None:
        """The connection was away: ask who is where, and find out what was missed."""
        for table in self._hub.cache.followed():
            self._exchange.tell(table, Who())
            self._hub.tell_others(table)
        self._missed.set()

    async def _heard(self, table: str, number: int, message: Acted | None = None) -> None:
        try:
            await self._hub.heard(table, number, message.act if message else None)
        except Refused as refused:
            log.warning("table %s: what another process did cannot be followed: %s", table, refused.code)
        except Exception:
            log.exception("table %s: what another process did cannot be read; it will be tried again", table)

    async def _beat(self) -> None:
        while True:
            self._exchange.tell_all(Alive(self._hub.process))
            await asyncio.sleep(BEAT)
            silent = self._hub.now() - SILENCE
            for process in [process for process, at in self._alive.items() if at < silent]:
                self._forget(process)

    def _forget(self, process: str) -> None:
        self._alive.pop(process, None)
        self._hub.absent_elsewhere(process)

    async def _audit(self) -> None:
        missed = False
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(AUDIT if self._exchange.connected else AUDIT_UNHEARD):
                    await self._missed.wait()
            # The record may be away as well: what was missed stays missed until it could be asked.
            missed = missed or self._missed.is_set()
            self._missed.clear()
            try:
                await self._find_missing()
                if missed and self._people is not None:
                    await self._people.audit()
                missed = False
            except Exception:
                log.exception("the record cannot be asked for what was missed")

    async def _find_missing(self) -> None:
        numbers = await self._hub.store.numbers(list(self._hub.cache.followed()))
        for table in [table for table, number in numbers.items() if self._lacks(table, number)]:
            await self._heard(table, numbers[table])

    def _lacks(self, name: str, number: int) -> bool:
        live = self._hub.cache.get(name)
        return live is not None and (live.table is None or live.table.number <= number)
