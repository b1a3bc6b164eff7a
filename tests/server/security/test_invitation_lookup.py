"""Tests that invitation codes may be written in several ways and that wrong codes are rate-limited."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.client import Client, Refusal
from tests.server.run_processes import Serve

pytestmark = pytest.mark.anyio

WRONG_CODES = 5


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[Serve]:
    environ = {"CARAVANE_LIMITS__WRONG_CODES_PER_HOUR": str(WRONG_CODES)}
    with Serve(tmp_path, f"sqlite:///{tmp_path}/caravane.db", environ) as serve:
        yield serve


async def refusal_of(client: Client, path: str, **params: str) -> str:
    try:
        await client.get(path, **params)
    except Refusal as refusal:
        return refusal.code
    return ""


async def test_too_many_wrong_codes_are_refused_on_every_route(strict: Serve) -> None:
    async with Client(strict.address) as ana, Client(strict.address) as eve:
        await ana.guest("Ana")
        await eve.guest("Eve")
        table = await ana.create_table([{"kind": "me"}, {"kind": "free"}])
        code = (await ana.post(f"/tables/{table}/invitations"))["code"]
        for spelling in (code, code.lower(), code.replace("-", "%20")):
            assert await refusal_of(eve, f"/join/{spelling}") == ""
        assert await refusal_of(eve, "/join/DUNE-DUNE-DUNE-10") == "invitation-not-found"
        assert await refusal_of(eve, f"/tables/{table}", code="DUNE-DUNE-DUNE-11") == "table-private"
        with pytest.raises(Refusal) as refusal:
            await eve.follow(table, code="DUNE-DUNE-DUNE-12")
        assert refusal.value.code == "table-not-found"
        attempts = [refusal_of(eve, f"/join/DUNE-DUNE-DUNE-{number}") for number in range(20, 40)]
        codes = await asyncio.gather(*attempts)
        assert codes.count("invitation-not-found") == WRONG_CODES - 3
        assert codes.count("rate-limited") == len(codes) - WRONG_CODES + 3
        assert await refusal_of(eve, f"/join/{code}") == "rate-limited"
        for path in ("", "/history", "/chat"):
            assert await refusal_of(eve, f"/tables/{table}{path}", code=code) == "rate-limited"
        with pytest.raises(Refusal) as refusal:
            await eve.follow(table, code=code)
        assert refusal.value.code == "rate-limited"


async def test_valid_codes_are_not_limited(strict: Serve) -> None:
    async with Client(strict.address) as ana, Client(strict.address) as eve:
        await ana.guest("Ana")
        table = await ana.create_table([{"kind": "me"}, {"kind": "free"}])
        invitation = await ana.post(f"/tables/{table}/invitations")
        assert invitation["link"].endswith(f"/#/join/{invitation['code']}")
        for _ in range(4 * WRONG_CODES):
            assert (await eve.get(f"/join/{invitation['code']}"))["id"] == table
