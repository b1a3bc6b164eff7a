"""Tests of guests, accounts, login links by e-mail, and account deletion."""

from pathlib import Path
from typing import Any

import pytest

from tests.server.client import Client, Disconnected, Refusal
from tests.server.mail_server import Mailbox
from tests.server.run_processes import Serve
from tests.server.services import free_port

pytestmark = pytest.mark.anyio

PASSWORD = "correct horse battery"


async def code_of(call: Any) -> str:
    """Return the error code of a refused call."""
    with pytest.raises(Refusal) as refusal:
        await call
    return refusal.value.code


async def test_a_visitor_becomes_a_guest(serve: Serve) -> None:
    async with Client(serve.address) as ana:
        assert await ana.get("/me") is None
        response = await ana.http.post("/api/guest", json={"name": "  Ana  "})
        cookie = response.headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert "SameSite=lax" in cookie
        assert "Secure" not in cookie
        assert await ana.get("/me") == {"name": "Ana", "guest": True, "login": "", "email": ""}
        assert (await ana.call("PATCH", "/me", {"name": "Anna"}))["name"] == "Anna"


async def test_the_cookie_is_secure_with_https(tmp_path: Path) -> None:
    port = free_port()
    url = f"sqlite:///{tmp_path}/caravane.db"
    with Serve(tmp_path, url, {"CARAVANE_PUBLIC_URL": f"https://caravane.example:{port}"}, port=port) as serve:
        async with Client(serve.address) as ana:
            response = await ana.http.post("/api/guest", json={"name": "Ana"})
            assert "Secure" in response.headers["set-cookie"]


async def test_a_guest_becomes_an_account_and_keeps_its_tables(serve: Serve) -> None:
    async with Client(serve.address) as ana, Client(serve.address) as elsewhere:
        await ana.guest("Ana")
        before = dict(ana.http.cookies)
        table = await ana.create_table([{"kind": "me"}, {"kind": "free"}])
        me = await ana.post("/account", login="ana", password=PASSWORD)
        assert (me["guest"], me["login"], me["name"]) == (False, "ana", "Ana")
        assert dict(ana.http.cookies) != before, "a new session, so that the old token is worthless"
        assert await code_of(ana.post("/account", login="other", password=PASSWORD)) == "account-exists"
        assert await code_of(elsewhere.post("/account", login="ANA", password=PASSWORD)) == "login-taken"
        await elsewhere.post("/login", login="Ana", password=PASSWORD)
        assert [summary["id"] for summary in await elsewhere.get("/tables/mine")] == [table]


async def test_wrong_passwords(serve: Serve) -> None:
    async with Client(serve.address) as bob:
        await bob.post("/account", login="bob", password=PASSWORD, name="Bob")
        await bob.post("/logout")
        assert await bob.get("/me") is None
        assert await code_of(bob.post("/login", login="bob", password="wrong")) == "wrong-password"
        assert await code_of(bob.post("/login", login="nobody", password=PASSWORD)) == "wrong-password"
        assert await code_of(bob.post("/account", login="x", password=PASSWORD)) == "bad-request"
        assert await code_of(bob.post("/account", login="carl", password="short")) == "bad-request"


async def test_login_attempts_are_rate_limited(tmp_path: Path) -> None:
    # Another one would be admitted after a minute.
    slow = {"CARAVANE_LIMITS__LOGINS_PER_MINUTE": "1"}
    with Serve(tmp_path, f"sqlite:///{tmp_path}/caravane.db", slow) as serve:
        async with Client(serve.address) as mallory:
            codes = [await code_of(mallory.post("/login", login="ana", password=f"guess{n}")) for n in range(4)]
    assert codes == ["wrong-password"] + ["rate-limited"] * 3


async def test_logging_out_closes_the_socket_of_this_session_only(serve: Serve) -> None:
    async with Client(serve.address) as ana:
        await ana.post("/account", login="two-devices", password=PASSWORD)
        await ana.connect()
        async with Client(serve.address) as elsewhere:
            await elsewhere.post("/login", login="two-devices", password=PASSWORD)
            await elsewhere.connect()
            await ana.post("/logout")
            with pytest.raises(Disconnected):
                await ana.wait_for(lambda: False)
            assert ana.close_code == 1008
            table = await elsewhere.create_table([{"kind": "me"}, {"kind": "bot"}], start=True)
            assert (await elsewhere.follow(table, 0))["status"] == "playing"


async def test_logging_in_as_someone_else_closes_the_socket(serve: Serve) -> None:
    async with Client(serve.address) as ana:
        await ana.guest("Ana")
        await ana.post("/account", login="ana-again", password=PASSWORD)
        await ana.send("follow", await ana.create_table([{"kind": "me"}, {"kind": "free"}]), seat=0)
        async with Client(serve.address) as other:
            await other.post("/account", login="other", password=PASSWORD)
        await ana.post("/login", login="other", password=PASSWORD)
        with pytest.raises(Disconnected):
            await ana.wait_for(lambda: False)


async def test_a_deleted_account_leaves_nothing_personal(serve: Serve) -> None:
    async with Client(serve.address) as ana, Client(serve.address) as bob:
        await bob.guest("Bob")
        await ana.post("/account", login="gone", password=PASSWORD, name="Very Personal")
        await ana.connect()
        table = await ana.create_table([{"kind": "me"}, {"kind": "free"}, {"kind": "bot"}], public=True)
        waiting = await ana.create_table([{"kind": "me"}, {"kind": "free"}], public=True)
        await bob.post(f"/tables/{table}/sit")
        await ana.post(f"/tables/{table}/start")
        await ana.send("chat", table, text="my secret")
        await ana.call("DELETE", "/me")
        assert await ana.get("/me") is None
        assert await code_of(bob.get("/profiles/gone")) == "profile-not-found"
        assert await code_of(ana.post("/login", login="gone", password=PASSWORD)) == "wrong-password"
        assert await bob.get(f"/tables/{table}/chat") == []
        assert (await bob.get(f"/tables/{waiting}"))["projection"]["occupants"] == [None, None]
        await bob.follow(table, 1)
        assert (await bob.play_on(table, 1))["result"]["resigned"] == [0]


async def test_a_login_link_by_email(mailbox: Mailbox, tmp_path: Path) -> None:
    port = free_port()
    with Serve(tmp_path, f"sqlite:///{tmp_path}/caravane.db", mailbox.settings(port), port=port) as serve:
        async with Client(serve.address) as ana, Client(serve.address) as mallory:
            await ana.guest("Ana")
            await ana.post("/login-link", email="ana@example.org")
            token = await mailbox.token()
            me = await ana.post("/login-link/use", token=token)
            assert (me["name"], me["email"], me["guest"]) == ("Ana", "ana@example.org", False)
            assert await code_of(ana.post("/login-link/use", token=token)) == "link-not-found"
            await check_hijack(mailbox, ana, mallory)


async def check_hijack(mailbox: Mailbox, ana: Client, mallory: Client) -> None:
    """Check that a link requested by Mallory for another address gives its owner a separate account."""
    await mallory.guest("Mallory")
    await mallory.post("/login-link", email="bea@example.org")
    async with Client(ana.address) as bea:
        me = await bea.post("/login-link/use", token=await mailbox.token())
        assert (me["name"], me["email"]) == ("bea", "bea@example.org")
    assert (await mallory.get("/me"))["email"] == ""
