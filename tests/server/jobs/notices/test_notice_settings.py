"""Tests of the notice settings of players."""

from pathlib import Path

import pytest

from tests.server.client import Client, Refusal
from tests.server.mail_server import Mailbox
from tests.server.run_processes import Serve
from tests.server.services import free_port

pytestmark = pytest.mark.anyio


async def put(client: Client, **settings: object) -> object:
    return await client.call("PUT", "/me/notices", settings)


async def refusal_code(client: Client, **settings: object) -> str:
    with pytest.raises(Refusal) as refusal:
        await put(client, **settings)
    return refusal.value.code


async def test_a_server_notifies_an_absent_player(tmp_path: Path, mailbox: Mailbox) -> None:
    """Check the way from the settings to the e-mail over the public API."""
    port = free_port()
    environ = {
        "CARAVANE_PUBLIC_URL": f"http://127.0.0.1:{port}",
        "CARAVANE_MAIL__HOST": "127.0.0.1",
        "CARAVANE_MAIL__PORT": str(mailbox.port),
        "CARAVANE_MAIL__TLS": "false",
        "CARAVANE_NOTICES__DELAY_SECONDS": "0.2",
        "CARAVANE_NOTICES__POLL_SECONDS": "0.2",
    }
    with Serve(tmp_path, f"sqlite:///{tmp_path}/caravane.db", environ, port=port) as serve:
        async with Client(serve.address) as ana:
            await ana.guest("Ana")
            assert await ana.get("/me/notices") == {"lang": "fr", "email": False, "webhook": ""}
            assert await refusal_code(ana, email=True) == "no-email"
            assert await refusal_code(ana, webhook="http://example.org/hook") == "bad-webhook"
            assert await refusal_code(ana, webhook="https://") == "bad-request"
            for wrong in ("https://[zz]/", "https://example.org:99999/", "https://[64:ff9b::7f00:1]/"):
                assert await refusal_code(ana, webhook=wrong) == "bad-webhook"
            settings = {"lang": "en", "email": False, "webhook": "https://example.org/hook"}
            assert await put(ana, **settings) == settings == await ana.get("/me/notices")
            await ana.post("/login-link", email="ana@example.org")
            await ana.post("/login-link/use", token=await mailbox.token())
            await put(ana, lang="en", email=True)
            table = await ana.create_table([{"kind": "me"}, {"kind": "companion", "name": "Bo"}], start=True)
            email = await mailbox.next()
            assert email["To"] == "ana@example.org"
            assert f"http://127.0.0.1:{port}/#/table/{table}" in email.get_content()
