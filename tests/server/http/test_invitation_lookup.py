"""Codes of invitations can be said in many ways, and guessed only now and then."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.client import Client, Refusal
from tests.server.run_processes import Serve

pytestmark = pytest.mark.anyio

GUESSES = 5


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[Serve]:
    environ = {"CARAVANE_LIMITS__GUESSES_PER_HOUR": str(GUESSES)}
    with Serve(tmp_path, f"sqlite:///{tmp_path}/caravane.db", environ) as serve:
        yield serve


async def refusal_of(client: Client, path: str, **params: str) -> str:
    try:
        await client.get(path, **params)
    except Refusal as refusal:
        return refusal.code
    return ""


async def test_who_is_wrong_too_often_waits_however_it_guesses(strict: Serve) -> None:
    async with Client(strict.address) as ana, Client(strict.address) as eve:
        await ana.guest("Ana")
        await eve.guest("Eve")
        table = await ana.open_table([{"kind": "me"}, {"kind": "free"}])
        code = (await ana.post(f"/tables/{table}/invitations"))["code"]
        for said in (code, code.lower(), code.replace("-", "%20")):
            assert await refusal_of(eve, f"/join/{said}") == ""
        assert await refusal_of(eve, "/join/DUNE-DUNE-DUNE-10") == "no-such-invitation"
        assert await refusal_of(eve, f"/tables/{table}", code="DUNE-DUNE-DUNE-11") == "no-such-table"
        with pytest.raises(Refusal) as refusal:
            await eve.follow(table, code="DUNE-DUNE-DUNE-12")
        assert refusal.value.code == "no-such-table"
        many = [refusal_of(eve, f"/join/DUNE-DUNE-DUNE-{number}") for number in range(20, 40)]
        codes = await asyncio.gather(*many)
        assert codes.count("no-such-invitation") == GUESSES - 3
        assert codes.count("rate-limited") == len(codes) - GUESSES + 3
        assert await refusal_of(eve, f"/join/{code}") == "rate-limited"
        for path in ("", "/history", "/chat"):
            assert await refusal_of(eve, f"/tables/{table}{path}", code=code) == "rate-limited"
        with pytest.raises(Refusal) as refusal:
            await eve.follow(table, code=code)
        assert refusal.value.code == "rate-limited"


async def test_right_codes_are_named_as_often_as_one_likes(strict: Serve) -> None:
    async with Client(strict.address) as ana, Client(strict.address) as eve:
        await ana.guest("Ana")
        table = await ana.open_table([{"kind": "me"}, {"kind": "free"}])
        invitation = await ana.post(f"/tables/{table}/invitations")
        assert invitation["link"].endswith(f"/#/join/{invitation['code']}")
        for _ in range(4 * GUESSES):
            assert (await eve.get(f"/join/{invitation['code']}"))["id"] == table
