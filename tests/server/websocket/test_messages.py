"""The whole conversation, by real clients with a real server, on SQLite and on PostgreSQL, and with several processes.

Two people, a companion beside one of them, two bots and someone who watches play Les Cités Perdues.
"""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from caravane.bots.names import NAMES, OTHERS
from caravane.tables.verify import verify
from tests.server.client import Client, Message, Refusal
from tests.server.faults.cluster import Machines
from tests.server.run_processes import Serve

pytestmark = pytest.mark.anyio

ANA, ZOE, BOB = 0, 1, 2
SEATING = [
    {"kind": "me"},
    {"kind": "companion", "name": "Zoé"},
    {"kind": "free"},
    {"kind": "bot", "level": "guide"},
    {"kind": "bot", "level": "random"},
]


@pytest.fixture
def serve(store_url: str, tmp_path: Path) -> Iterator[Serve]:
    with Serve(tmp_path / "data", store_url) as serve:
        yield serve


async def test_the_whole_conversation_with_one_process(serve: Serve, elsewhere: Serve) -> None:
    await converse(serve, elsewhere)


async def test_the_whole_conversation_with_many_processes(machines: Machines, elsewhere: Serve) -> None:
    """Two servers and two workers; each connection of everyone may lead to another process than the last."""
    await converse(machines, elsewhere)


@pytest.fixture
def elsewhere(tmp_path: Path) -> Iterator[Serve]:
    with Serve(tmp_path / "elsewhere", f"sqlite:///{tmp_path}/elsewhere.db") as serve:
        yield serve


async def converse(serve: Serve | Machines, elsewhere: Serve) -> None:
    async with Client(serve.address) as ana, Client(serve.address) as bob, Client(serve.address) as eve:
        await asyncio.gather(ana.guest("Ana"), bob.guest("Bob"), eve.guest("Eve"))
        table = await gather_around(ana, bob, eve)
        await refuse(ana, bob, eve, table)
        await try_out(ana, bob, table)
        await send_again(ana, table)
        await take_back(ana, table)
        await talk(ana, bob, eve, table)
        await take_back_together(ana, bob, table)
        await come_back_with_a_number(ana, bob, table)
        await leave_and_return(bob, table)
        await play_to_the_end(ana, bob, eve, table)
        await play_again(ana, bob, table)
        await run_out_of_time(ana, bob)
        file = await ana.get(f"/tables/{table}/export")
        told = await bob.get(f"/tables/{table}/history", seat=BOB)
    await bring_elsewhere(elsewhere, file, told)


async def gather_around(ana: Client, bob: Client, eve: Client) -> str:
    """Ana opens a table with Zoé beside her, invites Bob by a code, and starts; Eve watches by the same code."""
    table = await ana.open_table(SEATING, game="lost-cities", options={"first-roller": "1"}, entropy="aa" * 16)
    with pytest.raises(Refusal) as refusal:
        await bob.follow(table)
    assert refusal.value.code == "no-such-table"
    with pytest.raises(Refusal) as refusal:
        await ana.post(f"/tables/{table}/start")
    assert refusal.value.code == "empty-seat"
    code = (await ana.post(f"/tables/{table}/invitations"))["code"]
    *people, first, second = (await bob.get(f"/join/{code}"))["names"]
    assert people == ["Ana", "Zoé", ""]
    assert len({first, second} & {*OTHERS, *NAMES["guide"]}) == 2
    assert (await bob.post(f"/join/{code}", entropy="bb" * 16))["mine"] == [BOB]
    await eve.follow(table, code=code)
    await ana.follow(table, ANA)
    await ana.follow(table, ZOE)
    await bob.follow(table, BOB)
    await ana.post(f"/tables/{table}/start")
    update = await eve.until(table, None, lambda update: update["status"] == "playing")
    assert "legal" not in update or update["legal"] == []
    assert [place["name"] for place in update["places"]] == ["Ana", "Zoé", "Bob", first, second]
    assert not any("identity" in place for place in update["places"])
    return table


