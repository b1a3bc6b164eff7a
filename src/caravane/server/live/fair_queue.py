"""A queue in which everybody who waits comes next in turn, however much one of them asks for."""

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final, final

from caravane.tables.acts import Refused

MAX_WAITING: Final = 100
"""Maximum number of waiting tasks of one sender: the end pages that a café opens at once."""
MAX_WAITING_OF_ALL: Final = 1_000
"""Number of waiting tasks beyond which every sender has at most one, so that many senders cannot keep others out."""
TIMEOUT_SECONDS: Final = 20.0
"""Maximum seconds that a request of a visitor waits: together with its work it ends before a proxy gives up."""


@final
class Waiting:
    """The tasks of a sender that wait, and the network address that they came from."""

    __slots__ = ("address", "turns")

    def __init__(self, address: str) -> None:
        self.address: Final = address
        self.turns: Final[deque[asyncio.Future[None]]] = deque()


@final
class FairQueue:
    """A few slots; every sender holds at most one of them. Those who wait take turns: addresses, and senders of each."""

    def __init__(self, slots: int, max_waiting: int = MAX_WAITING, timeout: float | None = None) -> None:
        self._free: int = slots
        self._max_waiting: Final = max_waiting
        self._timeout: Final = timeout
        self._holders: Final[set[str]] = set()
        self._waiting: Final[OrderedDict[str, Waiting]] = OrderedDict()

    @asynccontextmanager
    async def slot(self, sender: str, address: str = "") -> AsyncIterator[None]:
        """Hold a slot; raise Refused when too many tasks of the sender wait for one, or when this one waits too long."""
        if not self._free or sender in self._holders:
            await self._wait(sender, address)
        else:
            self._take(sender)
        try:
            yield
        finally:
            self._release(sender)

    def _take(self, sender: str) -> None:
        self._free -= 1
        self._holders.add(sender)

    def _release(self, sender: str) -> None:
        self._free += 1
        self._holders.discard(sender)
        self._wake_next()

    async def _wait(self, sender: str, address: str) -> None:
        waiting = self._waiting.get(sender) or Waiting(address)
        crowded = sum(len(each.turns) for each in self._waiting.values()) >= MAX_WAITING_OF_ALL
        if len(waiting.turns) >= (1 if crowded else self._max_waiting):
            raise Refused("rate-limited")
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(sender, waiting).turns.append(turn)
        try:
            async with asyncio.timeout(self._timeout):
                await self._turn(sender, turn)
        except TimeoutError as error:
            raise Refused("rate-limited") from error

    async def _turn(self, sender: str, turn: asyncio.Future[None]) -> None:
        try:
            await turn
        except asyncio.CancelledError:
            if turn.cancelled():
                self._forget(sender, turn)
            else:
                # The slot arrived just when the waiting task was cancelled.
                self._release(sender)
            raise

    def _forget(self, sender: str, turn: asyncio.Future[None]) -> None:
        """Remove a turn that nobody waits for any more, so that it does not count."""
        waiting = self._waiting.get(sender)
        if waiting is not None and turn in waiting.turns:
            waiting.turns.remove(turn)
            if not waiting.turns:
                del self._waiting[sender]

    def _wake_next(self) -> None:
        """Hand the free slot to the next sender who holds none."""
        while (sender := self._next_sender()) is not None:
            waiting = self._waiting.pop(sender)
            turn = waiting.turns.popleft()
            self._put_last(sender, waiting)
            if not turn.done():
                self._take(sender)
                turn.set_result(None)
                return

    def _next_sender(self) -> str | None:
        return next((each for each in self._waiting if each not in self._holders), None)

    def _put_last(self, sender: str, waiting: Waiting) -> None:
        """Move an address to the end of the queue, and within it this sender."""
        neighbours = [each for each, other in self._waiting.items() if other.address == waiting.address]
        for each in neighbours:
            self._waiting.move_to_end(each)
        if waiting.turns:
            self._waiting[sender] = waiting
