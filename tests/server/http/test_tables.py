"""Tables over HTTP: who may open, sit, invite, watch, start; and what those who may not are told."""

import hashlib
from typing import Any

import pytest

from caravane.bots.levels import OFFERED
from tests.server.client import Client, Refusal
from tests.server.run_processes import Serve

pytestmark = pytest.mark.anyio

TWO = [{"kind": "me"}, {"kind": "free"}]


async def code_of(call: Any) -> str:
    """Give the code by which something is refused."""
    with pytest.raises(Refusal) as refusal:
        await call
    return refusal.value.code


async def visitors(serve: Serve, *names: str) -> list[Client]:
    return [await Client(serve.address).guest(name) for name in names]


async def leave(*clients: Client) -> None:
    for client in clients:
        await client.disconnect()
        await client.http.aclose()


async def test_the_lobby_tells_what_can_be_played(serve: Serve) -> None:
    async with Client(serve.address) as visitor:
        lobby = await visitor.get("/games")
        games = {game["name"]: game for game in lobby["games"]}
        assert games["lost-cities"]["seats"] == [2, 3, 4, 5]
        assert set(games["lost-cities"]["title"]) == {"fr", "en"}
        rounds = games["_template"]["options"][0]
        assert (rounds["key"], rounds["values"][0]["value"]) == ("rounds", "long")
        [levels] = [game["levels"] for game in lobby["games"] if game["name"] == "lost-cities"]
        assert [level["name"] for level in levels] == [level.name for level in OFFERED]
        assert all(level[text][lang] for level in levels for text in ("title", "about") for lang in ("fr", "en"))
        assert lobby["paces"]["none"]["bank"] == 0


@pytest.mark.parametrize(
    ("wanted", "code"),
    [
        ({"game": "nothing"}, "no-such-game"),
        ({"seats": 9}, "bad-settings"),
        ({"options": {"rounds": "endless"}}, "bad-settings"),
        ({"options": {"colour": "red"}}, "bad-settings"),
        ({"pace": "hurried"}, "bad-settings"),
        ({"pace": {"bank": 60, "zone": "Mars/Olympus"}}, "bad-settings"),
        ({"pace": {"quiet_from": 0, "quiet_until": 1439}}, "bad-settings"),
        ({"pace": {"bank": -1}}, "bad-request"),
        ({"stand_in": "oracle"}, "bad-settings"),
        ({"on_expiry": "explode"}, "bad-request"),
        ({"seating": [{"kind": "me"}, {"kind": "me"}]}, "bad-settings"),
        ({"seating": [{"kind": "free"}] * 3}, "bad-settings"),
        ({"seating": [{"kind": "companion", "name": "Zoé"}]}, "no-companion-alone"),
        ({"seating": [{"kind": "bot", "level": "oracle"}]}, "bad-settings"),
        ({"rated": True}, "guests-not-rated"),
        ({"start": True}, "empty-seat"),
        ({"surprise": 1}, "bad-request"),
    ],
)
async def test_tables_that_cannot_be(serve: Serve, wanted: dict[str, Any], code: str) -> None:
    [ana] = await visitors(serve, "Ana")
    assert await code_of(ana.post("/tables", **{"game": "_template", "seats": 2, **wanted})) == code
    await leave(ana)


async def test_companions_may_sit_before_their_person(serve: Serve) -> None:
    [ana] = await visitors(serve, "Ana")
    before = len(await ana.get("/tables/mine"))
    table = await ana.open_table([{"kind": "companion", "name": "Zoé"}, {"kind": "bot"}, {"kind": "me"}], start=True)
    assert (await ana.get(f"/tables/{table}"))["mine"] == [0, 2]
    assert len(await ana.get("/tables/mine")) == before + 1
    await leave(ana)


