"""Tests of names and chat texts that a server refuses, and of accounts created at the same time."""

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest

from caravane.server.http.app import create_app
from caravane.server.http.table_setup import with_shown_name
from caravane.server.ops.config import Configuration
from caravane.server.security.office_names import accepted_name
from caravane.server.security.passwords import Passwords
from caravane.server.store.connect import open_store
from caravane.tables.occupants import BOT, Occupant
from tests.server.client import Client, Refusal
from tests.server.mail_server import Mailbox
from tests.server.run_processes import Serve
from tests.server.services import free_port
from tests.tables.table_driver import drive_table, person

pytestmark = pytest.mark.anyio

PASSWORD = "correct horse battery"
FAMILY = "\U0001f468\u200d\U0001f469\u200d\U0001f467"
CYRILLIC_SCOPE = "\u0455\u0441\u043e\u0440\u0435"
FULL_WIDTH_SCOPE = "\uff33\uff43\uff4f\uff50\uff45"
OLD_NAMES = {"admin": "\u3164", "adm1n": "Caravane", "notes": "\U0001d160" * 40}
"""Names that earlier versions accepted, by login."""


async def refusal_of(call: Any) -> tuple[int, str]:
    """Return the status and code of a refused call."""
    with pytest.raises(Refusal) as refusal:
        await call
    return refusal.value.message.get("status", 0), refusal.value.code


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("\u3164", "bad-name"),
        ("an\x00a", "bad-name"),
        ("\u202eana", "bad-name"),
        ("\U0001d160" * 40, "bad-name"),
        ("Ana\u2d7f", "bad-name"),
        ("Admin Team", "name-reserved"),
        ("4dm1n", "name-reserved"),
        ("\u0430dmin", "name-confusable"),
        ("In\u0450s", "name-confusable"),
    ],
    ids=ascii,
)
async def test_names_of_guests_and_seats(serve: Serve, name: str, code: str) -> None:
    async with Client(serve.address) as ana:
        assert await refusal_of(ana.post("/guest", name=name)) == (422, code)
        assert await refusal_of(ana.post("/account", login="somebody", password=PASSWORD, name=name)) == (422, code)
        await ana.guest(FAMILY)
        assert (await ana.get("/me"))["name"] == FAMILY
        assert await refusal_of(ana.call("PATCH", "/me", {"name": name})) == (422, code)
        companion = {"kind": "companion", "name": name}
        assert await refusal_of(ana.create_table([{"kind": "me"}, companion])) == (422, code)
        table = await ana.create_table([{"kind": "me"}, {"kind": "free"}])
        assert await refusal_of(ana.post(f"/tables/{table}/sit", seat=1, **companion)) == (422, code)


async def test_two_guests_may_have_one_name(serve: Serve) -> None:
    async with Client(serve.address) as ana, Client(serve.address) as other:
        await ana.post("/account", login="ana-one", password=PASSWORD, name="Ana")
        await other.guest("Ana")
        assert (await other.post("/account", login="ana-two", password=PASSWORD))["name"] == "Ana"


async def test_names_that_look_alike_at_one_table_are_numbered(serve: Serve) -> None:
    async with Client(serve.address) as ana, Client(serve.address) as other:
        await ana.guest("Ana \u2764")
        await other.guest("Ana \u2764\ufe0f")
        table = await ana.create_table([{"kind": "me"}, {"kind": "free"}], public=True)
        await other.post(f"/tables/{table}/sit")
        occupants = (await ana.get(f"/tables/{table}"))["projection"]["occupants"]
        assert [occupant["name"] for occupant in occupants] == ["Ana \u2764", "Ana \u2764\ufe0f 2"]


def test_names_in_acts_of_earlier_versions_are_not_taken_over_by_a_rematch() -> None:
    table = drive_table().seat(person("Incognito")).table
    for name in ("Admin Team", "\u202eana"):
        assert with_shown_name(table, Occupant(BOT, name, level="guide")).name == "Incognito 2"
    assert with_shown_name(table, Occupant(BOT, "Zed", level="guide")).name == "Zed"


async def test_the_login_of_an_account_looks_like_no_other(serve: Serve) -> None:
    async with Client(serve.address) as modern, Client(serve.address) as other:
        await modern.post("/account", login="modern-I", password=PASSWORD)
        for login in ("rnodern-I", "modern-l", "MODERN-1"):
            refusal = await refusal_of(other.post("/account", login=login, password=PASSWORD))
            assert refusal == (422, "name-confusable")
        assert await refusal_of(other.post("/account", login="admin", password=PASSWORD)) == (422, "name-reserved")
        assert (await other.post("/account", login="modern-2", password=PASSWORD))["login"] == "modern-2"


async def test_the_name_of_an_account_is_not_another_one_in_foreign_letters(serve: Serve) -> None:
    async with Client(serve.address) as scope, Client(serve.address) as other, Client(serve.address) as guest:
        await scope.post("/account", login="scoped", password=PASSWORD, name="Scope")
        new = {"login": "sincere", "password": PASSWORD}
        assert await refusal_of(other.post("/account", **new, name=CYRILLIC_SCOPE)) == (422, "name-confusable")
        await other.post("/account", **new, name="Катя")
        for change in (other.call("PATCH", "/me", {"name": CYRILLIC_SCOPE}), other.post("/guest", name=CYRILLIC_SCOPE)):
            assert await refusal_of(change) == (422, "name-confusable")
        assert (await other.get("/me"))["name"] == "Катя"
        await guest.guest(CYRILLIC_SCOPE)
        assert await refusal_of(guest.post("/account", login="other", password=PASSWORD)) == (422, "name-confusable")


