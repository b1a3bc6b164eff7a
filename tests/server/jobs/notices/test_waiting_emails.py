"""Tests that nobody waits for the mail server, and that e-mails are not lost when the server stops."""

import asyncio
from pathlib import Path

import pytest

from caravane.server.jobs.notices import mail
from caravane.server.jobs.notices.mail import Mailer
from caravane.server.ops.config import Mail
from tests.server.client import Client
from tests.server.listener import Listener, keep_silent
from tests.server.mail_server import Mailbox
from tests.server.run_processes import Serve
from tests.server.services import free_port
from tests.wait_limit import WAIT_SECONDS

pytestmark = pytest.mark.anyio


class SilentMailServer(Listener):
    """A mail server that accepts connections and never says anything."""

    def __init__(self) -> None:
        super().__init__(self._keep_silent)
        self.connected = asyncio.Event()

    async def _keep_silent(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.connected.set()
        await keep_silent(reader, writer)


def settings(port: int) -> Mail:
    return Mail(host="127.0.0.1", port=port, tls=False)


async def test_the_answer_does_not_wait_for_the_mail_server(mailbox: Mailbox, tmp_path: Path) -> None:
    port = free_port()
    async with SilentMailServer() as silent:
        environ = mailbox.settings(port) | {"CARAVANE_MAIL__PORT": str(silent.port)}
        with Serve(tmp_path, f"sqlite:///{tmp_path}/caravane.db", environ, port=port) as serve:
            async with Client(serve.address) as ana:
                for number in range(3):
                    await ana.post("/login-link", email=f"ana{number}@example.org")
                await silent.connected.wait()
                # The e-mails are still under way: the server has given up none of them before it answered.
                assert silent.open
            serve.process.kill()


async def test_emails_leave_before_a_stop(mailbox: Mailbox, tmp_path: Path) -> None:
    port = free_port()
    with Serve(tmp_path, f"sqlite:///{tmp_path}/caravane.db", mailbox.settings(port), port=port) as serve:
        async with Client(serve.address) as ana:
            for number in range(3):
                await ana.post("/login-link", email=f"ana{number}@example.org")
            assert await asyncio.to_thread(serve.stop) == 0
    assert mailbox.emails.qsize() == 3


async def test_a_stop_waits_for_the_emails(mailbox: Mailbox, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mail, "STOP_SECONDS", WAIT_SECONDS)
    mailer = Mailer(settings(mailbox.port))
    for number in range(20):
        mailer.send_later(f"ana{number % 2}@example.org", "Subject", "Text")
    await mailer.stop()
    assert mailbox.emails.qsize() == 20


async def test_a_stop_does_not_wait_for_ever(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    monkeypatch.setattr(mail, "STOP_SECONDS", 0.0)
    async with SilentMailServer() as silent:
        mailer = Mailer(settings(silent.port))
        mailer.send_later("ana@example.org", "Subject", "Text")
        await silent.connected.wait()
        await mailer.stop()
    assert [entry.count for entry in caplog.records] == [1]  # type: ignore[attr-defined]
    assert "ana" not in caplog.text


async def test_few_emails_to_one_person_wait(
    mailbox: Mailbox, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(mail, "MAX_WAITING", 2)
    mailer = Mailer(settings(mailbox.port))
    sent = await asyncio.gather(*[mailer.send("ana@example.org", "Subject", "Text") for _ in range(5)])
    assert sent == [True, True, True, False, False]
    assert caplog.text.count("too many are waiting") == 2
