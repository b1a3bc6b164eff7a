"""Reads that cost the server more than they cost whoever asks."""

import asyncio
import time
from typing import Final

from caravane.server.ops.config import Limits
from tests.attack.registry import expect, probe
from tests.attack.targets import Target
from tests.server.client import Client
from tests.server.http.test_strangers import finished_table

SUBJECT: Final = "work without limit"
READS: Final = 3_000
MAX_CONCURRENT: Final = 20


async def statuses_of_reads(visitor: Client, path: str, count: int) -> list[int]:
    """Return the statuses of many requests, some at a time, until one is refused for being too many."""
    found: list[int] = []

    async def read() -> None:
        while len(found) < count and 429 not in found:
            found.append((await visitor.http.get(path)).status_code)

    await asyncio.gather(*[read() for _ in range(MAX_CONCURRENT)])
    return found


@probe(SUBJECT)
async def reads_without_limit(target: Target) -> str:
    """Read the games and the open tables as fast as possible from one address: no more is answered than its budget allows."""
    limits, counts = Limits(), {}
    for path in ("/api/games", "/api/tables/open"):
        began = time.monotonic()
        async with target.visitor() as visitor:
            counts[path] = len(await statuses_of_reads(visitor, path, READS))
        seconds = time.monotonic() - began
        allowed = len(target.serves) * (limits.address_read_burst + limits.address_reads_per_second * seconds)
        expect(counts[path] <= allowed + MAX_CONCURRENT, f"{counts[path]} reads of {path} in {seconds:.0f} s")
    return f"{counts} answered"


@probe(SUBJECT)
async def luck_reports_delay_an_export(target: Target) -> str:
    """Ask for 54 luck reports: somebody else's export does not wait for them."""
    async with await target.guest("Vera") as vera, target.visitor() as greedy, target.visitor() as other:
        await vera.connect()
        table = await finished_table(vera)
        reports = [asyncio.create_task(greedy.http.get(f"/api/tables/{table}/luck")) for _ in range(54)]
        await asyncio.wait(reports, return_when=asyncio.FIRST_COMPLETED)
        began = time.monotonic()
        answer = await other.http.get(f"/api/tables/{table}/export")
        seconds, done = time.monotonic() - began, sum(report.done() for report in reports)
        await asyncio.gather(*reports)
    expect(answer.status_code == 200, f"status {answer.status_code}")
    expect(seconds < 2 or done < 27, f"the export took {seconds:.1f} s, after {done} of 54 reports")
    return f"the export took {seconds:.1f} s, after {done} of 54 reports"
