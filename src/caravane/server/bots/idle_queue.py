"""Turns: processes that are free, and those who wait for one. Whoever plays with people comes first."""

import asyncio
from collections import deque
from typing import Final, Generic, TypeVar

T = TypeVar("T")


class Turns(Generic[T]):
    """Like a queue of what is free, but for two kinds of those who wait."""

    def __init__(self) -> None:
        self._free: Final[deque[T]] = deque()
        self._first: Final[deque[asyncio.Future[T]]] = deque()
        self._others: Final[deque[asyncio.Future[T]]] = deque()

    async def take(self, *, first: bool) -> T:
        """Wait for one that is free."""
        if self._free:
            return self._free.popleft()
        waiting: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        (self._first if first else self._others).append(waiting)
        try:
            return await waiting
        except asyncio.CancelledError:
            if waiting.done() and not waiting.cancelled():
                # It came just when nobody waited for it any more.
                self.give(waiting.result())
            raise

    def give(self, free: T) -> None:
        """Give one to who is next, or keep it."""
        for waiting in (self._first, self._others):
            while waiting:
                turn = waiting.popleft()
                if not turn.done():
                    turn.set_result(free)
                    return
        self._free.append(free)
