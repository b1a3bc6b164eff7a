"""Who does not look is told that a table waits: once, in two sentences, by letter and by webhook."""

import asyncio
import time
from collections.abc import Iterator
from datetime import UTC, datetime
from ipaddress import ip_address

import pytest

from caravane.server.jobs.notices.job import NoticeWork
from caravane.server.jobs.notices.mail import Mailer
from caravane.server.jobs.notices.webhook import NotReachable, Webhooks, allowed
from caravane.server.live.hub import Hub
from caravane.server.live.presence import Watcher
from caravane.server.ops.config import Configuration, Mail, Notices
from caravane.server.store.connect import open_store
from caravane.server.store.protocol import Database, NoticeWish
from caravane.tables.clocks.time_control import OVER_DAYS
from caravane.tables.occupants import PERSON, Occupant
from tests.server.mail_server import Mailbox
from tests.server.notices.webhook_server import Hooked
from tests.server.table_setup import person, start_table, until_answered, until_asked

pytestmark = pytest.mark.anyio


class Clock:
    """A time of day that tests move."""

    def __init__(self) -> None:
        self.now = time.time()

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def hooked() -> Iterator[Hooked]:
    server = Hooked()
    yield server
    server.stop()


def work_of(hub: Hub, store: Database, mailbox: Mailbox) -> NoticeWork:
    configuration = Configuration(
        public_url="https://play.example/",
        mail=Mail(host="127.0.0.1", port=mailbox.port, tls=False),
        notices=Notices(after=60, private_webhooks=True),
    )
    return NoticeWork(hub, store, Mailer(configuration.mail), configuration)


async def somebody(store: Database, name: str, hook: str = "", lang: str = "en") -> Occupant:
    """Let somebody in who wishes to be told by letter, and perhaps by webhook."""
    identity = await store.create_guest(name, 1.0)
    assert await store.become_account(identity, email=f"{name}@example.org")
    await store.wish_notices(identity, NoticeWish(lang, email=True, webhook=hook))
    return Occupant(PERSON, name, identity=identity)


async def test_who_is_waited_for_gets_a_letter_and_a_webhook(
    store: Database, mailbox: Mailbox, hooked: Hooked, clock: Clock
) -> None:
    hub = Hub(store, clock)
    ana = await somebody(store, "Ana", hooked.url)
    name = await start_table(hub, ana, person("Bo"), game="lost-cities")
    await until_asked(hub, name, 0)
    work = work_of(hub, store, mailbox)
    await work.look()
    await work.stop()
    assert mailbox.letters.empty()  # a minute has not passed
    clock.now += 61
    await work.look()
    letter, hook = await mailbox.next(), await hooked.next()
    assert letter["To"] == "Ana@example.org"
    assert letter["Subject"] == "Your turn in Lost Cities: Roll & Write"
    assert letter["List-Unsubscribe"] == "<https://play.example/#/account>"
    assert f"https://play.example/#/table/{name}" in letter.get_content()
    assert letter.get_content().startswith("The game has begun. Your turn in ")
    assert (hook["type"], hook["table"], hook["seat"], hook["lang"]) == ("turn", name, 0, "en")
    assert hook["recap"] in letter.get_content().replace("\n", " ")
    assert hook["text"] == hook["content"] == f"{hook['recap']} https://play.example/#/table/{name}"


async def test_a_decision_is_told_once_by_however_many_processes(
    store_url: str, store: Database, mailbox: Mailbox, clock: Clock
) -> None:
    hub = Hub(store, clock)
    people = [await somebody(store, name) for name in ("Ana", "Bo")]
    names = [await start_table(hub, *people, game="lost-cities") for _ in range(4)]
    clock.now += 61
    others = [await open_store(store_url) for _ in range(3)]
    works = [work_of(Hub(each, clock), each, mailbox) for each in (store, *others)]
    tables = [await hub.look(name) for name in names]
    waited_for = sum(len(table.deciding()) for table in tables)
    for _ in range(3):
        await asyncio.gather(*[work.look() for work in works])
        clock.now += 61
    for work in works:
        await work.stop()
    assert mailbox.letters.qsize() == waited_for
    for other in others:
        await other.close()


