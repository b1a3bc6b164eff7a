"""Nothing acknowledged is lost when servers, workers, NATS and PostgreSQL are killed and their connections fail."""

import random
from pathlib import Path

import pytest

from tests.server.faults.kinds import FAULTS, plan
from tests.server.faults.service import Service
from tests.server.faults.storm import Storm

pytestmark = pytest.mark.anyio

COUNT = 40
SEED = 9


async def test_a_service_recovers_from_every_fault_and_loses_nothing(tmp_path: Path) -> None:
    luck = random.Random(SEED)
    service = Service(tmp_path)
    await service.start()
    try:
        storm = Storm(service, plan(COUNT, luck), luck)
        await storm.rage()
    finally:
        await service.stop()
    assert sum(len(storm.took[kind]) for kind in FAULTS) == COUNT
    assert storm.repeated > 0, "no fault ever met a play on its way"
    assert storm.returns > 0
