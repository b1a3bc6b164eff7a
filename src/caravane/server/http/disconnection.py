"""Work that ends when the client who asked for it goes away."""

import asyncio
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any, TypeVar

from starlette.exceptions import HTTPException
from starlette.requests import Request

T = TypeVar("T")


async def run_while_connected(request: Request, work: Coroutine[Any, Any, T]) -> T:
    """Return the result of work; cancel it when the client closes the connection. The body must have been received."""
    task = asyncio.create_task(work)
    watcher = asyncio.create_task(_disconnected(request))
    try:
        await asyncio.wait([task, watcher], return_when=asyncio.FIRST_COMPLETED)
        if not task.done():
            # Nobody receives this response.
            raise HTTPException(499)
        return task.result()
    finally:
        for each in (task, watcher):
            each.cancel()
            with suppress(asyncio.CancelledError, Exception):
                await each


async def _disconnected(request: Request) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass
