"""A real mail server for tests that stores the e-mails it receives."""

import asyncio
import re
from email.message import EmailMessage
from email.parser import BytesParser
from email.policy import default
from queue import Queue

from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, Envelope, Session

from tests.server.services import free_port
from tests.wait_limit import WAIT_SECONDS


class Mailbox:
    """The server, and its e-mails in the order in which they arrived."""

    def __init__(self) -> None:
        self.emails: Queue[EmailMessage] = Queue()
        self._controller = Controller(self, hostname="127.0.0.1", port=free_port(), ready_timeout=WAIT_SECONDS)
        self._controller.start()
        self.port = self._controller.port

    def stop(self) -> None:
        self._controller.stop()

    async def handle_DATA(self, _server: SMTP, _session: Session, envelope: Envelope) -> str:  # noqa: N802
        content = envelope.content
        assert isinstance(content, bytes)
        email = BytesParser(policy=default).parsebytes(content)
        assert isinstance(email, EmailMessage)
        self.emails.put(email)
        return "250 OK"

    async def next(self) -> EmailMessage:
        """Return the next e-mail."""
        return await asyncio.to_thread(self.emails.get, timeout=WAIT_SECONDS)

    async def token(self) -> str:
        """Return the token of the link in the next e-mail."""
        found = re.search(r"#/link/(\S+)", (await self.next()).get_content())
        assert found is not None
        return found[1]
