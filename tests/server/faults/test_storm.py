"""Test that no acknowledged play is lost when servers, workers, NATS and PostgreSQL are killed or disconnected."""

import random
from pathlib import Path

import pytest

from tests.server.faults.kinds import FAULTS, plan
from tests.server.faults.service import DATABASE_TIMEOUT, Service
from tests.server.faults.storm import Storm

pytestmark = pytest.mark.anyio

COUNT = 20
"""Every kind of fault at least once; `scripts/nightly` injects 300."""
SEED = 9


async def test_a_service_recovers_from_every_fault_and_loses_nothing(tmp_path: Path) -> None:
    luck = random.Random(SEED)
    service = Service(tmp_path, database_timeout=DATABASE_TIMEOUT)
    await service.start()
    try:
        storm = Storm(service, plan(COUNT, luck), luck)
        await storm.run()
    finally:
        await service.stop()
    assert sum(len(storm.recovery_seconds[kind]) for kind in FAULTS) == COUNT
    assert storm.resent > 0, "no fault ever interrupted a play"
    assert storm.reconnects > 0
