"""Hints over HTTP: for the own decision, at tables that are not rated, and from what the seat knows."""

import pytest

from tests.server.client import Client, Message, Refusal
from tests.server.run_processes import Serve

pytestmark = pytest.mark.anyio

SEATING = [{"kind": "me"}, {"kind": "bot", "level": "novice"}]


async def code_of(client: Client, table: str, **body: int) -> str:
    with pytest.raises(Refusal) as refusal:
        await client.post(f"/tables/{table}/hint", **body)
    return refusal.value.code


async def hints(client: Client, table: str) -> Message:
    """Ask for hints; a machine that is busy with other tests may not get round to them at once."""
    while True:
        try:
            told: Message = await client.post(f"/tables/{table}/hint")
        except Refusal as refusal:
            if refusal.code != "unavailable":
                raise
        else:
            return told


async def test_every_legal_move_is_judged_with_its_uncertainty(serve: Serve) -> None:
    async with Client(serve.address) as ana:
        await ana.guest("Ana")
        table = await ana.open_table(SEATING, game="lost-cities", options={"first-roller": "1"}, start=True)
        update = await ana.follow(table, 0)
        told = await hints(ana, table)
        assert told["seat"] == 0
        assert told["n"] == update["n"]
        assert [hint["move"] for hint in told["hints"]] == update["legal"]
        for hint in told["hints"]:
            assert 0 < hint["chance"] < 1
            assert 0 <= hint["chance_error"] <= 0.5
            assert hint["score_error"] > 0
            assert hint["games"] > 1


async def test_hints_are_for_who_decides_there_now(serve: Serve) -> None:
    async with Client(serve.address) as ana, Client(serve.address) as eve:
        await ana.guest("Ana")
        await eve.guest("Eve")
        table = await ana.open_table(SEATING, game="lost-cities", options={"first-roller": "1"}, public=True)
        assert await code_of(ana, table) == "not-now"
        await ana.post(f"/tables/{table}/start")
        assert await code_of(eve, table) == "not-your-seat"
        assert await code_of(ana, table, seat=1) == "not-your-seat"


async def test_a_rated_table_gives_no_hints(serve: Serve) -> None:
    async with Client(serve.address) as ana:
        await ana.post("/account", login="ana-hints", password="a long enough password")
        table = (await ana.post("/tables", game="lost-cities", seats=2, seating=SEATING, rated=True, start=True))["id"]
        assert await code_of(ana, table) == "rated"
