"""Pacing of work, so that the moves of players come first.

Limits per address do not help when many addresses send log-ins or make guests at once. All log-ins together get a share
of the processor, and all visitors without a session another one; beyond it they wait, and beyond a few seconds they are
refused. An address that has used much of a share lately does not wait there: it is let in while nobody waits.

Limits per person do not help when one address has many guests, or many connections. Everybody at one address together
gets a share too, and beyond it waits: what would have come all at once comes one after the other.
"""

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Final, final

from caravane.server.security.rate_limit import MAX_TRACKED, NetworkLimiter, site_of

MAX_DELAY: Final = 5.0
"""Maximum seconds that a request waits for its share."""
BURST_SECONDS: Final = 8.0
"""Seconds of unused share that are available at once: 24 people who come in together log in without waiting."""
SHARE_OF_AN_ADDRESS: Final = 0.1
"""Part of this share that one address may use in the long run, so that it does not keep others from logging in."""
PATIENT_PART: Final = 0.25
"""Part of its burst that an address may have used to wait with the others; beyond it, it comes when nobody waits."""
LOGIN_PART: Final = 0.6
"""Part of the work of all log-ins and visitors without a session that is for log-ins: guests cannot lock them out."""
ADDRESS_BURST_SECONDS: Final = 1.0
"""Seconds of unused share of an address that are available at once: hundreds of files, or a few touches with many plans."""
SHARES_OF_A_SITE: Final = 2
"""Number of shares that all addresses of an IPv6 site have together."""
ADDRESS_MAX_DELAY: Final = 15.0
"""Maximum seconds that something from an address waits: a class of thirty that opens the page at once is not refused."""
PLAY_PART: Final = 1 / 3
"""Part of the share of an address that only people who play at tables use: about twenty moves a second."""
REFUSAL_SECONDS: Final = 1.0
"""Seconds that a refusal to an address takes, so that it cannot ask again at once."""


@final
class Pacer:
    """A share of the processor: that of log-ins, or that of everything else without a session."""

    def __init__(self, milliseconds_per_second: float, now: Callable[[], float] = time.monotonic) -> None:
        self._rate: Final = milliseconds_per_second
        self._now: Final = now
        burst = int(milliseconds_per_second * BURST_SECONDS)
        self._addresses: Final = NetworkLimiter(milliseconds_per_second * SHARE_OF_AN_ADDRESS, burst, SHARES_OF_A_SITE)
        self._left_of_the_patient: Final = burst * (1 - PATIENT_PART)
        self._used_until: float = now() - BURST_SECONDS
        """Time until which the share is used."""

    def delay(self, milliseconds: float, max_delay: float = MAX_DELAY) -> float:
        """Return the seconds after which work may begin, and count it unless they are too many.

        Its own length does not matter: small requests would leave no room for a large one.
        """
        now = self._now()
        begin = max(self._used_until, now - BURST_SECONDS)
        if begin - now <= max_delay:
            self._used_until = begin + milliseconds / self._rate
        return max(0.0, begin - now)

    def admit(self, address: str, milliseconds: float) -> tuple[bool, float]:
        """Return whether work is admitted, and the seconds until it may begin, or until it may be asked for again."""
        if not self._addresses.has(address, milliseconds):
            return False, self._addresses.seconds_until(address, milliseconds)
        patient = self._addresses.has(address, self._left_of_the_patient)
        max_delay = MAX_DELAY if patient else 0.0
        seconds = self.delay(milliseconds, max_delay)
        # What is refused makes no new buckets, or it would push those of others out of memory.
        admitted = seconds <= max_delay and self._addresses.take(address, milliseconds)
        return admitted, seconds

    async def pace(self, address: str, milliseconds: float) -> float:
        """Wait until work may begin; return the seconds until a refused sender may try again, or 0."""
        admitted, seconds = self.admit(address, milliseconds)
        if not admitted:
            return seconds
        await asyncio.sleep(seconds)
        return 0.0


@final
class Debts:
    """What senders have used of a share that each of them has, and what IPv6 sites have used of several shares."""

    def __init__(self, milliseconds_per_second: float, now: Callable[[], float]) -> None:
        self._rate: Final = milliseconds_per_second
        self._now: Final = now
        self._used_until: Final[OrderedDict[str, float]] = OrderedDict()
        """Time until which the share of an address, or those of a site, are used."""

    def delay(self, address: str, milliseconds: float) -> float:
        """Return the seconds after which work of an address would begin, and count nothing."""
        return max(0.0, max(self._ends(address, milliseconds).values()) - self._now())

    def charge(self, address: str, milliseconds: float) -> float:
        """Count work of an address; return the seconds after which it may begin."""
        ends = self._ends(address, milliseconds)
        for sender, end in ends.items():
            self._used_until[sender] = end
            self._used_until.move_to_end(sender)
        while len(self._used_until) > MAX_TRACKED:
            self._used_until.popitem(last=False)
        return max(0.0, max(ends.values()) - self._now())

    def _ends(self, address: str, milliseconds: float) -> dict[str, float]:
        """Return the time until which an address and its site would have used their shares."""
        seconds, site = milliseconds / self._rate, site_of(address)
        ends = {address: self._begin(address) + seconds}
        return ends | {site: self._begin(site) + seconds / SHARES_OF_A_SITE} if site else ends

    def _begin(self, sender: str) -> float:
        return max(self._used_until.get(sender, 0.0), self._now() - ADDRESS_BURST_SECONDS)


@final
class AddressPacer:
    """The share of the processor for everybody at one address, and for everybody at one IPv6 site.

    What is played at tables counts as everything else does. But it has a part of the share to itself: beyond the whole
    share it waits for its own part only, so that requests, also refused ones, do not hold up moves.
    """

    def __init__(self, milliseconds_per_second: float, now: Callable[[], float] = time.monotonic) -> None:
        self._all: Final = Debts(milliseconds_per_second, now)
        self._plays: Final = Debts(milliseconds_per_second * PLAY_PART, now)

    def charge(self, address: str, milliseconds: float) -> float:
        """Count work of an address; return the seconds after which it may begin."""
        return self._all.charge(address, milliseconds)

    def admit(self, address: str, milliseconds: float, *, plays: bool = False) -> tuple[bool, float]:
        """Return whether work is admitted, and the seconds until it may begin, or until it may be asked for again."""
        delay = self._all.delay(address, milliseconds)
        own_delay = self._plays.delay(address, milliseconds) if plays and delay > 0 else delay
        if min(delay, own_delay) > ADDRESS_MAX_DELAY:
            # What is refused is not remembered, or it would push the debts of others out of memory.
            return False, min(delay, own_delay)
        self._all.charge(address, milliseconds)
        if own_delay < delay:
            self._plays.charge(address, milliseconds)
        return True, min(delay, own_delay)

    async def pace(self, address: str, milliseconds: float, *, plays: bool = False) -> float:
        """Count work of an address, and wait until it may begin.

        Return 0, or the seconds after which it may try again: not even those who disconnect leave much work waiting.
        """
        admitted, seconds = self.admit(address, milliseconds, plays=plays)
        if not admitted:
            await asyncio.sleep(REFUSAL_SECONDS)
            return seconds
        if seconds:
            await asyncio.sleep(seconds)
        return 0.0
