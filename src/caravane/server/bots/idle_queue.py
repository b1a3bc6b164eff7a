"""A queue of idle bot processes with two priorities of waiting requests."""

import asyncio
from collections import deque
from typing import Final, Generic, TypeVar

T = TypeVar("T")


class IdleQueue(Generic[T]):
    """A queue of idle items that serves waiting tasks with priority first."""

    def __init__(self) -> None:
        self._idle: Final[deque[T]] = deque()
        self._priority: Final[deque[asyncio.Future[T]]] = deque()
        self._others: Final[deque[asyncio.Future[T]]] = deque()

    async def acquire(self, *, priority: bool) -> T:
        """Return an idle item, after waiting for one if necessary."""
        if self._idle:
            return self._idle.popleft()
        waiting: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        (self._priority if priority else self._others).append(waiting)
        try:
            return await waiting
        except asyncio.CancelledError:
            if waiting.done() and not waiting.cancelled():
                # The item arrived just when the waiting task was cancelled.
                self.release(waiting.result())
            raise

    def release(self, item: T) -> None:
        """Hand an item to the next waiting task, or keep it as idle."""
        for waiting in (self._priority, self._others):
            while waiting:
                future = waiting.popleft()
                if not future.done():
                    future.set_result(item)
                    return
        self._idle.append(item)