async def refuse(ana: Client, bob: Client, eve: Client, table: str) -> None:
    """Whatever cannot be is refused with its code, and changes nothing."""
    now = await ana.until(table, ANA, lambda update: update.get("legal"))
    move = now["legal"][0]
    for client, message, code in [
        (ana, {"seat": ANA, "n": now["n"], "moves": ["take:red:77"]}, "illegal"),
        (ana, {"seat": ANA, "n": now["n"], "moves": ["nonsense"]}, "illegal"),
        (ana, {"seat": ANA, "n": now["n"] - 1, "moves": [move]}, "stale"),
        (ana, {"seat": ANA, "n": now["n"] + 1, "moves": [move]}, "stale"),
        (ana, {"n": now["n"], "moves": [move]}, "which-seat"),
        (ana, {"seat": BOB, "n": now["n"], "moves": [move]}, "not-your-seat"),
        (bob, {"seat": ANA, "n": now["n"], "moves": [move]}, "not-your-seat"),
        (bob, {"seat": BOB, "n": now["n"], "moves": [move]}, "illegal"),
        (eve, {"seat": ANA, "n": now["n"], "moves": [move]}, "no-such-table"),
    ]:
        for kind in ("try", "play"):
            with pytest.raises(Refusal) as refusal:
                await client.say(kind, table, **message)
            assert refusal.value.code == code, message
    assert ana.tables[table, ANA]["view"] == now["view"]
    for kind, code in [("agree", "nothing-asked"), ("decline", "nothing-asked"), ("return", "not-away")]:
        with pytest.raises(Refusal) as refusal:
            await ana.say(kind, table, seat=ANA, **({"n": now["n"]} if kind == "agree" else {}))
        assert refusal.value.code == code
    reason = await ana.say("why", table, seat=ANA, move="accelerate:red")
    assert (reason["legal"], reason["reason"]) == (False, "not-now")
    assert (await ana.say("why", table, seat=ANA, move=move))["legal"]


async def try_out(ana: Client, bob: Client, table: str) -> None:
    """Ana sees what a move would do, and nobody notices; it would do just that."""
    now = await ana.until(table, ANA, lambda update: update.get("legal"))
    noticed = len(bob.heard)
    for move in now["legal"]:
        tried = await ana.say("try", table, seat=ANA, n=now["n"], moves=[move])
        assert tried["type"] == "tried"
        assert tried["moves"] == [move]
        assert tried["view"]["sheets"][1:] == now["view"]["sheets"][1:]
        assert (tried["view"] != now["view"]) == bool(tried["events"])
    assert ana.tables[table, ANA] == now
    assert len(bob.heard) == noticed


async def send_again(ana: Client, table: str) -> None:
    """A message that is sent again is acknowledged again, and does nothing."""
    update = ana.tables[table, ANA]
    message = {"id": "again", "seat": ANA, "n": update["n"], "moves": [update["legal"][0]]}
    first = await ana.say("play", table, **message)
    second = await ana.say("play", table, **message)
    assert first["type"] == second["type"] == "ack"
    told = await ana.get(f"/tables/{table}/history", seat=ANA)
    assert sum(event.get("said", "").startswith("took:") for each in told for event in each["events"]) == 1


async def take_back(ana: Client, table: str) -> None:
    """Zoé uses dice, thinks better of it, and takes the move back at once, whatever the bots do meanwhile."""
    before = await ana.until(table, ZOE, lambda update: update["legal"])
    await ana.play(table, ZOE)
    assert (await ana.until(table, ZOE, lambda update: ZOE not in update["deciding"]))["undo"]
    await ana.say("undo", table, seat=ZOE)
    again = await ana.until(table, ZOE, lambda update: ZOE in update["deciding"])
    assert again["legal"] == before["legal"]


