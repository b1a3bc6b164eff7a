"""Mailbox: a real mail server for tests, which keeps what it is given."""

import asyncio
import re
from email.message import EmailMessage
from email.parser import BytesParser
from email.policy import default
from queue import Queue

from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, Envelope, Session

from tests.server.services import free_port


class Mailbox:
    """The server, and the letters in the order in which they came."""

    def __init__(self) -> None:
        self.letters: Queue[EmailMessage] = Queue()
        self._controller = Controller(self, hostname="127.0.0.1", port=free_port())
        self._controller.start()
        self.port = self._controller.port

    def stop(self) -> None:
        self._controller.stop()

    async def handle_DATA(self, _server: SMTP, _session: Session, envelope: Envelope) -> str:  # noqa: N802
        content = envelope.content
        assert isinstance(content, bytes)
        letter = BytesParser(policy=default).parsebytes(content)
        assert isinstance(letter, EmailMessage)
        self.letters.put(letter)
        return "250 OK"

    async def next(self) -> EmailMessage:
        """Give the next letter."""
        return await asyncio.to_thread(self.letters.get, timeout=60)

    async def token(self) -> str:
        """Give the token of the link in the next letter."""
        found = re.search(r"#/link/(\S+)", (await self.next()).get_content())
        assert found is not None
        return found[1]
