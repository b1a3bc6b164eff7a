"""E-mails that the server sends to addresses which strangers give it."""

import time
from collections.abc import Iterable
from typing import Final

from tests.attack.registry import SQLITE, expect, probe
from tests.attack.requests import status
from tests.attack.targets import Target
from tests.server.client import Client

SUBJECT: Final = "mail addresses"
ACCEPTED: Final = 202
PROXY: Final = "127.0.0.1"
"""Address of a proxy that servers trust by default."""
LOGINS_OF_A_SITE: Final = 48
"""Log-ins of an IPv6 /48 per minute."""
HEADERS: Final = "=0D=0ASubject:_You_won=0D=0A=0D=0APay_here"
ODD_ADDRESSES: Final = (
    f"=?utf-8?q?x{HEADERS}?=:victim@c.example",
    f"=?utf-8?q?x{HEADERS}?=victim@c.example",
    "=?utf-8?b?dmljdGlt?=@c.example",
    "group:victim@c.example",
    "victim(1)@b.example",
    "(x)victim@b.example",
    "victim@b.example(x)",
    "victim@(x)b.example",
    "victim\\@x@b.example",
    "victim..x@b.example",
    ".victim@b.example",
    "victim.@b.example",
    "victim@-b.example",
    "victim@b..example",
    "victim@.example",
    "victim@b.example.",
    "victim@127.0.0.1",
    "victim@[127.0.0.1]",
    "victim%00@b.example",
    "victim\x00@b.example",
    "victim\r\nBcc:all@b.example",
    "victim\u2028@b.example",
    "victim\u200b@b.example",
    "a@b@c.example",
    "<victim@b.example>",
    "victim@b.example,other@b.example",
    "-oQ/tmp@-b.example",
)
"""Addresses that are no plain address; the `%` one is plain, and names no mailbox elsewhere."""
PLAIN: Final = ("victim%00@b.example",)


async def request_link(visitor: Client, email: str) -> int:
    """Request a login link; return the status."""
    return await status(visitor, "POST", "/api/login-link", email=email)


async def recipients(target: Target, statuses: Iterable[int]) -> list[str]:
    """Return to whom e-mails went: one for each request that was accepted, which are awaited, and any other one."""
    accepted = sum(status == ACCEPTED for status in statuses)
    emails = [await target.mailbox.next() for _ in range(accepted)]
    return [str(email["To"]) for email in [*emails, *target.mailbox.take_all()]]


@probe(SUBJECT, quick=(SQLITE,))
async def mail_injection(target: Target) -> str:
    """Use addresses with headers, comments, groups and line ends, without a session: all are invalid, none is mailed."""
    target.mailbox.take_all()
    answers = {}
    for address in ODD_ADDRESSES:
        async with target.visitor() as visitor:
            answers[address] = await request_link(visitor, address)
    sent = await recipients(target, answers.values())
    wrong = {address: answer for address, answer in answers.items() if answer != 422 and address not in PLAIN}
    failed = [address for address, answer in answers.items() if answer >= 500]
    odd = [recipient for recipient in sent if recipient not in PLAIN]
    expect(
        not wrong and not odd and not failed,
        f"{len(wrong)} of {len(answers)} not refused, {len(failed)} failed, {len(odd)} e-mails: {[*wrong][:2]} {odd[:1]}",
    )
    return f"{len(answers)} addresses, no e-mail"


@probe(SUBJECT, quick=(SQLITE,))
async def mail_flood_of_one_mailbox(target: Target) -> str:
    """Write one address in 40 ways, each from another network: its owner gets no more e-mails than by one of them."""
    target.mailbox.take_all()
    began, statuses = time.monotonic(), []
    written = [_disguise("victim", number) + "@" + _case("flood.example", number) for number in range(40)]
    for address in written:
        async with target.visitor() as visitor:
            statuses.append(await request_link(visitor, address))
    count = len(await recipients(target, statuses))
    allowed = allowed_tries(len(target.serves), began)
    expect(count <= allowed, f"{count} e-mails, {allowed} would be as one")
    return f"{len(written)} ways, {count} e-mails"


