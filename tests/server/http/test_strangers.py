"""Tests of strangers who know the id of a table: they read finished games, watch public ones, and nothing else."""

from typing import Any

import pytest

from tests.server.client import Client, Refusal
from tests.server.http.test_tables import close, code_of, visitors
from tests.server.run_processes import Serve

pytestmark = pytest.mark.anyio

READS = ("", "/history", "/export", "/luck")
"""Paths of what a finished game shows."""
PRIVATE_READS = ("/chat", "/invitations")
"""Paths of what belongs to the people at the table, also after the end."""
WRITES: dict[str, dict[str, Any]] = {
    "/sit": {},
    "/stand": {},
    "/start": {},
    "/rematch": {},
    "/invitations": {},
    "/grants": {},
    "/hints": {},
    "/entropy": {"entropy": "00" * 16},
    "/holiday": {"until": 0},
    "/acts": {"type": "resign"},
}
COMMANDS: dict[str, dict[str, Any]] = {
    "follow": {},
    "play": {"n": 3, "moves": ["bury"]},
    "preview": {"n": 3, "moves": ["bury"]},
    "why": {"move": "bury"},
    "undo": {},
    "takeback": {},
    "accept": {"n": 3},
    "away": {},
    "back": {},
    "resign": {},
    "chat": {"text": "hello"},
}


async def status_and_code(client: Client, path: str, **params: Any) -> tuple[int, str]:
    with pytest.raises(Refusal) as refusal:
        await client.get(path, **params)
    return refusal.value.message["status"], refusal.value.code


async def finished_table(host: Client) -> str:
    """Play a private table with a companion to its end, with a line of chat."""
    table = await host.create_table([{"kind": "me"}, {"kind": "companion", "name": "Zoé"}], start=True)
    await host.follow(table, 0)
    await host.follow(table, 1)
    await host.send("chat", table, text="the password is swordfish")
    await host.play_on(table, 0, 1)
    return table


@pytest.mark.parametrize("start", [False, True])
async def test_a_private_table_shows_strangers_nothing_but_that_it_is_private(serve: Serve, start: bool) -> None:
    ana, eve = await visitors(serve, "Ana", "Eve")
    seat_plan = [{"kind": "me"}, {"kind": "companion", "name": "Zoé"}, {"kind": "bot" if start else "free"}]
    table = await ana.create_table(seat_plan, start=start)
    async with Client(serve.address) as nobody:
        for stranger in (eve, nobody):
            for path in READS:
                assert await status_and_code(stranger, f"/tables/{table}{path}") == (403, "table-private")
            for seat in range(3):
                assert (await status_and_code(stranger, f"/tables/{table}", seat=seat))[1] == "table-private"
            assert await code_of(stranger.get(f"/tables/{table}/chat")) == "table-not-found"
    assert await code_of(eve.get(f"/tables/{table}/invitations")) == "table-not-found"
    for path, body in WRITES.items():
        assert await code_of(eve.post(f"/tables/{table}{path}", **body)) == "table-not-found"
    for kind, fields in COMMANDS.items():
        assert await code_of(eve.send(kind, table, **fields)) == "table-not-found"
    assert await status_and_code(eve, "/tables/never") == (404, "table-not-found")
    await close(ana, eve)


async def test_whoever_has_the_link_of_a_finished_game_reads_it_from_every_seat(serve: Serve) -> None:
    [ana] = await visitors(serve, "Ana")
    table = await finished_table(ana)
    async with Client(serve.address) as nobody:
        shared = await nobody.get(f"/tables/{table}")
        assert (shared["projection"]["status"], shared["my_seats"], shared["host"]) == ("ended", [], False)
        assert shared["projection"]["result"] == (await ana.get(f"/tables/{table}"))["projection"]["result"]
        for seat in (0, 1):
            assert (await nobody.get(f"/tables/{table}", seat=seat))["seat"] == seat
            assert await nobody.get(f"/tables/{table}/history", seat=seat, views=True)
        assert (await nobody.get(f"/tables/{table}/export"))["result"]["finished"]
        assert len((await nobody.get(f"/tables/{table}/luck"))["seats"]) == 2
    await close(ana)


async def test_a_finished_game_keeps_its_chat_and_its_people_to_itself(serve: Serve) -> None:
    ana, eve = await visitors(serve, "Ana", "Eve")
    table = await finished_table(ana)
    everything = [await eve.get(f"/tables/{table}{path}") for path in READS]
    assert "swordfish" not in str(everything)
    for path in PRIVATE_READS:
        assert await code_of(eve.get(f"/tables/{table}{path}")) == "table-not-found"
    for path, body in WRITES.items():
        assert await code_of(eve.post(f"/tables/{table}{path}", **body)) == "table-not-found"
    for kind, fields in COMMANDS.items():
        assert await code_of(eve.send(kind, table, **fields)) == "table-not-found"
    assert "swordfish" not in str(eve.raw)
    await close(ana, eve)


async def test_a_finished_game_shows_outsiders_nobody_who_looks_at_it(serve: Serve) -> None:
    ana, eve = await visitors(serve, "Ana", "Eve")
    table = await finished_table(ana)
    seen = [(await client.get(f"/tables/{table}"))["projection"] for client in (ana, eve)]
    assert [[each["present"] for each in projection["occupants"]] for projection in seen] == [[True] * 2, [False] * 2]
    assert seen[1]["spectators"] == 0
    await close(ana, eve)


async def test_a_finished_game_does_not_lead_strangers_to_its_rematch(serve: Serve) -> None:
    ana, eve = await visitors(serve, "Ana", "Eve")
    table = await finished_table(ana)
    rematch = (await ana.post(f"/tables/{table}/rematch"))["id"]
    assert await code_of(eve.get(f"/tables/{rematch}")) == "table-private"
    assert rematch not in str([await eve.get(f"/tables/{table}{path}") for path in READS])
    await close(ana, eve)


async def test_strangers_watch_a_public_game_and_see_no_hand(serve: Serve) -> None:
    [ana] = await visitors(serve, "Ana")
    table = await ana.create_table([{"kind": "me"}, {"kind": "companion", "name": "Zoé"}], public=True, start=True)
    async with Client(serve.address) as nobody:
        seen = (await nobody.get(f"/tables/{table}"))["projection"]
        assert seen["status"] == "playing"
        assert all(card is None for hand in seen["view"]["hands"] for card in hand)
        for path in ("", "/history"):
            assert await code_of(nobody.get(f"/tables/{table}{path}", seat=0)) == "not-your-seat"
        assert "dealt" not in str(await nobody.get(f"/tables/{table}/history", views=True))
        for path in ("/export", "/luck"):
            assert await code_of(nobody.get(f"/tables/{table}{path}")) == "not-finished"
        assert (await nobody.get(f"/tables/{table}"))["secret"] == ""
    await close(ana)
