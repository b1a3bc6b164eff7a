"""How people say whether they wish to be told."""

from pathlib import Path

import pytest

from tests.server.client import Client, Refusal
from tests.server.mail_server import Mailbox
from tests.server.run_processes import Serve
from tests.server.services import free_port

pytestmark = pytest.mark.anyio


async def put(client: Client, **wish: object) -> object:
    return await client.call("PUT", "/me/notices", wish)


async def refused(client: Client, **wish: object) -> str:
    with pytest.raises(Refusal) as refusal:
        await put(client, **wish)
    return refusal.value.code


async def test_a_running_server_tells_who_went_away(tmp_path: Path, mailbox: Mailbox) -> None:
    """From the wish to the letter, by the doors that people use."""
    port = free_port()
    settings = {
        "CARAVANE_PUBLIC_URL": f"http://127.0.0.1:{port}",
        "CARAVANE_MAIL__HOST": "127.0.0.1",
        "CARAVANE_MAIL__PORT": str(mailbox.port),
        "CARAVANE_MAIL__TLS": "false",
        "CARAVANE_NOTICES__AFTER": "0.2",
        "CARAVANE_NOTICES__EVERY": "0.2",
    }
    with Serve(tmp_path, f"sqlite:///{tmp_path}/caravane.db", settings, port=port) as serve:
        async with Client(serve.address) as ana:
            await ana.guest("Ana")
            assert await ana.get("/me/notices") == {"lang": "fr", "email": False, "webhook": ""}
            assert await refused(ana, email=True) == "no-address"
            assert await refused(ana, webhook="http://example.org/hook") == "bad-webhook"
            assert await refused(ana, webhook="https://") == "bad-request"
            wish = {"lang": "en", "email": False, "webhook": "https://example.org/hook"}
            assert await put(ana, **wish) == wish == await ana.get("/me/notices")
            await ana.post("/link", email="ana@example.org")
            await ana.post("/link/use", token=await mailbox.token())
            await put(ana, lang="en", email=True)
            table = await ana.open_table([{"kind": "me"}, {"kind": "companion", "name": "Bo"}], start=True)
            letter = await mailbox.next()
            assert letter["To"] == "ana@example.org"
            assert f"http://127.0.0.1:{port}/#/table/{table}" in letter.get_content()
