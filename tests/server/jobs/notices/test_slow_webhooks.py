"""Tests that webhooks whose name servers or hosts never answer cost their owner, and nobody else."""

import asyncio
import socket
import threading
from collections.abc import AsyncIterator, Callable, Iterator
from threading import Event
from typing import Any

import pytest
from prometheus_client import REGISTRY

from caravane.server.jobs.notices import host_names, job, webhook
from caravane.server.jobs.notices.host_names import HostNames, LookupFailed
from caravane.server.jobs.notices.mail import Mailer
from caravane.server.jobs.notices.webhook import WebhookFailed, Webhooks
from caravane.server.live.hub import Hub
from caravane.server.ops.config import Configuration, Notices
from caravane.server.store.protocol import Database
from caravane.server.store.records import NoticeSettings
from caravane.tables.acts import Refused
from caravane.tables.occupants import PERSON, Occupant
from tests.server.jobs.notices.webhook_server import WebhookServer
from tests.server.listener import Listener, keep_silent
from tests.server.table_setup import person, play_until_deciding, start_table
from tests.wait_limit import WAIT_SECONDS

pytestmark = pytest.mark.anyio

SILENT = "silent.example"
UNKNOWN = "unknown.example"

LookUp = Callable[..., Any]


class NameServers:
    """Name servers: that of one name never answers until it is told to, and another name does not exist."""

    def __init__(self, really: LookUp) -> None:
        self._really = really
        self.answer = Event()
        self.asked: list[str] = []

    def look_up(self, host: str, *args: Any, **options: Any) -> Any:
        self.asked.append(host)
        if host.endswith(SILENT):
            assert self.answer.wait(WAIT_SECONDS)
        if host.endswith((SILENT, UNKNOWN)):
            raise socket.gaierror(socket.EAI_AGAIN, "no answer")
        return self._really(host, *args, **options)


@pytest.fixture
def name_servers(monkeypatch: pytest.MonkeyPatch) -> Iterator[NameServers]:
    servers = NameServers(socket.getaddrinfo)
    monkeypatch.setattr(socket, "getaddrinfo", servers.look_up)
    yield servers
    servers.answer.set()


@pytest.fixture
def webhook_server() -> Iterator[WebhookServer]:
    server = WebhookServer()
    yield server
    server.stop()


@pytest.fixture
async def silent_url() -> AsyncIterator[str]:
    """Yield the URL of a host that accepts connections and never answers."""
    async with Listener(keep_silent) as silent:
        yield f"http://{silent.address}/"


async def test_names_that_are_never_answered_delay_no_other_lookup(name_servers: NameServers) -> None:
    webhooks = Webhooks(private=False)
    slow = [
        asyncio.create_task(webhooks.send(f"id-{number}", f"https://{number}.{SILENT}/", {})) for number in range(40)
    ]
    for _ in range(20):
        await asyncio.sleep(0)
    async with asyncio.timeout(WAIT_SECONDS):
        assert await asyncio.get_running_loop().getaddrinfo("localhost", 25)
    threads = [thread for thread in threading.enumerate() if thread.name == host_names.THREAD_NAME]
    # They do not keep the process from ending.
    assert 0 < len(threads) <= webhook.MAX_CONCURRENT
    assert all(thread.daemon for thread in threads)
    name_servers.answer.set()
    outcomes = await asyncio.gather(*slow, return_exceptions=True)
    assert {str(outcome) for outcome in outcomes} == {"LookupFailed"}


async def test_a_name_that_failed_is_not_looked_up_again_for_a_while(
    name_servers: NameServers, monkeypatch: pytest.MonkeyPatch
) -> None:
    webhooks = Webhooks(private=False)
    for _ in range(3):
        with pytest.raises(WebhookFailed, match="LookupFailed"):
            await webhooks.send("id-mal", f"https://{UNKNOWN}/", {})
    assert name_servers.asked == [UNKNOWN]
    monkeypatch.setattr(host_names, "FAILURE_SECONDS", 0.0)
    with pytest.raises(WebhookFailed):
        await webhooks.send("id-mal", f"https://{UNKNOWN}/", {})
    assert name_servers.asked == [UNKNOWN] * 2


async def test_a_name_that_was_answered_too_late_has_failed(
    name_servers: NameServers, monkeypatch: pytest.MonkeyPatch
) -> None:
    names = HostNames()
    assert await names.addresses("localhost", 80)
    monkeypatch.setattr(host_names, "SLOW_SECONDS", -1.0)
    for _ in range(2):
        with pytest.raises(LookupFailed):
            await names.addresses("localhost", 80)
    assert name_servers.asked == ["localhost"] * 2


async def cancel(tasks: list[asyncio.Task[None]]) -> None:
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


async def test_slow_webhooks_of_one_person_hold_one_slot(
    webhook_server: WebhookServer, silent_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(webhook, "TIMEOUT_SECONDS", 1000 * WAIT_SECONDS)
    webhooks = Webhooks(private=True)
    slow = [asyncio.create_task(webhooks.send("id-mal", silent_url, {})) for _ in range(100)]
    await asyncio.sleep(0)
    async with asyncio.timeout(WAIT_SECONDS):
        await webhooks.send("id-vic", webhook_server.url, {"text": 1})
    assert await webhook_server.next() == {"text": 1}
    await cancel(slow)


async def test_few_webhooks_of_one_person_wait(silent_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(webhook, "MAX_WAITING", 2)
    webhooks = Webhooks(private=True)
    slow = [asyncio.create_task(webhooks.send("id-mal", silent_url, {})) for _ in range(3)]
    await asyncio.sleep(0)
    with pytest.raises(Refused):
        await webhooks.send("id-mal", silent_url, {})
    await cancel(slow)


async def test_webhooks_that_are_dropped_are_counted_and_logged_without_their_url(
    store: Database, silent_url: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(webhook, "MAX_WAITING", 1)
    monkeypatch.setattr(job, "STOP_SECONDS", 0.0)
    hub = Hub(store)
    identity = await store.create_guest("Mal", 1.0)
    await store.save_notice_settings(identity, NoticeSettings("en", webhook=f"{silent_url}?key=secret"))
    for _ in range(5):
        table = await start_table(hub, Occupant(PERSON, "Mal", identity=identity), person("Bo"), game="lost-cities")
        await play_until_deciding(hub, table, 0)
    configuration = Configuration(notices=Notices(delay_seconds=0, private_webhooks=True))
    notices = job.NoticeJob(hub, store, Mailer(configuration.mail), configuration)
    before = dropped()
    with caplog.at_level("INFO"):
        await notices.notify_all()
        await asyncio.sleep(0)
        # One is under way and one waits; both end with the process.
        await notices.stop()
    assert dropped() - before == 3
    assert caplog.text.count("webhook dropped") == 3
    assert [entry.count for entry in caplog.records if "before the stop" in entry.message] == [2]  # type: ignore[attr-defined]
    assert "secret" not in caplog.text


def dropped() -> float:
    """Return how many webhooks were dropped so far."""
    return REGISTRY.get_sample_value("caravane_notices_total", {"channel": "webhook", "outcome": "dropped"}) or 0.0
