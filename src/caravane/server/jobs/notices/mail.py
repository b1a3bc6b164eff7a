"""Mail: links by e-mail, or in the log where no mail server is configured."""

import logging
from email.message import EmailMessage
from typing import Final, final

import aiosmtplib

from caravane.server.ops.config import Mail

log = logging.getLogger(__name__)


@final
class Mailer:
    """Sends short letters."""

    def __init__(self, mail: Mail) -> None:
        self._mail: Final = mail

    async def send(self, to: str, subject: str, text: str, unsubscribe: str = "") -> bool:
        """Send a letter; tell whether it went. A mail server that fails is our trouble, not the visitor's."""
        if not self._mail.host:
            log.warning("no mail server is configured; this letter is for %s:\n%s", to, text)
            return True
        try:
            await self._hand_over(to, subject, text, unsubscribe)
        except (aiosmtplib.SMTPException, OSError):
            log.exception("a letter could not be sent")
            return False
        return True

    async def _hand_over(self, to: str, subject: str, text: str, unsubscribe: str) -> None:
        letter = EmailMessage()
        letter["From"] = self._mail.sender
        letter["To"] = to
        letter["Subject"] = subject
        if unsubscribe:
            letter["List-Unsubscribe"] = f"<{unsubscribe}>"
        letter.set_content(text)
        await aiosmtplib.send(
            letter,
            hostname=self._mail.host,
            port=self._mail.port,
            username=self._mail.user or None,
            password=self._mail.password or None,
            start_tls=self._mail.tls,
        )
