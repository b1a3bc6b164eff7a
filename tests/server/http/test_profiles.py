"""Tests of ratings over HTTP, which only accounts get, and only at rated tables."""

import pytest

from tests.server.client import Client, Refusal
from tests.server.run_processes import Serve

pytestmark = pytest.mark.anyio

PASSWORD = "correct horse battery"


async def account(serve: Serve, login: str) -> Client:
    client = Client(serve.address)
    await client.post("/account", login=login, password=PASSWORD, name=login.title())
    await client.connect()
    return client


async def decide_once(table: str, *players: Client) -> None:
    """Play until everyone has decided something, because a game counts only then."""
    undecided = dict(enumerate(players))
    while undecided:
        for seat, player in enumerate(players):
            seen = (await player.get(f"/tables/{table}", seat=seat))["projection"]
            if seen["legal"]:
                await player.post(f"/tables/{table}/acts", type="play", n=seen["n"], moves=seen["legal"][:1])
                undecided.pop(seat, None)


async def test_a_rated_table(serve: Serve) -> None:
    ana, bob, eve = await account(serve, "ana"), await account(serve, "bob"), await Client(serve.address).guest("Eve")
    table = await ana.create_table([{"kind": "me"}, {"kind": "free"}], rated=True, public=True, time_control="quick")
    with pytest.raises(Refusal) as refusal:
        await eve.post(f"/tables/{table}/sit")
    assert refusal.value.code == "account-required"
    with pytest.raises(Refusal) as refusal:
        await ana.post(f"/tables/{table}/sit", kind="companion", name="Zoé")
    assert refusal.value.code == "not-at-rated-table"
    await bob.post(f"/tables/{table}/sit")
    await ana.post(f"/tables/{table}/start")
    with pytest.raises(Refusal) as refusal:
        await ana.post(f"/tables/{table}/grants")
    assert refusal.value.code == "not-at-rated-table"
    await decide_once(table, ana, bob)
    await bob.send("resign", table)
    [winner] = await ana.poll_until("/me/ratings", bool)
    [loser] = await bob.get("/me/ratings")
    assert winner["rating"] > loser["rating"]
    assert [each["name"] for each in await eve.get("/leaderboard/_template")] == ["Ana", "Bob"]
    assert (await eve.get("/profiles/ANA"))["ratings"] == [winner]
    with pytest.raises(Refusal) as refusal:
        await eve.get("/leaderboard/nothing")
    assert refusal.value.code == "game-not-found"
    cid = await account(serve, "cid")
    await check_import_is_not_rated(ana, bob, cid, table)
    for client in (ana, bob, cid, eve):
        await client.disconnect()
        await client.http.aclose()


async def check_import_is_not_rated(ana: Client, bob: Client, cid: Client, table: str) -> None:
    """Check that an imported table changes no rating, because anyone can write such a file."""
    before = await bob.get("/me/ratings")
    await ana.post("/import", file=await ana.get(f"/tables/{table}/export"), my_seats=[0])
    # The next table is rated after the imported one would have been.
    plan = [{"kind": "me"}, {"kind": "free"}]
    later = await ana.create_table(plan, rated=True, public=True, time_control="quick")
    await cid.post(f"/tables/{later}/sit")
    await ana.post(f"/tables/{later}/start")
    await decide_once(later, ana, cid)
    await cid.send("resign", later)
    [rating] = await ana.poll_until("/me/ratings", lambda ratings: ratings[0]["games"] > 1)
    assert rating["games"] == 2
    assert await bob.get("/me/ratings") == before


async def test_bots_are_listed_with_their_fixed_ratings(serve: Serve) -> None:
    dan = await account(serve, "dan")
    plan = [{"kind": "me"}, {"kind": "bot", "level": "traveller"}]
    for _ in range(2):
        table = await dan.create_table(plan, "lost-cities", rated=True, start=True, time_control="quick")
        # A turn has two decisions, so the bot decides before the third.
        for _ in range(3):
            await decide_once(table, dan)
        await dan.send("resign", table)
    await dan.poll_until("/me/ratings", lambda ratings: ratings and ratings[0]["games"] == 2)
    ranked = await dan.get("/leaderboard/lost-cities")
    assert [(each["name"], each["rating"], each["games"]) for each in ranked if each["bot"]] == [("traveller", 25, 2)]
    assert [each["bot"] for each in ranked] == [True, False]
    assert len(await dan.get("/leaderboard/lost-cities", limit=1)) == 1
    await dan.disconnect()
    await dan.http.aclose()
