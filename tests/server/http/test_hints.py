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


async def start_and_follow(ana: Client) -> tuple[str, Message]:
    """Start a game in which Ana rolls first; return the table and its first update."""
    await ana.guest("Ana")
    table = await ana.create_table(SEAT_PLAN, game="lost-cities", options={"first-roller": "1"}, start=True)
    return table, await ana.follow(table, 0)


async def test_every_legal_move_gets_an_estimate_with_its_error(serve: Serve) -> None:
    async with Client(serve.address) as ana:
        table, update = await start_and_follow(ana)
        reply = await ana.hints(table)
        assert reply["seat"] == 0
        assert reply["n"] == update["n"]
        assert [hint["move"] for hint in reply["hints"]] == update["legal"]
        for hint in reply["hints"]:
            assert 0 <= hint["win_probability"] <= 1
            assert 0 <= hint["win_probability_error"] <= 0.5
            assert hint["score_error"] >= 0
            assert hint["games"] >= 1


@pytest.mark.nightly
async def test_an_idle_machine_plays_several_games_for_each_estimate(serve: Serve) -> None:
    async with Client(serve.address) as ana:
        table, _ = await start_and_follow(ana)
        for hint in (await ana.hints(table))["hints"]:
            assert 0 < hint["win_probability"] < 1
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
        rated = {"rated": True, "time_control": "relaxed"}
        table = await ana.create_table(SEAT_PLAN, "lost-cities", start=True, **rated)
        assert await code_of(ana, table) == "not-at-rated-table"
