"""Tests of notices: absent players get one e-mail and webhook per decision, with a recap of two sentences."""

import asyncio
import time
from collections.abc import Iterator
from datetime import UTC, datetime
from ipaddress import ip_address

import pytest

from caravane.server.jobs.notices.job import NoticeJob
from caravane.server.jobs.notices.mail import Mailer
from caravane.server.jobs.notices.webhook import WebhookFailed, Webhooks, is_allowed_url
from caravane.server.live.hub import Hub
from caravane.server.live.presence import Follower
from caravane.server.ops.config import Configuration, Mail, Notices
from caravane.server.store.connect import open_store
from caravane.server.store.protocol import Database
from caravane.server.store.records import NoticeSettings
from caravane.tables.clocks.time_control import CORRESPONDENCE
from caravane.tables.occupants import PERSON, Occupant
from tests.server.jobs.notices.webhook_server import WebhookServer
from tests.server.mail_server import Mailbox
from tests.server.table_setup import person, play_until_decided, play_until_deciding, start_table

pytestmark = pytest.mark.anyio


class Clock:
    """A clock that tests set."""

    def __init__(self) -> None:
        self.now = time.time()

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def webhook_server() -> Iterator[WebhookServer]:
    server = WebhookServer()
    yield server
    server.stop()


def notice_job(hub: Hub, store: Database, mailbox: Mailbox) -> NoticeJob:
    configuration = Configuration(
        public_url="https://play.example/",
        mail=Mail(host="127.0.0.1", port=mailbox.port, tls=False),
        notices=Notices(delay_seconds=60, private_webhooks=True),
    )
    return NoticeJob(hub, store, Mailer(configuration.mail), configuration)


async def create_player(store: Database, name: str, hook: str = "", lang: str = "en") -> Occupant:
    """Create a player with notices by e-mail, and by webhook if a URL is given."""
    identity = await store.create_guest(name, 1.0)
    assert await store.attach_account(identity, email=f"{name}@example.org")
    await store.save_notice_settings(identity, NoticeSettings(lang, email=True, webhook=hook))
    return Occupant(PERSON, name, identity=identity)


async def test_a_deciding_player_gets_an_email_and_a_webhook(
    store: Database, mailbox: Mailbox, webhook_server: WebhookServer, clock: Clock
) -> None:
    hub = Hub(store, clock)
    ana = await create_player(store, "Ana", webhook_server.url)
    name = await start_table(hub, ana, person("Bo"), game="lost-cities")
    await play_until_deciding(hub, name, 0)
    job = notice_job(hub, store, mailbox)
    await job.notify_all()
    await job.stop()
    assert mailbox.emails.empty()  # less than a minute has passed
    clock.now += 61
    await job.notify_all()
    email, hook = await mailbox.next(), await webhook_server.next()
    assert email["To"] == "ana@example.org", "the normal form of the stored address"
    assert email["Subject"] == "Your turn in Lost Cities: Roll & Write"
    assert email["List-Unsubscribe"] == "<https://play.example/#/account>"
    assert f"https://play.example/#/table/{name}" in email.get_content()
    assert email.get_content().startswith("The game has begun. Your turn in ")
    assert (hook["type"], hook["table"], hook["seat"], hook["lang"]) == ("turn", name, 0, "en")
    assert hook["recap"] in email.get_content().replace("\n", " ")
    assert hook["text"] == hook["content"] == f"{hook['recap']} https://play.example/#/table/{name}"


async def test_several_processes_notify_once_per_decision(
    store_url: str, store: Database, mailbox: Mailbox, clock: Clock
) -> None:
    hub = Hub(store, clock)
    people = [await create_player(store, name) for name in ("Ana", "Bo")]
    names = [await start_table(hub, *people, game="lost-cities") for _ in range(4)]
    clock.now += 61
    others = [await open_store(store_url) for _ in range(3)]
    jobs = [notice_job(Hub(each, clock), each, mailbox) for each in (store, *others)]
    tables = [await hub.get_table(name) for name in names]
    deciding = sum(len(table.deciding()) for table in tables)
    for _ in range(3):
        await asyncio.gather(*[job.notify_all() for job in jobs])
        clock.now += 61
    for job in jobs:
        await job.stop()
    assert mailbox.emails.qsize() == deciding
    for other in others:
        await other.close()


