"""Trials of editions in a replay process, since their games take seconds; what is offered is tried without being asked."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Iterable
from typing import Final, final

from caravane.kernel.edition import Edition
from caravane.server.live.replays.replay_pool import ReplayPool
from caravane.server.live.replays.replay_process import ReplayProcessDied
from caravane.server.ops.tasks import cancel_task
from caravane.tables.acts import Refused
from caravane.tables.editions.trial import SLOW

log = logging.getLogger(__name__)

TRIAL_WORK: Final = 300.0
"""Milliseconds that a trial counts for its address: less than it takes, since it runs beside the server."""
MAX_RESULTS: Final = 1_000
OFFERED: Final = "offered editions"
"""Sender of the trials that nobody has asked for."""
Key = tuple[str, str]


@final
class TrialResult:
    """Games that came to their end with the values of an edition; the seats and the reason of one that did not."""

    __slots__ = ("bots", "failed", "random")

    def __init__(self, random: int, bots: int, failed: tuple[int, str] | None) -> None:
        self.random: Final = random
        self.bots: Final = bots
        self.failed: Final = failed

    def games(self) -> int:
        """Return how many games came to their end; 0 if one did not."""
        return 0 if self.failed else self.random + self.bots


@final
class EditionTrials:
    """The trials of this process and their results, by the values that were tried."""

    def __init__(self, replays: ReplayPool) -> None:
        self._replays: Final = replays
        self._results: Final[OrderedDict[Key, TrialResult]] = OrderedDict()
        self._waiting: Final[OrderedDict[Key, Edition]] = OrderedDict()
        self._work: asyncio.Task[None] | None = None

    def result(self, game: str, edition: Edition) -> TrialResult | None:
        """Return the result for these values, if they were tried: the same games would be played again."""
        return self._results.get((game, edition.fingerprint))

    async def run(self, person: str, address: str, game: str, edition: Edition) -> TrialResult:
        """Return the result for these values; play, if they were not tried yet."""
        known = self.result(game, edition)
        if known is not None:
            return known
        async with self._replays.process(f"person {person}", address, TRIAL_WORK) as process:
            try:
                result = TrialResult(**await process.request("try_edition", game=game, edition=edition.pack()))
            except ReplayProcessDied:
                # It may have died of something else: who tries again gets another process.
                return TrialResult(0, 0, (0, SLOW))
        self._results[game, edition.fingerprint] = result
        while len(self._results) > MAX_RESULTS:
            self._results.popitem(last=False)
        return result

    def begin(self, game: str, editions: Iterable[Edition]) -> None:
        """Try editions of which nothing is known, one after the other, while nobody waits for it."""
        for edition in editions:
            if self.result(game, edition) is None:
                self._waiting.setdefault((game, edition.fingerprint), edition)
        if self._waiting and (self._work is None or self._work.done()):
            self._work = asyncio.create_task(self._try_waiting())

    async def _try_waiting(self) -> None:
        while self._waiting:
            (game, _), edition = self._waiting.popitem(last=False)
            try:
                result = await self.run(OFFERED, "", game, edition)
            except Refused:
                # Others need the processes now: the next visitor of the page for new tables begins again.
                continue
            if result.failed is not None:
                seats, reason = result.failed
                fields = {"game": game, "edition": edition.name, "seats": seats, "reason": reason}
                log.warning("offered edition fails its trial", extra=fields)

    async def stop(self) -> None:
        """Cancel the trial that is running."""
        await cancel_task(self._work)
