"""The job that notifies absent players, once per decision, that a table waits for them.

There is no queue. The database knows at which tables nothing has happened for a while since they were last checked. A
process leases one and checks which seats decide there. A notice is reserved before it is sent, so it is never sent
twice, however many processes there are and whenever they die. A notice whose process dies in between is lost, which is
the lesser evil. In the quiet hours of a table all notices are postponed until their end.
"""

import asyncio
import logging
import random
from typing import Final, final

from caravane.server.jobs.notices.mail import Mailer
from caravane.server.jobs.notices.recap import TEXTS, recap, since_last_choice
from caravane.server.jobs.notices.webhook import WebhookFailed, Webhooks
from caravane.server.live.hub import Hub
from caravane.server.ops import metrics
from caravane.server.ops.config import Configuration
from caravane.server.ops.tasks import cancel_task, finish_tasks, start_task
from caravane.server.store.protocol import Database
from caravane.server.store.records import Identity, NoticeSettings
from caravane.tables.acts import Refused
from caravane.tables.clocks.quiet_hours import is_quiet, quiet_until_at
from caravane.tables.table import Table
from caravane.text import GameTexts, load_translations

BATCH_SIZE: Final = 100
EMAIL: Final = "email"
WEBHOOK: Final = "webhook"
STOP_SECONDS: Final = 12.0
"""Seconds that the notices which were reserved before a stop have to leave."""

log: Final = logging.getLogger(__name__)


@final
class Notice:
    """A notice to one person about one table."""

    __slots__ = ("game", "lang", "link", "seat", "table", "text", "unsubscribe_link")

    def __init__(self, table: str, seat: int, *, game: str, lang: str, text: str, public_url: str) -> None:
        self.table: Final = table
        self.seat: Final = seat
        self.game: Final = game
        self.lang: Final = lang
        self.text: Final = text
        # In the fragment, as all routes of the client: browsers do not send it, so it appears in no log.
        self.link: Final = f"{public_url.rstrip('/')}/#/table/{table}" if public_url else ""
        self.unsubscribe_link: Final = f"{public_url.rstrip('/')}/#/account" if public_url else ""

    def email(self) -> tuple[str, str]:
        """Return the subject and text of the e-mail."""
        translate = load_translations(self.lang, TEXTS)
        lines = [
            self.text,
            translate("email-link", link=self.link),
            translate("email-stop", link=self.unsubscribe_link),
        ]
        return translate("email-subject", game=self.game), "\n\n".join(lines) + "\n"

    def webhook_body(self) -> dict[str, object]:
        """Return the webhook body; chat services display `text` or `content` without configuration."""
        both = f"{self.text} {self.link}".strip()
        return {
            "type": "turn",
            "table": self.table,
            "seat": self.seat,
            "game": self.game,
            "lang": self.lang,
            "recap": self.text,
            "link": self.link,
            "text": both,
            "content": both,
        }


@final
class NoticeJob:
    """Finds players who must decide and are not connected, and notifies them."""

    def __init__(self, hub: Hub, store: Database, mailer: Mailer, configuration: Configuration) -> None:
        self._hub: Final = hub
        self._store: Final = store
        self._mailer: Final = mailer
        self._public_url: Final = configuration.public_url
        self._settings: Final = configuration.notices
        self._webhooks: Final = Webhooks(private=configuration.notices.private_webhooks)
        self._runner: asyncio.Task[None] | None = None
        self._sending: Final[set[asyncio.Task[None]]] = set()

    async def start(self) -> None:
        """Start polling for waiting tables."""
        self._runner = asyncio.create_task(self._run())

    async def stop(self) -> None:
        """Stop polling, and send the reserved notices, except those that wait for slow webhooks."""
        await cancel_task(self._runner)
        lost = await finish_tasks(self._sending, STOP_SECONDS)
        if lost:
            log.warning("notices not sent before the stop", extra={"count": lost})

    async def _run(self) -> None:
        while True:
            # With jitter, so that not all processes poll at the same time.
            await asyncio.sleep(self._settings.poll_seconds * random.uniform(0.5, 1.5))  # noqa: S311 (no secret)
            try:
                await self.notify_all()
            except Exception:
                log.exception("notice query failed")

    async def notify_all(self) -> None:
        """Notify all players who must decide and were not notified yet."""
        now = self._hub.now()
        while table_ids := await self._store.take_for_notices(now - self._settings.delay_seconds, now, BATCH_SIZE):
            for table_id in table_ids:
                try:
                    await self._notify_table(table_id)
                except Exception:
                    log.exception("notices failed", extra={"table": table_id})

    async def _notify_table(self, table_id: str) -> None:
        table = await self._hub.reload_table(table_id)
        now, time_control = self._hub.now(), table.settings.time_control
        if is_quiet(time_control, now):
            await self._store.postpone_notices(table_id, quiet_until_at(time_control, now))
            return
        present = (await self._hub.presence.get(table_id, table)).seats
        waited_for = [seat for seat in table.deciding() if seat in table.human_seats()]
        notified: set[str] = set()
        for seat in waited_for:
            identity = table.occupant(seat).identity
            is_present = any(present[own] for own in table.seats_of(identity))
            if not is_present and identity not in notified and await self._notify(table_id, table, seat, identity):
                notified.add(identity)

    async def _notify(self, table_id: str, table: Table, seat: int, identity: str) -> bool:
        settings = await self._store.notice_settings(identity)
        if settings is None or not await self._store.reserve_notice(table_id, seat, table.decision_n[seat]):
            return False
        person = await self._store.identity(identity)
        stored = await self._store.load(table_id)
        if person is None or stored is None:
            return False
        loaded, events = since_last_choice(stored, seat)
        text = recap(loaded, events, seat, settings.lang, self._hub.now())
        game = GameTexts(table.game, settings.lang).title()
        notice = Notice(table_id, seat, game=game, lang=settings.lang, text=text, public_url=self._public_url)
        self._send(notice, person, settings)
        return True

    def _send(self, notice: Notice, person: Identity, settings: NoticeSettings) -> None:
        """Send a notice in the background, because a mail server may be slow."""
        if settings.email and person.email:
            start_task(self._sending, self._send_email(person.email, notice))
        if settings.webhook:
            start_task(self._sending, self._send_webhook(person.id, settings.webhook, notice))

    async def _send_email(self, address: str, notice: Notice) -> None:
        sent = await self._mailer.send(address, *notice.email(), unsubscribe=notice.unsubscribe_link)
        metrics.NOTICES.labels(EMAIL, "sent" if sent else "failed").inc()

    async def _send_webhook(self, person: str, url: str, notice: Notice) -> None:
        outcome = "sent"
        # Logged without the URL, which may contain a secret of its owner.
        try:
            await self._webhooks.send(person, url, notice.webhook_body())
        except WebhookFailed as error:
            outcome = "failed"
            log.info("webhook failed", extra={"table": notice.table, "reason": str(error)})
        except Refused:
            outcome = "dropped"
            log.info("webhook dropped: too many of its owner are waiting", extra={"table": notice.table})
        metrics.NOTICES.labels(WEBHOOK, outcome).inc()
