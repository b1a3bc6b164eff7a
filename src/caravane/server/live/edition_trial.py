"""Trials of editions in a replay process, since two hundred games take seconds."""

from caravane.kernel.edition import Edition
from caravane.server.live.replays.replay_pool import ReplayPool
from caravane.server.live.replays.replay_process import ReplayProcessDied


async def trial_failure(
    replays: ReplayPool, person: str, address: str, game: str, edition: Edition
) -> tuple[int, str] | None:
    """Return the seats and the reason of a game that does not come to its end with these values, if there is one."""
    async with replays.process(f"person {person}", address) as process:
        try:
            failed = await process.request("try_edition", game=game, edition=edition.pack())
        except ReplayProcessDied:
            return (0, "too slow")
    return None if failed is None else (failed[0], failed[1])
