"""Tests of luck over HTTP: the report of a finished table, and the file that anyone can verify."""

import pytest

from caravane.tables.verify import verify
from tests.server.client import Client, Refusal
from tests.server.run_processes import Serve

pytestmark = pytest.mark.anyio


async def test_a_finished_table_has_a_luck_report_and_can_be_verified(serve: Serve) -> None:
    async with Client(serve.address) as visitor:
        ana = await visitor.guest("Ana")
        table = await ana.create_table([{"kind": "me"}, {"kind": "bot"}], start=True)
        with pytest.raises(Refusal) as refusal:
            await ana.get(f"/tables/{table}/luck")
        assert refusal.value.code == "not-finished"
        await ana.send("resign", table)
        luck = await ana.get(f"/tables/{table}/luck")
        assert luck["seats"][0]["name"] == "Ana"
        assert all(0 <= seat["luckier_than"] <= 1 for seat in luck["seats"])
        assert verify(await ana.get(f"/tables/{table}/export")).is_valid()
