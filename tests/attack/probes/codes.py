"""Guessing of codes and tokens, and addresses that are forged to guess more."""

import time
from typing import Final

from tests.attack.registry import BOTH, SQLITE, expect, probe
from tests.attack.targets import Target

SUBJECT: Final = "codes and tokens"
GUESSES: Final = 150
WRONG_PER_HOUR: Final = 60
GUESTS_PER_HOUR: Final = 120


def allowed_per_hour(target: Target, per_hour: int, began: float) -> int:
    """Return how often an address may do something on all servers, when it began some time ago."""
    return len(target.serves) * (per_hour + int((time.monotonic() - began) * per_hour / 3600) + 1)


async def answered_guesses(target: Target, *, forged: bool) -> str:
    """Guess codes from one address on all routes that take one; raise Broken if too many are answered."""
    source, began, answered = target.source(), time.monotonic(), 0
    async with target.visitor(source) as guesser:
        for number in range(GUESSES):
            headers = {"X-Forwarded-For": f"198.51.100.{number}", "X-Real-IP": f"198.51.100.{number}"} if forged else {}
            path = (f"/api/join/DUNE-OASIS-MIRAGE-{number}", f"/api/tables/never?code=DUNE-OASIS-DUNE-{number}")[
                number % 2
            ]
            answered += (await guesser.http.get(path, headers=headers)).status_code != 429
    allowed = allowed_per_hour(target, WRONG_PER_HOUR, began)
    expect(answered <= allowed, f"{answered} of {GUESSES} guesses answered, {allowed} allowed")
    return f"{answered} of {GUESSES} guesses answered"


@probe(SUBJECT, quick=(SQLITE,))
async def guessed_codes(target: Target) -> str:
    """Guess invitation codes from one address: 60 in an hour are answered."""
    return await answered_guesses(target, forged=False)


@probe(SUBJECT, quick=BOTH)
async def forged_addresses(target: Target) -> str:
    """Guess codes with forged X-Forwarded-For headers: the address is still the real one."""
    return await answered_guesses(target, forged=True)


@probe(SUBJECT, quick=(SQLITE,))
async def guests_without_end(target: Target) -> str:
    """Create guests from one address: 120 in an hour."""
    source, began, created = target.source(), time.monotonic(), 0
    tries = GUESTS_PER_HOUR * len(target.serves) + 40
    for _ in range(tries):
        async with target.visitor(source) as visitor:
            created += (await visitor.http.post("/api/guest", json={"name": "Eve"})).status_code == 200
    allowed = allowed_per_hour(target, GUESTS_PER_HOUR, began)
    expect(created <= allowed, f"{created} guests, {allowed} allowed")
    return f"{created} of {tries} created"


@probe(SUBJECT, quick=BOTH)
async def tokens_used_twice(target: Target) -> str:
    """Use a grant for another seat and twice, and a login link twice: once is all."""
    async with await target.guest("Ana") as ana, await target.guest("Bob") as bob, await target.guest("Cleo") as cleo:
        table = await ana.create_table([{"kind": "me"}, {"kind": "companion", "name": "Zoé"}], public=True, start=True)
        token = (await ana.post(f"/tables/{table}/grants", seat=0))["token"]
        path = f"/api/tables/{table}/grants/redeem"
        other_seat = (await bob.http.post(path, json={"seat": 1, "token": token})).status_code
        first = (await bob.http.post(path, json={"seat": 0, "token": token})).status_code
        second = (await cleo.http.post(path, json={"seat": 0, "token": token})).status_code
        await ana.post("/login-link", email="ana@twice.example")
        link = await target.mailbox.token("ana@twice.example")
        uses = [(await each.http.post("/api/login-link/use", json={"token": link})).status_code for each in (ana, bob)]
    expect([other_seat, first, second] == [404, 200, 404], f"grant: {other_seat}, {first}, {second}")
    expect(uses == [200, 404], f"login link: {uses}")
    return "a grant for one seat once, a login link once"


@probe(SUBJECT, quick=BOTH)
async def table_ids(target: Target) -> str:
    """Compare ids and codes of tables: none is repeated, and they share no beginning."""
    async with await target.guest("Ana") as ana:
        ids = [await ana.create_table([{"kind": "me"}, {"kind": "free"}]) for _ in range(20)]
        codes = [(await ana.post(f"/tables/{table}/invitations"))["code"] for table in ids]
    expect(len(set(ids)) == 20 and len({each[:4] for each in ids}) > 18, f"ids {ids[:3]}")
    expect(min(map(len, ids)) >= 12 and len(set(codes)) == 20, f"codes {codes[:3]}")
    return "20 ids and codes without a pattern"
