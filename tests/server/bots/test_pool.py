"""Tests of the bot pool with real processes that are queried, stopped while they think, and killed."""

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
from caravane.server.bots.pool import BUDGET, GRACE, BotPool
from caravane.server.bots.request import READY, bot_request
from caravane.tables.acts import Refused
from caravane.tables.table import Table
from tests.server.bots.processes import environment, is_alive, open_files
from tests.server.bots.test_fairness import bots_table
from tests.server.table_setup import person
from tests.wait_limit import WAIT_SECONDS

SLACK_SECONDS = 3.0
"""Tolerance for a machine that is busy with other tests."""


async def warm(bots: BotPool) -> None:
    """Wait until every process has answered: not through the pool, which replaces one that is slow."""
    request = bot_request(bots_table("_template", 2), 0, Sfc32(1)) | {"budget": WAIT_SECONDS}
    for process in [*bots._all]:
        await until(process.ready)
        assert await process.request(request)


@asynccontextmanager
async def running(**options: Any) -> AsyncIterator[BotPool]:
    """Run a bot pool and wait until its processes are warm."""
    bots = BotPool(**({"min_seconds": 0.0, "processes": 1} | options))
    await bots.start()
    try:
        await warm(bots)
        yield bots
    finally:
        await bots.stop()


def legal(table: Table, seat: int) -> list[str]:
    return [table.game.verbs.spell(move) for move in table.game.legal(table.journal.state, seat)]


async def timed(awaited: Awaitable[str]) -> tuple[str, float]:
    began = time.monotonic()
    return await awaited, time.monotonic() - began


async def until(condition: Callable[[], bool]) -> None:
    """Wait until a condition is true."""
    async with asyncio.timeout(WAIT_SECONDS):
        while not condition():  # noqa: ASYNC110 (the end of a process sends no event)
            await asyncio.sleep(0.01)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.anyio
async def test_bots_of_every_level_choose_legal_moves(level: str) -> None:
    async with running() as bots:
        table = bots_table("lost-cities", 2)
        seat = table.deciding()[0]
        table.occupants[seat] = person("anna").with_substitute(level)
        assert await bots.choose_move(table, seat) in legal(table, seat)


@pytest.mark.anyio
async def test_several_tables_are_served_concurrently() -> None:
    async with running(processes=2) as bots:
        tables = [bots_table("_template", 2) for _ in range(20)]
        moves = await asyncio.gather(*[bots.choose_move(table, 0) for table in tables])
        assert all(move in legal(table, 0) for table, move in zip(tables, moves, strict=True))
        # On a busy machine a process may have timed out; then it is replaced.
        await until(lambda: len(bots.pids()) == 2)


SLOW_START = """
import os
import time
while not os.path.exists({gate!r}):
    time.sleep(0.01)
"""


@pytest.mark.anyio
async def test_a_process_that_starts_slowly_is_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    gate, table = tmp_path / "gate", bots_table("_template", 2)
    (tmp_path / "sitecustomize.py").write_text(SLOW_START.format(gate=str(gate)))
    monkeypatch.setenv("PYTHONPATH", str(tmp_path), prepend=os.pathsep)
    bots = BotPool(processes=1, min_seconds=0.0)
    await bots.start()
    try:
        starting = bots.pids()
        assert await bots.choose_move(table, 0) in legal(table, 0)
        gate.touch()
        await warm(bots)
        # Were it replaced whenever a request times out, no process would ever have started.
        assert bots.pids() == starting
    finally:
        await bots.stop()


@pytest.mark.nightly
@pytest.mark.anyio
async def test_a_hanging_bot_delays_the_table_no_longer_than_its_budget() -> None:
    async with running() as bots:
        [hanging] = bots.pids()
        os.kill(hanging, signal.SIGSTOP)
        table = bots_table("_template", 2)
        move, waited = await timed(bots.choose_move(table, 0))
        assert move in legal(table, 0)
        assert BUDGET <= waited < BUDGET + GRACE + SLACK_SECONDS
        await until(lambda: bots.pids() not in ([], [hanging]))
        assert not is_alive(hanging)
        assert (await timed(bots.choose_move(table, 0)))[1] < BUDGET


@pytest.mark.nightly
@pytest.mark.anyio
async def test_a_bot_killed_while_it_thinks_is_replaced_and_its_move_chosen_at_once() -> None:
    async with running() as bots:
        [thinking] = bots.pids()
        # A stopped process is certainly still thinking.
        os.kill(thinking, signal.SIGSTOP)
        table = bots_table("_template", 2)
        choice = asyncio.create_task(timed(bots.choose_move(table, 0)))
        await asyncio.sleep(0.1)
        os.kill(thinking, signal.SIGKILL)
        move, waited = await choice
        assert move in legal(table, 0)
        assert waited < BUDGET
        await until(lambda: bots.pids() not in ([], [thinking]))


