"""Tests that only a few tables are replayed at a time and that the number of pending replays is limited."""

import asyncio
from pathlib import Path

import pytest

from caravane.server.live.replay_queue import MAX_CONCURRENT, MAX_PENDING
from caravane.server.ops.config import Configuration
from caravane.server.services import Services
from caravane.server.store.protocol import Database
from caravane.tables.acts import Refused

pytestmark = pytest.mark.anyio


async def test_pending_replays_are_limited(store: Database, tmp_path: Path) -> None:
    services = Services(Configuration(data_dir=tmp_path), store)
    done = asyncio.Event()

    async def replay() -> None:
        async with services.replay_queue.slot():
            await done.wait()

    tasks = [asyncio.create_task(replay()) for _ in range(MAX_CONCURRENT + MAX_PENDING)]
    await asyncio.sleep(0)
    with pytest.raises(Refused, match="rate-limited"):
        await services.replay_queue.run(lambda: 1)
    done.set()
    await asyncio.gather(*tasks)
    assert await services.replay_queue.run(lambda: 1) == 1
