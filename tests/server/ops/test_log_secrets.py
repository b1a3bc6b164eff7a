"""Tests that the log of a server in trouble contains no secret and no personal data, and only JSON where that is asked."""

import asyncio
import json
import secrets
import sqlite3
from contextlib import suppress
from pathlib import Path

import httpx
import pytest

from caravane.server.ops.log_safety import HIDDEN, redact
from caravane.server.wire.openapi import COOKIE
from tests.server.client import Client, Refusal
from tests.server.mail_server import Mailbox
from tests.server.ops.ask import wait_for_readiness
from tests.server.ops.outages import Outage
from tests.server.run_processes import Serve
from tests.server.services import Postgres, free_port

pytestmark = pytest.mark.anyio

PASSWORD = "correct horse battery staple"
EMAIL = "ana.secret@example.org"
ENTROPY = secrets.token_hex(32)
SECRET_HEX = "5e" * 32
TEXT_WITH_NUL = "my secret plan\0"
BROKEN = (
    b"GET /api/join/%s HTTP/1.1\r\nHost: x\r\nCookie: caravane=%s\r\nbad header\r\n\r\n",
    b"POST /api/login HTTP/9.9\r\n%s: %s\r\n\r\n",
    b"%s\0%s\r\n\r\n",
)


def stored_secrets(url: str, postgres: Postgres) -> list[str]:
    """Return the luck secrets of all tables and the hashes of all passwords, as they could appear in a log."""
    queries = ("SELECT hex(secret) FROM tables", "SELECT password FROM identities WHERE password <> ''")
    if url.startswith("sqlite"):
        database = sqlite3.connect(url.removeprefix("sqlite:///"))
        rows = [str(row[0]) for query in queries for row in database.execute(query)]
        database.close()
    else:
        name = url.rpartition("/")[2]
        hexed = queries[0].replace("hex(secret)", "encode(secret, 'hex')")
        rows = [line for query in (hexed, queries[1]) for line in postgres.sql(query, name).split()]
    assert len(rows) >= 2
    return rows


async def send_broken_requests(address: str, token: bytes) -> None:
    """Send requests that are not HTTP, with a token in their path, header and body."""
    host, _, port = address.partition(":")
    for request in BROKEN:
        _, writer = await asyncio.open_connection(host, int(port))
        writer.write(request % (token, token))
        await writer.drain()
        writer.close()


async def try_everything(ana: Client, table: str, token: str) -> None:
    """Send requests that write, which may all fail, with all that must not be logged."""
    seat_plan = [{"kind": "me"}, {"kind": "bot"}]

    async def post(path: str, json: object) -> None:
        # A server that fails closes the connection; the log decides whether it may.
        with suppress(httpx.TransportError):
            await ana.http.post(path, json=json)

    await post("/api/tables", json={"game": "_template", "seats": 2, "seat_plan": seat_plan, "entropy": ENTROPY})
    await post("/api/account", json={"login": "someone", "password": PASSWORD})
    await post("/api/account", json={"login": "someone", "password": PASSWORD, "name": TEXT_WITH_NUL})
    await post("/api/login", json={"login": EMAIL, "password": PASSWORD})
    await post("/api/login", json={"login": f"a\0{EMAIL}", "password": PASSWORD})
    await post("/api/login-link", json={"email": EMAIL})
    await post("/api/login-link", json={"email": f"\0{EMAIL}"})
    await post("/api/login-link/use", json={"token": token})
    await post("/api/login-link/use", json={"token": f"\0{token}"})
    await post("/api/guest", json={"name": TEXT_WITH_NUL})
    await post(f"/api/join/{token}", json={"name": "Bo"})
    with suppress(httpx.TransportError):
        settings = {"lang": "en", "email": True, "webhook": f"https://h.example/{token}"}
        await ana.http.put("/api/me/notices", json=settings)
    for text in (TEXT_WITH_NUL, f"mail me: {EMAIL}"):
        try:
            await ana.send("chat", table, text=text)
        except Refusal as refusal:
            assert refusal.code in {"bad-message", "failed", "unavailable"}  # noqa: PT017 (a chat message may succeed)


def environment(mailbox: Mailbox, port: int) -> dict[str, str]:
    return {
        "CARAVANE_LOG_FORMAT": "json",
        "CARAVANE_LOG_LEVEL": "debug",
        "CARAVANE_PUBLIC_URL": f"http://127.0.0.1:{port}",
        "CARAVANE_MAIL__HOST": "127.0.0.1",
        "CARAVANE_MAIL__PORT": str(mailbox.port),
        "CARAVANE_MAIL__TLS": "false",
    }


async def test_no_trouble_writes_secrets_to_the_log(
    durable_url: str, outage: Outage, durable_postgres: Postgres, mailbox: Mailbox, tmp_path: Path
) -> None:
    port = free_port()
    with Serve(tmp_path / "server", durable_url, environment(mailbox, port), port=port) as serve:
        async with Client(serve.address) as ana:
            await ana.guest("Ana")
            await ana.post("/login-link", email=EMAIL)
            link = await mailbox.token()
            await ana.post("/login-link/use", token=link)
            await ana.post("/account", login="ana.account", password=PASSWORD)
            session = ana.http.cookies[COOKIE]
            table = await ana.create_table([{"kind": "me"}, {"kind": "bot"}], game="lost-cities", start=True)
            await send_broken_requests(serve.address, session.encode())
            await try_everything(ana, table, link)
            with outage(serve):
                wait_for_readiness(serve, 503)
                await try_everything(ana, table, link)
            wait_for_readiness(serve, 200)
            session_after = ana.http.cookies[COOKIE]
    lines = serve.output.splitlines()
    events = [json.loads(line)["event"] for line in lines]
    assert {"serving", "the database accepts no writes", "the database accepts writes again"} <= set(events)
    forbidden = [session, session_after, link, EMAIL, "my secret plan", PASSWORD, ENTROPY, "$argon2", "\\x00"]
    for secret in [*forbidden, *stored_secrets(durable_url, durable_postgres)]:
        found = [line for line in lines if secret.lower() in line.lower()]
        assert found == [], secret


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("no user ana.b+c@example.org here", f"no user {HIDDEN} here"),
        ("hash $argon2id$v=19$m=65536,t=3$abc/def end", f"hash {HIDDEN} end"),
        ("token Zx81_kQ-7hLs0Apq2VtYw9rMnB4cDeF6gHi3jKl5oPu.", f"token {HIDDEN}."),
        (f"http://h/#/link/{SECRET_HEX}", f"http://h/#/link/{HIDDEN}"),
        ("secret b'\\x00\\x01'", f"secret {HIDDEN}"),
        ("exists\nDETAIL:  Key (login)=(ana) already exists.", f"exists{HIDDEN}"),
        ("at postgresql://ana:pass@db/x", f"at postgresql://{HIDDEN}@db/x"),
        ("table kq2-6hLs_x0A not found", "table kq2-6hLs_x0A not found"),
        ("the_name_of_a_function_that_is_long failed", "the_name_of_a_function_that_is_long failed"),
    ],
)
def test_what_is_hidden_in_a_text(text: str, expected: str) -> None:
    assert redact(text) == expected
