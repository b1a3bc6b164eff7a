"""Tests of the addresses to which webhooks may go: none inside a network, however it is written."""

import socket
from typing import Any

import pytest

from caravane.server.jobs.notices.public_address import is_public
from caravane.server.jobs.notices.webhook import WebhookFailed, Webhooks, is_allowed_url
from tests.server.jobs.notices.webhook_server import WebhookServer

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize(
    "address",
    [
        "10.0.0.1",
        "100.64.0.1",  # shared by the customers of a provider
        "127.0.0.1",
        "169.254.169.254",
        "192.0.0.170",
        "192.0.2.1",  # documentation
        "192.88.99.1",
        "198.18.0.1",  # benchmarks
        "203.0.113.1",
        "224.0.0.1",  # multicast
        "240.0.0.1",
        "255.255.255.255",
        "0.0.0.0",
        "::",
        "::1",
        "::7f00:1",
        "::ffff:10.0.0.1",
        "::ffff:0:10.0.0.1",
        "64:ff9b::10.0.0.1",
        "64:ff9b::7f00:1",
        "64:ff9b:1::1",
        "2002:a00:1::",  # 6to4 of 10.0.0.1
        "2002:7f00:1::1",
        "2001:0:4136:e378:8000:63bf:f5ff:fffe",  # Teredo
        "2001:db8::1",
        "2001:10::1",
        "2606:4700::5efe:10.0.0.1",  # ISATAP
        "100::1",
        "3fff::1",
        "5f00::1",
        "fc00::1",
        "fe80::1",
        "fe80::1%eth0",
        "2606:4700::1%eth0",
        "fec0::1",
        "ff02::1",
        "nonsense",
        "",
    ],
)
def test_addresses_that_are_not_public(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize("address", ["1.1.1.1", "8.8.8.8", "2606:4700::1111", "64:ff9b::808:808", "2002:808:808::1"])
def test_public_addresses(address: str) -> None:
    assert is_public(address)


@pytest.mark.parametrize(
    "url",
    [
        "https://[zz]/",
        "https://[::1/",
        "https://example.org:99999/",
        "https://example.org:0/",
        "https://example.org:port/",
        "https://127.0.0.1/",
        "https://[64:ff9b::7f00:1]/",
        "https://ana@example.org/",
        "https:///hook",
        "https://exa mple.org/",
        "https://example.org\\@127.0.0.1/",
        f"https://{'a' * 300}.example/",
        "http://example.org/",
    ],
)
async def test_urls_that_are_refused_and_never_requested(url: str) -> None:
    assert not is_allowed_url(url, private=False)
    # Stored by an older version, it fails like any other webhook.
    with pytest.raises(WebhookFailed):
        await Webhooks(private=False).send("id-ana", url, {})


async def test_a_name_is_resolved_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Check that the request goes to the checked address, though the name leads elsewhere a moment later."""
    server, answers = WebhookServer(), ["127.0.0.1", "192.0.2.1"]
    resolve = socket.getaddrinfo

    def rebind(host: str, *more: Any, **named: Any) -> Any:
        return resolve(answers.pop(0) if host == "rebound.example" else host, *more, **named)

    monkeypatch.setattr(socket, "getaddrinfo", rebind)
    await Webhooks(private=True).send("id-ana", server.url.replace("localhost", "rebound.example"), {"text": 1})
    assert await server.next() == {"text": 1}
    assert answers == ["192.0.2.1"]
    server.stop()
