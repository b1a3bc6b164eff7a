"""Background tasks of a process: kept while they run, and cancelled when it stops."""

import asyncio
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any


def start_task(tasks: set[asyncio.Task[None]], work: Coroutine[Any, Any, None]) -> None:
    """Start a task and keep it in a set until it is done; the event loop alone does not keep it alive."""
    task = asyncio.create_task(work)
    tasks.add(task)
    task.add_done_callback(tasks.discard)


async def finish_tasks(tasks: set[asyncio.Task[None]], seconds: float) -> int:
    """Wait some seconds until tasks are done, and cancel the others; return how many these were."""
    if not tasks:
        return 0
    _, pending = await asyncio.wait(tasks, timeout=seconds)
    for task in pending:
        task.cancel()
    await asyncio.gather(*pending, return_exceptions=True)
    return len(pending)


async def cancel_task(task: asyncio.Task[None] | None) -> None:
    """Cancel a task, if there is one, and wait until it has stopped."""
    if task is None:
        return
    task.cancel()
    with suppress(asyncio.CancelledError):
        await task
