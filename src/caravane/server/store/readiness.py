"""Whether the database accepts writes, as last seen: visitors may ask often, and the answer costs a commit."""

import asyncio
import logging
import time
from typing import Final, final

from caravane.server.store.protocol import TableStore

log = logging.getLogger(__name__)

FRESH_SECONDS: Final = 1.0
"""Seconds for which an answer is repeated without another write."""
TIMEOUT_SECONDS: Final = 2.0
"""Seconds after which a database that has not acknowledged the shortest write counts as unavailable."""


@final
class Readiness:
    """The answer of the last check; concurrent questions share one check."""

    def __init__(self, store: TableStore) -> None:
        self._store: Final = store
        self._checking: asyncio.Task[bool] | None = None
        self._writable: bool = True
        self._checked_at: float = float("-inf")

    async def is_writable(self) -> bool:
        """Return whether the database accepts writes now, or did so a moment ago."""
        if time.monotonic() - self._checked_at < FRESH_SECONDS:
            return self._writable
        if self._checking is None or self._checking.done():
            self._checking = asyncio.create_task(self._check())
        return await asyncio.shield(self._checking)

    async def _check(self) -> bool:
        try:
            async with asyncio.timeout(TIMEOUT_SECONDS):
                await self._store.check_writable()
        except Exception as error:  # noqa: BLE001 any failure of the database keeps visitors from playing
            self._report(writable=False, reason=type(error.__cause__ or error).__name__)
        else:
            self._report(writable=True)
        self._checked_at = time.monotonic()
        return self._writable

    def _report(self, *, writable: bool, reason: str = "") -> None:
        """Log changes only, because a monitor asks every few seconds."""
        if self._writable and not writable:
            log.error("the database accepts no writes", extra={"reason": reason})
        elif writable and not self._writable:
            log.warning("the database accepts writes again")
        self._writable = writable
