"""Guessing of passwords, and what a throttle does to the owner of the account."""

import asyncio
import time
from typing import Any, Final

from tests.attack.probes.mail import allowed_tries
from tests.attack.registry import BOTH, SQLITE, expect, probe
from tests.attack.targets import PASSWORD, Target
from tests.server.client import Client

SUBJECT: Final = "passwords"
TRIES: Final = 40
GUESSES: Final = 6
"""Guesses that an account has at once."""
KNOWN_ACCOUNTS: Final = 12
KNOWN_PER_MINUTE: Final = 30
"""Log-ins of known devices in one network per minute."""
DEVICE: Final = "caravane_device"
WIDE: Final = 0xFEE0
"""What full-width letters are apart from plain ones."""


def disguises(name: str) -> list[str]:
    """Return a name in 40 ways that look-ups may take for the same: cases, full-width letters, spaces."""
    found = []
    for number in range(TRIES):
        wide = [chr(ord(each) + WIDE) if number >> at & 1 else each for at, each in enumerate(name[:4])]
        text = "".join(wide) + name[4:]
        found.append([text, text.upper(), f" {text}", f"{text} "][number % 4] if number > 3 else text.title())
    return found


async def try_login(visitor: Client, login: str, password: str = "wrong password") -> int:
    """Try to log in; return the status."""
    response = await visitor.http.post("/api/login", json={"login": login, "password": password})
    return response.status_code


async def tries_answered(target: Target, logins: list[str]) -> int:
    """Try a wrong password for each of some names, each from another network; return how many were not throttled."""
    answered = 0
    for login in logins:
        async with target.visitor() as stranger:
            answered += await try_login(stranger, login) != 429
    return answered


@probe(SUBJECT, quick=(SQLITE,))
async def login_disguises_of_a_name(target: Target) -> str:
    """Guess a password with 40 disguises of one name: they are throttled as one name."""
    async with await target.account("mike-the-miner"):
        began = time.monotonic()
        answered = await tries_answered(target, disguises("mike-the-miner"))
    allowed = allowed_tries(len(target.serves), began)
    expect(answered <= allowed, f"{answered} of {TRIES} disguised tries answered, {allowed} would be as one")
    return f"{answered} of {TRIES} answered"


@probe(SUBJECT, quick=(SQLITE,))
async def login_disguises_of_an_address(target: Target) -> str:
    """Guess a password with 40 disguises of one e-mail address: they are throttled as one address."""
    async with await target.account("nora-by-mail") as nora:
        await bind_address(target, nora, "nora@disguise.example")
        began = time.monotonic()
        answered = await tries_answered(target, disguises("nora@disguise.example"))
    allowed = allowed_tries(len(target.serves), began)
    expect(answered <= allowed, f"{answered} of {TRIES} disguised tries answered, {allowed} would be as one")
    return f"{answered} of {TRIES} answered"


@probe(SUBJECT, quick=(SQLITE,))
async def login_many_names(target: Target) -> str:
    """Try one password for 40 names from one network: the network is throttled."""
    source, began, answered = target.source(), time.monotonic(), 0
    for number in range(TRIES):
        async with target.visitor(source) as stranger:
            answered += await try_login(stranger, f"somebody-{number}") != 429
    allowed = allowed_tries(len(target.serves), began)
    expect(answered <= allowed, f"{answered} of {TRIES} tries answered, at most {allowed} wanted")
    return f"{answered} of {TRIES} answered"


@probe(SUBJECT, quick=(SQLITE,))
async def owner_is_not_locked_out(target: Target) -> str:
    """Use up the tries of a name as strangers: its owner still logs in from a device that has logged in before."""
    async with await target.account("olga-the-owner") as owner:
        await owner.post("/logout")
        throttled = TRIES - await tries_answered(target, ["olga-the-owner"] * TRIES)
        status = await try_login(owner, "olga-the-owner", PASSWORD)
    expect(throttled, "the strangers were never throttled")
    expect(status == 200, f"the owner got {status} after {throttled} throttled tries of strangers")
    return f"{throttled} of {TRIES} tries of strangers throttled, the owner is in"


