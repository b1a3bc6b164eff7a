"""Throttle: how often something may be done."""

import time
from collections import OrderedDict
from ipaddress import ip_address, ip_network
from typing import Final, final

from starlette.requests import HTTPConnection

REMEMBERED: Final = 20_000
"""So many senders are remembered; the ones that were quiet the longest are forgotten."""

HOUSEHOLD: Final = 64
"""So many leading bits of an IPv6 address are a household's own; it has all the addresses behind them."""


def address_of(connection: HTTPConnection) -> str:
    """Give the network address of who is asking."""
    return network_of(connection.client.host) if connection.client else ""


def network_of(address: str) -> str:
    """Give what is one sender's: an IPv4 address, or a household's network; what is no address stays as it is."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if found.version == 4:
        return address
    return str(found.ipv4_mapped or ip_network((found, HOUSEHOLD), strict=False))


@final
class Bucket:
    """So many at once, and so many a second after that."""

    __slots__ = ("_at", "_burst", "_left", "_rate")

    def __init__(self, rate: float, burst: int) -> None:
        self._rate: Final = rate
        self._burst: Final = burst
        self._left: float = burst
        self._at: float = time.monotonic()

    def take(self) -> bool:
        """Take one, if there is one."""
        now = time.monotonic()
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True

    def give_back(self) -> None:
        """Let one that was taken not count."""
        self._left = min(self._burst, self._left + 1)


@final
class Throttle:
    """A bucket for each sender."""

    __slots__ = ("_buckets", "_burst", "_rate")

    def __init__(self, rate: float, burst: int) -> None:
        self._rate: Final = rate
        self._burst: Final = burst
        self._buckets: Final[OrderedDict[str, Bucket]] = OrderedDict()

    def take(self, sender: str) -> bool:
        """Take one for a sender, if there is one."""
        bucket = self._buckets.setdefault(sender, Bucket(self._rate, self._burst))
        self._buckets.move_to_end(sender)
        if len(self._buckets) > REMEMBERED:
            self._buckets.popitem(last=False)
        return bucket.take()

    def give_back(self, sender: str) -> None:
        """Let one that a sender has taken not count."""
        if sender in self._buckets:
            self._buckets[sender].give_back()
