"""Tests that invitation codes may be written in several ways and that wrong codes are rate-limited."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest

from caravane.server.security import rate_limit
from caravane.server.security.invitation_lookup import FEW, WRONG_NETWORKS, InvitationLookup
from caravane.server.security.rate_limit import HOUSEHOLDS_OF_A_SITE, network_of
from caravane.server.store.connect import open_store
from caravane.tables.acts import Refused
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


async def answers(lookup: InvitationLookup, code: str, senders: list[str]) -> list[str]:
    """Look a code up from some addresses; return for each what was found."""
    found = []
    for sender in senders:
        try:
            invitation = await lookup.find(code, network_of(sender), 1.0)
            found.append("wrong" if invitation is None else "right")
        except Refused as refused:
            found.append(refused.code)
    return found


@pytest.fixture
def _stopped_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """Stop the clock of the limits, so that no allowance grows back during a test."""
    monkeypatch.setattr(rate_limit, "time", SimpleNamespace(monotonic=lambda: 1.0))


@pytest.mark.usefixtures("_stopped_clock")
async def test_the_networks_of_one_site_guess_a_few_times_as_much_as_one_of_them(tmp_path: Path) -> None:
    store = await open_store(f"sqlite:///{tmp_path}/caravane.db")
    lookup = InvitationLookup(store, WRONG_CODES)
    found = await answers(lookup, "DUNE-DUNE-DUNE-10", [f"2001:db8:0:{number:x}::1" for number in range(100)])
    assert found.count("wrong") == HOUSEHOLDS_OF_A_SITE * WRONG_CODES
    assert await answers(lookup, "DUNE-DUNE-DUNE-10", ["2001:db8:1::1", "192.0.2.1"]) == ["wrong"] * 2
    await store.close()


@pytest.mark.usefixtures("_stopped_clock")
async def test_when_many_networks_guess_each_has_few_guesses_and_right_codes_open(tmp_path: Path) -> None:
    store = await open_store(f"sqlite:///{tmp_path}/caravane.db")
    code = (await store.create_invitation("table", None, 9.0, maker="ana", now=1.0, check=lambda _makers: None)).code
    lookup = InvitationLookup(store, WRONG_CODES)
    for number in range(WRONG_NETWORKS):
        assert (
            await answers(lookup, "DUNE-DUNE-DUNE-10", [f"192.0.2.{number}"] * WRONG_CODES) == ["wrong"] * WRONG_CODES
        )
    fresh = await answers(lookup, "DUNE-DUNE-DUNE-10", ["198.51.100.1"] * WRONG_CODES)
    assert fresh == ["wrong"] * FEW + ["rate-limited"] * (WRONG_CODES - FEW)
    assert await answers(lookup, code, ["198.51.100.2"] * 20) == ["right"] * 20
    await store.close()
