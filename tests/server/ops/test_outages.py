"""Tests of a server whose database accepts no writes: it says so, fails nobody, and recovers by itself."""

from pathlib import Path

import pytest

from tests.server.client import Client, Refusal
from tests.server.ops.ask import get, wait_for_readiness
from tests.server.ops.outages import Outage
from tests.server.run_processes import Serve

pytestmark = pytest.mark.anyio


async def refusal(client: Client, path: str, **body: object) -> tuple[int, str]:
    response = await client.http.post(f"/api{path}", json=body)
    assert response.headers["retry-after"] == "2"
    return response.status_code, response.json()["code"]


async def test_nothing_fails_while_nothing_can_be_written(durable_url: str, outage: Outage, tmp_path: Path) -> None:
    unavailable = (503, "unavailable")
    with Serve(tmp_path / "server", durable_url) as serve:
        async with Client(serve.address) as ana, Client(serve.address) as stranger:
            await ana.guest("Ana")
            table = await ana.create_table([{"kind": "me"}, {"kind": "companion", "name": "Bo"}], start=True)
            for seat in (0, 1):
                await ana.follow(table, seat)
            with outage(serve):
                assert wait_for_readiness(serve, 503).json()["reason"] == "database"
                assert get(serve, "/health").status_code == 200
                seats = [{"kind": "me"}, {"kind": "bot"}]
                assert await refusal(ana, "/tables", game="_template", seats=2, seat_plan=seats) == unavailable
                assert await refusal(stranger, "/guest", name="Cy") == unavailable
                assert await refusal(stranger, "/account", login="dora", password="a long password") == unavailable
                for kind, more in (("chat", {"text": "hello"}), ("resign", {"seat": 0})):
                    with pytest.raises(Refusal, match="unavailable"):
                        await ana.send(kind, table, **more)
                seat = (await ana.decision_or_end(table, (0, 1)))["seat"]
                with pytest.raises(Refusal, match="unavailable"):
                    await ana.play(table, seat)
                assert await ana.get(f"/tables/{table}")
            wait_for_readiness(serve, 200)
            await ana.play(table, seat)
            await ana.send("chat", table, text="hello again")
            await stranger.guest("Cy")
