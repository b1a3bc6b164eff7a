"""Whole tables are played again a few at a time; where many wait for that, nobody else does."""

import asyncio
from pathlib import Path

import pytest

from caravane.server.ops.config import Configuration
from caravane.server.services import MOST_WAITING, REPLAYS, Server
from caravane.server.store.protocol import Database
from caravane.tables.acts import Refused

pytestmark = pytest.mark.anyio


async def test_only_so_many_wait_to_play_a_table_again(store: Database, tmp_path: Path) -> None:
    server = Server(Configuration(data=tmp_path), store)
    done = asyncio.Event()

    async def replay() -> None:
        async with server.replaying():
            await done.wait()

    tasks = [asyncio.create_task(replay()) for _ in range(REPLAYS + MOST_WAITING)]
    await asyncio.sleep(0)
    with pytest.raises(Refused, match="rate-limited"):
        await server.replay(lambda: 1)
    done.set()
    await asyncio.gather(*tasks)
    assert await server.replay(lambda: 1) == 1
