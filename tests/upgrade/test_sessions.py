"""Tests that people of an earlier version can return by session, password, link, invitation, grant and claim."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from fastapi import FastAPI

from caravane.server.http.app import create_app
from caravane.server.ops.config import Configuration
from caravane.server.wire.openapi import COOKIE
from tests.upgrade.fixtures import EXPECTED, NOW, table_id

pytestmark = pytest.mark.anyio

PEOPLE: dict[str, dict[str, Any]] = EXPECTED["people"]
TOKENS: dict[str, str] = EXPECTED["tokens"]


@pytest.fixture
async def app(old_url: str, tmp_path: Path) -> AsyncIterator[FastAPI]:
    """Run the application on the old database, just after its last act."""
    configuration = Configuration(data_dir=tmp_path, database=old_url, bot_processes=1)
    app = create_app(configuration, now=lambda: NOW)
    async with app.router.lifespan_context(app):
        yield app


@asynccontextmanager
async def visitor(app: FastAPI, person: str = "") -> AsyncIterator[httpx.AsyncClient]:
    """Yield an HTTP client with the session of a person, or without one."""
    cookies = {COOKIE: PEOPLE[person]["session"]} if person else {}
    transport = httpx.ASGITransport(app=app, client=("127.0.0.1", 1))
    async with httpx.AsyncClient(transport=transport, base_url="http://localhost/api", cookies=cookies) as client:
        yield client


async def fetch(client: httpx.AsyncClient, method: str, path: str, **body: Any) -> Any:
    """Send a request that must succeed; return the parsed response."""
    response = await client.request(method, path, json=body or None)
    assert response.is_success, response.text
    return response.json()


async def test_every_session_logs_in(app: FastAPI) -> None:
    for key, person in PEOPLE.items():
        async with visitor(app, key) as client:
            me = await fetch(client, "GET", "/me")
            stored = [me["name"], me["guest"], me["login"], me["email"]]
            assert stored == [person["name"], person["guest"], person["login"], person["email"]]
            assert len(await fetch(client, "GET", "/tables/mine")) == len(person["tables"])
            ratings = await fetch(client, "GET", "/me/ratings")
            assert {rating["game"] for rating in ratings} == rated_games(person["name"])


def rated_games(name: str) -> set[str]:
    """Return the games in which a player had a rating."""
    leaders = EXPECTED["leaderboards"].items()
    return {game for game, ratings in leaders if name in [rating[0] for rating in ratings]}


async def test_passwords_log_in(app: FastAPI) -> None:
    for person in PEOPLE.values():
        if person["password"]:
            async with visitor(app) as client:
                me = await fetch(client, "POST", "/login", login=person["login"], password=person["password"])
                assert me["name"] == person["name"]


async def test_links_log_in(app: FastAPI) -> None:
    async with visitor(app) as client:
        ida = await fetch(client, "POST", "/login-link/use", token=TOKENS["login ida@example.org"])
        assert (ida["name"], ida["email"]) == ("ida", "ida@example.org")
    async with visitor(app, "chloe") as client:
        chloe = await fetch(client, "POST", "/login-link/use", token=TOKENS["login chloe@example.org"])
        assert (chloe["name"], chloe["email"], chloe["guest"]) == ("Chloé", "chloe@example.org", False)
        assert len(await fetch(client, "GET", "/tables/mine")) == len(PEOPLE["chloe"]["tables"])


async def test_a_claim_logs_in(app: FastAPI) -> None:
    async with visitor(app) as client:
        me = await fetch(client, "POST", "/claim", token=TOKENS["claim"])
        assert me["name"] in EXPECTED["tables"]["expeditions imported"]["names"]
        mine = await fetch(client, "GET", "/tables/mine")
        assert [table["id"] for table in mine] == [table_id("expeditions imported")]


@pytest.mark.parametrize("code", EXPECTED["codes"])
async def test_an_invitation_gives_the_last_seat(app: FastAPI, code: str) -> None:
    async with visitor(app) as client:
        joined = await fetch(client, "POST", f"/join/{EXPECTED['codes'][code]}", name="Ida")
        assert joined["id"] == table_id("lost-cities waiting")
        (table,) = await fetch(client, "GET", "/tables/mine")
        assert table["names"] == [*EXPECTED["tables"]["lost-cities waiting"]["names"][:2], "Ida"]


async def test_grants_remain_valid(app: FastAPI) -> None:
    name = table_id("lost-cities over days")
    async with visitor(app, "fay") as client:
        assert (await fetch(client, "GET", f"/tables/{name}?seat=1"))["seat"] == 1
    async with visitor(app, "dov") as client:
        assert (await client.get(f"/tables/{name}?seat=1")).is_error
        token = TOKENS["watch lost-cities over days 1"]
        await fetch(client, "POST", f"/tables/{name}/grants/redeem", seat=1, token=token)
        assert (await fetch(client, "GET", f"/tables/{name}?seat=1"))["seat"] == 1
