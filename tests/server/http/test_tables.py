"""Tests of tables over HTTP: permissions to create, join, invite, watch and start, and their error codes."""

import hashlib
from collections.abc import Callable
from typing import Any
from urllib.parse import quote

import pytest

from caravane import games
from caravane.bots.levels import OFFERED
from tests.server.client import Client, Refusal
from tests.server.run_processes import Serve

pytestmark = pytest.mark.anyio

TWO = [{"kind": "me"}, {"kind": "free"}]


async def code_of(call: Any) -> str:
    """Return the error code of a refused call."""
    with pytest.raises(Refusal) as refusal:
        await call
    return refusal.value.code


async def visitors(serve: Serve, *names: str) -> list[Client]:
    return [await Client(serve.address).guest(name) for name in names]


async def close(*clients: Client) -> None:
    for client in clients:
        await client.disconnect()
        await client.http.aclose()


async def test_the_lobby_lists_games_levels_and_time_controls(serve: Serve) -> None:
    async with Client(serve.address) as visitor:
        lobby = await visitor.get("/games")
        listed = {game["name"]: game for game in lobby["games"]}
        assert listed["lost-cities"]["seats"] == [2, 3, 4, 5]
        assert set(listed["lost-cities"]["title"]) == {"fr", "en"}
        assert listed["lost-cities"]["designers"]["en"].startswith("by Reiner Knizia")
        assert listed["archeos-society"]["subtitle"]["en"] == "Six sites · twelve roles"
        assert listed["_template"]["subtitle"] == listed["_template"]["designers"] == {"fr": "", "en": ""}
        rounds = listed["_template"]["options"][0]
        assert (rounds["key"], rounds["values"][0]["value"]) == ("rounds", "long")
        [levels] = [game["levels"] for game in lobby["games"] if game["name"] == "lost-cities"]
        assert [level["name"] for level in levels] == [level.name for level in OFFERED]
        assert all(level[text][lang] for level in levels for text in ("title", "about") for lang in ("fr", "en"))
        assert lobby["time_controls"]["none"]["bank"] == 0


async def test_the_lobby_lists_the_game_with_the_fewest_decision_points_first_and_hidden_games_last(
    serve: Serve,
) -> None:
    async with Client(serve.address) as visitor:
        listed = [game["name"] for game in (await visitor.get("/games"))["games"]]
    shown = listed[: listed.index("_template")]
    steps = [len(games.get(name).steps) for name in shown]
    assert set(shown) == set(games.names())
    assert steps == sorted(steps)
    assert all(name.startswith("_") for name in listed[len(shown) :])


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"game": "nothing"}, "game-not-found"),
        ({"seats": 9}, "bad-settings"),
        ({"options": {"rounds": "endless"}}, "bad-settings"),
        ({"options": {"colour": "red"}}, "bad-settings"),
        ({"time_control": "hurried"}, "bad-settings"),
        ({"time_control": {"bank": 60, "time_zone": "Mars/Olympus"}}, "bad-settings"),
        ({"time_control": {"quiet_from": 0, "quiet_until": 1439}}, "bad-settings"),
        ({"time_control": {"bank": -1}}, "bad-request"),
        ({"substitute": "oracle"}, "bad-settings"),
        ({"on_timeout": "explode"}, "bad-request"),
        ({"seat_plan": [{"kind": "me"}, {"kind": "me"}]}, "bad-settings"),
        ({"seat_plan": [{"kind": "free"}] * 3}, "bad-settings"),
        ({"seat_plan": [{"kind": "companion", "name": "Zoé"}]}, "companion-needs-person"),
        ({"seat_plan": [{"kind": "bot", "level": "oracle"}]}, "bad-settings"),
        ({"rated": True}, "account-required"),
        ({"start": True}, "empty-seat"),
        ({"surprise": 1}, "bad-request"),
    ],
)
async def test_invalid_tables_are_refused(serve: Serve, changes: dict[str, Any], code: str) -> None:
    [ana] = await visitors(serve, "Ana")
    assert await code_of(ana.post("/tables", **{"game": "_template", "seats": 2, **changes})) == code
    await close(ana)


