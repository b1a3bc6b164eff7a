"""Test of all messages with real clients and servers: one process on SQLite, and several on PostgreSQL.

Two people, a companion of one of them, two bots and a spectator play Les Cités Perdues.
"""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from caravane.bots.names import FALLBACK_NAMES, NAMES
from caravane.tables.verify import verify
from tests.server.client import Client, Message, Refusal
from tests.server.faults.cluster import Cluster
from tests.server.run_processes import Serve

pytestmark = pytest.mark.anyio

ANA, ZOE, BOB = 0, 1, 2
BANK = 10
"""Seconds in which Ana can move, however busy the machine is, before Bob runs out of time."""
SEAT_PLAN = [
    {"kind": "me"},
    {"kind": "companion", "name": "Zoé"},
    {"kind": "free"},
    {"kind": "bot", "level": "guide"},
    {"kind": "bot", "level": "random"},
]


@pytest.fixture
def serve(tmp_path: Path) -> Iterator[Serve]:
    with Serve(tmp_path / "data", f"sqlite:///{tmp_path}/caravane.db") as serve:
        yield serve


async def test_all_messages_with_one_process(serve: Serve, elsewhere: Serve) -> None:
    await check_all_messages(serve, elsewhere)


@pytest.mark.nightly
async def test_all_messages_with_many_processes(cluster: Cluster, elsewhere: Serve) -> None:
    """Run with two servers and two workers, where each connection may lead to another process."""
    await check_all_messages(cluster, elsewhere)


@pytest.fixture
def elsewhere(tmp_path: Path) -> Iterator[Serve]:
    with Serve(tmp_path / "elsewhere", f"sqlite:///{tmp_path}/elsewhere.db") as serve:
        yield serve


async def check_all_messages(serve: Serve | Cluster, elsewhere: Serve) -> None:
    async with Client(serve.address) as ana, Client(serve.address) as bob, Client(serve.address) as eve:
        await asyncio.gather(ana.guest("Ana"), bob.guest("Bob"), eve.guest("Eve"))
        table = await start_game(ana, bob, eve)
        await check_refusals(ana, bob, eve, table)
        await preview_moves(ana, bob, table)
        await resend_play(ana, table)
        await undo_move(ana, table)
        await chat(ana, bob, eve, table)
        await undo_by_consent(ana, bob, table)
        await reconnect_with_number(ana, bob, table)
        await go_away_and_back(bob, table)
        await play_to_the_end(ana, bob, eve, table)
        await play_rematch(ana, bob, table)
        await time_out(ana, bob)
        file = await ana.get(f"/tables/{table}/export")
        history = await bob.get(f"/tables/{table}/history", seat=BOB)
    await import_elsewhere(elsewhere, file, history)


async def start_game(ana: Client, bob: Client, eve: Client) -> str:
    """Create a table for Ana and Zoé, invite Bob by a code, and start; Eve watches by the same code."""
    table = await ana.create_table(SEAT_PLAN, game="lost-cities", options={"first-roller": "1"})
    with pytest.raises(Refusal) as refusal:
        await bob.follow(table)
    assert refusal.value.code == "table-not-found"
    with pytest.raises(Refusal) as refusal:
        await ana.post(f"/tables/{table}/start")
    assert refusal.value.code == "empty-seat"
    code = (await ana.post(f"/tables/{table}/invitations"))["code"]
    *people, first, second = (await bob.get(f"/join/{code}"))["names"]
    assert people == ["Ana", "Zoé", ""]
    assert len({first, second} & {*FALLBACK_NAMES, *NAMES["guide"]}) == 2
    assert (await bob.post(f"/join/{code}"))["my_seats"] == [BOB]
    await eve.follow(table, code=code)
    await ana.follow(table, ANA)
    await ana.follow(table, ZOE)
    await bob.follow(table, BOB)
    await ana.post(f"/tables/{table}/start")
    update = await eve.until(table, None, lambda update: update["status"] == "playing")
    assert "legal" not in update or update["legal"] == []
    assert [occupant["name"] for occupant in update["occupants"]] == ["Ana", "Zoé", "Bob", first, second]
    assert not any("identity" in occupant for occupant in update["occupants"])
    return table


