"""Tests of the idle queue: requests from tables with people come first, and no idle process gets lost."""

import asyncio
from contextlib import suppress

import pytest

from caravane.server.bots.idle_queue import IdleQueue
from tests.wait_limit import WAIT_SECONDS

pytestmark = pytest.mark.anyio


async def acquire(queue: IdleQueue[str], name: str, served: list[str], *, first: bool) -> None:
    served.append(f"{name} has {await queue.acquire(priority=first)}")


async def test_requests_with_people_come_first_and_each_kind_keeps_its_order() -> None:
    queue: IdleQueue[str] = IdleQueue()
    served: list[str] = []
    requests = [("bots 1", False), ("people 1", True), ("bots 2", False), ("people 2", True)]
    tasks = [asyncio.create_task(acquire(queue, name, served, first=first)) for name, first in requests]
    await asyncio.sleep(0)
    for _ in requests:
        queue.release("one")
        await asyncio.sleep(0)
    await asyncio.gather(*tasks)
    assert served == ["people 1 has one", "people 2 has one", "bots 1 has one", "bots 2 has one"]


async def test_an_idle_item_is_acquired_immediately() -> None:
    queue: IdleQueue[str] = IdleQueue()
    queue.release("one")
    queue.release("other")
    assert [await queue.acquire(priority=False), await queue.acquire(priority=True)] == ["one", "other"]


@pytest.mark.parametrize("released_before", [True, False])
async def test_a_cancelled_waiter_loses_no_item(released_before: bool) -> None:
    queue: IdleQueue[str] = IdleQueue()
    task = asyncio.create_task(queue.acquire(priority=True))
    await asyncio.sleep(0)
    if released_before:
        queue.release("one")
    task.cancel()
    with suppress(asyncio.CancelledError):
        await task
    if not released_before:
        queue.release("one")
    async with asyncio.timeout(WAIT_SECONDS):
        assert await queue.acquire(priority=False) == "one"
