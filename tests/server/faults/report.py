"""Run a storm of faults and print a report as Markdown.

Run as `python -m tests.server.faults.report COUNT [SEED]`; `scripts/fault-test` writes the report into docs/faults.md.
"""

import asyncio
import random
import shutil
import statistics
import sys
import time

from tests.server.faults.kinds import FAULTS, NOTHING, plan
from tests.server.faults.service import DATABASE_TIMEOUT, Service, temporary_folder
from tests.server.faults.storm import MAX_RECOVERY_SECONDS, TABLES, THINKING, Storm


async def run_storm(count: int, seed: int) -> Storm:
    """Start a service, let `count` faults strike, and check everything."""
    luck = random.Random(seed)
    folder = temporary_folder()
    service = Service(folder, database_timeout=DATABASE_TIMEOUT)
    await service.start()
    try:
        storm = Storm(service, plan(count, luck), luck, MAX_RECOVERY_SECONDS)
        await storm.run()
    finally:
        await service.stop()
        shutil.rmtree(folder)
    return storm


def report(storm: Storm, seconds: float, seed: int) -> str:
    """Format the faults, their outcome, and the recovery time of each kind."""
    struck = sum(len(took) for kind, took in storm.recovery_seconds.items() if kind != NOTHING)
    setting = (
        f"{struck} faults in {seconds / 60:.0f} minutes, seed {seed}: two servers, two workers, PostgreSQL with fsync, "
        f"NATS, {TABLES} tables at a time with two people each, who think for {THINKING} s on average."
    )
    outcome = (
        f"{storm.tables} tables were played to their end. All {storm.plays} acknowledged plays are stored, each once and "
        "in order, and nothing else is; every update equals the projection that the replay produces at its number. "
        f"Players reconnected {storm.reconnects} times and resent {storm.resent} plays."
    )
    lines = [
        setting,
        "",
        outcome,
        "",
        "| fault | times | recovered after, median | maximum |",
        "|---|---|---|---|",
    ]
    for kind in (NOTHING, *FAULTS):
        if took := storm.recovery_seconds.get(kind):
            lines.append(f"| {kind} | {len(took)} | {statistics.median(took):.1f} s | {max(took):.1f} s |")
    return "\n".join(lines)


if __name__ == "__main__":
    fault_count = int(sys.argv[1])
    chosen_seed = int(sys.argv[2]) if len(sys.argv) > 2 else 1
    began = time.monotonic()
    print(report(asyncio.run(run_storm(fault_count, chosen_seed)), time.monotonic() - began, chosen_seed))  # noqa: T201