async def check_refusals(ana: Client, bob: Client, eve: Client, table: str) -> None:
    """Check that invalid commands are refused with their codes and change nothing."""
    now = await ana.until(table, ANA, lambda update: update.get("legal"))
    move = now["legal"][0]
    for client, message, code in [
        (ana, {"seat": ANA, "n": now["n"], "moves": ["take:red:77"]}, "illegal"),
        (ana, {"seat": ANA, "n": now["n"], "moves": ["nonsense"]}, "illegal"),
        (ana, {"seat": ANA, "n": now["n"] - 1, "moves": [move]}, "stale"),
        (ana, {"seat": ANA, "n": now["n"] + 1, "moves": [move]}, "stale"),
        (ana, {"n": now["n"], "moves": [move]}, "seat-required"),
        (ana, {"seat": BOB, "n": now["n"], "moves": [move]}, "not-your-seat"),
        (bob, {"seat": ANA, "n": now["n"], "moves": [move]}, "not-your-seat"),
        (bob, {"seat": BOB, "n": now["n"], "moves": [move]}, "illegal"),
        (eve, {"seat": ANA, "n": now["n"], "moves": [move]}, "table-not-found"),
    ]:
        for kind in ("preview", "play"):
            with pytest.raises(Refusal) as refusal:
                await client.send(kind, table, **message)
            assert refusal.value.code == code, message
    assert ana.tables[table, ANA]["view"] == now["view"]
    for kind, code in [("accept", "no-takeback"), ("decline", "no-takeback"), ("back", "not-away")]:
        with pytest.raises(Refusal) as refusal:
            await ana.send(kind, table, seat=ANA, **({"n": now["n"]} if kind == "accept" else {}))
        assert refusal.value.code == code
    reason = await ana.send("why", table, seat=ANA, move="accelerate:red")
    assert (reason["legal"], reason["reason"]) == (False, "not-now")
    assert (await ana.send("why", table, seat=ANA, move=move))["legal"]


async def preview_moves(ana: Client, bob: Client, table: str) -> None:
    """Preview every move of Ana; only she sees the previews, and nothing changes."""
    now = await ana.until(table, ANA, lambda update: update.get("legal"))
    received = len(bob.messages)
    for move in now["legal"]:
        preview = await ana.send("preview", table, seat=ANA, n=now["n"], moves=[move])
        assert preview["type"] == "previewed"
        assert preview["moves"] == [move]
        assert preview["view"]["sheets"][1:] == now["view"]["sheets"][1:]
        assert (preview["view"] != now["view"]) == bool(preview["steps"][0]["events"])
    plans = [[move] for move in now["legal"][:5]]
    tried = await ana.send("try", table, seat=ANA, n=now["n"], plans=[*plans, ["nonsense"]], fill=True)
    assert [attempt and attempt["moves"][:1] for attempt in tried["attempts"]] == [*plans, None]
    assert not any("view" in attempt for attempt in tried["attempts"] if attempt)
    assert (ana.tables[table, ANA]["n"], ana.tables[table, ANA]["view"]) == (now["n"], now["view"])
    # What another process had still to tell may arrive now, but nothing about the previews.
    assert not any(each["type"] == "previewed" or each.get("n", 0) > now["n"] for each in bob.messages[received:])


async def resend_play(ana: Client, table: str) -> None:
    """Send a play twice; it is acknowledged twice and applied once."""
    update = ana.tables[table, ANA]
    message = {"id": "duplicate", "seat": ANA, "n": update["n"], "moves": [update["legal"][0]]}
    first = await ana.send("play", table, **message)
    second = await ana.send("play", table, **message)
    assert first["type"] == second["type"] == "ack"
    history = await ana.get(f"/tables/{table}/history", seat=ANA)
    assert sum(event.get("event", "").startswith("took:") for each in history for event in each["events"]) == 1


async def undo_move(ana: Client, table: str) -> None:
    """Play a move of Zoé and undo it, whatever the bots do meanwhile."""
    before = await ana.until(table, ZOE, lambda update: update["legal"])
    await ana.play(table, ZOE)
    assert (await ana.until(table, ZOE, lambda update: ZOE not in update["deciding"]))["can_undo"]
    await ana.send("undo", table, seat=ZOE)
    again = await ana.until(table, ZOE, lambda update: ZOE in update["deciding"])
    assert again["legal"] == before["legal"]


