"""Tests of the budgets for reads: for a person, for an address without a session, and for work in turn."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from caravane.server.http.request_costs import read_cost
from caravane.server.ops.config import Limits
from tests.server.client import Client
from tests.server.run_processes import Serve

pytestmark = pytest.mark.anyio

DEFAULTS = {
    f"CARAVANE_LIMITS__{name.upper()}": str(getattr(Limits(), name))
    for name in ("read_burst", "address_read_burst", "replays_per_minute")
}
NO_REFILL = {"CARAVANE_LIMITS__READS_PER_SECOND": "0.01", "CARAVANE_LIMITS__ADDRESS_READS_PER_SECOND": "0.01"}


@pytest.fixture
def defaults(tmp_path: Path) -> Iterator[Serve]:
    """Run a server with the default bursts, which are not refilled during a test."""
    with Serve(tmp_path, f"sqlite:///{tmp_path}/caravane.db", DEFAULTS | NO_REFILL) as serve:
        yield serve


async def statuses(client: Client, path: str, number: int) -> list[int]:
    return [(await client.http.get(path)).status_code for _ in range(number)]


async def test_reads_without_a_session_are_limited_per_address_and_with_one_per_person(defaults: Serve) -> None:
    async with Client(defaults.address) as ana, Client(defaults.address) as eve:
        await ana.post("/guest", name="Ana")
        refused = None
        for number in range(1_200):
            # A wrong cookie, another one each time, is no session.
            response = await eve.http.get("/api/tables/open", headers={"cookie": f"caravane_session=wrong{number}"})
            if response.status_code == 429:
                refused = response
                break
        assert refused is not None
        assert (refused.json()["code"], int(refused.headers["retry-after"]) >= 1) == ("rate-limited", True)
        assert await statuses(ana, "/api/tables/open", 5) == [200] * 5
        assert await statuses(eve, "/health", 5) == [200] * 5
        assert 429 in await statuses(ana, "/api/tables/open", 400)


async def test_many_end_pages_at_once_are_never_refused(defaults: Serve) -> None:
    async with Client(defaults.address) as ana, Client(defaults.address) as stranger:
        await ana.guest("Ana")
        table = await ana.create_table([{"kind": "me"}, {"kind": "bot"}], start=True, public=True)
        await ana.send("resign", table)
        paths = [f"/api/tables/{table}/{part}" for part in ("luck", "history", "export")]
        # The first answers are computed, which takes its time on a busy machine; those that wait for them are not.
        assert [(await ana.http.get(path)).status_code for path in paths] == [200] * 3
        for client, pages in ((ana, 16), (stranger, 40)):
            answers = await asyncio.gather(*[client.http.get(path) for path in paths * pages])
            assert {answer.status_code for answer in answers} == {200}


@pytest.mark.parametrize(
    ("path", "cost"),
    [
        ("/health", 0),
        ("/assets/index.js", 0.1),
        ("/api/me", 1),
        ("/api/tables/open", 3),
        ("/api/tables/abc", 1),
        ("/api/tables/abc/export", 5),
        ("/api/tables/abc/luck", 10),
    ],
)
def test_reads_cost_as_much_as_they_take(path: str, cost: float) -> None:
    assert read_cost(path) == cost