@probe(SUBJECT, quick=(SQLITE,))
async def mail_flood_by_suffixes(target: Target) -> str:
    """Ask for e-mails to 40 addresses of one mailbox, `victim+1` to `victim+40`, each from another network: few are sent."""
    target.mailbox.take_all()
    began, statuses = time.monotonic(), []
    for number in range(40):
        async with target.visitor() as visitor:
            statuses.append(await request_link(visitor, f"suffixed+{number}@flood.example"))
    count, allowed = len(await recipients(target, statuses)), allowed_emails(target, began)
    expect(count <= allowed, f"{count} e-mails to one mailbox, {allowed} allowed")
    return f"40 suffixes, {count} e-mails"


@probe(SUBJECT, targets=(SQLITE,))
async def mail_flood_from_ipv6_sites(target: Target) -> str:
    """Ask for e-mails to one mailbox from 40 IPv6 /48, and to many from 64 networks of one /48: few are sent."""
    target.mailbox.take_all()
    began = time.monotonic()
    far = [
        await request_link_from(target, f"2001:db8:{number:x}::1", f"far+{number}@flood.example")
        for number in range(40)
    ]
    to_one, allowed = len(await recipients(target, far)), allowed_emails(target, began)
    began = time.monotonic()
    near = [
        await request_link_from(target, f"2001:db8:ffff:{number:x}::1", f"near-{number}@flood.example")
        for number in range(64)
    ]
    to_many = len(await recipients(target, near))
    of_a_site = LOGINS_OF_A_SITE * (1 + int(time.monotonic() - began) // 60) + 8
    expect(to_one <= allowed, f"{to_one} e-mails to one mailbox, {allowed} allowed")
    expect(to_many <= of_a_site, f"{to_many} e-mails from one /48, {of_a_site} allowed")
    return f"{to_one} of 40 e-mails to a mailbox, {to_many} of 64 from a /48"


async def request_link_from(target: Target, address: str, email: str) -> int:
    """Request a login link as a visitor of a proxy, which tells the address; return the status."""
    async with target.visitor(PROXY) as visitor:
        visitor.http.headers["X-Forwarded-For"] = address
        return await request_link(visitor, email)


def allowed_emails(target: Target, began: float) -> int:
    """Return how many e-mails a mailbox gets: three an hour from each server, three of them at once."""
    return len(target.serves) * (3 + int((time.monotonic() - began) / 1200) + 1)


def _case(text: str, number: int) -> str:
    return "".join(letter.upper() if number >> place & 1 else letter for place, letter in enumerate(text))


def _disguise(text: str, number: int) -> str:
    """Return a text in another case or in full-width letters."""
    if number % 2:
        return _case(text, number // 2)
    return "".join(chr(ord(letter) + 0xFEE0) if number >> place & 2 else letter for place, letter in enumerate(text))


def allowed_tries(servers: int, began: float) -> int:
    """Return how many tries of one name the limit lets through: six per minute on each server, six of them at once."""
    return servers * (6 + int((time.monotonic() - began) / 10) + 1)


@probe(SUBJECT, quick=(SQLITE,))
async def mail_to_the_stored_address(target: Target) -> str:
    """Ask for a link by an address in full-width letters: it is refused, or mailed to the address that then logs in."""
    target.mailbox.take_all()
    async with target.visitor() as visitor:
        answer = await request_link(visitor, "\uff4dike@wide.example")
        if answer == 422:
            return "refused"
        [recipient] = await recipients(target, [answer])
        expect(recipient == "mike@wide.example", f"mailed to {recipient!r}")
    return f"mailed to {recipient}"


@probe(SUBJECT, quick=(SQLITE,))
async def forged_host(target: Target) -> str:
    """Forge the Host header where no mail server is configured: no link in the log leads elsewhere."""
    serve = await target.plain_serve()
    async with Client(serve.address) as visitor:
        forged = {"Host": "evil.example", "X-Forwarded-Host": "evil.example", "Forwarded": "host=evil.example"}
        response = await visitor.http.post("/api/login-link", json={"email": "a@b.example"}, headers=forged)
        await visitor.http.post("/api/guest", json={"name": "Ana"}, headers=forged)
        table = (await visitor.http.post("/api/tables", json={"game": "_template", "seats": 2})).json().get("id", "x")
        invited = await visitor.http.post(f"/api/tables/{table}/invitations", json={}, headers=forged)
    serve.wait_for_output(r"/#/link/\S+\s")
    expect("evil.example" not in serve.output, "a link to evil.example is in the log")
    expect("evil.example" not in invited.text, "an invitation leads to evil.example")
    return f"status {response.status_code}, no foreign link"
