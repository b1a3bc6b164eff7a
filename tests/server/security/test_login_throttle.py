"""Tests of the rate of log-ins, on a stopped clock: guesses from many networks, disguised names, the owner's device."""

from functools import partial
from pathlib import Path
from types import SimpleNamespace

import httpx
import pytest
from argon2 import PasswordHasher
from fastapi import FastAPI

from caravane.server.ops.config import Limits
from caravane.server.security import passwords, rate_limit
from caravane.server.security.login_throttle import ACCOUNTS_OF_A_NETWORK, LoginThrottle
from caravane.server.security.person_names import person_key
from caravane.server.security.rate_limit import HOUSEHOLDS_OF_A_SITE, network_of
from caravane.tables.acts import Refused
from tests.server.security.disguises import disguises
from tests.server.security.in_process import PER_MINUTE, running, visitor

pytestmark = pytest.mark.anyio

CREDENTIAL = "correct horse battery"
TRIES = 40
DEVICE = "caravane_device"


@pytest.fixture(autouse=True)
def _stopped_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """Stop the clock of the limits, so that no allowance grows back during a test."""
    monkeypatch.setattr(rate_limit, "time", SimpleNamespace(monotonic=lambda: 1.0))


@pytest.fixture(autouse=True)
def _cheap_hashes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Spend little on each of hundreds of guesses: who is let through does not depend on what a hash costs."""
    cheap = partial(PasswordHasher, time_cost=1, memory_cost=64, parallelism=1)
    monkeypatch.setattr(passwords, "PasswordHasher", cheap)


@pytest.fixture
def url(tmp_path: Path) -> str:
    """Return the URL of an empty SQLite database."""
    return f"sqlite:///{tmp_path}/caravane.db"


async def code_of(answer: httpx.Response) -> str:
    """Return the code of a refusal, or nothing for a success."""
    code: str = "" if answer.is_success else answer.json()["code"]
    return code


async def register(client: httpx.AsyncClient, login: str) -> None:
    """Create an account and log out again."""
    assert (await client.post("/account", json={"login": login, "password": CREDENTIAL})).is_success
    assert (await client.post("/logout")).is_success


async def log_in(client: httpx.AsyncClient, login: str, password: str = CREDENTIAL) -> str:
    """Try to log in; return the code of the refusal, or nothing."""
    return await code_of(await client.post("/login", json={"login": login, "password": password}))


async def guess(apps: list[FastAPI], names: list[str]) -> list[str]:
    """Guess a password once per name, each time from another network; return the codes of the refusals."""
    codes = []
    for number, name in enumerate(names):
        async with visitor(apps[number % len(apps)], f"198.51.100.{number}") as visit:
            codes.append(await log_in(visit, name, "wrong guess"))
    return codes


def is_admitted(throttle: LoginThrottle, network: str, person: str) -> bool:
    """Return whether an attempt is let through."""
    try:
        throttle.admit(network_of(network), person_key(person))
    except Refused:
        return False
    return True


def test_disguises_of_an_address_count_as_one_person() -> None:
    spellings = ["ana@x.example", "ANA@x.example", "ana@\uff58.example", "\uff41na@x.example", "ana\uff20x.example"]
    throttle = LoginThrottle(1)
    admitted = [is_admitted(throttle, f"198.51.100.{number}", name) for number, name in enumerate(spellings)]
    assert admitted == [True, False, False, False, False]


@pytest.mark.parametrize(
    ("network", "neighbour"),
    [
        ("198.51.100.7", "198.51.100.7"),
        ("2001:db8::1", "2001:db8::ffff:2"),
        ("::ffff:198.51.100.7", "198.51.100.7"),
    ],
    ids=["IPv4", "IPv6", "mapped"],
)
def test_one_network_guesses_at_many_names(network: str, neighbour: str) -> None:
    throttle = LoginThrottle(PER_MINUTE)
    admitted = [is_admitted(throttle, network, f"name{number}") for number in range(10)]
    assert admitted == [True] * PER_MINUTE + [False] * 4
    assert not is_admitted(throttle, neighbour, "other")
    assert is_admitted(throttle, "2001:db8:0:1::1", "other")


def test_a_site_guesses_a_few_times_as_much_as_a_network() -> None:
    throttle = LoginThrottle(PER_MINUTE)
    admitted = [is_admitted(throttle, f"2001:db8:0:{number:x}::1", f"name{number}") for number in range(TRIES * 4)]
    assert admitted.count(True) == HOUSEHOLDS_OF_A_SITE * PER_MINUTE


@pytest.mark.parametrize(("store_url", "processes"), [("sqlite", 1), ("postgres", 2)], indirect=["store_url"])
async def test_disguises_of_a_name_get_as_many_guesses_as_the_name(store_url: str, processes: int) -> None:
    async with running(store_url, processes) as apps:
        for login in ("wanda", "maria"):
            async with visitor(apps[0], "203.0.113.1") as owner:
                await register(owner, login)
        plain = await guess(apps, ["wanda"] * TRIES)
    async with running(store_url, processes) as apps:
        spellings = disguises("maria", TRIES)
        disguised = await guess(apps, spellings)
        async with visitor(apps[0], "203.0.113.1") as owner:
            assert len(set(spellings)) == TRIES
            # A disguise does lead to the account: it is no guess at an account that does not exist.
            assert (await owner.get(f"/profiles/{spellings[-1]}")).is_success
    let_through = PER_MINUTE * processes
    expected = ["wrong-password"] * let_through + ["rate-limited"] * (TRIES - let_through)
    assert (plain, disguised) == (expected, expected)


async def test_guesses_elsewhere_do_not_lock_the_owner_out(url: str) -> None:
    async with running(url) as apps, visitor(apps[0], "203.0.113.1") as owner:
        await register(owner, "owner")
        await guess(apps, ["owner"] * TRIES)
        async with visitor(apps[0], "203.0.113.2") as new_device:
            assert await log_in(new_device, "owner") == "rate-limited"
        assert await log_in(owner, "Owner") == ""
        # The device has an allowance of its own, which is no larger.
        wrong = [await log_in(owner, "owner", "wrong guess") for _ in range(8)]
        assert wrong == ["wrong-password"] * (PER_MINUTE - 1) + ["rate-limited"] * 3


async def test_guesses_next_door_do_not_lock_the_owner_out(url: str) -> None:
    async with running(url) as apps, visitor(apps[0], "203.0.113.1") as owner:
        await register(owner, "owner")
        async with visitor(apps[0], "203.0.113.1") as neighbour:
            codes = [await log_in(neighbour, f"name{number}", "wrong guess") for number in range(8)]
        assert codes[-1] == "rate-limited"
        assert await log_in(owner, "owner") == ""


async def test_the_cookie_of_a_device_counts_for_its_own_account_only(url: str) -> None:
    async with (
        running(url) as apps,
        visitor(apps[0], "203.0.113.1") as owner,
        visitor(apps[0], "203.0.113.2") as mallory,
    ):
        await register(owner, "owner")
        await register(mallory, "mallory")
        await guess(apps, ["owner"] * TRIES)
        assert await log_in(mallory, "owner", "wrong guess") == "rate-limited"
        # Neither does a token that the server has not made.
        owner.cookies = httpx.Cookies({DEVICE: "forged.token"})
        assert await log_in(owner, "owner") == "rate-limited"


async def test_a_family_shares_a_device(url: str) -> None:
    async with running(url) as apps, visitor(apps[0], "203.0.113.1") as tablet:
        people = ("ana", "bernard", "chloe")
        for login in people:
            await register(tablet, login)
        await guess(apps, [*people] * 10)
        assert [await log_in(tablet, login) for login in people] == [""] * 3


async def test_known_devices_of_many_accounts_share_a_network(url: str) -> None:
    people = [f"mal{number}" for number in range(12)]
    async with running(url, limits=Limits(logins_per_minute=PER_MINUTE, anonymous_work=1_000_000)) as [app]:
        devices = []
        for number, login in enumerate(people):
            async with visitor(app, f"203.0.113.{number}") as device:
                await register(device, login)
                devices.append(device.cookies)
        codes = []
        async with visitor(app, "198.51.100.1") as mallory:
            for login, cookies in zip(people, devices, strict=True):
                mallory.cookies = httpx.Cookies(cookies)
                codes += [await log_in(mallory, login, "wrong guess") for _ in range(PER_MINUTE)]
    assert codes.count("wrong-password") == ACCOUNTS_OF_A_NETWORK * PER_MINUTE


async def with_address(app: FastAPI, login: str, address: str) -> None:
    """Create an account with a login and an e-mail address."""
    async with visitor(app, "203.0.113.9") as owner:
        await register(owner, login)
    found = await app.state.services.store.find_account(login)
    assert await app.state.services.store.attach_account(found.id, email=address)


async def test_a_login_and_an_address_of_one_account_get_as_many_guesses_as_one(url: str) -> None:
    async with running(url) as [app]:
        await with_address(app, "both", "both@example.org")
        assert await guess([app], ["both"] * PER_MINUTE) == ["wrong-password"] * PER_MINUTE
        async with visitor(app, "192.0.2.1") as lucky:
            assert await log_in(lucky, "both@example.org") == "wrong-password", "the right password is not compared"


async def test_the_answers_do_not_show_which_login_belongs_to_an_address(url: str) -> None:
    async with running(url) as [app]:
        await with_address(app, "both", "both@example.org")
        await with_address(app, "other", "other@example.org")
        answers = {}
        for login, address in (
            ("both", "both@example.org"),
            ("other", "nobody@example.org"),
            ("nobody", "no@example.org"),
        ):
            answers[login] = await guess([app], [login] * TRIES) + await guess([app], [address] * TRIES)
    assert len(set(map(tuple, answers.values()))) == 1


@pytest.mark.parametrize("scheme", ["http", "https"])
async def test_the_cookie_of_a_device_is_kept_from_scripts_and_other_sites(url: str, scheme: str) -> None:
    public = f"{scheme}://localhost"
    async with running(url, public_url=public) as apps, visitor(apps[0], "203.0.113.1") as owner:
        answer = await owner.post("/account", json={"login": "owner", "password": CREDENTIAL})
    (cookie,) = [each for each in answer.headers.get_list("set-cookie") if each.startswith(DEVICE)]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert ("Secure" in cookie) == (scheme == "https")
