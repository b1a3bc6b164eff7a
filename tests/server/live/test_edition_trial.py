"""Tests of the trials of editions: what was played is known from then on, and the death of a process says nothing."""

import asyncio
import os
import signal

import pytest

from caravane.kernel.edition import Edition
from caravane.server.live.edition_trial import EditionTrials
from caravane.server.live.replays.replay_pool import ReplayPool
from caravane.server.security.pacing import AddressPacer
from caravane.server.store.protocol import Database
from tests.edition_files import FILES, read_file
from tests.wait_limit import WAIT_SECONDS

pytestmark = pytest.mark.anyio

GAME = "lost-cities"
WORK = 250.0


def edition() -> Edition:
    found = next(read.edition for read in map(read_file, FILES) if read.head["game"] == GAME)
    assert found is not None
    return found


async def test_values_whose_process_died_can_be_tried_again(store: Database) -> None:
    pool = ReplayPool(store, AddressPacer(WORK))
    trials = EditionTrials(pool)
    async with pool.process("ana", "") as process:
        # A stopped process takes requests, and answers none.
        os.kill(process.pid, signal.SIGSTOP)
    trial = asyncio.create_task(trials.run("ana", "", GAME, edition()))
    async with asyncio.timeout(WAIT_SECONDS):
        while process.ready():  # noqa: ASYNC110 (a request sends no event)
            await asyncio.sleep(0.01)
        os.kill(process.pid, signal.SIGKILL)
        assert (await trial).failed is not None
        assert trials.result(GAME, edition()) is None
        assert (await trials.run("ana", "", GAME, edition())).games() > 0
        assert trials.result(GAME, edition()) is not None
    await pool.stop()
