"""Bot processes: real ones, asked, stopped in the middle of a thought, killed."""

import asyncio
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from caravane.bots.levels import DEFAULT, LEVELS, level_of
from caravane.kernel.codec import dump
from caravane.kernel.luck import Sfc32
from caravane.server.bots.pool import BUDGET, GRACE, Bots
from caravane.server.bots.request import question
from caravane.tables.table import Table
from tests.server.bots.processes import alive, environment, open_files
from tests.server.bots.test_fairness import bots_table
from tests.server.table_setup import person

PATIENCE = 60.0
LATE = 3.0
"""A machine that is busy with other tests may be late by this."""


@asynccontextmanager
async def running(**how: Any) -> AsyncIterator[Bots]:
    """Run bot processes, and wait until they are warm."""
    bots = Bots(**({"pause": 0.0, "processes": 1} | how))
    await bots.start()
    try:
        await bots.answer(bots_table("_template", 2), 0)
        yield bots
    finally:
        await bots.stop()


def legal(table: Table, seat: int) -> list[str]:
    return [table.game.verbs.spell(move) for move in table.game.legal(table.journal.state, seat)]


async def timed(awaited: Awaitable[str]) -> tuple[str, float]:
    began = time.monotonic()
    return await awaited, time.monotonic() - began


async def until(happened: Callable[[], bool]) -> None:
    """Wait for something that is on its way."""
    async with asyncio.timeout(PATIENCE):
        while not happened():  # noqa: ASYNC110 (processes of the system ring no bell)
            await asyncio.sleep(0.01)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.anyio
async def test_bots_of_every_level_answer_legally(level: str) -> None:
    async with running() as bots:
        table = bots_table("lost-cities", 2)
        seat = table.deciding()[0]
        table.places[seat] = person("anna").relieved(level)
        assert await bots.answer(table, seat) in legal(table, seat)


@pytest.mark.anyio
async def test_several_tables_are_answered_together() -> None:
    async with running(processes=2) as bots:
        tables = [bots_table("_template", 2) for _ in range(20)]
        moves = await asyncio.gather(*[bots.answer(table, 0) for table in tables])
        assert all(move in legal(table, 0) for table, move in zip(tables, moves, strict=True))
        assert len(bots.pids()) == 2


@pytest.mark.anyio
async def test_a_bot_that_hangs_keeps_nobody_longer_than_its_budget() -> None:
    async with running() as bots:
        [hanging] = bots.pids()
        os.kill(hanging, signal.SIGSTOP)
        table = bots_table("_template", 2)
        move, waited = await timed(bots.answer(table, 0))
        assert move in legal(table, 0)
        assert BUDGET <= waited < BUDGET + GRACE + LATE
        await until(lambda: bots.pids() not in ([], [hanging]))
        assert not alive(hanging)
        assert (await timed(bots.answer(table, 0)))[1] < BUDGET


@pytest.mark.anyio
async def test_a_bot_killed_while_it_thinks_is_replaced_and_its_question_answered_at_once() -> None:
    async with running() as bots:
        [thinking] = bots.pids()
        # Stopped, it is certainly in the middle of the thought.
        os.kill(thinking, signal.SIGSTOP)
        table = bots_table("_template", 2)
        answer = asyncio.create_task(timed(bots.answer(table, 0)))
        await asyncio.sleep(0.1)
        os.kill(thinking, signal.SIGKILL)
        move, waited = await answer
        assert move in legal(table, 0)
        assert waited < BUDGET
        await until(lambda: bots.pids() not in ([], [thinking]))


@pytest.mark.anyio
async def test_a_bot_that_died_while_nobody_asked_is_not_asked(caplog: pytest.LogCaptureFixture) -> None:
    async with running(processes=2) as bots:
        dead = bots.pids()[0]
        os.kill(dead, signal.SIGKILL)
        await until(lambda: not Path(f"/proc/{dead}").exists())
        await asyncio.sleep(0.1)
        table = bots_table("_template", 2)
        for _ in range(3):
            assert await bots.answer(table, 0) in legal(table, 0)
        await until(lambda: dead not in bots.pids() and len(bots.pids()) == 2)
    assert "has died" not in caplog.text


@pytest.mark.anyio
async def test_a_bot_among_people_takes_its_time() -> None:
    async with running(pause=1.0) as bots:
        table = bots_table("_template", 2)
        assert (await timed(bots.answer(table, 0)))[1] < 1.0
        table.places[1] = person("anna")
        assert (await timed(bots.answer(table, 0)))[1] >= 1.0


@pytest.mark.anyio
async def test_a_bot_process_has_nothing_of_the_server_and_comes_after_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CARAVANE_DATABASE", "postgresql://caravane:password@localhost")

    listening = await asyncio.start_server(lambda _reader, _writer: None, "127.0.0.1", 0)
    async with listening, running() as bots:
        [pid] = bots.pids()
        assert "password" not in environment(pid)
        assert open_files(pid) == ["0", "1", "2"]
        assert os.getpriority(os.PRIO_PROCESS, pid) > os.getpriority(os.PRIO_PROCESS, 0)


def test_bot_processes_end_with_their_server(tmp_path: Path) -> None:
    program = tmp_path / "server.py"
    program.write_text(
        "import asyncio\nfrom caravane.server.bots.pool import Bots\n"
        "async def main():\n    bots = Bots(2)\n    await bots.start()\n    print(*bots.pids(), flush=True)\n"
        "    await asyncio.sleep(60)\nasyncio.run(main())\n"
    )
    with subprocess.Popen([sys.executable, str(program)], stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        pids = [int(pid) for pid in server.stdout.readline().split()]
        server.kill()
    assert len(pids) == 2
    deadline = time.monotonic() + PATIENCE
    while any(alive(pid) for pid in pids):
        assert time.monotonic() < deadline
        time.sleep(0.02)


def ask_process(*questions: dict[str, Any]) -> subprocess.CompletedProcess[str]:
    """Start a bot process by hand, ask, and wait for its end."""
    lines = "".join(f"{dump(asked)}\n" for asked in questions)
    command = [sys.executable, "-m", "caravane.server.bots"]
    return subprocess.run(command, input=lines, capture_output=True, text=True, timeout=PATIENCE, check=False)


def a_question(**changed: Any) -> dict[str, Any]:
    asked: dict[str, Any] = json.loads(dump(question(bots_table("_template", 2), 0, Sfc32(1))))
    return asked | {"budget": 1.0} | changed


def test_the_same_question_gets_the_same_answer() -> None:
    done = ask_process(a_question(), a_question(), a_question(level="greedy"))
    first, second, greedy = done.stdout.splitlines()
    assert first == second
    assert {first, greedy} <= set(legal(bots_table("_template", 2), 0))
    assert done.returncode == 0


def test_a_bot_that_fails_says_nothing_and_is_there_for_the_next_question() -> None:
    done = ask_process(a_question(rules=0), a_question())
    nothing, move = done.stdout.splitlines()
    assert nothing == ""
    assert move
    assert "has rules 1 here, not 0" in done.stderr


def test_a_level_that_is_no_longer_offered_is_played_by_the_default() -> None:
    assert level_of("grandmaster of old") is LEVELS[DEFAULT]