async def test_accounts_made_by_a_link_look_like_no_other(mailbox: Mailbox, tmp_path: Path) -> None:
    port = free_port()
    with Serve(tmp_path, f"sqlite:///{tmp_path}/caravane.db", mailbox.settings(port), port=port) as serve:
        async with Client(serve.address) as modern, Client(serve.address) as guest, Client(serve.address) as other:
            await modern.post("/account", login="modern", password=PASSWORD, name="Scope")
            await guest.guest(CYRILLIC_SCOPE)
            assert (await by_link(guest, mailbox, "rnodern@example.org"))["name"] == "rnodern"
            for change in ({"name": CYRILLIC_SCOPE}, {"name": FULL_WIDTH_SCOPE}):
                assert await refusal_of(guest.call("PATCH", "/me", change)) == (422, "name-confusable")
            new = {"login": "rnodern", "password": PASSWORD}
            assert await refusal_of(guest.post("/account", **new)) == (422, "name-confusable")
            assert (await by_link(other, mailbox, "admin@example.org"))["name"] == "Incognito"


async def by_link(visitor: Client, mailbox: Mailbox, email: str) -> Any:
    """Become an account by a link sent to an address; return the identity."""
    await visitor.post("/login-link", email=email)
    return await visitor.post("/login-link/use", token=await mailbox.token())


async def test_an_account_whose_name_would_be_refused_today_logs_in(store_url: str, tmp_path: Path) -> None:
    store = await open_store(store_url)
    hashed = await Passwords(1).hash(PASSWORD)
    for login, name in OLD_NAMES.items():
        identity = await store.create_guest(name, 1.0)
        assert await store.attach_account(identity, login=login, password_hash=hashed)
    await store.close()
    with Serve(tmp_path / "data", store_url) as serve:
        async with Client(serve.address) as old:
            for login, name in OLD_NAMES.items():
                me = await old.post("/login", login=login.title(), password=PASSWORD)
                assert (me["login"], me["name"]) == (login, name)
                table = await old.create_table([{"kind": "me"}, {"kind": "bot"}], public=True)
                occupants = (await old.get(f"/tables/{table}"))["projection"]["occupants"]
                assert occupants[0]["name"] == accepted_name(name) != name


async def test_a_nul_is_refused_and_leaves_no_trace_in_the_log(store_url: str, tmp_path: Path) -> None:
    with Serve(tmp_path / "data", store_url) as serve:
        async with Client(serve.address) as ana:
            await ana.guest("Ana")
            table = await ana.create_table([{"kind": "me"}, {"kind": "bot"}])
            before = serve.output
            for text in ("my\x00words", "my\x1bwords", "my\u202ewords"):
                assert (await refusal_of(ana.send("chat", table, text=text)))[1] == "bad-message"
            assert (await refusal_of(ana.post("/guest", name="my\x00words"))) == (422, "bad-name")
            assert (await refusal_of(ana.post("/login", login="my\x00words", password=PASSWORD))) == (
                401,
                "wrong-password",
            )
            assert (await refusal_of(ana.get("/profiles/my%00words"))) == (404, "path-not-found")
            await ana.send("chat", table, text=f"bonjour {FAMILY}")
            assert [line["text"] for line in await ana.get(f"/tables/{table}/chat")] == [f"bonjour {FAMILY}"]
            assert serve.output == before


async def test_of_accounts_created_at_once_for_one_guest_one_is_kept(
    store_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = create_app(Configuration(database=store_url, bot_processes=1, external_workers=True))
    everyone = asyncio.Barrier(3)

    async def hash_together(_passwords: Passwords, password: str) -> str:
        await everyone.wait()
        return f"hash of {password}"

    monkeypatch.setattr(Passwords, "hash", hash_together)
    transport = httpx.ASGITransport(app=app)
    ana = httpx.AsyncClient(transport=transport, base_url="http://localhost/api")
    async with app.router.lifespan_context(app), ana:
        await ana.post("/guest", json={"name": "Ana"})
        bodies = [{"login": login, "password": PASSWORD} for login in ("left", "left", "right")]
        answers = await asyncio.gather(*[ana.post("/account", json=body) for body in bodies])
    assert sorted(answer.status_code for answer in answers) == [200, 409, 409]


async def test_a_token_from_before_the_login_is_worthless_after_it(serve: Serve) -> None:
    async with Client(serve.address) as ana, Client(serve.address) as mallory:
        await mallory.post("/guest", name="Mallory")
        planted = mallory.http.cookies["caravane_session"]
        await ana.post("/account", login="victim", password=PASSWORD)
        await ana.post("/logout")
        ana.http.cookies.clear()
        ana.http.cookies.set("caravane_session", planted)
        answer = await ana.http.post("/api/login", json={"login": "victim", "password": PASSWORD})
        assert answer.is_success
        assert planted not in "".join(answer.headers.get_list("set-cookie"))
        assert await mallory.get("/me") is None
