"""Tests that those who wait for a slot take turns, and that few may wait."""

import asyncio

import pytest

from caravane.server.live.fair_queue import MAX_WAITING, MAX_WAITING_OF_ALL, FairQueue
from caravane.tables.acts import Refused
from tests.wait_limit import WAIT_SECONDS

pytestmark = pytest.mark.anyio


async def settle() -> None:
    """Run all tasks until they wait."""
    for _ in range(20):
        await asyncio.sleep(0)


async def test_those_who_wait_take_turns() -> None:
    queue, order, done = FairQueue(1), list[str](), asyncio.Event()

    async def work(sender: str) -> None:
        async with queue.slot(sender):
            order.append(sender)
            await done.wait()

    tasks = [asyncio.create_task(work(sender)) for sender in ["busy"] * 30 + ["ana", "bob"]]
    await settle()
    assert order == ["busy"]
    done.set()
    await asyncio.gather(*tasks)
    assert order[:4] == ["busy", "busy", "ana", "bob"]
    assert len(order) == 32


async def test_one_sender_leaves_a_slot_to_others() -> None:
    queue, done = FairQueue(2), asyncio.Event()

    async def hold() -> None:
        async with queue.slot("busy"):
            await done.wait()

    tasks = [asyncio.create_task(hold()) for _ in range(10)]
    await settle()
    async with queue.slot("ana"):
        pass
    done.set()
    await asyncio.gather(*tasks)


async def test_few_tasks_of_one_sender_wait() -> None:
    queue, done = FairQueue(1), asyncio.Event()

    async def hold() -> None:
        async with queue.slot("busy"):
            await done.wait()

    tasks = [asyncio.create_task(hold()) for _ in range(1 + MAX_WAITING)]
    await settle()
    with pytest.raises(Refused, match="rate-limited"):
        await hold()
    done.set()
    await asyncio.gather(*tasks)
    await hold()


async def test_many_senders_who_wait_keep_nobody_else_out() -> None:
    queue, order, done = FairQueue(1), list[str](), asyncio.Event()

    async def work(sender: str) -> None:
        async with queue.slot(sender):
            order.append(sender)
            await done.wait()

    senders = MAX_WAITING_OF_ALL // MAX_WAITING
    crowd = [asyncio.create_task(work(f"busy {number % senders}")) for number in range(1 + MAX_WAITING_OF_ALL)]
    await settle()
    ana = asyncio.create_task(work("ana"))
    await settle()
    with pytest.raises(Refused, match="rate-limited"):
        await work("ana")
    done.set()
    await asyncio.gather(ana, *crowd)
    assert order.index("ana") <= senders + 1


async def test_addresses_take_turns_before_the_people_of_one_do() -> None:
    queue, order, done = FairQueue(1), list[str](), asyncio.Event()

    async def work(sender: str, address: str) -> None:
        async with queue.slot(sender, address):
            order.append(sender)
            await done.wait()

    guests = [f"guest {number}" for number in range(20)]
    crowd = [asyncio.create_task(work(guest, "192.0.2.1")) for guest in [*guests, *guests]]
    await settle()
    others = [asyncio.create_task(work(name, "192.0.2.2")) for name in ("ana", "bob")]
    await settle()
    done.set()
    await asyncio.gather(*crowd, *others)
    assert order[:6] == ["guest 0", "guest 1", "ana", "guest 2", "bob", "guest 3"]
    assert order[21] == "guest 19"
    assert len(order) == 42


async def test_nobody_waits_for_ever() -> None:
    queue, done = FairQueue(1, max_waiting=1, timeout=0.0), asyncio.Event()

    async def hold() -> None:
        async with queue.slot("busy"):
            await done.wait()

    holder = asyncio.create_task(hold())
    await settle()
    # Tasks that have given up do not count as waiting.
    for _ in range(MAX_WAITING):
        with pytest.raises(Refused, match="rate-limited"):
            async with asyncio.timeout(WAIT_SECONDS), queue.slot("ana"):
                pass
    done.set()
    await holder
    async with queue.slot("ana"):
        pass


async def test_a_cancelled_task_takes_no_turn() -> None:
    queue, done = FairQueue(1), asyncio.Event()

    async def hold(sender: str) -> None:
        async with queue.slot(sender):
            await done.wait()

    first, second, third = [asyncio.create_task(hold(sender)) for sender in ("ana", "bob", "cid")]
    await settle()
    second.cancel()
    # The slot is handed to Bob's successor, also when it arrives together with the cancellation.
    done.set()
    await asyncio.gather(first, third)
    async with queue.slot("dan"):
        pass