async def test_an_open_table(serve: Serve) -> None:
    ana, bob = await visitors(serve, "Ana", "Bob")
    table = await ana.open_table([{"kind": "me"}, {"kind": "free"}, {"kind": "free"}], public=True)
    [card] = [card for card in await bob.get("/tables/open") if card["id"] == table]
    assert (card["names"], card["mine"], card["status"]) == (["Ana", "", ""], [], "gathering")
    assert await code_of(bob.post(f"/tables/{table}/sit", seat=0)) == "seat-taken"
    assert await code_of(bob.post(f"/tables/{table}/sit", kind="bot")) == "not-the-host"
    assert await code_of(bob.post(f"/tables/{table}/start")) == "not-the-host"
    assert (await bob.post(f"/tables/{table}/sit"))["mine"] == [1]
    assert await code_of(bob.post(f"/tables/{table}/sit")) == "already-seated"
    assert (await bob.post(f"/tables/{table}/sit", kind="companion", name="Dan"))["mine"] == [1, 2]
    assert await code_of(bob.post(f"/tables/{table}/stand")) == "which-seat"
    assert (await ana.post(f"/tables/{table}/stand", seat=2))["mine"] == [0]
    assert (await ana.post(f"/tables/{table}/sit", kind="bot", level="random"))["mine"] == [0]
    await ana.post(f"/tables/{table}/start")
    assert await code_of(bob.post(f"/tables/{table}/stand")) == "not-now"
    assert table not in {card["id"] for card in await bob.get("/tables/open")}
    await leave(ana, bob)


async def test_a_private_table_does_not_exist_for_strangers(serve: Serve) -> None:
    ana, eve = await visitors(serve, "Ana", "Eve")
    table = await ana.open_table([{"kind": "me"}, {"kind": "bot"}], start=True)
    for path in ("", "/history", "/chat", "/export", "/invitations"):
        assert await code_of(eve.get(f"/tables/{table}{path}")) == "no-such-table"
    wishes: dict[str, dict[str, Any]] = {
        "/sit": {},
        "/stand": {},
        "/start": {},
        "/rematch": {},
        "/invitations": {},
        "/grants": {},
        "/entropy": {"entropy": "00" * 16},
        "/holiday": {"until": 0},
        "/acts": {"type": "resign"},
    }
    for path, body in wishes.items():
        assert await code_of(eve.post(f"/tables/{table}{path}", **body)) == "no-such-table"
    await leave(ana, eve)


async def test_nobody_sees_through_anothers_eyes(serve: Serve) -> None:
    ana, bob = await visitors(serve, "Ana", "Bob")
    table = await ana.open_table(TWO, public=True)
    await bob.post(f"/tables/{table}/sit")
    await ana.post(f"/tables/{table}/start")
    hands = (await ana.get(f"/tables/{table}", seat=0))["seen"]["view"]["hands"]
    assert None not in hands[0]
    assert set(hands[1]) == {None}
    assert (await ana.get(f"/tables/{table}"))["seen"]["view"]["hands"][0] == [None] * len(hands[0])
    for path in ("", "/history"):
        assert await code_of(ana.get(f"/tables/{table}{path}", seat=1)) == "not-your-seat"
    assert await code_of(ana.get(f"/tables/{table}/export")) == "not-over"
    assert (await ana.get(f"/tables/{table}"))["secret"] == ""
    told = str(await ana.get(f"/tables/{table}/history", seat=0, views=True))
    assert "dealt" in told
    assert told.count("dealt") == 1
    await leave(ana, bob)


async def test_a_player_lets_someone_watch(serve: Serve) -> None:
    ana, bob, eve = await visitors(serve, "Ana", "Bob", "Eve")
    table = await ana.open_table(TWO)
    code = (await ana.post(f"/tables/{table}/invitations", seat=1))["code"]
    await bob.post(f"/join/{code}")
    await ana.post(f"/tables/{table}/start")
    token = (await ana.post(f"/tables/{table}/grants"))["token"]
    assert await code_of(eve.post(f"/tables/{table}/watch", seat=1, token=token)) == "no-such-invitation"
    await eve.post(f"/tables/{table}/watch", seat=0, token=token)
    assert await code_of(bob.post(f"/tables/{table}/watch", seat=0, token=token)) == "no-such-invitation"
    assert (await eve.follow(table, 0))["view"] == (await ana.follow(table, 0))["view"]
    assert await code_of(eve.follow(table, 1)) == "not-your-seat"
    assert await code_of(eve.say("play", table, seat=0, n=3, moves=["bury"])) == "not-your-seat"
    await leave(ana, bob, eve)


