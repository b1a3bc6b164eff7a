"""Delivery of notices to webhooks.

The URL comes from a visitor, and the request comes from inside a network that visitors should not reach. So it goes
only to public addresses, by https, follows no redirects, and ignores the body of the response.
"""

import asyncio
import socket
from ipaddress import ip_address
from typing import Any, Final, final
from urllib.parse import SplitResult, urlsplit

import httpx

TIMEOUT_SECONDS: Final = 10.0
MAX_CONCURRENT: Final = 32
AGENT: Final = "Caravane"


class WebhookFailed(Exception):
    """A webhook could not be delivered, or must not be."""


def is_allowed_url(url: str, *, private: bool) -> bool:
    """Return whether a URL is acceptable as a webhook; the address it resolves to is checked before every request."""
    parts = urlsplit(url)
    return (
        bool(parts.hostname)
        and parts.username is None
        and parts.scheme in ({"http", "https"} if private else {"https"})
    )


@final
class Webhooks:
    """Delivers notices to the URLs that people have set."""

    def __init__(self, *, private: bool) -> None:
        self._private: Final = private
        self._slots: Final = asyncio.Semaphore(MAX_CONCURRENT)

    async def send(self, url: str, body: dict[str, Any]) -> None:
        """Deliver a notice, once; raise WebhookFailed if it was not accepted."""
        try:
            async with self._slots, asyncio.timeout(TIMEOUT_SECONDS):
                await self._post(urlsplit(url), body)
        except (httpx.HTTPError, httpx.InvalidURL, OSError, UnicodeError, TimeoutError) as error:
            raise WebhookFailed(type(error).__name__) from error

    async def _post(self, url: SplitResult, body: dict[str, Any]) -> None:
        address = await self._resolve(url)
        host = f"[{address}]" if ":" in address else address
        port = f":{url.port}" if url.port else ""
        # By the IP address that was checked: resolved again, the name could lead to another.
        target = url._replace(netloc=f"{host}{port}", fragment="").geturl()
        async with httpx.AsyncClient(trust_env=False, timeout=TIMEOUT_SECONDS) as client:
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
        found = await asyncio.get_running_loop().getaddrinfo(url.hostname, port, type=socket.SOCK_STREAM)
        addresses = [str(each[4][0]) for each in found]
        if not self._private and not all(ip_address(address).is_global for address in addresses):
            raise WebhookFailed("not a public address")
        return addresses[0]
