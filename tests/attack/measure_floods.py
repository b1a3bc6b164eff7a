"""How others fare while a client without a cookie, or many guests of one address, send their worst: their answers in quiet and under each flood.

Run as `python -m tests.attack.measure_floods --target sqlite|cluster [--seconds 30] [FLOOD...]`. Before each flood, quiet
is measured for as long, so that both share the weather of the machine. The attacker has the lowest priority.
"""

import argparse
import asyncio
import json
import os
import statistics
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from tests.attack.flooding import READY
from tests.attack.floods import FLOODS
from tests.attack.targets import ClusterTarget, Target, running_target
from tests.server.client import Client, Refusal
from tests.server.http.test_strangers import finished_table

REQUESTS_PER_SECOND: Final = 6
SEATS: Final = [{"kind": "me"}, {"kind": "companion", "name": "Zoé"}]
HEAD: Final = (
    "| flood | sent per second | answers | median quiet | median flooded | ratio | p95 quiet | p95 flooded | ratio | servers busy quiet | flooded |\n"
    "|---|---|---|---|---|---|---|---|---|---|---|"
)


class Player:
    """Somebody at a table who moves and reads, a few requests each second, and notes how long each answer takes."""

    def __init__(self, client: Client) -> None:
        self._client = client
        self._table = ""
        self._number = 0

    async def sit_down(self) -> None:
        """Start a new game, with both seats on this device."""
        self._table = await self._client.create_table(SEATS, game="lost-cities", start=True)
        for seat in (0, 1):
            await self._client.follow(self._table, seat)

    async def play_for(self, seconds: float) -> list[float]:
        """Move and read for some seconds; return the milliseconds of each answer."""
        found: list[float] = []
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            began = time.monotonic()
            await self._request()
            found.append(1000 * (time.monotonic() - began))
            await asyncio.sleep(max(0.0, 1 / REQUESTS_PER_SECOND - (time.monotonic() - began)))
        return found

    async def _request(self) -> None:
        self._number += 1
        if self._number % 3 == 0:
            await self._client.get(f"/tables/{self._table}", seat=0)
        elif self._number % 3 == 1:
            await self._client.get("/tables/mine")
        else:
            await self._move()

    async def _move(self) -> None:
        update = await self._client.decision_or_end(self._table, (0, 1))
        if update["status"] == "ended":
            await self.sit_down()
            return
        try:
            await self._client.send("play", self._table, seat=update["seat"], n=update["n"], moves=[update["legal"][0]])
        except Refusal as refusal:
            if refusal.code != "stale":
                raise


def p95(values: list[float]) -> float:
    """Return the value that 95 % do not exceed."""
    return sorted(values)[int(0.95 * (len(values) - 1))]


def processor_seconds(target: Target) -> float:
    """Return how long the servers have used a processor, which depends less on other programs than latencies do."""
    fields = [Path(f"/proc/{each.process.pid}/stat").read_text(encoding="ascii").split() for each in target.serves]
    return sum(int(each[13]) + int(each[14]) for each in fields) / os.sysconf("SC_CLK_TCK")


@dataclass
class Measured:
    """What a player felt for some seconds, and how busy the servers were."""

    milliseconds: list[float]
    busy: float


def row(name: str, seconds: float, answers: dict[str, int], quiet: Measured, flooded: Measured) -> str:
    """Return a line of the table."""
    kinds = ", ".join(f"{count} {kind}" for kind, count in list(answers.items())[:3])
    both = (quiet.milliseconds, flooded.milliseconds)
    medians, tails = [statistics.median(each) for each in both], [p95(each) for each in both]
    columns = [
        name,
        f"{sum(answers.values()) / seconds:.0f}",
        kinds,
        *[f"{value:.1f} ms" for value in medians],
        f"{medians[1] / medians[0]:.2f}",
        *[f"{value:.1f} ms" for value in tails],
        f"{tails[1] / tails[0]:.2f}",
        *[f"{each.busy:.0%}" for each in (quiet, flooded)],
    ]
    return f"| {' | '.join(columns)} |"


async def play_for(target: Target, player: Player, seconds: float) -> Measured:
    """Play for some seconds, and measure."""
    used, began = processor_seconds(target), time.monotonic()
    milliseconds = await player.play_for(seconds)
    return Measured(milliseconds, (processor_seconds(target) - used) / (time.monotonic() - began))


async def measure(target: Target, player: Player, name: str, table: str, seconds: float) -> str:
    """Measure quiet, then a flood; return a line of the table."""
    quiet = await play_for(target, player, seconds)
    command = ["nice", "-n", "19", sys.executable, "-m", "tests.attack.floods", name, target.address, str(seconds + 1)]
    options = [*(["--secure"] if target.secure else []), "--table", table]
    attacker = await asyncio.create_subprocess_exec(*command, *options, stdout=subprocess.PIPE)
    assert attacker.stdout is not None
    # The attacker needs some seconds to prepare, and one to be at its worst.
    assert (await attacker.stdout.readline()).decode().strip() == READY
    await asyncio.sleep(1)
    flooded = await play_for(target, player, seconds)
    output, _ = await attacker.communicate()
    return row(name, seconds, json.loads(output), quiet, flooded)


async def measure_all(target_name: str, names: list[str], seconds: float) -> None:
    """Start the servers, seat a player, and print the table."""
    async with running_target(target_name) as target, await target.guest("Ana") as ana, await target.guest("Bo") as bo:
        await bo.connect()
        table = await finished_table(bo)
        await ana.connect()
        player = Player(ana)
        await player.sit_down()
        await player.play_for(2)
        where = "behind nginx, two servers" if isinstance(target, ClusterTarget) else "one server on SQLite"
        _say(f"{where}; {seconds:.0f} s each, {REQUESTS_PER_SECOND} requests per second of a player\n\n{HEAD}")
        for name in names:
            _say(await measure(target, player, name, table, seconds))


def _say(text: str) -> None:
    print(text, flush=True)  # noqa: T201 (this is a script)


def main() -> None:
    """Measure what is asked for."""
    parser = argparse.ArgumentParser(prog="measure_floods", description=__doc__)
    parser.add_argument("--target", choices=("sqlite", "cluster"), default="sqlite")
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("floods", nargs="*", metavar="FLOOD", help=f"of {', '.join(FLOODS)}; by default all")
    options = parser.parse_args()
    unknown = set(options.floods) - set(FLOODS)
    if unknown:
        parser.error(f"unknown floods: {', '.join(sorted(unknown))}")
    asyncio.run(measure_all(options.target, options.floods or list(FLOODS), options.seconds))


if __name__ == "__main__":
    main()
