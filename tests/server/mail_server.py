"""A real mail server for tests that stores the e-mails it receives."""

import asyncio
import re
from email.message import EmailMessage
from email.parser import BytesParser
from email.policy import default
from queue import Queue
from typing import Any

from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, Envelope, Session

from tests.server.listener import wait_until_accepted
from tests.server.services import free_port
from tests.wait_limit import WAIT_SECONDS


class Receiver(Controller):
    """A controller that knows its sessions, and leaves none open when it stops."""

    def __init__(self, *args: Any, **options: Any) -> None:
        self._sessions: list[SMTP] = []
        super().__init__(*args, **options)

    def factory(self) -> SMTP:
        self._sessions.append(SMTP(self.handler, **self.SMTP_kwargs))
        return self._sessions[-1]

    def stop(self, no_assert: bool = False) -> None:
        asyncio.run_coroutine_threadsafe(self._abort_sessions(), self.loop).result(WAIT_SECONDS)
        super().stop(no_assert)

    async def _abort_sessions(self) -> None:
        assert self.server is not None
        self.server.close()
        await wait_until_accepted()
        for session in self._sessions:
            if isinstance(session.transport, asyncio.Transport):
                session.transport.abort()
        await asyncio.sleep(0)


class Mailbox:
    """The server, and its e-mails in the order in which they arrived."""

    def __init__(self) -> None:
        self.emails: Queue[EmailMessage] = Queue()
        self._controller = Receiver(self, hostname="127.0.0.1", port=free_port(), ready_timeout=WAIT_SECONDS)
        self._controller.start()
        self.port = self._controller.port

    def stop(self) -> None:
        self._controller.stop()

    def settings(self, port: int) -> dict[str, str]:
        """Return the environment of a server that sends its e-mails here and listens on a port."""
        return {
            "CARAVANE_PUBLIC_URL": f"http://127.0.0.1:{port}",
            "CARAVANE_MAIL__HOST": "127.0.0.1",
            "CARAVANE_MAIL__PORT": str(self.port),
            "CARAVANE_MAIL__TLS": "false",
        }

    async def handle_DATA(self, _server: SMTP, _session: Session, envelope: Envelope) -> str:  # noqa: N802
        content = envelope.content
        assert isinstance(content, bytes)
        email = BytesParser(policy=default).parsebytes(content)
        assert isinstance(email, EmailMessage)
        self.emails.put(email)
        return "250 OK"

    async def next(self, recipient: str = "") -> EmailMessage:
        """Return the next e-mail, or the next one to a recipient: earlier ones may still be under way."""
        while True:
            email = await asyncio.to_thread(self.emails.get, timeout=WAIT_SECONDS)
            if recipient in {"", str(email["To"])}:
                return email

    async def token(self, recipient: str = "") -> str:
        """Return the token of the link in the next e-mail, or in the next one to a recipient."""
        found = re.search(r"#/link/(\S+)", (await self.next(recipient)).get_content())
        assert found is not None
        return found[1]

    def take_all(self) -> list[EmailMessage]:
        """Return the e-mails that are there, and keep none."""
        return [self.emails.get() for _ in range(self.emails.qsize())]
