"""Tests of the addresses that the server accepts and of the e-mails that it sends to them."""

import json
from pathlib import Path

import pytest

from caravane.server.jobs.notices.mail import Mailer
from caravane.server.ops.config import Mail
from caravane.server.security.email_addresses import BadAddress, normal_address
from caravane.server.store.protocol import Database
from tests.server.client import Client, Refusal
from tests.server.mail_server import Mailbox
from tests.server.run_processes import Serve
from tests.server.services import free_port

pytestmark = pytest.mark.anyio

SUBJECT = "Votre lien de connexion à Caravane"
INJECTION = "=?utf-8?q?x=0D=0ASubject:_You_won=0D=0A=0D=0APay_here?=:victim@c.example"
ODD = [
    INJECTION,
    "=?utf-8?q?victim?=@c.example",
    "=?utf-8?b?dmljdGlt?=@c.example",
    "group:victim@c.example",
    "group:victim@c.example;",
    "victim(1)@c.example",
    "(1)victim@c.example",
    "victim@c.example(comment)",
    "victim@(comment)c.example",
    "\uff56ictim@c.example",
    "victim\uff20c.example",
    "vict\u0131m@c.example",
    "victim\u200b@c.example",
    "victim@c\u200b.example",
    "victim\r\nBcc:other@c.example",
    "victim@c.example\r\nBcc: other@c.example",
    "victim@c.example\n",
    "vic\x00tim@c.example",
    "victim@c.example\x00",
    '"victim"@c.example',
    '"a b"@c.example',
    "vic tim@c.example",
    "Victim <victim@c.example>",
    "<victim@c.example>",
    "victim@c.example,other@c.example",
    "victim@c.example;other@c.example",
    "victim@[127.0.0.1]",
    "victim@127.0.0.1",
    "victim@c.example@d.example",
    "@c.example:victim@d.example",
    "vic..tim@c.example",
    ".victim@c.example",
    "victim@.c.example",
    "victim@c..example",
    "victim@-c.example",
    "victim@xn--a.example",
    "victim@\U0001f600.example",
    "\ud800@c.example",
    "@c.example",
    "victim@",
    "victim",
    "",
    "v" * 65 + "@c.example",
    "victim@" + "c" * 64 + ".example",
    "victim@" + ".".join(["c" * 60] * 5),
    "v" * 100_000 + "@c.example",
]


@pytest.mark.parametrize("address", ODD, ids=ascii)
def test_an_odd_address_is_refused(address: str) -> None:
    with pytest.raises(BadAddress):
        normal_address(address)


@pytest.mark.parametrize(
    ("address", "normal"),
    [
        ("ana@example.org", "ana@example.org"),
        ("Ana.B+play@Example.ORG", "ana.b+play@example.org"),
        ("o'neil@example.org", "o'neil@example.org"),
        ("ana@exämple.fr", "ana@xn--exmple-cua.fr"),
        ("ana@XN--EXMPLE-CUA.fr", "ana@xn--exmple-cua.fr"),
        ("ana@\uff45xample.org", "ana@example.org"),
        ("ana@nas.local", "ana@nas.local"),
        ("ana@localhost", "ana@localhost"),
    ],
)
def test_the_normal_form_of_an_address(address: str, normal: str) -> None:
    assert normal_address(address) == normal
    assert normal_address(normal) == normal


async def status_of(client: Client, address: str) -> str:
    """Return the status of a request for a link, with the code of its refusal."""
    # A lone surrogate can be sent only as an escape.
    body = json.dumps({"email": address})
    response = await client.http.post("/api/login-link", content=body, headers={"content-type": "application/json"})
    refusal = response.json()
    return f"{response.status_code} {refusal['code']}" if refusal else str(response.status_code)


async def test_no_letter_goes_to_an_odd_address(mailbox: Mailbox, tmp_path: Path) -> None:
    port = free_port()
    with Serve(tmp_path, f"sqlite:///{tmp_path}/caravane.db", mailbox.settings(port), port=port) as serve:
        async with Client(serve.address) as mallory, Client(serve.address) as mike:
            refusals = {address: await status_of(mallory, address) for address in ODD}
            too_long = {address for address in ODD if len(address) > 65_536}
            assert {refusals.pop(address) for address in too_long} == {"413 too-large"}
            assert set(refusals.values()) <= {"422 bad-email", "422 bad-request"}, refusals
            # Exactly one clean e-mail, to the normal form of the address.
            assert await status_of(mike, "Mike+Play@\uff58.Example") == "202"
            token = await _clean_email(mailbox, "mike+play@x.example")
            assert (await mike.post("/login-link/use", token=token))["email"] == "mike+play@x.example"
            assert mailbox.emails.empty()


async def _clean_email(mailbox: Mailbox, to: str) -> str:
    """Return the token in the next e-mail, which must have one recipient and the server's own subject."""
    email = await mailbox.next()
    assert [str(address) for address in email["To"].addresses] == [to]
    assert email.get_all("Subject") == [SUBJECT]
    assert "You won" not in email.as_string()
    text: str = email.get_content()
    return text.partition("#/link/")[2].split()[0]


async def test_spellings_of_one_mailbox_share_the_limit(mailbox: Mailbox, tmp_path: Path) -> None:
    port = free_port()
    few = mailbox.settings(port) | {"CARAVANE_LIMITS__LOGIN_EMAILS_PER_HOUR": "2"}
    spellings = ["ana@x.example", "ANA@x.example", "ana@X.example", "ana@\uff58.example", "aNa@\u24e7.example"]
    with Serve(tmp_path, f"sqlite:///{tmp_path}/caravane.db", few, port=port) as serve:
        answers = []
        for number, spelling in enumerate(spellings):
            async with Client(serve.address) as mallory:
                mallory.http.headers["X-Forwarded-For"] = f"198.51.100.{number}"
                answers.append(await status_of(mallory, spelling))
    assert answers == ["202", "202", *["429 too-many-emails"] * 3]


async def test_a_stored_address_that_is_not_plain_gets_no_email(mailbox: Mailbox) -> None:
    mailer = Mailer(Mail(host="127.0.0.1", port=mailbox.port, tls=False))
    assert not await mailer.send(INJECTION, "Subject", "Text")
    assert not await mailer.send("victim(1)@c.example", "Subject", "Text")
    assert await mailer.send("Ana@Example.org", "Subject", "Text")
    assert (await mailbox.next())["To"] == "ana@example.org"
    assert mailbox.emails.empty()


async def test_an_account_stored_in_the_earlier_form_is_found(store: Database) -> None:
    ana = await store.create_guest("Ana", 1.0)
    assert await store.attach_account(ana, email="Ana.B@XN--Exmple-cua.FR")
    for spelling in ("ana.b@exämple.fr", "ANA.B@xn--exmple-cua.fr"):
        found = await store.find_account(normal_address(spelling))
        assert found is not None
        assert found.id == ana


async def test_existing_and_unknown_addresses_get_the_same_answer(tmp_path: Path) -> None:
    with Serve(tmp_path, f"sqlite:///{tmp_path}/caravane.db") as serve:
        async with Client(serve.address) as ana:
            await ana.post("/login-link", email="ana@example.org")
            [token] = serve.wait_for_output(r"#/link/(\S+)\s")
            await ana.post("/login-link/use", token=token)
            answers = [
                await ana.http.post("/api/login-link", json={"email": address})
                for address in ("ana@example.org", "nobody@example.org")
            ]
            assert [(answer.status_code, answer.content) for answer in answers] == [(202, b"null")] * 2
            with pytest.raises(Refusal):
                await ana.post("/login-link/use", token="unknown")
