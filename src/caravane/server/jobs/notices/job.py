"""Notice work: finds tables at which nothing moves because somebody is waited for, and tells those people once.

Nothing is queued. The record says at which tables nothing has happened for a while since they were last looked at; a process
that claims one looks who decides there. A decision is claimed before its notice is sent, so however many processes there are
and whenever they die, nobody hears of it twice; a notice whose process dies in between is lost, which is the lesser evil.
In the quiet hours of a table nobody is told anything: it is put off until they are over.
"""

import asyncio
import logging
import random
from collections.abc import Coroutine
from contextlib import suppress
from typing import Final, final

from caravane.server.jobs.notices.mail import Mailer
from caravane.server.jobs.notices.recap import TEXTS, recap, since_last_choice
from caravane.server.jobs.notices.webhook import NotReachable, Webhooks
from caravane.server.live.hub import Hub
from caravane.server.ops import metrics
from caravane.server.ops.config import Configuration
from caravane.server.store.protocol import Database, Identity, NoticeWish
from caravane.tables.clocks.quiet_hours import quiet_at, wakes_at
from caravane.tables.table import Table
from caravane.text import Texts, load_translations

AT_ONCE: Final = 100
EMAIL: Final = "email"
WEBHOOK: Final = "webhook"

log: Final = logging.getLogger(__name__)


@final
class Notice:
    """What one person is told about one table."""

    __slots__ = ("game", "lang", "link", "seat", "stop", "table", "text")

    def __init__(self, table: str, seat: int, *, game: str, lang: str, text: str, public_url: str) -> None:
        self.table: Final = table
        self.seat: Final = seat
        self.game: Final = game
        self.lang: Final = lang
        self.text: Final = text
        # Behind the sign, as everywhere: browsers do not send it, so it is in no log.
        self.link: Final = f"{public_url.rstrip('/')}/#/table/{table}" if public_url else ""
        self.stop: Final = f"{public_url.rstrip('/')}/#/account" if public_url else ""

    def letter(self) -> tuple[str, str]:
        """Give subject and text of a letter."""
        said = load_translations(self.lang, TEXTS)
        lines = [self.text, said("letter-link", link=self.link), said("letter-stop", link=self.stop)]
        return said("letter-subject", game=self.game), "\n\n".join(lines) + "\n"

    def body(self) -> dict[str, object]:
        """Give what a webhook gets; `text` and `content` are what chat rooms show without further ado."""
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
class NoticeWork:
    """Looks for people who are waited for and do not look."""

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
        """Begin to look."""
        self._runner = asyncio.create_task(self._run())

    async def stop(self) -> None:
        """Look no longer; send what is claimed."""
        if self._runner is not None:
            self._runner.cancel()
            with suppress(asyncio.CancelledError):
                await self._runner
        await asyncio.gather(*self._sending)

    async def _run(self) -> None:
        while True:
            # Not all processes at the same moment.
            await asyncio.sleep(self._settings.every * random.uniform(0.5, 1.5))  # noqa: S311 (nobody guesses at it)
            try:
                await self.look()
            except Exception:
                log.exception("the record cannot be asked for people who are waited for")

    async def look(self) -> None:
        """Tell everyone who is waited for and was not told yet."""
        now = self._hub.now()
        while names := await self._store.claim_waiting(now - self._settings.after, now, AT_ONCE):
            for name in names:
                try:
                    await self._tell_all(name)
                except Exception:
                    log.exception("table %s: nobody could be told that it waits", name)

    async def _tell_all(self, name: str) -> None:
        table = await self._hub.refresh(name)
        now, pace = self._hub.now(), table.settings.pace
        if quiet_at(pace, now):
            await self._store.put_off(name, wakes_at(pace, now))
            return
        here = (await self._hub.present(name, table)).here
        waited_for = [seat for seat in table.deciding() if seat in table.people()]
        told: set[str] = set()
        for seat in waited_for:
            identity = table.occupant(seat).identity
            looking = any(here[mine] for mine in table.seats_of(identity))
            if not looking and identity not in told and await self._tell(name, table, seat, identity):
                told.add(identity)

    async def _tell(self, name: str, table: Table, seat: int, identity: str) -> bool:
        wish = await self._store.notice_wish(identity)
        if wish is None or not await self._store.claim_notice(name, seat, table.asked_at[seat]):
            return False
        person = await self._store.identity(identity)
        stored = await self._store.load(name)
        if person is None or stored is None:
            return False
        built, happened = since_last_choice(stored, seat)
        text = recap(built, happened, seat, wish.lang, self._hub.now())
        game = Texts(table.game, wish.lang).title()
        notice = Notice(name, seat, game=game, lang=wish.lang, text=text, public_url=self._public_url)
        self._send(notice, person, wish)
        return True

    def _send(self, notice: Notice, person: Identity, wish: NoticeWish) -> None:
        """Send beside everything else: a mail server may be slow."""
        if wish.email and person.email:
            self._begin(self._by_mail(person.email, notice))
        if wish.webhook:
            self._begin(self._by_webhook(wish.webhook, notice))

    def _begin(self, sending: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(sending)
        self._sending.add(task)
        task.add_done_callback(self._sending.discard)

    async def _by_mail(self, address: str, notice: Notice) -> None:
        sent = await self._mailer.send(address, *notice.letter(), unsubscribe=notice.stop)
        metrics.NOTICES.labels(EMAIL, "sent" if sent else "failed").inc()

    async def _by_webhook(self, url: str, notice: Notice) -> None:
        try:
            await self._webhooks.send(url, notice.body())
        except NotReachable as error:
            # Not the address itself: it may hold a secret of its owner.
            log.info("a webhook was not delivered", extra={"table": notice.table, "why": str(error)})
            metrics.NOTICES.labels(WEBHOOK, "failed").inc()
        else:
            metrics.NOTICES.labels(WEBHOOK, "sent").inc()