async def talk(ana: Client, bob: Client, eve: Client, table: str) -> None:
    """Who sits at the table talks; who watches listens."""
    await bob.say("chat", table, text="Bonne chance !")
    for client in (ana, bob, eve):
        assert (await heard(client, "chat"))["text"] == "Bonne chance !"
    with pytest.raises(Refusal):
        await eve.say("chat", table, text="psst")
    assert [line["name"] for line in await ana.get(f"/tables/{table}/chat")] == ["Bob"]


async def heard(client: Client, kind: str) -> Message:
    def found() -> list[Message]:
        return [message for message in client.heard if message["type"] == kind]

    message: Message = (await client.wait_for(found))[-1]
    return message


async def take_back_together(ana: Client, bob: Client, table: str) -> None:
    """The last answer rolls new dice. Bob asks to take his back all the same, and Ana agrees for herself and Zoé."""
    await ana.play(table, ZOE)
    before = await bob.until(table, BOB, lambda update: update["deciding"] == [BOB] and update["legal"])
    answers = 0
    while True:
        await bob.play(table, BOB)
        answers += 1
        after = await bob.until(table, BOB, lambda update: update["n"] > before["n"])
        if BOB not in after["deciding"] or after["prompt"] != before["prompt"]:
            break
    with pytest.raises(Refusal) as refusal:
        await bob.say("undo", table, seat=BOB)
    assert refusal.value.code == "barrier"
    await bob.say("ask", table, seat=BOB)
    asked = await ana.until(table, ANA, lambda update: "asking" in update)
    assert asked["asking"] == {"seat": BOB, "agreed": [BOB]}
    with pytest.raises(Refusal) as refusal:
        await ana.say("agree", table, seat=ANA, n=asked["n"] - 1)
    assert refusal.value.code == "stale"
    await ana.say("agree", table, seat=ANA, n=asked["n"])
    again = await bob.until(table, BOB, lambda update: update["n"] > asked["n"] and update["deciding"] == [BOB])
    assert again["legal"] == before["legal"]
    assert again["view"] == before["view"]


async def come_back_with_a_number(ana: Client, bob: Client, table: str) -> None:
    """Ana loses her connection; when she comes back she gets what she has missed, and from long ago only the view."""
    last = await ana.until(table, ANA, lambda update: update["deciding"] == [BOB])
    await ana.disconnect()
    await bob.play(table, BOB)
    await bob.until(table, BOB, lambda update: BOB not in update["deciding"])
    await ana.connect()
    update = await ana.follow(table, ANA, n=last["n"])
    assert update["after"] == last["n"] < update["n"]
    told = await ana.get(f"/tables/{table}/history", seat=ANA, after=last["n"])
    missed = [event for each in told if each["n"] <= update["n"] for event in each["events"]]
    assert {"seat": BOB, "said": "finished"} in missed
    assert update["events"] == missed
    assert (await ana.follow(table, ZOE))["events"] == []
    assert "after" not in ana.tables[table, ZOE]


async def leave_and_return(bob: Client, table: str) -> None:
    """Bob goes away for a while: a bot sits in, and Bob cannot play until he is back."""
    await bob.say("leave", table, seat=BOB)
    away = await bob.until(table, BOB, lambda update: "stand_in" in update["places"][BOB])
    with pytest.raises(Refusal) as refusal:
        await bob.say("play", table, seat=BOB, n=away["n"], moves=["refuse"])
    assert refusal.value.code == "away"
    await bob.say("return", table, seat=BOB)
    await bob.until(table, BOB, lambda update: "stand_in" not in update["places"][BOB])


async def play_to_the_end(ana: Client, bob: Client, eve: Client, table: str) -> None:
    """Everyone sees the same result, and then all hands."""
    ends = await asyncio.gather(ana.play_on(table, ANA, ZOE), bob.play_on(table, BOB))
    seen = await eve.until(table, None, lambda update: update["status"] == "ended")
    assert ends[0]["result"] == ends[1]["result"] == seen["result"]
    assert seen["result"]["finished"]
    with pytest.raises(Refusal) as refusal:
        await bob.say("play", table, seat=BOB, n=seen["n"], moves=["refuse"])
    assert refusal.value.code == "too-late"
    assert (await bob.follow(table, ANA))["view"] == ana.tables[table, ANA]["view"]


