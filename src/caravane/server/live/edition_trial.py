"""Trials of editions in a replay process, since their games take seconds."""

from typing import Final

from caravane.kernel.edition import Edition
from caravane.server.live.replays.replay_pool import ReplayPool
from caravane.server.live.replays.replay_process import ReplayProcessDied
from caravane.tables.editions.trial import SLOW

TRIAL_WORK: Final = 300.0
"""Milliseconds that a trial counts for its address: less than it takes, since it runs beside the server."""


async def trial_failure(
    replays: ReplayPool, person: str, address: str, game: str, edition: Edition
) -> tuple[int, str] | None:
    """Return the seats and the reason of a game that does not come to its end with these values, if there is one."""
    async with replays.process(f"person {person}", address, TRIAL_WORK) as process:
        try:
            failed = await process.request("try_edition", game=game, edition=edition.pack())
        except ReplayProcessDied:
            return (0, SLOW)
    return None if failed is None else (failed[0], failed[1])