async def chat(ana: Client, bob: Client, eve: Client, table: str) -> None:
    """Check that players chat and that spectators can only read."""
    await bob.send("chat", table, text="Bonne chance !")
    for client in (ana, bob, eve):
        assert (await last_message(client, "chat"))["text"] == "Bonne chance !"
    with pytest.raises(Refusal):
        await eve.send("chat", table, text="psst")
    assert [line["name"] for line in await ana.get(f"/tables/{table}/chat")] == ["Bob"]


async def last_message(client: Client, kind: str) -> Message:
    def found() -> list[Message]:
        return [message for message in client.messages if message["type"] == kind]

    message: Message = (await client.wait_for(found))[-1]
    return message


async def undo_by_consent(ana: Client, bob: Client, table: str) -> None:
    """Undo a move of Bob that rolled new dice; Ana accepts for herself and Zoé."""
    await ana.play(table, ZOE)
    before = await bob.until(table, BOB, lambda update: update["deciding"] == [BOB] and update["legal"])
    while True:
        await bob.play(table, BOB)
        after = await bob.until(table, BOB, lambda update: update["n"] > before["n"])
        if BOB not in after["deciding"] or after["prompt"] != before["prompt"]:
            break
    with pytest.raises(Refusal) as refusal:
        await bob.send("undo", table, seat=BOB)
    assert refusal.value.code == "undo-barrier"
    await bob.send("takeback", table, seat=BOB)
    proposed = await ana.until(table, ANA, lambda update: "takeback" in update)
    assert proposed["takeback"] == {"seat": BOB, "accepted": [BOB]}
    with pytest.raises(Refusal) as refusal:
        await ana.send("accept", table, seat=ANA, n=proposed["n"] - 1)
    assert refusal.value.code == "stale"
    await ana.send("accept", table, seat=ANA, n=proposed["n"])
    again = await bob.until(table, BOB, lambda update: update["n"] > proposed["n"] and update["deciding"] == [BOB])
    assert again["legal"] == before["legal"]
    assert again["view"] == before["view"]


async def reconnect_with_number(ana: Client, bob: Client, table: str) -> None:
    """Disconnect Ana; when she reconnects she gets the missed events, or only the view if she missed too many."""
    last = await ana.until(table, ANA, lambda update: update["deciding"] == [BOB])
    await ana.disconnect()
    await bob.play(table, BOB)
    await bob.until(table, BOB, lambda update: BOB not in update["deciding"])
    await ana.connect()
    update = await ana.follow(table, ANA, n=last["n"])
    assert update["after"] == last["n"] < update["n"]
    history = await ana.get(f"/tables/{table}/history", seat=ANA, after=last["n"])
    missed = [event for each in history if each["n"] <= update["n"] for event in each["events"]]
    assert {"seat": BOB, "event": "finished"} in missed
    assert update["events"] == missed
    assert (await ana.follow(table, ZOE))["events"] == []
    assert "after" not in ana.tables[table, ZOE]


async def go_away_and_back(bob: Client, table: str) -> None:
    """Replace Bob by a substitute for a while; he cannot play until he is back."""
    await bob.send("away", table, seat=BOB)
    away = await bob.until(table, BOB, lambda update: "substitute" in update["occupants"][BOB])
    with pytest.raises(Refusal) as refusal:
        await bob.send("play", table, seat=BOB, n=away["n"], moves=["refuse"])
    assert refusal.value.code == "away"
    await bob.send("back", table, seat=BOB)
    await bob.until(table, BOB, lambda update: "substitute" not in update["occupants"][BOB])


async def play_to_the_end(ana: Client, bob: Client, eve: Client, table: str) -> None:
    """Play to the end; everyone gets the same result and may then see all hands."""
    ends = await asyncio.gather(ana.play_on(table, ANA, ZOE), bob.play_on(table, BOB))
    end = await eve.until(table, None, lambda update: update["status"] == "ended")
    assert ends[0]["result"] == ends[1]["result"] == end["result"]
    assert end["result"]["finished"]
    with pytest.raises(Refusal) as refusal:
        await bob.send("play", table, seat=BOB, n=end["n"], moves=["refuse"])
    assert refusal.value.code == "too-late"
    assert (await bob.follow(table, ANA))["view"] == ana.tables[table, ANA]["view"]