async def test_companions_may_sit_before_their_person_in_the_seat_plan(serve: Serve) -> None:
    [ana] = await visitors(serve, "Ana")
    before = len(await ana.get("/tables/mine"))
    table = await ana.create_table([{"kind": "companion", "name": "Zoé"}, {"kind": "bot"}, {"kind": "me"}], start=True)
    assert (await ana.get(f"/tables/{table}"))["my_seats"] == [0, 2]
    assert len(await ana.get("/tables/mine")) == before + 1
    await close(ana)


async def test_an_open_table(serve: Serve) -> None:
    ana, bob = await visitors(serve, "Ana", "Bob")
    table = await ana.create_table([{"kind": "me"}, {"kind": "free"}, {"kind": "free"}], public=True)
    [summary] = [summary for summary in await bob.get("/tables/open") if summary["id"] == table]
    assert (summary["names"], summary["my_seats"], summary["status"]) == (["Ana", "", ""], [], "waiting")
    assert await code_of(bob.post(f"/tables/{table}/sit", seat=0)) == "seat-taken"
    assert await code_of(bob.post(f"/tables/{table}/sit", kind="bot")) == "not-the-host"
    assert await code_of(bob.post(f"/tables/{table}/start")) == "not-the-host"
    assert (await bob.post(f"/tables/{table}/sit"))["my_seats"] == [1]
    assert await code_of(bob.post(f"/tables/{table}/sit")) == "already-seated"
    assert (await bob.post(f"/tables/{table}/sit", kind="companion", name="Dan"))["my_seats"] == [1, 2]
    assert await code_of(bob.post(f"/tables/{table}/stand")) == "seat-required"
    assert (await ana.post(f"/tables/{table}/stand", seat=2))["my_seats"] == [0]
    assert (await ana.post(f"/tables/{table}/sit", kind="bot", level="random"))["my_seats"] == [0]
    await ana.post(f"/tables/{table}/start")
    assert await code_of(bob.post(f"/tables/{table}/stand")) == "not-now"
    assert table not in {summary["id"] for summary in await bob.get("/tables/open")}
    await close(ana, bob)


async def test_a_player_cannot_see_from_another_seat(serve: Serve) -> None:
    ana, bob = await visitors(serve, "Ana", "Bob")
    table = await ana.create_table(TWO, public=True)
    await bob.post(f"/tables/{table}/sit")
    await ana.post(f"/tables/{table}/start")
    hands = (await ana.get(f"/tables/{table}", seat=0))["projection"]["view"]["hands"]
    assert None not in hands[0]
    assert set(hands[1]) == {None}
    assert (await ana.get(f"/tables/{table}"))["projection"]["view"]["hands"][0] == [None] * len(hands[0])
    for path in ("", "/history"):
        assert await code_of(ana.get(f"/tables/{table}{path}", seat=1)) == "not-your-seat"
    assert await code_of(ana.get(f"/tables/{table}/export")) == "not-finished"
    assert (await ana.get(f"/tables/{table}"))["secret"] == ""
    history = str(await ana.get(f"/tables/{table}/history", seat=0, views=True))
    assert "dealt" in history
    assert history.count("dealt") == 1
    await close(ana, bob)


async def test_a_player_grants_a_view_of_the_seat(serve: Serve) -> None:
    ana, bob, eve = await visitors(serve, "Ana", "Bob", "Eve")
    table = await ana.create_table(TWO)
    code = (await ana.post(f"/tables/{table}/invitations", seat=1))["code"]
    await bob.post(f"/join/{code}")
    await ana.post(f"/tables/{table}/start")
    token = (await ana.post(f"/tables/{table}/grants"))["token"]
    assert await code_of(eve.post(f"/tables/{table}/grants/redeem", seat=1, token=token)) == "invitation-not-found"
    await eve.post(f"/tables/{table}/grants/redeem", seat=0, token=token)
    assert await code_of(bob.post(f"/tables/{table}/grants/redeem", seat=0, token=token)) == "invitation-not-found"
    assert (await eve.follow(table, 0))["view"] == (await ana.follow(table, 0))["view"]
    assert await code_of(eve.follow(table, 1)) == "not-your-seat"
    assert await code_of(eve.send("play", table, seat=0, n=3, moves=["bury"])) == "not-your-seat"
    await close(ana, bob, eve)


