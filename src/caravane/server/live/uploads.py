"""The large bodies that are being received: they are held in memory, so their number is limited."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Final, final

from caravane.server.security.rate_limit import site_of
from caravane.tables.acts import Refused

MAX_RECEIVED: Final = 16
"""Maximum number of files that are received at the same time."""
MAX_FILES: Final = 32
"""Maximum number of files that are received or verified at the same time."""
MAX_FILES_OF_AN_ADDRESS: Final = 4
MAX_FILES_OF_A_SITE: Final = 8
"""The same for everybody at one address, and for all addresses of an IPv6 site."""
BODY_SECONDS: Final = 120.0
"""Maximum seconds in which a body is received as a whole: one at the slowest permitted rate would take half an hour."""


@final
class Uploads:
    """The people who send a file now, one each, and their addresses."""

    def __init__(self, body_seconds: float = BODY_SECONDS) -> None:
        self._body_seconds: Final = body_seconds
        self._people: Final[set[str]] = set()
        self._networks: Counter[str] = Counter()
        self._received: int = 0

    @contextmanager
    def of(self, person: str, address: str) -> Iterator[None]:
        """Count the file of a person until it is verified; raise Refused while they, or too many others, have one."""
        limits = _limits_of(address)
        full = any(self._networks[each] >= limit for each, limit in limits.items())
        if full or person in self._people or len(self._people) >= MAX_FILES:
            raise Refused("rate-limited")
        self._people.add(person)
        self._networks.update(limits.keys())
        try:
            yield
        finally:
            self._people.discard(person)
            self._networks -= Counter(limits.keys())

    @asynccontextmanager
    async def receiving(self) -> AsyncIterator[None]:
        """Hold a place while a body is received; raise Refused if there is none, or when it takes too long."""
        if self._received >= MAX_RECEIVED:
            raise Refused("rate-limited")
        self._received += 1
        try:
            async with asyncio.timeout(self._body_seconds):
                yield
        except TimeoutError as error:
            raise Refused("bad-request", f"body: not received within {self._body_seconds:.0f} seconds") from error
        finally:
            self._received -= 1


def _limits_of(address: str) -> dict[str, int]:
    """Return the maximum number of files by network that an address counts for."""
    limits, site = {address: MAX_FILES_OF_AN_ADDRESS}, site_of(address)
    return limits | {site: MAX_FILES_OF_A_SITE} if site else limits