async def play_rematch(ana: Client, bob: Client, table: str) -> None:
    """Create a rematch as Bob and join it as Ana with Zoé; then all resign, and the game is over."""
    rematch = (await bob.post(f"/tables/{table}/rematch"))["id"]
    offer = await last_message(ana, "rematch")
    assert (offer["next_table"], offer["accepted"]) == (rematch, ["Bob"])
    next_ana, next_zoe, next_bob = ANA + 1, ZOE + 1, BOB + 1
    joined = await ana.post(f"/tables/{table}/rematch")
    assert (joined["id"], joined["my_seats"]) == (rematch, [next_ana, next_zoe])
    assert (await ana.post(f"/tables/{table}/rematch"))["id"] == rematch
    await ana.follow(rematch, next_ana)
    await bob.post(f"/tables/{rematch}/start")
    await bob.send("resign", rematch)
    with pytest.raises(Refusal) as refusal:
        await bob.send("back", rematch, seat=next_bob)
    assert refusal.value.code == "resigned"
    await ana.send("resign", rematch, seat=next_zoe)
    await ana.send("resign", rematch, seat=next_ana)
    end = await ana.until(rematch, next_ana, lambda update: update["status"] == "ended")
    assert end["result"]["resigned"] == [next_bob, next_zoe, next_ana]
    assert not end["result"]["finished"]


async def time_out(ana: Client, bob: Client) -> None:
    """Make Bob run out of time: a substitute decides for him. He comes back, and they play to the end in time."""
    table = await ana.create_table(
        [{"kind": "me"}, {"kind": "free"}], time_control={"bank": BANK, "increment": 60, "max_bank": 600}
    )
    await bob.post(f"/join/{(await ana.post(f'/tables/{table}/invitations'))['code']}")
    await ana.post(f"/tables/{table}/start")
    await ana.follow(table, 0)
    assert 0 < (await bob.follow(table, 1))["clocks"][1] <= BANK
    await ana.play(table, 0)
    away = await ana.until(table, 0, lambda update: "substitute" in update["occupants"][1])
    assert {"act": "timeout", "seat": 1} in [event for message in ana.messages for event in message.get("events", [])]
    assert away["occupants"][0] == {"kind": "person", "name": "Ana", "present": True}
    while code := await refusal_code(bob, "back", table):
        assert code == "out-of-time", "not before the bot has made the decision that timed out"
    assert bob.tables[table, 1]["clocks"][1] >= BANK
    ends = await asyncio.gather(ana.play_on(table, 0), bob.play_on(table, 1))
    assert ends[0]["result"] == ends[1]["result"]
    assert ends[0]["result"]["resigned"] == []


async def refusal_code(client: Client, kind: str, table: str) -> str:
    """Send a command; return the code of its refusal, or an empty string."""
    try:
        await client.send(kind, table)
    except Refusal as refusal:
        return refusal.code
    return ""


async def import_elsewhere(elsewhere: Serve, file: Message, history: list[Message]) -> None:
    """Check that the file verifies, contains no identities, and has the same history on another server."""
    assert [str(problem) for problem in verify(file).findings] == []
    async with Client(elsewhere.address) as bob, Client(elsewhere.address) as ana:
        await bob.guest("Robert")
        imported = await bob.post("/import", file=file, my_seats=[BOB])
        assert imported["my_seats"] == [BOB]
        assert await bob.get(f"/tables/{imported['id']}/history", seat=BOB) == history
        assert await bob.get(f"/tables/{imported['id']}/export") == file
        [claim] = imported["claims"]
        assert (await ana.post("/claim", token=claim["token"]))["name"] == "Ana"
        assert [summary["my_seats"] for summary in await ana.get("/tables/mine")] == [[ANA, ZOE]]
        broken = {**file, "acts": file["acts"][:-1]}
        with pytest.raises(Refusal) as refusal:
            await bob.post("/import", file=broken)
        assert refusal.value.code == "bad-file"