async def test_a_player_who_stands_up_no_longer_sees_the_seat(serve: Serve) -> None:
    ana, bob, carl = await visitors(serve, "Ana", "Bob", "Carl")
    table = await ana.create_table(TWO, public=True)
    await bob.post(f"/tables/{table}/sit")
    await bob.follow(table, 1)
    await bob.post(f"/tables/{table}/stand")
    await carl.post(f"/tables/{table}/sit", seat=1)
    await ana.post(f"/tables/{table}/start")
    await bob.follow(table)
    assert [message["seat"] for message in bob.messages if message["type"] == "unfollowed"] == [1]
    assert bob.tables[table, 1]["status"] == "waiting"
    await close(ana, bob, carl)


async def test_standing_up_revokes_the_grants_of_the_seat(serve: Serve) -> None:
    ana, bob, eve = await visitors(serve, "Ana", "Bob", "Eve")
    table = await ana.create_table(TWO, public=True)
    await bob.post(f"/tables/{table}/sit")
    token = (await bob.post(f"/tables/{table}/grants"))["token"]
    await eve.post(f"/tables/{table}/grants/redeem", seat=1, token=token)
    await eve.follow(table, 1)
    await bob.post(f"/tables/{table}/stand")
    assert await code_of(eve.follow(table, 1)) == "not-your-seat"
    await close(ana, bob, eve)


async def test_a_revoked_invitation_ends_the_following(serve: Serve) -> None:
    ana, eve = await visitors(serve, "Ana", "Eve")
    # A companion decides nothing by itself; a bot might, before the invitation is revoked.
    table = await ana.create_table([{"kind": "me"}, {"kind": "companion", "name": "Zoé"}], start=True)
    code = (await ana.post(f"/tables/{table}/invitations"))["code"]
    before = await eve.follow(table, code=code)
    await ana.follow(table, 0)
    await ana.call("DELETE", f"/tables/{table}/invitations/{code}")
    await ana.play(table, 0)
    await eve.wait_for(lambda: [message for message in eve.messages if message["type"] == "unfollowed"])
    assert eve.tables[table, None] == before
    await close(ana, eve)


@pytest.mark.parametrize(
    "written", [str, str.lower, lambda code: code.replace("-", " ")], ids=["same", "lower", "spaces"]
)
async def test_a_revoked_invitation_ends_the_following_at_once(serve: Serve, written: Callable[[str], str]) -> None:
    ana, eve = await visitors(serve, "Ana", "Eve")
    table = await ana.create_table(TWO)
    code = (await ana.post(f"/tables/{table}/invitations"))["code"]
    await eve.follow(table, code=code)
    await ana.follow(table, 0)
    await ana.send("chat", table, text="welcome")
    await eve.wait_for(lambda: [message for message in eve.messages if message["type"] == "chat"])
    await ana.call("DELETE", f"/tables/{table}/invitations/{quote(written(code))}")
    await eve.wait_for(lambda: [message for message in eve.messages if message["type"] == "unfollowed"])
    await ana.send("chat", table, text="between us")
    # What Eve is sent arrives in order: after this reply nothing is under way.
    assert await code_of(eve.follow(table)) == "table-not-found"
    assert [message["text"] for message in eve.messages if message["type"] == "chat"] == ["welcome"]
    await close(ana, eve)


async def test_a_stale_play_after_a_seat_was_freed_keeps_the_connection(serve: Serve) -> None:
    [ana] = await visitors(serve, "Ana")
    table = await ana.create_table(
        [{"kind": "me"}, {"kind": "companion", "name": "Zoé"}, {"kind": "free"}], public=True
    )
    await ana.follow(table, 0)
    await ana.follow(table, 1)
    await ana.post(f"/tables/{table}/stand", seat=1)
    await ana.wait_for(lambda: [message for message in ana.messages if message["type"] == "unfollowed"])
    for seat in (1, 2):
        await ana.post(f"/tables/{table}/sit", seat=seat, kind="bot")
    await ana.post(f"/tables/{table}/start")
    assert await code_of(ana.send("play", table, seat=0, n=1, moves=["bury"])) == "stale"
    assert (await ana.follow(table, 0))["status"] == "playing"
    await close(ana)