async def play_again(ana: Client, bob: Client, table: str) -> None:
    """Bob wants a rematch; Ana hears of it and sits down with Zoé. Then both resign, and the game is over."""
    again = (await bob.post(f"/tables/{table}/rematch"))["id"]
    assert (await heard(ana, "rematch"))["next"] == again
    next_ana, next_zoe, next_bob = ANA + 1, ZOE + 1, BOB + 1
    assert (await ana.post(f"/tables/{table}/rematch")) == {"id": again, "mine": [next_ana, next_zoe]}
    assert (await ana.post(f"/tables/{table}/rematch"))["id"] == again
    await ana.follow(again, next_ana)
    await bob.post(f"/tables/{again}/start")
    await bob.say("resign", again)
    with pytest.raises(Refusal) as refusal:
        await bob.say("return", again, seat=next_bob)
    assert refusal.value.code == "resigned"
    await ana.say("resign", again, seat=next_zoe)
    await ana.say("resign", again, seat=next_ana)
    over = await ana.until(again, next_ana, lambda update: update["status"] == "ended")
    assert over["result"]["resigned"] == [next_bob, next_zoe, next_ana]
    assert not over["result"]["finished"]


async def run_out_of_time(ana: Client, bob: Client) -> None:
    """Bob thinks for too long: a bot sits in and answers. He comes back, and they play to the end in time."""
    table = await ana.open_table([{"kind": "me"}, {"kind": "free"}], pace={"bank": 2, "increment": 60, "most": 600})
    await bob.post(f"/join/{(await ana.post(f'/tables/{table}/invitations'))['code']}")
    await ana.post(f"/tables/{table}/start")
    await ana.follow(table, 0)
    assert 0 < (await bob.follow(table, 1))["clocks"][1] <= 2
    await ana.play(table, 0)
    away = await ana.until(table, 0, lambda update: "stand_in" in update["places"][1])
    assert {"act": "expire", "seat": 1} in [event for told in ana.heard for event in told.get("events", [])]
    assert away["places"][0] == {"kind": "person", "name": "Ana", "here": True}
    while code := await tried(bob, "return", table):
        assert code == "time-is-up", "not before the bot has made the decision for which there was no time"
    assert bob.tables[table, 1]["clocks"][1] >= 2
    ends = await asyncio.gather(ana.play_on(table, 0), bob.play_on(table, 1))
    assert ends[0]["result"] == ends[1]["result"]
    assert ends[0]["result"]["resigned"] == []


async def tried(client: Client, kind: str, table: str) -> str:
    """Try something; give the code by which it was refused, nothing when it was not."""
    try:
        await client.say(kind, table)
    except Refusal as refusal:
        return refusal.code
    return ""


async def bring_elsewhere(elsewhere: Serve, file: Message, told: list[Message]) -> None:
    """The file is true, names nobody, and tells the same on another server."""
    assert [str(problem) for problem in verify(file).problems] == []
    async with Client(elsewhere.address) as bob, Client(elsewhere.address) as ana:
        await bob.guest("Robert")
        came = await bob.post("/import", file=file, mine=[BOB])
        assert came["mine"] == [BOB]
        assert await bob.get(f"/tables/{came['id']}/history", seat=BOB) == told
        assert await bob.get(f"/tables/{came['id']}/export") == file
        [claim] = came["claims"]
        assert (await ana.post("/claim", token=claim["token"]))["name"] == "Ana"
        assert [card["mine"] for card in await ana.get("/tables/mine")] == [[ANA, ZOE]]
        broken = {**file, "acts": file["acts"][:-1]}
        with pytest.raises(Refusal) as refusal:
            await bob.post("/import", file=broken)
        assert refusal.value.code == "bad-file"
