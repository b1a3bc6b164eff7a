"""Tests of table summaries: everything a home page shows, without loading a table."""

import time

import pytest

from caravane.bots.levels import DEFAULT
from tests.server.client import Client, Message, Refusal
from tests.server.run_processes import Serve

pytestmark = pytest.mark.anyio

SEAT_PLAN = [
    {"kind": "free"},
    {"kind": "me"},
    {"kind": "companion", "name": "Zoé"},
    {"kind": "bot", "level": "random", "name": "Fanal"},
]


async def summary_of(client: Client, table: str, path: str = "/tables/mine") -> Message:
    summaries: list[Message] = await client.get(path)
    [summary] = [summary for summary in summaries if summary["id"] == table]
    return summary


async def test_a_waiting_table(serve: Serve) -> None:
    async with Client(serve.address) as ana, Client(serve.address) as eve:
        await ana.guest("Ana")
        before = time.time()
        table = await ana.create_table(SEAT_PLAN, public=True, time_control="daily")
        summary = await summary_of(eve, table, "/tables/open")
        assert (summary["host"], summary["my_seats"], summary["seconds_left"]) == ("Ana", [], None)
        assert summary["occupants"] == [
            None,
            {"kind": "person", "name": "Ana"},
            {"kind": "companion", "name": "Zoé"},
            {"kind": "bot", "name": "Fanal", "level": "random"},
        ]
        assert summary["names"] == ["", "Ana", "Zoé", "Fanal"]
        assert summary["time_control"] == (await eve.get("/games"))["time_controls"]["daily"]
        assert before - 1 < summary["created_at"] <= summary["updated_at"] < time.time() + 1
        assert (await summary_of(ana, table))["my_seats"] == [1, 2]
        code = (await ana.post(f"/tables/{table}/invitations"))["code"]
        assert (await eve.get(f"/join/{code}"))["host"] == "Ana"


async def test_the_deciding_seat_and_its_clock(serve: Serve) -> None:
    async with Client(serve.address) as ana, Client(serve.address) as bob:
        await ana.guest("Ana")
        await bob.guest("Bob")
        time_control = {"bank": 600, "increment": 0}
        seat_plan = [{"kind": "me"}, {"kind": "free"}]
        table = await ana.create_table(
            seat_plan, "lost-cities", public=True, time_control=time_control, options={"first-roller": "1"}
        )
        await bob.post(f"/tables/{table}/sit")
        await ana.post(f"/tables/{table}/start")
        mine, theirs = await summary_of(ana, table), await summary_of(bob, table)
        assert mine["deciding"] == theirs["deciding"] == [0]
        assert 500 < mine["seconds_left"] <= 600
        assert theirs["seconds_left"] is None
        assert (mine["others_seconds_left"], mine["hosted_by_me"]) == (None, True)
        assert 500 < theirs["others_seconds_left"] <= 600
        assert theirs["hosted_by_me"] is False
        await ana.send("away", table)
        summary = await summary_of(bob, table)
        assert summary["occupants"][0] == {"kind": "person", "name": "Ana", "substitute": DEFAULT}
        assert summary["updated_at"] > mine["updated_at"]


async def test_a_deleted_host_has_no_name(serve: Serve) -> None:
    async with Client(serve.address) as ana, Client(serve.address) as bob:
        await ana.guest("Ana")
        await bob.guest("Bob")
        table = await ana.create_table([{"kind": "me"}, {"kind": "free"}], public=True)
        await bob.post(f"/tables/{table}/sit")
        await ana.call("DELETE", "/me")
        summary = await summary_of(bob, table)
        assert summary["host"] == ""
        assert "Ana" not in str(summary)


async def offered_rematch(ana: Client, bob: Client) -> tuple[str, str]:
    """Play a public table of two people to its end; return it, and the rematch that the first of them wants."""
    await ana.guest("Ana")
    await bob.guest("Bob")
    table = await ana.create_table([{"kind": "me"}, {"kind": "free"}], public=True)
    await bob.post(f"/tables/{table}/sit")
    await ana.post(f"/tables/{table}/start")
    await bob.send("resign", table)
    return table, (await ana.post(f"/tables/{table}/rematch"))["id"]


async def test_a_rematch_waits_in_the_list_of_the_others(serve: Serve) -> None:
    async with Client(serve.address) as ana, Client(serve.address) as bob, Client(serve.address) as eve:
        await eve.guest("Eve")
        table, rematch = await offered_rematch(ana, bob)
        offered = (await bob.get("/tables/mine"))[0]
        assert (offered["id"], offered["rematch_of"], offered["my_seats"]) == (rematch, table, [])
        # The public list does not tell which game it follows.
        assert (await summary_of(eve, rematch, "/tables/open"))["rematch_of"] == ""
        assert (await bob.post(f"/tables/{table}/rematch"))["id"] == rematch
        assert (await summary_of(bob, rematch))["rematch_of"] == ""


async def test_a_rematch_is_not_offered_again_to_somebody_who_stood_up(serve: Serve) -> None:
    async with Client(serve.address) as ana, Client(serve.address) as bob:
        table, rematch = await offered_rematch(ana, bob)
        await bob.post(f"/tables/{table}/rematch")
        await bob.post(f"/tables/{rematch}/stand")
        assert rematch not in [each["id"] for each in await bob.get("/tables/mine")]


async def test_a_rematch_gives_another_seat_to_somebody_whose_seat_is_taken(serve: Serve) -> None:
    async with Client(serve.address) as ana, Client(serve.address) as bob, Client(serve.address) as eve:
        await eve.guest("Eve")
        table, rematch = await offered_rematch(ana, bob)
        await ana.post(f"/tables/{rematch}/stand")
        await eve.post(f"/tables/{rematch}/sit", seat=0)
        assert (await bob.post(f"/tables/{table}/rematch"))["my_seats"] == [1]


async def test_a_full_rematch_is_neither_offered_nor_joined(serve: Serve) -> None:
    async with Client(serve.address) as ana, Client(serve.address) as bob, Client(serve.address) as eve:
        await eve.guest("Eve")
        table, rematch = await offered_rematch(ana, bob)
        await eve.post(f"/tables/{rematch}/sit")
        assert rematch not in [each["id"] for each in await bob.get("/tables/mine")]
        with pytest.raises(Refusal, match="seat-taken"):
            await bob.post(f"/tables/{table}/rematch")
