"""Tests of the conditions of rated tables: every game comes to its end, and nobody ends it for several others."""

from typing import Any

import pytest

from caravane.server.live.hub import Hub
from caravane.server.store.connect import open_store
from caravane.tables.occupants import PERSON, Occupant
from tests.server.client import Client
from tests.server.http.test_tables import close, code_of
from tests.server.run_processes import Serve
from tests.server.table_setup import start_table

pytestmark = pytest.mark.anyio

ME, FREE = {"kind": "me"}, {"kind": "free"}
CLOCK = {"time_control": "quick"}


async def account(serve: Serve, login: str) -> Client:
    """Return somebody with an account; logins are unique, so tests use their own."""
    client = Client(serve.address)
    await client.post("/account", login=login, password="a long enough password")
    return client


@pytest.mark.parametrize(
    ("seats", "conditions", "code"),
    [
        (2, {}, "clock-required"),
        (2, {"time_control": "none", "on_timeout": "end"}, "clock-required"),
        (2, {"time_control": {"increment": 30, "max_bank": 60}}, "clock-required"),
        (2, {"time_control": "daily", "on_timeout": "wait"}, "clock-required"),
        (3, CLOCK | {"on_timeout": "end"}, "end-not-allowed"),
    ],
)
async def test_a_rated_game_needs_a_clock_that_ends_it_for_nobody_else(
    serve: Serve, seats: int, conditions: dict[str, Any], code: str
) -> None:
    ana = await account(serve, f"ana-{code}-{seats}-{len(str(conditions))}")
    plan = [ME, *[FREE] * (seats - 1)]
    assert await code_of(ana.create_table(plan, rated=True, **conditions)) == code
    await ana.create_table(plan, **conditions)
    await close(ana)


async def test_a_rated_game_may_end_or_continue_with_a_substitute_when_time_is_up(serve: Serve) -> None:
    ana = await account(serve, "ana-substitutes")
    await ana.create_table([ME, FREE], rated=True, on_timeout="end", **CLOCK)
    await ana.create_table([ME, FREE, FREE], rated=True, time_control="daily")
    await close(ana)


async def test_a_rated_table_of_an_earlier_version_continues_and_has_no_rematch(serve: Serve) -> None:
    ana = await account(serve, "ana-earlier")
    bob = await account(serve, "bob-earlier")
    store = await open_store(serve.url)
    found = [await store.find_account(login) for login in ("ana-earlier", "bob-earlier")]
    people = [Occupant(PERSON, each.name, each.id) for each in found if each]
    table = await start_table(Hub(store), *people, rated=True)
    await store.close()
    await bob.post(f"/tables/{table}/acts", type="resign")
    assert await code_of(ana.post(f"/tables/{table}/rematch")) == "clock-required"
    await close(ana, bob)
