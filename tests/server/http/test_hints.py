"""Tests of hints over HTTP: only for one's own decision, at unrated tables, and from what the seat knows."""

import pytest

from tests.server.client import Client, Message, Refusal
from tests.server.run_processes import Serve

pytestmark = pytest.mark.anyio

SEAT_PLAN = [{"kind": "me"}, {"kind": "bot", "level": "novice"}]


async def code_of(client: Client, table: str, **body: int) -> str:
    with pytest.raises(Refusal) as refusal:
        await client.post(f"/tables/{table}/hints", **body)
    return refusal.value.code


async def hints(client: Client, table: str) -> Message:
    """Request hints, repeatedly if the machine is busy with other tests."""
    while True:
        try:
            reply: Message = await client.post(f"/tables/{table}/hints")
        except Refusal as refusal:
            if refusal.code != "unavailable":
                raise
        else:
            return reply


async def test_every_legal_move_gets_an_estimate_with_its_error(serve: Serve) -> None:
    async with Client(serve.address) as ana:
        await ana.guest("Ana")
        table = await ana.create_table(SEAT_PLAN, game="lost-cities", options={"first-roller": "1"}, start=True)
        update = await ana.follow(table, 0)
        reply = await hints(ana, table)
        assert reply["seat"] == 0
        assert reply["n"] == update["n"]
        assert [hint["move"] for hint in reply["hints"]] == update["legal"]
        for hint in reply["hints"]:
            assert 0 < hint["win_probability"] < 1
            assert 0 <= hint["win_probability_error"] <= 0.5
            assert hint["score_error"] > 0
            assert hint["games"] > 1


async def test_hints_are_only_for_the_seat_that_decides(serve: Serve) -> None:
    async with Client(serve.address) as ana, Client(serve.address) as eve:
        await ana.guest("Ana")
        await eve.guest("Eve")
        table = await ana.create_table(SEAT_PLAN, game="lost-cities", options={"first-roller": "1"}, public=True)
        assert await code_of(ana, table) == "not-now"
        await ana.post(f"/tables/{table}/start")
        assert await code_of(eve, table) == "not-your-seat"
        assert await code_of(ana, table, seat=1) == "not-your-seat"


async def test_a_rated_table_gives_no_hints(serve: Serve) -> None:
    async with Client(serve.address) as ana:
        await ana.post("/account", login="ana-hints", password="a long enough password")
        table = (await ana.post("/tables", game="lost-cities", seats=2, seat_plan=SEAT_PLAN, rated=True, start=True))[
            "id"
        ]
        assert await code_of(ana, table) == "not-at-rated-table"