async def test_who_stands_up_no_longer_sees_the_seat(serve: Serve) -> None:
    ana, bob, carl = await visitors(serve, "Ana", "Bob", "Carl")
    table = await ana.open_table(TWO, public=True)
    await bob.post(f"/tables/{table}/sit")
    await bob.follow(table, 1)
    await bob.post(f"/tables/{table}/stand")
    await carl.post(f"/tables/{table}/sit", seat=1)
    await ana.post(f"/tables/{table}/start")
    await bob.follow(table)
    assert [message["seat"] for message in bob.heard if message["type"] == "gone"] == [1]
    assert bob.tables[table, 1]["status"] == "gathering"
    await leave(ana, bob, carl)


async def test_who_stands_up_takes_along_what_was_granted(serve: Serve) -> None:
    ana, bob, eve = await visitors(serve, "Ana", "Bob", "Eve")
    table = await ana.open_table(TWO, public=True)
    await bob.post(f"/tables/{table}/sit")
    token = (await bob.post(f"/tables/{table}/grants"))["token"]
    await eve.post(f"/tables/{table}/watch", seat=1, token=token)
    await eve.follow(table, 1)
    await bob.post(f"/tables/{table}/stand")
    assert await code_of(eve.follow(table, 1)) == "not-your-seat"
    await leave(ana, bob, eve)


async def test_an_invitation_that_is_taken_back_shows_nothing_more(serve: Serve) -> None:
    ana, eve = await visitors(serve, "Ana", "Eve")
    table = await ana.open_table([{"kind": "me"}, {"kind": "bot"}], start=True)
    code = (await ana.post(f"/tables/{table}/invitations"))["code"]
    before = await eve.follow(table, code=code)
    await ana.follow(table, 0)
    await ana.call("DELETE", f"/tables/{table}/invitations/{code}")
    await ana.play(table, 0)
    await eve.wait_for(lambda: [message for message in eve.heard if message["type"] == "gone"])
    assert eve.tables[table, None] == before
    await leave(ana, eve)


async def test_who_is_refused_as_stale_where_a_seat_is_gone_stays_connected(serve: Serve) -> None:
    [ana] = await visitors(serve, "Ana")
    table = await ana.open_table([{"kind": "me"}, {"kind": "companion", "name": "Zoé"}, {"kind": "free"}], public=True)
    await ana.follow(table, 0)
    await ana.follow(table, 1)
    await ana.post(f"/tables/{table}/stand", seat=1)
    await ana.wait_for(lambda: [message for message in ana.heard if message["type"] == "gone"])
    for seat in (1, 2):
        await ana.post(f"/tables/{table}/sit", seat=seat, kind="bot")
    await ana.post(f"/tables/{table}/start")
    assert await code_of(ana.say("play", table, seat=0, n=1, moves=["bury"])) == "stale"
    assert (await ana.follow(table, 0))["status"] == "playing"
    await leave(ana)


async def test_invitations(serve: Serve) -> None:
    [ana] = await visitors(serve, "Ana")
    async with Client(serve.address) as bob:
        table = await ana.open_table(TWO)
        invitation = await ana.post(f"/tables/{table}/invitations", seat=1)
        code = invitation["code"]
        assert invitation["link"].endswith(code)
        assert [each["code"] for each in await ana.get(f"/tables/{table}/invitations")] == [code]
        assert await code_of(ana.post(f"/tables/{table}/invitations", seat=2)) == "no-such-seat"
        assert (await bob.get(f"/join/{code}"))["names"] == ["Ana", ""]
        assert await code_of(bob.post(f"/join/{code}")) == "no-session"
        assert (await bob.post(f"/join/{code}", name="Bob"))["mine"] == [1]
        assert (await bob.post(f"/join/{code}"))["mine"] == [1]
        assert (await bob.get("/me"))["name"] == "Bob"
        await ana.call("DELETE", f"/tables/{table}/invitations/{code}")
        assert await code_of(bob.get(f"/join/{code}")) == "no-such-invitation"
    await leave(ana)


