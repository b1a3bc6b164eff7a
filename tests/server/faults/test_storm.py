"""Test that no acknowledged play is lost when servers, workers, NATS and PostgreSQL are killed or disconnected."""

import random
from pathlib import Path

import pytest

from tests.server.faults.kinds import FAULTS, plan, short_plan
from tests.server.faults.service import DATABASE_TIMEOUT, Service
from tests.server.faults.storm import Storm

pytestmark = pytest.mark.anyio

NIGHTLY_COUNT = 20
"""Every kind of fault at least once; `scripts/nightly` also injects 300 for its report."""
SEED = 9


async def test_a_service_recovers_from_kills_and_half_open_connections_and_loses_nothing(tmp_path: Path) -> None:
    luck = random.Random(SEED)
    await strike(tmp_path, short_plan(luck), luck)


@pytest.mark.nightly
async def test_a_service_recovers_from_every_fault_and_loses_nothing(tmp_path: Path) -> None:
    luck = random.Random(SEED)
    kinds = plan(NIGHTLY_COUNT, luck)
    assert set(kinds) == set(FAULTS)
    await strike(tmp_path, kinds, luck)


async def strike(tmp_path: Path, kinds: list[str], luck: random.Random) -> None:
    """Inject faults while people play, and check that every play that was acknowledged is there."""
    service = Service(tmp_path, database_timeout=DATABASE_TIMEOUT)
    await service.start()
    try:
        storm = Storm(service, kinds, luck)
        await storm.run()
    finally:
        await service.stop()
    assert sum(len(storm.recovery_seconds[kind]) for kind in set(kinds)) == len(kinds)
    assert storm.resent > 0, "no fault ever interrupted a play"
    assert storm.reconnects > 0
