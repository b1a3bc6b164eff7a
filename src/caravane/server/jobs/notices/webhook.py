"""Webhook: a notice as a request to an address that its reader has named.

The address comes from a visitor, and our request comes from inside a network that visitors should not reach: so it goes only to
public addresses, by https, follows nobody elsewhere, and what is answered is not read.
"""

import asyncio
import socket
from ipaddress import ip_address
from typing import Any, Final, final
from urllib.parse import SplitResult, urlsplit

import httpx

PATIENCE: Final = 10.0
AT_ONCE: Final = 32
AGENT: Final = "Caravane"


class NotReachable(Exception):
    """A webhook could not be delivered, or must not be."""


def allowed(url: str, *, private: bool) -> bool:
    """Tell whether an address may be named as a webhook; where it really leads is asked before every request."""
    parts = urlsplit(url)
    return (
        bool(parts.hostname)
        and parts.username is None
        and parts.scheme in ({"http", "https"} if private else {"https"})
    )


@final
class Webhooks:
    """Delivers notices to addresses that people have named."""

    def __init__(self, *, private: bool) -> None:
        self._private: Final = private
        self._room: Final = asyncio.Semaphore(AT_ONCE)

    async def send(self, url: str, body: dict[str, Any]) -> None:
        """Deliver a notice, once; raise NotReachable when nobody took it."""
        try:
            async with self._room, asyncio.timeout(PATIENCE):
                await self._post(urlsplit(url), body)
        except (httpx.HTTPError, httpx.InvalidURL, OSError, UnicodeError, TimeoutError) as error:
            raise NotReachable(type(error).__name__) from error

    async def _post(self, url: SplitResult, body: dict[str, Any]) -> None:
        address = await self._resolve(url)
        host = f"[{address}]" if ":" in address else address
        port = f":{url.port}" if url.port else ""
        # By the number that was checked: asked again, the name could lead elsewhere.
        target = url._replace(netloc=f"{host}{port}", fragment="").geturl()
        async with httpx.AsyncClient(trust_env=False, timeout=PATIENCE) as client:
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
            raise NotReachable(f"answered with {response.status_code}")

    async def _resolve(self, url: SplitResult) -> str:
        port = url.port or (443 if url.scheme == "https" else 80)
        found = await asyncio.get_running_loop().getaddrinfo(url.hostname, port, type=socket.SOCK_STREAM)
        addresses = [str(each[4][0]) for each in found]
        if not self._private and not all(ip_address(address).is_global for address in addresses):
            raise NotReachable("not a public address")
        return addresses[0]
