"""Delivery of e-mails, or their text in the log where no mail server is configured."""

import logging
from email.message import EmailMessage
from typing import Final, final

import aiosmtplib

from caravane.server.ops.config import Mail

log = logging.getLogger(__name__)


@final
class Mailer:
    """Sends short e-mails."""

    def __init__(self, mail: Mail) -> None:
        self._mail: Final = mail

    async def send(self, to: str, subject: str, text: str, unsubscribe: str = "") -> bool:
        """Send an e-mail; return whether that succeeded. A failing mail server must not fail the visitor's request."""
        if not self._mail.host:
            # In the message, since the console escapes line ends in extras, and hosts copy the link from here.
            log.warning("no mail server configured; e-mail to %s logged instead:\n%s", to, text)
            return True
        try:
            await self._deliver(to, subject, text, unsubscribe)
        except (aiosmtplib.SMTPException, OSError):
            log.exception("e-mail failed")
            return False
        return True

    async def _deliver(self, to: str, subject: str, text: str, unsubscribe: str) -> None:
        message = EmailMessage()
        message["From"] = self._mail.sender
        message["To"] = to
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
