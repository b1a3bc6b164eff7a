"""Delivery of e-mails, or their text in the log where no mail server is configured."""

import asyncio
import logging
from email.headerregistry import Address
from email.message import EmailMessage
from email.policy import SMTP
from typing import Final, final

import aiosmtplib

from caravane.server.live.fair_queue import FairQueue
from caravane.server.ops.config import Mail
from caravane.server.ops.log_safety import DELIBERATE
from caravane.server.ops.tasks import finish_tasks, start_task
from caravane.server.security.email_addresses import BadAddress, normal_address
from caravane.tables.acts import Refused

MAX_CONCURRENT: Final = 8
MAX_WAITING: Final = 200
"""Maximum number of waiting e-mails to one person: as many as unfinished tables by default."""
STOP_SECONDS: Final = 15.0
"""Seconds that the e-mails which were accepted before a stop have to leave."""

log = logging.getLogger(__name__)


@final
class Mailer:
    """Sends short e-mails: recipients in turn, over few connections to the mail server."""

    def __init__(self, mail: Mail) -> None:
        self._mail: Final = mail
        self._queue: Final = FairQueue(MAX_CONCURRENT, MAX_WAITING)
        self._sending: Final[set[asyncio.Task[None]]] = set()

    def send_later(self, to: str, subject: str, text: str) -> None:
        """Send an e-mail in the background, so that nobody waits for the mail server."""

        async def send() -> None:
            await self.send(to, subject, text)

        start_task(self._sending, send())

    async def stop(self) -> None:
        """Send the e-mails that are waiting in the background."""
        lost = await finish_tasks(self._sending, STOP_SECONDS)
        if lost:
            log.error("e-mails not sent before the stop", extra={"count": lost})

    async def send(self, to: str, subject: str, text: str, unsubscribe: str = "") -> bool:
        """Send an e-mail; return whether that succeeded. A failing mail server must not fail the visitor's request."""
        try:
            to = normal_address(to)
        except BadAddress:
            # An earlier version stored addresses that it should not have.
            log.warning("e-mail not sent: the stored address is not a plain one")
            return False
        if not self._mail.host:
            # In the message, since the console escapes line ends in extras, and hosts copy the link from here.
            entry = "no mail server configured; e-mail to %s logged instead:\n%s"
            log.warning(entry, to, text, extra={DELIBERATE: True})
            return True
        try:
            async with self._queue.slot(to):
                await self._deliver(to, subject, text, unsubscribe)
        except Refused:
            log.warning("e-mail not sent: too many are waiting for the mail server")
            return False
        except (aiosmtplib.SMTPException, OSError):
            log.exception("e-mail failed")
            return False
        return True

    async def _deliver(self, to: str, subject: str, text: str, unsubscribe: str) -> None:
        message = EmailMessage(SMTP)
        message["From"] = self._mail.sender
        message["To"] = Address(addr_spec=to)
        message["Subject"] = subject
        if unsubscribe:
            message["List-Unsubscribe"] = f"<{unsubscribe}>"
        message.set_content(text)
        await aiosmtplib.send(
            message,
            hostname=self._mail.host,
            port=self._mail.port,
            username=self._mail.user or None,
            password=self._mail.password or None,
            start_tls=self._mail.tls,
        )