async def test_entropy_is_promised_and_shown(serve: Serve) -> None:
    ana, bob = await visitors(serve, "Ana", "Bob")
    table = await ana.open_table(TWO, public=True)
    await bob.post(f"/tables/{table}/sit")
    mine = {"Ana": "0a" * 16, "Bob": "0b" * 16}
    for client, name in ((ana, "Ana"), (bob, "Bob")):
        promise = hashlib.sha256(bytes.fromhex(mine[name])).hexdigest()
        await client.post(f"/tables/{table}/entropy", promise=promise)
    await ana.post(f"/tables/{table}/start")
    assert (await ana.get(f"/tables/{table}"))["seen"]["status"] == "mixing"
    assert await code_of(ana.post(f"/tables/{table}/entropy", entropy="ff" * 16)) == "bad-entropy"
    assert await code_of(ana.post(f"/tables/{table}/entropy", entropy="ff")) == "bad-request"
    await ana.post(f"/tables/{table}/entropy", entropy=mine["Ana"])
    await bob.post(f"/tables/{table}/entropy", entropy=mine["Bob"])
    assert (await ana.get(f"/tables/{table}"))["seen"]["status"] == "playing"
    await leave(ana, bob)


async def test_playing_without_a_socket(serve: Serve) -> None:
    ana, bob = await visitors(serve, "Ana", "Bob")
    table = await ana.open_table(TWO, public=True, pace="daily")
    await bob.post(f"/tables/{table}/sit")
    await ana.post(f"/tables/{table}/start")
    seen = (await ana.get(f"/tables/{table}", seat=0))["seen"]
    play = {"type": "play", "n": seen["n"], "moves": [seen["legal"][0]], "id": "once"}
    first = await ana.post(f"/tables/{table}/acts", **play)
    assert await ana.post(f"/tables/{table}/acts", **play) == first
    assert await code_of(ana.post(f"/tables/{table}/acts", **{**play, "id": "twice"})) == "stale"
    assert await code_of(ana.post(f"/tables/{table}/acts", type="play", moves=["bury"])) == "bad-request"
    assert await code_of(ana.post(f"/tables/{table}/acts", type="undo", n=3)) == "bad-request"
    await ana.post(f"/tables/{table}/acts", type="undo")
    far = 1 << 32
    assert await code_of(bob.post(f"/tables/{table}/holiday", until=far)) == "no-holiday"
    assert await bob.post("/me/holiday", until=0) == [table]
    await bob.post(f"/tables/{table}/acts", type="resign")
    assert [card["status"] for card in await bob.get("/me/history")] == ["ended"]
    assert await bob.get("/me/ratings") == []
    assert await code_of(ana.post(f"/tables/{table}/acts", type="undo")) == "too-late"
    await leave(ana, bob)


async def test_history_comes_in_pages(serve: Serve) -> None:
    [ana] = await visitors(serve, "Ana")
    table = await ana.open_table([{"kind": "me"}, {"kind": "bot"}], start=True)
    await ana.follow(table, 0)
    await ana.play_on(table, 0)
    told = await ana.get(f"/tables/{table}/history", seat=0, views=True)
    pages: list[Any] = []
    while page := await ana.get(
        f"/tables/{table}/history", seat=0, after=pages[-1]["n"] if pages else 0, limit=3, views=True
    ):
        pages += page
    assert pages == told
    assert [each["n"] for each in told] == list(range(2, len(told) + 2))
    assert told[-1]["seen"]["result"]["finished"]
    assert (await ana.get(f"/tables/{table}/history", seat=1))[2]["events"]
    await leave(ana)