@pytest.mark.anyio
async def test_hints_of_a_process_that_died_are_refused_as_one_of_too_many_requests() -> None:
    async with running() as bots:
        await until(lambda: len(bots.pids()) == 1)
        [thinking] = bots._all
        # A stopped process is certainly still thinking.
        os.kill(thinking.pid, signal.SIGSTOP)
        hints = asyncio.create_task(bots.hints(bots_table("_template", 2), 0))
        await until(lambda: not thinking.ready())
        os.kill(thinking.pid, signal.SIGKILL)
        with pytest.raises(Refused, match="rate-limited"):
            await hints


@pytest.mark.anyio
async def test_a_bot_that_died_while_idle_gets_no_request() -> None:
    async with running(processes=2) as bots:
        await until(lambda: len(bots.pids()) == 2)
        dead = next(process for process in bots._all if process.ready())
        os.kill(dead.pid, signal.SIGKILL)
        await until(lambda: not dead.ready())
        table = bots_table("_template", 2)
        for _ in range(3):
            assert await bots.choose_move(table, 0) in legal(table, 0)
        await until(lambda: dead not in bots._all and len(bots.pids()) == 2)
        assert not dead._busy


@pytest.mark.nightly
@pytest.mark.anyio
async def test_a_bot_among_people_takes_the_minimum_time() -> None:
    async with running(min_seconds=1.0) as bots:
        table = bots_table("_template", 2)
        assert (await timed(bots.choose_move(table, 0)))[1] < 1.0
        table.occupants[1] = person("anna")
        assert (await timed(bots.choose_move(table, 0)))[1] >= 1.0


@pytest.mark.anyio
async def test_a_bot_process_inherits_nothing_and_has_a_lower_priority(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CARAVANE_DATABASE", "postgresql://caravane:password@localhost")

    listening = await asyncio.start_server(lambda _reader, _writer: None, "127.0.0.1", 0)
    async with listening, running() as bots:
        [pid] = bots.pids()
        # It lowers its priority by itself, once it runs.
        await until(lambda: os.getpriority(os.PRIO_PROCESS, pid) > os.getpriority(os.PRIO_PROCESS, 0))
        assert "password" not in environment(pid)
        assert open_files(pid) == ["0", "1", "2"]


def test_bot_processes_end_with_their_server(tmp_path: Path) -> None:
    program = tmp_path / "server.py"
    program.write_text(
        "import asyncio\nfrom caravane.server.bots.pool import BotPool\n"
        "async def main():\n    bots = BotPool(2)\n    await bots.start()\n    print(*bots.pids(), flush=True)\n"
        "    await asyncio.sleep(60)\nasyncio.run(main())\n"
    )
    with subprocess.Popen([sys.executable, str(program)], stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        pids = [int(pid) for pid in server.stdout.readline().split()]
        server.kill()
    assert len(pids) == 2
    deadline = time.monotonic() + WAIT_SECONDS
    while any(is_alive(pid) for pid in pids):
        assert time.monotonic() < deadline
        time.sleep(0.02)


def run_process(*requests: dict[str, Any]) -> subprocess.CompletedProcess[str]:
    """Start a bot process directly, send it requests, and wait until it ends."""
    lines = "".join(f"{dump(request)}\n" for request in requests)
    command = [sys.executable, "-m", "caravane.server.bots"]
    return subprocess.run(command, input=lines, capture_output=True, text=True, timeout=WAIT_SECONDS, check=False)


def make_request(**changes: Any) -> dict[str, Any]:
    request: dict[str, Any] = json.loads(dump(bot_request(bots_table("_template", 2), 0, Sfc32(1))))
    return request | {"budget": WAIT_SECONDS} | changes


def test_the_same_request_gets_the_same_move() -> None:
    done = run_process(make_request(), make_request(), make_request(level="greedy"))
    ready, first, second, greedy = done.stdout.splitlines()
    assert ready == READY
    assert first == second
    assert {first, greedy} <= set(legal(bots_table("_template", 2), 0))
    assert done.returncode == 0


def test_a_bot_that_fails_returns_an_empty_line_and_serves_the_next_request() -> None:
    done = run_process(make_request(rules=0), make_request())
    _, empty, move = done.stdout.splitlines()
    assert empty == ""
    assert move
    assert "has rules version 1 here, not 0" in done.stderr


def test_a_level_that_is_no_longer_offered_falls_back_to_the_default() -> None:
    assert level_of("grandmaster of old") is LEVELS[DEFAULT]
