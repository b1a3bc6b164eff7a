"""Turns: whoever plays with people comes first, and nothing that is free gets lost."""

import asyncio
from contextlib import suppress

import pytest

from caravane.server.bots.idle_queue import Turns

pytestmark = pytest.mark.anyio


async def waiting(turns: Turns[str], name: str, served: list[str], *, first: bool) -> None:
    served.append(f"{name} has {await turns.take(first=first)}")


async def test_people_come_first_and_each_kind_in_its_order() -> None:
    turns: Turns[str] = Turns()
    served: list[str] = []
    who = [("bots 1", False), ("people 1", True), ("bots 2", False), ("people 2", True)]
    tasks = [asyncio.create_task(waiting(turns, name, served, first=first)) for name, first in who]
    await asyncio.sleep(0)
    for _ in who:
        turns.give("one")
        await asyncio.sleep(0)
    await asyncio.gather(*tasks)
    assert served == ["people 1 has one", "people 2 has one", "bots 1 has one", "bots 2 has one"]


async def test_what_is_free_is_had_at_once() -> None:
    turns: Turns[str] = Turns()
    turns.give("one")
    turns.give("other")
    assert [await turns.take(first=False), await turns.take(first=True)] == ["one", "other"]


@pytest.mark.parametrize("given_before", [True, False])
async def test_who_goes_away_while_waiting_takes_nothing_along(given_before: bool) -> None:
    turns: Turns[str] = Turns()
    task = asyncio.create_task(turns.take(first=True))
    await asyncio.sleep(0)
    if given_before:
        turns.give("one")
    task.cancel()
    with suppress(asyncio.CancelledError):
        await task
    if not given_before:
        turns.give("one")
    async with asyncio.timeout(10):
        assert await turns.take(first=False) == "one"
