"""Delivery of notices to webhooks.

The URL comes from a visitor, and the request comes from inside a network that visitors should not reach. So it goes
only to public addresses, by https, follows no redirects, and ignores the body of the response.
"""

import asyncio
from ipaddress import ip_address
from typing import Any, Final, final
from urllib.parse import SplitResult, urlsplit

import httpx

from caravane.server.jobs.notices.host_names import HostNames
from caravane.server.jobs.notices.public_address import is_public
from caravane.server.live.fair_queue import FairQueue

TIMEOUT_SECONDS: Final = 10.0
MAX_CONCURRENT: Final = 32
MAX_WAITING: Final = 200
"""Maximum number of waiting notices of one person: as many as unfinished tables by default."""
MAX_PART: Final = 63
"""Maximum length of each part of the name of a host."""
AGENT: Final = "Caravane"


class WebhookFailed(Exception):
    """A webhook could not be delivered, or must not be."""


def is_allowed_url(url: str, *, private: bool) -> bool:
    """Return whether a URL is acceptable as a webhook; the address it resolves to is checked before every request."""
    try:
        parts = urlsplit(url)
        # Of the same opinion as the library that sends the request.
        sent = httpx.URL(url)
        port = parts.port
    except (ValueError, httpx.InvalidURL):
        return False
    return (
        _is_host(sent.raw_host)
        and port != 0
        and not any(character.isspace() or character == "\\" for character in url)
        and parts.username is None
        and parts.scheme in ({"http", "https"} if private else {"https"})
        and (private or not _is_address(str(parts.hostname)) or is_public(str(parts.hostname)))
    )


def _is_host(host: bytes) -> bool:
    """Return whether a name, as it is asked for in the network, has parts of possible lengths."""
    return all(0 < len(part) <= MAX_PART for part in host.removesuffix(b".").split(b"."))


def _is_address(host: str) -> bool:
    try:
        ip_address(host)
    except ValueError:
        return False
    return True


@final
class Webhooks:
    """Delivers notices to the URLs that people have set: in turn, and one at a time for each person."""

    def __init__(self, *, private: bool) -> None:
        self._private: Final = private
        self._queue: Final = FairQueue(MAX_CONCURRENT, MAX_WAITING)
        self._names: Final = HostNames()

    async def send(self, person: str, url: str, body: dict[str, Any]) -> None:
        """Deliver a notice to a person, once; raise WebhookFailed if it was not accepted.

        Raise Refused if too many notices wait already.
        """
        async with self._queue.slot(person):
            try:
                await self._post(urlsplit(url), body)
            except (httpx.HTTPError, httpx.InvalidURL, OSError, ValueError, TimeoutError) as error:
                raise WebhookFailed(type(error).__name__) from error

    async def _post(self, url: SplitResult, body: dict[str, Any]) -> None:
        address = await self._resolve(url)
        host = f"[{address}]" if ":" in address else address
        port = f":{url.port}" if url.port else ""
        # By the IP address that was checked: resolved again, the name could lead to another.
        target = url._replace(netloc=f"{host}{port}", fragment="").geturl()
        async with (
            asyncio.timeout(TIMEOUT_SECONDS),
            httpx.AsyncClient(trust_env=False, timeout=TIMEOUT_SECONDS, follow_redirects=False) as client,
        ):
            request = client.build_request(
                "POST",
                target,
                json=body,
                headers={"host": url.netloc, "user-agent": AGENT},
                extensions={"sni_hostname": url.hostname},
            )
            response = await client.send(request, stream=True)
            await response.aclose()
        if not response.is_success:
            raise WebhookFailed(f"status {response.status_code}")

    async def _resolve(self, url: SplitResult) -> str:
        port = url.port or (443 if url.scheme == "https" else 80)
        addresses = await self._names.addresses(str(url.hostname), port)
        if not self._private and not all(is_public(address) for address in addresses):
            raise WebhookFailed("not a public address")
        return addresses[0]