async def test_invitations(serve: Serve) -> None:
    [ana] = await visitors(serve, "Ana")
    async with Client(serve.address) as bob:
        table = await ana.create_table(TWO)
        invitation = await ana.post(f"/tables/{table}/invitations", seat=1)
        code = invitation["code"]
        assert invitation["link"].endswith(code)
        assert [each["code"] for each in await ana.get(f"/tables/{table}/invitations")] == [code]
        assert await code_of(ana.post(f"/tables/{table}/invitations", seat=2)) == "seat-not-found"
        assert (await bob.get(f"/join/{code}"))["names"] == ["Ana", ""]
        assert await code_of(bob.post(f"/join/{code}")) == "no-session"
        assert (await bob.post(f"/join/{code}", name="Bob"))["my_seats"] == [1]
        assert (await bob.post(f"/join/{code}"))["my_seats"] == [1]
        assert (await bob.get("/me"))["name"] == "Bob"
        await ana.call("DELETE", f"/tables/{table}/invitations/{code}")
        assert await code_of(bob.get(f"/join/{code}")) == "invitation-not-found"
    await close(ana)


async def test_entropy_is_committed_and_revealed(serve: Serve) -> None:
    ana, bob = await visitors(serve, "Ana", "Bob")
    table = await ana.create_table(TWO, public=True)
    await bob.post(f"/tables/{table}/sit")
    entropy = {"Ana": "0a" * 16, "Bob": "0b" * 16}
    for client, name in ((ana, "Ana"), (bob, "Bob")):
        commitment = hashlib.sha256(bytes.fromhex(entropy[name])).hexdigest()
        await client.post(f"/tables/{table}/entropy", commitment=commitment)
    await ana.post(f"/tables/{table}/start")
    assert (await ana.get(f"/tables/{table}"))["projection"]["status"] == "starting"
    assert await code_of(ana.post(f"/tables/{table}/entropy", entropy="ff" * 16)) == "bad-entropy"
    assert await code_of(ana.post(f"/tables/{table}/entropy", entropy="ff")) == "bad-request"
    await ana.post(f"/tables/{table}/entropy", entropy=entropy["Ana"])
    hashes = [hashlib.sha256(bytes.fromhex(each)).hexdigest() for each in entropy.values()]
    shown = (await bob.get(f"/tables/{table}"))["projection"]["entropy"]
    assert shown == [f"revealed:{hashes[0]}", f"committed:{hashes[1]}"]
    await bob.post(f"/tables/{table}/entropy", entropy=entropy["Bob"])
    assert (await ana.get(f"/tables/{table}"))["projection"]["status"] == "playing"
    await close(ana, bob)


async def test_nobody_adds_entropy_before_having_seen_the_commitment(serve: Serve) -> None:
    ana, bob = await visitors(serve, "Ana", "Bob")
    early = {"entropy": "0a" * 16}
    assert await code_of(ana.post("/tables", game="_template", seats=2, seat_plan=TWO, **early)) == "bad-request"
    created = await ana.post("/tables", game="_template", seats=2, seat_plan=TWO, public=True)
    table, code = created["id"], (await ana.post(f"/tables/{created['id']}/invitations"))["code"]
    assert await code_of(bob.post(f"/tables/{table}/sit", **early)) == "bad-request"
    assert await code_of(bob.post(f"/join/{code}", **early)) == "bad-request"
    seated, stood = await bob.post(f"/tables/{table}/sit"), await bob.post(f"/tables/{table}/stand")
    joined, projection = await bob.post(f"/join/{code}"), (await ana.get(f"/tables/{table}"))["projection"]
    assert projection["entropy"] == ["", ""]
    assert {each["commitment"] for each in (created, seated, stood, joined, projection)} == {created["commitment"]}
    await close(ana, bob)


