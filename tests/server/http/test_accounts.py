"""People: guests, accounts, links by e-mail, and going away."""

from pathlib import Path
from typing import Any

import pytest

from tests.server.client import Client, Gone, Refusal
from tests.server.mail_server import Mailbox
from tests.server.run_processes import Serve
from tests.server.services import free_port

pytestmark = pytest.mark.anyio

PASSWORD = "correct horse battery"


async def code_of(call: Any) -> str:
    """Give the code by which something is refused."""
    with pytest.raises(Refusal) as refusal:
        await call
    return refusal.value.code


async def test_a_visitor_is_a_guest_at_once(serve: Serve) -> None:
    async with Client(serve.address) as ana:
        assert await ana.get("/me") is None
        response = await ana.http.post("/api/guest", json={"name": "  Ana  "})
        cookie = response.headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert "SameSite=lax" in cookie
        assert "Secure" not in cookie
        assert await ana.get("/me") == {"name": "Ana", "guest": True, "login": "", "email": ""}
        assert (await ana.call("PATCH", "/me", {"name": "Anna"}))["name"] == "Anna"


async def test_the_cookie_is_secure_where_people_come_by_https(tmp_path: Path) -> None:
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
        table = await ana.open_table([{"kind": "me"}, {"kind": "free"}])
        me = await ana.post("/account", login="ana", password=PASSWORD)
        assert (me["guest"], me["login"], me["name"]) == (False, "ana", "Ana")
        assert dict(ana.http.cookies) != before, "a new session, so that an old token is worth nothing"
        assert await code_of(ana.post("/account", login="other", password=PASSWORD)) == "has-account"
        assert await code_of(elsewhere.post("/account", login="ANA", password=PASSWORD)) == "login-taken"
        await elsewhere.post("/login", login="Ana", password=PASSWORD)
        assert [card["id"] for card in await elsewhere.get("/tables/mine")] == [table]


async def test_wrong_passwords(serve: Serve) -> None:
    async with Client(serve.address) as bob:
        await bob.post("/account", login="bob", password=PASSWORD, name="Bob")
        await bob.post("/logout")
        assert await bob.get("/me") is None
        assert await code_of(bob.post("/login", login="bob", password="wrong")) == "wrong-password"
        assert await code_of(bob.post("/login", login="nobody", password=PASSWORD)) == "wrong-password"
        assert await code_of(bob.post("/account", login="x", password=PASSWORD)) == "bad-request"
        assert await code_of(bob.post("/account", login="carl", password="short")) == "bad-request"


async def test_passwords_cannot_be_tried_out(tmp_path: Path) -> None:
    slow = {"CARAVANE_LIMITS__LOGINS_PER_MINUTE": "5"}
    with Serve(tmp_path, f"sqlite:///{tmp_path}/caravane.db", slow) as serve:
        async with Client(serve.address) as mallory:
            codes = [await code_of(mallory.post("/login", login="ana", password=f"guess{n}")) for n in range(8)]
    assert codes == ["wrong-password"] * 5 + ["rate-limited"] * 3


async def test_logging_out_closes_the_socket_of_this_session_only(serve: Serve) -> None:
    async with Client(serve.address) as ana:
        await ana.post("/account", login="two-devices", password=PASSWORD)
        await ana.connect()
        async with Client(serve.address) as elsewhere:
            await elsewhere.post("/login", login="two-devices", password=PASSWORD)
            await elsewhere.connect()
            await ana.post("/logout")
            with pytest.raises(Gone):
                await ana.wait_for(lambda: False)
            assert ana.close_code == 1008
            table = await elsewhere.open_table([{"kind": "me"}, {"kind": "bot"}], start=True)
            assert (await elsewhere.follow(table, 0))["status"] == "playing"


async def test_coming_as_someone_else_closes_the_socket(serve: Serve) -> None:
    async with Client(serve.address) as ana:
        await ana.guest("Ana")
        await ana.post("/account", login="ana-again", password=PASSWORD)
        await ana.say("follow", await ana.open_table([{"kind": "me"}, {"kind": "free"}]), seat=0)
        async with Client(serve.address) as other:
            await other.post("/account", login="other", password=PASSWORD)
        await ana.post("/login", login="other", password=PASSWORD)
        with pytest.raises(Gone):
            await ana.wait_for(lambda: False)


async def test_who_goes_leaves_nothing_personal(serve: Serve) -> None:
    async with Client(serve.address) as ana, Client(serve.address) as bob:
        await bob.guest("Bob")
        await ana.post("/account", login="gone", password=PASSWORD, name="Very Personal")
        await ana.connect()
        table = await ana.open_table([{"kind": "me"}, {"kind": "free"}, {"kind": "bot"}], public=True)
        waiting = await ana.open_table([{"kind": "me"}, {"kind": "free"}], public=True)
        await bob.post(f"/tables/{table}/sit")
        await ana.post(f"/tables/{table}/start")
        await ana.say("chat", table, text="my secret")
        await ana.call("DELETE", "/me")
        assert await ana.get("/me") is None
        assert await code_of(bob.get("/players/gone")) == "no-such-player"
        assert await code_of(ana.post("/login", login="gone", password=PASSWORD)) == "wrong-password"
        assert await bob.get(f"/tables/{table}/chat") == []
        assert (await bob.get(f"/tables/{waiting}"))["seen"]["places"] == [None, None]
        await bob.follow(table, 1)
        assert (await bob.play_on(table, 1))["result"]["resigned"] == [0]


async def test_a_link_by_mail(mailbox: Mailbox, tmp_path: Path) -> None:
    box = mailbox
    mine = free_port()
    mail = {
        "CARAVANE_PUBLIC_URL": f"http://127.0.0.1:{mine}",
        "CARAVANE_MAIL__HOST": "127.0.0.1",
        "CARAVANE_MAIL__PORT": str(box.port),
        "CARAVANE_MAIL__TLS": "false",
    }
    with Serve(tmp_path, f"sqlite:///{tmp_path}/caravane.db", mail, port=mine) as serve:
        async with Client(serve.address) as ana, Client(serve.address) as mallory:
            await ana.guest("Ana")
            await ana.post("/link", email="ana@example.org")
            token = await box.token()
            me = await ana.post("/link/use", token=token)
            assert (me["name"], me["email"], me["guest"]) == ("Ana", "ana@example.org", False)
            assert await code_of(ana.post("/link/use", token=token)) == "no-such-link"
            await check_hijack(box, ana, mallory)


async def check_hijack(box: Mailbox, ana: Client, mallory: Client) -> None:
    """Mallory asks for a link to an address that is not hers: who opens it elsewhere gets an account of their own."""
    await mallory.guest("Mallory")
    await mallory.post("/link", email="bea@example.org")
    async with Client(ana.address) as bea:
        me = await bea.post("/link/use", token=await box.token())
        assert (me["name"], me["email"]) == ("bea", "bea@example.org")
    assert (await mallory.get("/me"))["email"] == ""