async def test_notices_wait_until_the_quiet_hours_are_over(store: Database, mailbox: Mailbox, clock: Clock) -> None:
    evening = datetime(2026, 7, 1, 22, 59, 30, tzinfo=UTC).timestamp()
    clock.now = evening
    hub = Hub(store, clock)
    people = [await create_player(store, name) for name in ("Ana", "Bo")]
    name = await start_table(hub, *people, game="lost-cities", time_control=CORRESPONDENCE["daily"])
    job = notice_job(hub, store, mailbox)
    for hours in (0.1, 4, 9):
        clock.now = evening + hours * 3600
        await job.notify_all()
    await job.stop()
    assert mailbox.emails.empty()
    clock.now = evening + 9 * 3600 + 31
    for _ in range(2):
        await job.notify_all()
    await job.stop()
    assert mailbox.emails.qsize() == len((await hub.get_table(name)).deciding())


async def test_the_next_decision_is_notified_again(store: Database, mailbox: Mailbox, clock: Clock) -> None:
    hub = Hub(store, clock)
    name = await start_table(hub, await create_player(store, "Ana", lang="fr"), person("Bo"), game="lost-cities")
    job = notice_job(hub, store, mailbox)
    emails = []
    for _ in range(3):
        await play_until_deciding(hub, name, 0)
        clock.now += 61
        await job.notify_all()
        emails.append((await mailbox.next()).get_content())
        await play_until_decided(hub, name, 0)
    await job.stop()
    assert mailbox.emails.empty()
    assert emails[0].startswith("La partie a commencé. À vous de jouer")
    assert all("depuis votre dernier coup" in email.lower() for email in emails[1:])


async def test_a_follower_is_not_notified(store: Database, mailbox: Mailbox, clock: Clock) -> None:
    hub = Hub(store, clock)
    ana, bo = await create_player(store, "Ana"), await create_player(store, "Bo")
    name = await start_table(hub, ana, bo, game="lost-cities")
    players = enumerate((ana, bo))
    followers = [Follower(seat, lambda _: None, lambda _: None, player.identity) for seat, player in players]
    for follower in followers:
        await hub.follow(name, follower)
    clock.now += 61
    job = notice_job(hub, store, mailbox)
    await job.notify_all()
    await job.stop()
    assert mailbox.emails.empty()


async def test_players_without_notices_or_account_are_not_notified(
    store: Database, mailbox: Mailbox, clock: Clock
) -> None:
    hub = Hub(store, clock)
    ana = await create_player(store, "Ana")
    for _ in range(2):
        await start_table(hub, ana, person("Bo"), game="lost-cities")
    await store.save_notice_settings(ana.identity, NoticeSettings("en"))
    assert await store.notice_settings(ana.identity) is None
    await store.save_notice_settings(ana.identity, NoticeSettings("en", email=True))
    await store.delete_identity(ana.identity)
    assert await store.notice_settings(ana.identity) is None
    clock.now += 61
    job = notice_job(hub, store, mailbox)
    await job.notify_all()
    await job.stop()
    assert mailbox.emails.empty()


async def test_a_webhook_goes_to_public_addresses_only(webhook_server: WebhookServer) -> None:
    for address in ("127.0.0.1", "10.0.0.1", "169.254.169.254", "[::1]", "[::ffff:127.0.0.1]", "0.0.0.0"):
        assert not ip_address(address.strip("[]")).is_global
        with pytest.raises(WebhookFailed, match="not a public address"):
            await Webhooks(private=False).send("id-ana", f"https://{address}/hook", {})
    with pytest.raises(WebhookFailed, match="not a public address"):
        await Webhooks(private=False).send("id-ana", webhook_server.url.replace("http:", "https:"), {})
    await Webhooks(private=True).send("id-ana", webhook_server.url, {"text": 1})
    assert await webhook_server.next() == {"text": 1}


async def test_a_webhook_does_not_follow_redirects() -> None:
    elsewhere = WebhookServer(status=302)
    with pytest.raises(WebhookFailed, match="302"):
        await Webhooks(private=True).send("id-ana", elsewhere.url, {})
    elsewhere.stop()


@pytest.mark.parametrize("url", ["https://example.org/hook", "https://[2606:4700::1111]:8443/"])
async def test_allowed_webhook_urls(url: str) -> None:
    assert is_allowed_url(url, private=False)
    assert not is_allowed_url(url.replace("https", "http"), private=False)
    assert is_allowed_url(url.replace("https", "http"), private=True)
    assert not is_allowed_url(url.replace("https://", "https://user@"), private=True)
    assert not is_allowed_url(url.replace("https", "ftp"), private=True)
