"""Token buckets per sender, and the network address that identifies a sender."""

import time
from collections import OrderedDict
from ipaddress import ip_address, ip_network
from typing import Final, final

from starlette.requests import HTTPConnection

MAX_TRACKED: Final = 20_000
"""Maximum number of senders tracked; the least recently active is evicted."""

IPV6_PREFIX_BITS: Final = 64
"""Leading bits of an IPv6 address that identify a household, which owns all addresses with that prefix."""


def address_of(connection: HTTPConnection) -> str:
    """Return the network address of the client."""
    return network_of(connection.client.host) if connection.client else ""


def network_of(address: str) -> str:
    """Return the key of a sender: an IPv4 address, or the network of an IPv6 household; other text is unchanged."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if found.version == 4:
        return address
    return str(found.ipv4_mapped or ip_network((found, IPV6_PREFIX_BITS), strict=False))


@final
class TokenBucket:
    """A token bucket: a burst of tokens, refilled at a rate per second."""

    __slots__ = ("_at", "_burst", "_left", "_rate")

    def __init__(self, rate: float, burst: int) -> None:
        self._rate: Final = rate
        self._burst: Final = burst
        self._left: float = burst
        self._at: float = time.monotonic()

    def take(self) -> bool:
        """Take a token; return whether there was one."""
        now = time.monotonic()
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True

    def refund(self) -> None:
        """Return a token to the bucket."""
        self._left = min(self._burst, self._left + 1)


@final
class RateLimiter:
    """One token bucket per sender."""

    __slots__ = ("_buckets", "_burst", "_rate")

    def __init__(self, rate: float, burst: int) -> None:
        self._rate: Final = rate
        self._burst: Final = burst
        self._buckets: Final[OrderedDict[str, TokenBucket]] = OrderedDict()

    def take(self, sender: str) -> bool:
        """Take a token of a sender; return whether there was one."""
        bucket = self._buckets.setdefault(sender, TokenBucket(self._rate, self._burst))
        self._buckets.move_to_end(sender)
        if len(self._buckets) > MAX_TRACKED:
            self._buckets.popitem(last=False)
        return bucket.take()

    def refund(self, sender: str) -> None:
        """Return a token to the bucket of a sender."""
        if sender in self._buckets:
            self._buckets[sender].refund()
