"""Token buckets per sender, and the networks that identify a sender.

An IPv4 address is one sender. An IPv6 household owns a /64, and counts as one; but whoever rents a server often gets a
/48, with 65,536 of them. So everything that is counted per network is counted per /48 too, with a larger limit, because
providers also give the /64 of one /48 to different households.
"""

import time
from collections import Counter, OrderedDict
from ipaddress import ip_address, ip_network
from typing import Final, final

from starlette.requests import HTTPConnection

MAX_TRACKED: Final = 20_000
"""Maximum number of senders tracked; the least recently active is evicted."""

MAX_RETRY_SECONDS: Final = 3600
"""Seconds after which a sender whose tokens are never refilled may try again."""

IPV6_PREFIX_BITS: Final = 64
"""Leading bits of an IPv6 address that identify a household, which owns all addresses with that prefix."""

IPV6_SITE_BITS: Final = 48
"""Leading bits of an IPv6 address that one customer of a provider may own."""

HOUSEHOLDS_OF_A_SITE: Final = 8
"""Number of households at their limit that a site may have."""


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


def site_of(network: str) -> str:
    """Return the site of an IPv6 household; an empty string for senders of other kinds."""
    if not network.endswith(f"/{IPV6_PREFIX_BITS}"):
        return ""
    return str(ip_network(network).supernet(new_prefix=IPV6_SITE_BITS))


@final
class TokenBucket:
    """A token bucket: a burst of tokens, refilled at a rate per second."""

    __slots__ = ("_at", "_burst", "_left", "_rate")

    def __init__(self, rate: float, burst: int) -> None:
        self._rate: Final = rate
        self._burst: Final = burst
        self._left: float = burst
        self._at: float = time.monotonic()

    def take(self, cost: float = 1.0) -> bool:
        """Take a token, or as many as something costs; return whether there were enough."""
        if not self.has(cost):
            return False
        self._left -= cost
        return True

    def has(self, cost: float = 1.0) -> bool:
        """Return whether there are enough tokens, and take none."""
        now = time.monotonic()
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now
        return self._left >= cost

    def seconds_until(self, cost: float) -> float:
        """Return the seconds until there are enough tokens for something."""
        return max(0.0, cost - self._left) / self._rate if self._rate else float(MAX_RETRY_SECONDS)

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

    def take(self, sender: str, cost: float = 1.0) -> bool:
        """Take a token of a sender, or as many as something costs; return whether there were enough."""
        bucket = self._buckets.setdefault(sender, TokenBucket(self._rate, self._burst))
        self._buckets.move_to_end(sender)
        if len(self._buckets) > MAX_TRACKED:
            self._buckets.popitem(last=False)
        return bucket.take(cost)

    def has(self, sender: str, cost: float = 1.0) -> bool:
        """Return whether a sender has enough tokens, and take none."""
        return self._found(sender).has(cost)

    def seconds_until(self, sender: str, cost: float = 1.0) -> float:
        """Return the seconds after which a sender may try again."""
        return self._found(sender).seconds_until(cost)

    def _found(self, sender: str) -> TokenBucket:
        """Return the bucket of a sender, or a full one that is not kept."""
        return self._buckets.get(sender) or TokenBucket(self._rate, self._burst)

    def refund(self, sender: str) -> None:
        """Return a token to the bucket of a sender."""
        if sender in self._buckets:
            self._buckets[sender].refund()


@final
class NetworkLimiter:
    """One token bucket per network, and a larger one per IPv6 site."""

    __slots__ = ("_networks", "_sites")

    def __init__(self, rate: float, burst: int, households: int = HOUSEHOLDS_OF_A_SITE) -> None:
        self._networks: Final = RateLimiter(rate, burst)
        self._sites: Final = RateLimiter(rate * households, burst * households)

    def take(self, sender: str, cost: float = 1.0) -> bool:
        """Take a token of a network and of its site, or as many as something costs; return whether there were enough."""
        site = site_of(sender)
        # A refused site makes no new buckets, or it would push those of others out of memory.
        if site and not self._sites.has(site, cost):
            return False
        return self._networks.take(sender, cost) and (not site or self._sites.take(site, cost))

    def has(self, sender: str, cost: float = 1.0) -> bool:
        """Return whether a network and its site have enough tokens, and take none."""
        return self._networks.has(sender, cost) and self._sites.has(site_of(sender), cost)

    def seconds_until(self, sender: str, cost: float = 1.0) -> float:
        """Return the seconds after which a network may try again."""
        return max(self._networks.seconds_until(sender, cost), self._sites.seconds_until(site_of(sender), cost))

    def refund(self, sender: str) -> None:
        """Return a token to the buckets of a network and of its site."""
        self._networks.refund(sender)
        self._sites.refund(site_of(sender))


@final
class NetworkCounter:
    """How many of something each network and each IPv6 site has open."""

    __slots__ = ("_open",)

    def __init__(self) -> None:
        self._open: Final[Counter[str]] = Counter()

    def has_room(self, network: str, limit: int) -> bool:
        """Return whether a network may open another one, within its own limit and that of its site."""
        site = site_of(network)
        return self._open[network] < limit and (not site or self._open[site] < limit * HOUSEHOLDS_OF_A_SITE)

    def add(self, network: str) -> None:
        """Count one that was opened."""
        self._open.update(_network_and_site(network))

    def remove(self, network: str) -> None:
        """Forget one that was closed."""
        for each in _network_and_site(network):
            self._open[each] -= 1
            if self._open[each] <= 0:
                del self._open[each]


def _network_and_site(network: str) -> list[str]:
    return list(filter(None, (network, site_of(network))))
