"""Tests of how many e-mails with a link to log in anybody can make the server send, on a stopped clock."""

from pathlib import Path
from types import SimpleNamespace

import pytest

from caravane.server.ops.config import Limits
from caravane.server.security import rate_limit
from caravane.server.security.email_addresses import mailbox_of
from caravane.server.security.login_throttle import HOUR, EmailThrottle
from caravane.server.security.rate_limit import HOUSEHOLDS_OF_A_SITE
from caravane.tables.acts import Refused
from tests.server.security.in_process import PER_MINUTE, running, visitor

pytestmark = pytest.mark.anyio

CREDENTIAL = "correct horse battery"
TRIES = 40
EMAILS = int(Limits().login_emails_per_hour)
OF_AN_ADDRESS = int(Limits().address_login_emails_per_hour)
ALL_EMAILS = int(Limits().all_login_emails_per_hour)
ACCEPTED, REFUSED = 202, 429


@pytest.fixture
def now(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """Stop the clock of the limits; a test sets it."""
    now = [1.0]
    monkeypatch.setattr(rate_limit, "time", SimpleNamespace(monotonic=lambda: now[0]))
    return now


@pytest.fixture
def url(tmp_path: Path, now: list[float]) -> str:
    """Return the URL of an empty SQLite database, while the clock stands still."""
    assert now
    return f"sqlite:///{tmp_path}/caravane.db"


def is_sent(throttle: EmailThrottle, address: str, network: str = "") -> bool:
    """Return whether an e-mail is let through; each address is asked for from a network of its own if none is given."""
    try:
        throttle.admit(network or address, address)
    except Refused:
        return False
    return True


def test_a_mailbox_gets_three_emails_and_then_three_an_hour(now: list[float]) -> None:
    throttle = EmailThrottle(EMAILS, OF_AN_ADDRESS, ALL_EMAILS)
    assert [is_sent(throttle, "victim@x.example") for _ in range(TRIES)].count(True) == EMAILS
    day = 0
    for _ in range(24 * 60):
        now[0] += 60
        day += is_sent(throttle, "victim@x.example")
    assert day in {24 * EMAILS, 24 * EMAILS - 1}


def test_what_follows_a_plus_sign_is_one_mailbox() -> None:
    assert mailbox_of("victim+1@x.example") == mailbox_of("victim+2+3@x.example") == "victim@x.example"
    assert mailbox_of("+1@x.example") == "+1@x.example"
    throttle = EmailThrottle(EMAILS, OF_AN_ADDRESS, ALL_EMAILS)
    assert [is_sent(throttle, f"victim+{number}@x.example") for number in range(TRIES)].count(True) == EMAILS
    assert is_sent(throttle, "victim@y.example")


def test_all_emails_of_a_process_have_a_budget(now: list[float]) -> None:
    throttle = EmailThrottle(EMAILS, OF_AN_ADDRESS, ALL_EMAILS)
    assert [is_sent(throttle, f"v{number}@x.example") for number in range(2 * ALL_EMAILS)].count(True) == ALL_EMAILS
    now[0] += HOUR / ALL_EMAILS
    assert [is_sent(throttle, f"w{number}@x.example") for number in range(3)] == [True, False, False]


def test_one_address_that_asks_all_day_does_not_use_up_the_emails_of_others(now: list[float]) -> None:
    throttle = EmailThrottle(EMAILS, OF_AN_ADDRESS, ALL_EMAILS)
    flood = honest = 0
    for number in range(24 * 360):
        now[0] += 10
        flood += is_sent(throttle, f"v{number}@x.example", "198.51.100.1")
        if number % 60 == 0:
            honest += is_sent(throttle, f"w{number}@y.example", f"203.0.113.{number // 60}")
    assert honest == 24 * 6
    assert flood <= 25 * OF_AN_ADDRESS


def test_an_email_that_is_refused_to_its_sender_takes_none_from_the_mailbox(now: list[float]) -> None:
    throttle = EmailThrottle(EMAILS, OF_AN_ADDRESS, 2 * OF_AN_ADDRESS)
    for network in ("198.51.100.1", "198.51.100.2"):
        assert all(is_sent(throttle, f"{network}-{number}@x.example", network) for number in range(OF_AN_ADDRESS))
    assert not any(is_sent(throttle, "w@y.example", f"198.51.100.{number}") for number in range(1, TRIES))
    now[0] += HOUR
    assert [is_sent(throttle, "w@y.example", "203.0.113.1") for _ in range(EMAILS + 1)] == [True] * EMAILS + [False]
    assert all(is_sent(throttle, f"{number}@z.example", "203.0.113.1") for number in range(OF_AN_ADDRESS - EMAILS))


async def test_many_networks_of_one_site_send_few_emails_to_one_mailbox(url: str) -> None:
    async with running(url) as [app]:
        codes = []
        for number in range(TRIES):
            async with visitor(app, f"2001:db8:0:{number:x}::1") as visit:
                codes.append(
                    (await visit.post("/login-link", json={"email": f"victim+{number}@x.example"})).status_code
                )
    assert codes == [ACCEPTED] * EMAILS + [REFUSED] * (TRIES - EMAILS)


async def test_one_site_asks_for_emails_to_few_mailboxes(url: str) -> None:
    limits = Limits(logins_per_minute=PER_MINUTE, anonymous_work=1_000_000)
    async with running(url, limits=limits) as [app]:
        codes = []
        for number in range(100):
            async with visitor(app, f"2001:db8:0:{number:x}::1") as visit:
                codes.append((await visit.post("/login-link", json={"email": f"v{number}@x.example"})).status_code)
    assert codes.count(ACCEPTED) == HOUSEHOLDS_OF_A_SITE * PER_MINUTE


@pytest.mark.parametrize("known", [True, False])
@pytest.mark.parametrize("limits", [{}, {"all_login_emails_per_hour": 1}], ids=["mailbox", "process"])
async def test_a_known_device_gets_its_link_while_others_ask_for_links(
    url: str, limits: dict[str, int], *, known: bool
) -> None:
    settings = Limits(logins_per_minute=PER_MINUTE, **limits)
    async with running(url, limits=settings) as [app], visitor(app, "203.0.113.1") as owner:
        assert (await owner.post("/account", json={"login": "owner", "password": CREDENTIAL})).is_success
        assert (await owner.post("/logout")).is_success
        found = await app.state.services.store.find_account("owner")
        assert await app.state.services.store.attach_account(found.id, email="owner@example.org")
        for number in range(TRIES):
            async with visitor(app, f"198.51.100.{number}") as visit:
                await visit.post("/login-link", json={"email": "owner@example.org"})
        if not known:
            owner.cookies.clear()
        answers = [await owner.post("/login-link", json={"email": "OWNER@example.org"}) for _ in range(EMAILS + 2)]
    statuses = [answer.status_code for answer in answers]
    # The device has an allowance of its own, which is no larger.
    assert statuses == ([ACCEPTED] * EMAILS + [REFUSED] * 2 if known else [REFUSED] * (EMAILS + 2))
