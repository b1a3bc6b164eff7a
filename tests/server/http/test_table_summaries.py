"""Tables in lists: all that a home screen shows, without loading a table."""

import time

import pytest

from caravane.bots.levels import DEFAULT
from tests.server.client import Client, Message
from tests.server.run_processes import Serve

pytestmark = pytest.mark.anyio

SEATING = [
    {"kind": "free"},
    {"kind": "me"},
    {"kind": "companion", "name": "Zoé"},
    {"kind": "bot", "level": "random", "name": "Fanal"},
]


async def card_of(client: Client, table: str, path: str = "/tables/mine") -> Message:
    cards: list[Message] = await client.get(path)
    [card] = [card for card in cards if card["id"] == table]
    return card


async def test_a_table_that_waits(serve: Serve) -> None:
    async with Client(serve.address) as ana, Client(serve.address) as eve:
        await ana.guest("Ana")
        before = time.time()
        table = await ana.open_table(SEATING, public=True, pace="daily")
        card = await card_of(eve, table, "/tables/open")
        assert (card["host"], card["mine"], card["clock"]) == ("Ana", [], None)
        assert card["places"] == [
            None,
            {"kind": "person", "name": "Ana"},
            {"kind": "companion", "name": "Zoé"},
            {"kind": "bot", "name": "Fanal", "level": "random"},
        ]
        assert card["names"] == ["", "Ana", "Zoé", "Fanal"]
        assert card["pace"] == (await eve.get("/games"))["paces"]["daily"]
        assert before - 1 < card["created_at"] <= card["last_at"] < time.time() + 1
        assert (await card_of(ana, table))["mine"] == [1, 2]
        code = (await ana.post(f"/tables/{table}/invitations"))["code"]
        assert (await eve.get(f"/join/{code}"))["host"] == "Ana"


async def test_whose_turn_it_is_and_how_long_it_may_take(serve: Serve) -> None:
    async with Client(serve.address) as ana, Client(serve.address) as bob:
        await ana.guest("Ana")
        await bob.guest("Bob")
        pace = {"bank": 600, "increment": 0}
        seating = [{"kind": "me"}, {"kind": "free"}]
        table = await ana.open_table(seating, "lost-cities", public=True, pace=pace, options={"first-roller": "1"})
        await bob.post(f"/tables/{table}/sit")
        await ana.post(f"/tables/{table}/start")
        mine, theirs = await card_of(ana, table), await card_of(bob, table)
        assert mine["deciding"] == theirs["deciding"] == [0]
        assert 500 < mine["clock"] <= 600
        assert theirs["clock"] is None
        await ana.say("leave", table)
        card = await card_of(bob, table)
        assert card["places"][0] == {"kind": "person", "name": "Ana", "stand_in": DEFAULT}
        assert card["last_at"] > mine["last_at"]


async def test_a_host_who_is_forgotten_has_no_name(serve: Serve) -> None:
    async with Client(serve.address) as ana, Client(serve.address) as bob:
        await ana.guest("Ana")
        await bob.guest("Bob")
        table = await ana.open_table([{"kind": "me"}, {"kind": "free"}], public=True)
        await bob.post(f"/tables/{table}/sit")
        await ana.call("DELETE", "/me")
        card = await card_of(bob, table)
        assert card["host"] == ""
        assert "Ana" not in str(card)
