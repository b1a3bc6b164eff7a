"""Tests that the networks of one IPv6 site have larger limits together, but not one each."""

from pathlib import Path

import pytest

from caravane.server.ops.config import Limits
from caravane.server.security import rate_limit
from caravane.server.security.rate_limit import (
    HOUSEHOLDS_OF_A_SITE,
    NetworkCounter,
    NetworkLimiter,
    network_of,
    site_of,
)
from tests.server.security.in_process import running, visitor

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize(
    ("address", "site"),
    [
        ("2001:db8:1:2::7", "2001:db8:1::/48"),
        ("192.0.2.7", ""),
        ("::ffff:192.0.2.7", ""),
        ("testclient", ""),
        ("person abc", ""),
    ],
)
def test_an_ipv6_network_belongs_to_a_site(address: str, site: str) -> None:
    assert site_of(network_of(address)) == site


def neighbours(number: int) -> list[str]:
    """Return different networks of one site."""
    return [network_of(f"2001:db8:0:{each:x}::1") for each in range(number)]


def test_a_site_has_the_rate_of_eight_networks() -> None:
    limiter = NetworkLimiter(0.0, 3)
    taken = [limiter.take(network) for network in neighbours(10) for _ in range(4)]
    assert taken == ([True] * 3 + [False]) * HOUSEHOLDS_OF_A_SITE + [False] * 8
    assert limiter.seconds_until(neighbours(10)[-1]) > 0
    limiter.refund(neighbours(1)[0])
    assert limiter.take(neighbours(1)[0])
    assert limiter.take("2001:db8:1::/64")
    assert all(limiter.take(f"192.0.2.{number}") for number in range(100))


def test_a_site_has_as_much_open_as_eight_networks() -> None:
    counter = NetworkCounter()
    for network in neighbours(HOUSEHOLDS_OF_A_SITE) * 3:
        assert counter.has_room(network, 3)
        counter.add(network)
    full, other = neighbours(10)[0], neighbours(10)[-1]
    assert not counter.has_room(full, 3)
    assert not counter.has_room(other, 3)
    assert counter.has_room("2001:db8:1::/64", 3)
    counter.remove(full)
    assert counter.has_room(other, 3)


def test_a_refused_site_does_not_push_others_out_of_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rate_limit, "MAX_TRACKED", 3 * HOUSEHOLDS_OF_A_SITE)
    limiter = NetworkLimiter(0.0, 1)
    assert limiter.take("192.0.2.1")
    for network in neighbours(100):
        limiter.take(network)
    assert not limiter.take("192.0.2.1")


async def test_guests_from_one_site_are_limited(tmp_path: Path) -> None:
    limits = Limits(guests_per_hour=2, anonymous_work=1_000_000)
    async with running(f"sqlite:///{tmp_path}/caravane.db", limits=limits) as [app]:
        codes = []
        for number in range(60):
            async with visitor(app, f"2001:db8:0:{number // 3:x}::1") as visit:
                codes.append((await visit.post("/guest", json={"name": "Eve"})).status_code)
    assert codes == [200, 200, 429] * HOUSEHOLDS_OF_A_SITE + [429] * (60 - 3 * HOUSEHOLDS_OF_A_SITE)
