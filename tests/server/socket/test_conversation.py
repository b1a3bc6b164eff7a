"""The whole conversation, by real clients with a real server, on SQLite and on PostgreSQL."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.client import Client
from tests.server.running import Serve

pytestmark = pytest.mark.anyio


@pytest.fixture
def serve(store_url: str, tmp_path: Path) -> Iterator[Serve]:
    with Serve(tmp_path / "data", store_url) as serve:
        yield serve


async def test_a_person_plays_a_bot(serve: Serve) -> None:
    async with Client(serve.address) as ana:
        await ana.guest("Ana")
        table = await ana.open_table([{"kind": "me"}, {"kind": "bot"}], start=True)
        await ana.follow(table, 0)
        last = await ana.play_on(table, 0)
    assert last["result"]["finished"]
