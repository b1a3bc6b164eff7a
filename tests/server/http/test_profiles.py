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


async def test_a_rated_table(serve: Serve) -> None:
    ana, bob, eve = await account(serve, "ana"), await account(serve, "bob"), await Client(serve.address).guest("Eve")
    table = await ana.create_table([{"kind": "me"}, {"kind": "free"}], rated=True, public=True)
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
    await bob.send("resign", table)
    [winner] = await ana.poll_until("/me/ratings", bool)
    [loser] = await bob.get("/me/ratings")
    assert winner["rating"] > loser["rating"]
    assert [each["name"] for each in await eve.get("/leaderboard/_template")] == ["Ana", "Bob"]
    assert (await eve.get("/profiles/ANA"))["ratings"] == [winner]
    with pytest.raises(Refusal) as refusal:
        await eve.get("/leaderboard/nothing")
    assert refusal.value.code == "game-not-found"
    await check_import_is_not_rated(ana, bob, table)
    for client in (ana, bob, eve):
        await client.disconnect()
        await client.http.aclose()


async def check_import_is_not_rated(ana: Client, bob: Client, table: str) -> None:
    """Check that an imported table changes no rating, because anyone can write such a file."""
    before = await bob.get("/me/ratings")
    await ana.post("/import", file=await ana.get(f"/tables/{table}/export"), my_seats=[0])
    # The next table is rated after the imported one would have been.
    later = await ana.create_table([{"kind": "me"}, {"kind": "bot"}], rated=True, start=True)
    await ana.send("resign", later)
    [rating] = await ana.poll_until("/me/ratings", lambda ratings: ratings[0]["games"] > 1)
    assert rating["games"] == 2
    assert await bob.get("/me/ratings") == before