async def test_playing_without_a_socket(serve: Serve) -> None:
    ana, bob = await visitors(serve, "Ana", "Bob")
    table = await ana.create_table(TWO, public=True, time_control="daily")
    await bob.post(f"/tables/{table}/sit")
    await ana.post(f"/tables/{table}/start")
    projection = (await ana.get(f"/tables/{table}", seat=0))["projection"]
    play = {"type": "play", "n": projection["n"], "moves": [projection["legal"][0]], "id": "once"}
    missing = next(f"card-{number}" for number in range(1, 5) if f"play:card-{number}" not in projection["legal"])
    with pytest.raises(Refusal) as refused:
        await ana.post(f"/tables/{table}/acts", **{**play, "moves": [f"play:{missing}"], "id": "wrong"})
    assert refused.value.message == {
        "code": "illegal",
        "reason": "not-in-hand",
        "rule": "TW-PLAY-01",
        "nouns": [missing],
        "status": 422,
    }
    first = await ana.post(f"/tables/{table}/acts", **play)
    assert await ana.post(f"/tables/{table}/acts", **play) == first
    assert await code_of(ana.post(f"/tables/{table}/acts", **{**play, "id": "twice"})) == "stale"
    assert await code_of(ana.post(f"/tables/{table}/acts", type="play", moves=["bury"])) == "bad-request"
    assert await code_of(ana.post(f"/tables/{table}/acts", type="undo", n=3)) == "bad-request"
    await ana.post(f"/tables/{table}/acts", type="undo")
    far = 1 << 32
    assert await code_of(bob.post(f"/tables/{table}/holiday", until=far)) == "holiday-too-long"
    assert await bob.post("/me/holiday", until=0) == [table]
    await bob.post(f"/tables/{table}/acts", type="resign")
    assert [summary["status"] for summary in await bob.get("/me/history")] == ["ended"]
    assert await bob.get("/me/ratings") == []
    assert await code_of(ana.post(f"/tables/{table}/acts", type="undo")) == "too-late"
    await close(ana, bob)


async def test_history_is_paginated(serve: Serve) -> None:
    [ana] = await visitors(serve, "Ana")
    table = await ana.create_table([{"kind": "me"}, {"kind": "bot"}], start=True)
    await ana.follow(table, 0)
    await ana.play_on(table, 0)
    history = await ana.get(f"/tables/{table}/history", seat=0, views=True)
    pages: list[Any] = []
    while page := await ana.get(
        f"/tables/{table}/history", seat=0, after=pages[-1]["n"] if pages else 0, limit=3, views=True
    ):
        pages += page
    assert pages == history
    assert [each["n"] for each in history] == list(range(2, len(history) + 2))
    assert history[-1]["projection"]["result"]["finished"]
    assert (await ana.get(f"/tables/{table}/history", seat=1))[2]["events"]
    await close(ana)


async def test_two_people_of_one_name_have_distinct_names_at_a_table(serve: Serve) -> None:
    ana, other = await visitors(serve, "Ana", "ana")
    table = await ana.create_table([{"kind": "me"}, {"kind": "free"}, {"kind": "free"}], public=True)
    await other.post(f"/tables/{table}/sit")
    await other.post(f"/tables/{table}/sit", kind="companion", name="Ana")
    occupants = (await ana.get(f"/tables/{table}"))["projection"]["occupants"]
    assert [occupant["name"] for occupant in occupants] == ["Ana", "ana 2", "Ana 3"]
    assert (await other.get("/me"))["name"] == "ana"
    await close(ana, other)


@pytest.mark.parametrize("name", ["\u3164", "Ana\u2800", "A\u034fna", "Ana\u200b"])
async def test_a_name_has_only_characters_that_are_seen(serve: Serve, name: str) -> None:
    async with Client(serve.address) as nobody:
        assert await code_of(nobody.guest(name)) == "bad-name"


async def test_a_start_of_the_table_as_it_was_does_not_skip_the_entropy(serve: Serve) -> None:
    [ana] = await visitors(serve, "Ana")
    table = await ana.create_table([{"kind": "me"}, {"kind": "bot"}])
    committed = hashlib.sha256(bytes(16)).hexdigest()
    await ana.post(f"/tables/{table}/entropy", commitment=committed)
    for _ in range(2):
        await ana.post(f"/tables/{table}/start", status="waiting")
        assert (await ana.get(f"/tables/{table}"))["projection"]["status"] == "starting"
    await ana.post(f"/tables/{table}/start", status="starting")
    assert (await ana.get(f"/tables/{table}"))["projection"]["status"] == "playing"
    await ana.post(f"/tables/{table}/start", status="waiting")
    assert await code_of(ana.post(f"/tables/{table}/start")) == "not-now"
    await close(ana)


async def test_a_table_that_starts_when_it_is_full_counts_down(serve: Serve) -> None:
    ana, bob = await visitors(serve, "Ana", "Bob")
    table = await ana.create_table(TWO, public=True, starts_when_full=True)
    detail = await ana.get(f"/tables/{table}")
    assert detail["settings"]["starts_when_full"]
    assert "starts_in" not in detail["projection"]
    await bob.post(f"/tables/{table}/sit")
    assert 0 < (await ana.get(f"/tables/{table}"))["projection"]["starts_in"] <= 30
    await close(ana, bob)
