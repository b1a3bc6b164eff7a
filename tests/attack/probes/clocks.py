"""A clock that is set back in the middle of a game."""

import asyncio
from typing import Final

from caravane.server.http.app import create_app
from caravane.server.ops.config import Configuration
from caravane.server.processes.serve import create_server
from caravane.tables.verify import verify
from tests.attack.registry import SQLITE, expect, probe
from tests.attack.targets import Target
from tests.server.client import Client

NOW: Final = 1_800_000_000.0
TWO_DAYS: Final = 2 * 86_400


@probe("clock", quick=(SQLITE,), targets=(SQLITE,))
async def clock_set_back(target: Target) -> str:
    """Set the clock of a server back by two days in the middle of a game: its file still holds."""
    time = [NOW]
    folder = target.folder / "clock"
    configuration = Configuration(host="127.0.0.1", port=0, data_dir=folder, bot_processes=1, hidden_games=True)
    folder.mkdir()
    ports: asyncio.Queue[int] = asyncio.Queue()
    runner = create_server(create_app(configuration, now=lambda: time[0]), configuration, ports.put_nowait)
    serving = asyncio.create_task(runner.serve())
    async with Client(f"127.0.0.1:{await ports.get()}") as ana:
        await ana.guest("Ana")
        table = await ana.create_table([{"kind": "me"}, {"kind": "companion", "name": "Zoé"}], start=True)
        for seat in (0, 1):
            await ana.follow(table, seat)
        time[0] += 60
        await ana.play(table, (await ana.decision_or_end(table, (0, 1)))["seat"])
        time[0] -= TWO_DAYS
        await ana.play_on(table, 0, 1)
        verdict = verify(await ana.get(f"/tables/{table}/export"))
    runner.should_exit = True
    await serving
    expect(verdict.is_valid(), f"the file does not hold: {[str(problem) for problem in verdict.problems()]}")
    return "the file holds"