async def test_in_quiet_hours_nobody_is_told_until_morning(store: Database, mailbox: Mailbox, clock: Clock) -> None:
    evening = datetime(2026, 7, 1, 22, 59, 30, tzinfo=UTC).timestamp()
    clock.now = evening
    hub = Hub(store, clock)
    people = [await somebody(store, name) for name in ("Ana", "Bo")]
    name = await start_table(hub, *people, game="lost-cities", pace=OVER_DAYS["daily"])
    work = work_of(hub, store, mailbox)
    for hours in (0.1, 4, 9):
        clock.now = evening + hours * 3600
        await work.look()
    await work.stop()
    assert mailbox.letters.empty()
    clock.now = evening + 9 * 3600 + 31
    for _ in range(2):
        await work.look()
    await work.stop()
    assert mailbox.letters.qsize() == len((await hub.look(name)).deciding())


async def test_the_next_decision_is_told_again(store: Database, mailbox: Mailbox, clock: Clock) -> None:
    hub = Hub(store, clock)
    name = await start_table(hub, await somebody(store, "Ana", lang="fr"), person("Bo"), game="lost-cities")
    work = work_of(hub, store, mailbox)
    for _ in range(3):
        await until_asked(hub, name, 0)
        clock.now += 61
        await work.look()
        await until_answered(hub, name, 0)
    await work.stop()
    letters = [mailbox.letters.get_nowait().get_content() for _ in range(mailbox.letters.qsize())]
    assert len(letters) == 3
    assert letters[0].startswith("La partie a commencé. À vous de jouer")
    assert all(letter.startswith("Depuis votre dernier coup") for letter in letters[1:])


async def test_who_looks_is_not_told(store: Database, mailbox: Mailbox, clock: Clock) -> None:
    hub = Hub(store, clock)
    ana, bo = await somebody(store, "Ana"), await somebody(store, "Bo")
    name = await start_table(hub, ana, bo, game="lost-cities")
    watchers = [Watcher(seat, lambda _: None, lambda _: None, who.identity) for seat, who in enumerate((ana, bo))]
    for watcher in watchers:
        await hub.follow(name, watcher)
    clock.now += 61
    work = work_of(hub, store, mailbox)
    await work.look()
    await work.stop()
    assert mailbox.letters.empty()


async def test_who_does_not_wish_it_or_is_forgotten_is_not_told(
    store: Database, mailbox: Mailbox, clock: Clock
) -> None:
    hub = Hub(store, clock)
    ana = await somebody(store, "Ana")
    for _ in range(2):
        await start_table(hub, ana, person("Bo"), game="lost-cities")
    await store.wish_notices(ana.identity, NoticeWish("en"))
    assert await store.notice_wish(ana.identity) is None
    await store.wish_notices(ana.identity, NoticeWish("en", email=True))
    await store.forget(ana.identity)
    assert await store.notice_wish(ana.identity) is None
    clock.now += 61
    work = work_of(hub, store, mailbox)
    await work.look()
    await work.stop()
    assert mailbox.letters.empty()


async def test_a_webhook_goes_to_public_addresses_only(hooked: Hooked) -> None:
    for address in ("127.0.0.1", "10.0.0.1", "169.254.169.254", "[::1]", "[::ffff:127.0.0.1]", "0.0.0.0"):
        assert not ip_address(address.strip("[]")).is_global
        with pytest.raises(NotReachable, match="not a public address"):
            await Webhooks(private=False).send(f"https://{address}/hook", {})
    with pytest.raises(NotReachable, match="not a public address"):
        await Webhooks(private=False).send(hooked.url.replace("http:", "https:"), {})
    await Webhooks(private=True).send(hooked.url, {"said": 1})
    assert await hooked.next() == {"said": 1}


async def test_a_webhook_is_not_led_elsewhere() -> None:
    elsewhere = Hooked(status=302)
    with pytest.raises(NotReachable, match="302"):
        await Webhooks(private=True).send(elsewhere.url, {})
    elsewhere.stop()


@pytest.mark.parametrize("url", ["https://example.org/hook", "https://[2001:db8::1]:8443/"])
async def test_what_may_be_named_as_a_webhook(url: str) -> None:
    assert allowed(url, private=False)
    assert not allowed(url.replace("https", "http"), private=False)
    assert allowed(url.replace("https", "http"), private=True)
    assert not allowed(url.replace("https://", "https://user@"), private=True)
    assert not allowed(url.replace("https", "ftp"), private=True)
