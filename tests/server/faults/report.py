"""A storm by hand: `python -m tests.server.faults.report COUNT [SEED]` writes how it went as Markdown.

`scripts/fault-test` puts it into docs/faults.md.
"""

import asyncio
import random
import shutil
import statistics
import sys
import time

from tests.server.faults.kinds import FAULTS, NOTHING, plan
from tests.server.faults.service import DATABASE_PATIENCE, Service, temporary_folder
from tests.server.faults.storm import TABLES, THINKING, Storm


async def storm(count: int, seed: int) -> Storm:
    """Start a service, let so many faults strike, and check everything."""
    luck = random.Random(seed)
    folder = temporary_folder()
    service = Service(folder, patience=DATABASE_PATIENCE)
    await service.start()
    try:
        raged = Storm(service, plan(count, luck), luck)
        await raged.rage()
    finally:
        await service.stop()
        shutil.rmtree(folder)
    return raged


def report(raged: Storm, seconds: float, seed: int) -> str:
    """Tell what struck, what became of it, and how long each kind took to recover from."""
    struck = sum(len(took) for kind, took in raged.took.items() if kind != NOTHING)
    setting = (
        f"{struck} faults in {seconds / 60:.0f} minutes, seed {seed}: two servers, two workers, PostgreSQL with fsync, "
        f"NATS, {TABLES} tables at a time with two people each, who think for {THINKING} s on average."
    )
    outcome = (
        f"{raged.tables} tables were played to their end. All {raged.plays} acknowledged plays are in the record, each "
        "once and in order, and nothing else is; every state that was shown is the one that the replay gives at its "
        f"number. Players came back {raged.returns} times; {raged.repeated} times a play had to be said again."
    )
    lines = [
        setting,
        "",
        outcome,
        "",
        "| fault | times | recovered after, median | at the latest |",
        "|---|---|---|---|",
    ]
    for kind in (NOTHING, *FAULTS):
        if took := raged.took.get(kind):
            lines.append(f"| {kind} | {len(took)} | {statistics.median(took):.1f} s | {max(took):.1f} s |")
    return "\n".join(lines)


if __name__ == "__main__":
    how_many = int(sys.argv[1])
    chosen = int(sys.argv[2]) if len(sys.argv) > 2 else 1
    began = time.monotonic()
    print(report(asyncio.run(storm(how_many, chosen)), time.monotonic() - began, chosen))  # noqa: T201