@probe(SUBJECT, targets=(SQLITE,))
async def login_by_both_names_of_an_account(target: Target) -> str:
    """Guess a password by login, then by address: guesses count as one, and the owner's device logs in all the same."""
    async with await target.account("rosa-of-two-names") as rosa:
        await bind_address(target, rosa, "rosa@names.example")
        await tries_answered(target, ["rosa-of-two-names"] * GUESSES)
        await tries_answered(target, ["rosa@names.example"] * (GUESSES - 1))
        async with target.visitor() as lucky:
            guessed = await try_login(lucky, "rosa@names.example", PASSWORD)
        await rosa.post("/logout")
        owner = [await try_login(rosa, name, PASSWORD) for name in ("rosa-of-two-names", "rosa@names.example")]
        answer = (await rosa.http.post("/api/login-link", json={"email": "rosa@names.example"})).status_code
    expect(guessed == 401, f"a guess beyond those of an account got {guessed}")
    expect(owner == [200, 200] and answer == 202, f"the owner's device got {owner}, and {answer} for an e-mail")
    return f"{2 * GUESSES} guesses by two names count as one, the owner is in"


async def bind_address(target: Target, person: Client, email: str) -> None:
    """Bind an e-mail address to an account, by the link in an e-mail."""
    await person.post("/login-link", email=email)
    await person.post("/login-link/use", token=await target.mailbox.token(email))


@probe(SUBJECT, targets=(SQLITE,))
async def known_devices_of_one_network(target: Target) -> str:
    """Log in with wrong passwords from devices that are known to twelve accounts, in one network: they share its limit."""
    devices = [await known_device(target, f"sven-{number}") for number in range(KNOWN_ACCOUNTS)]
    source, began, answered = target.source(), time.monotonic(), 0
    for number, device in enumerate(devices):
        async with target.visitor(source) as visitor:
            visitor.http.cookies.set(DEVICE, device, domain="127.0.0.1")
            statuses = await asyncio.gather(*[try_login(visitor, f"sven-{number}") for _ in range(GUESSES)])
        answered += len(statuses) - statuses.count(429)
    allowed = int(KNOWN_PER_MINUTE * (1 + (time.monotonic() - began) / 60)) + 1
    expect(answered <= allowed, f"{answered} of {KNOWN_ACCOUNTS * GUESSES} tries answered, {allowed} allowed")
    return f"{answered} of {KNOWN_ACCOUNTS * GUESSES} answered"


async def known_device(target: Target, login: str) -> str:
    """Return the cookie of a device on which a new account was logged in to."""
    async with await target.account(login) as person:
        return next(cookie.value or "" for cookie in person.http.cookies.jar if cookie.name == DEVICE)


@probe(SUBJECT, quick=(SQLITE,))
async def login_says_nothing_about_accounts(target: Target) -> str:
    """Log in with a wrong password to an account and to none: the answers are the same."""
    async with await target.account("paul-the-known") as _known, target.visitor() as one, target.visitor() as other:
        answers: list[Any] = []
        for visitor, login in ((one, "paul-the-known"), (other, "paul-the-unknown")):
            response = await visitor.http.post("/api/login", json={"login": login, "password": "wrong password"})
            link = await visitor.http.post("/api/login-link", json={"email": f"{login}@b.example"})
            answers.append((response.status_code, response.text, link.status_code, link.text))
    expect(answers[0] == answers[1], f"the answers differ: {answers}")
    return "same answers"


@probe(SUBJECT, quick=BOTH)
async def session_fixation(target: Target) -> str:
    """Plant a session cookie before somebody logs in: it becomes no session, and logging in ends the one before."""
    planted = "attacker-chosen-session-token-0123456789"
    async with target.visitor() as victim, target.visitor() as attacker:
        victim.http.cookies.set("caravane_session", planted, domain="127.0.0.1")
        await victim.http.post("/api/account", json={"login": "quinn-the-victim", "password": PASSWORD})
        first = [cookie.value for cookie in victim.http.cookies.jar if cookie.name == "caravane_session"]
        expect(planted not in first or len(first) > 1, "the planted token is the session")
        expect(await _name_by(attacker, planted) is None, "the planted token is a session")
        token = next(value for value in first if value and value != planted)
        expect(await _name_by(attacker, token) is not None, "the real token is no session")
        login = {"login": "quinn-the-victim", "password": PASSWORD}
        await victim.http.post("/api/login", json=login, headers={"Cookie": f"caravane_session={token}"})
        expect(await _name_by(attacker, token) is None, "the session from before the login still works")
    return "planted and old tokens are worthless"


async def _name_by(visitor: Client, token: str) -> str | None:
    visitor.http.cookies.clear()
    response = await visitor.http.get("/api/me", headers={"Cookie": f"caravane_session={token}"})
    return response.json()["name"] if response.status_code == 200 else None
