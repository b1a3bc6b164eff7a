"""Tests that the load test plays on real servers, counts acknowledgements, and measures the bare engines."""

import json
import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from caravane.load.plan import Outcome, figures, merge
from caravane.load.plot import plot, seconds, shares
from tests.server.run_processes import Serve
from tests.wait_limit import WAIT_SECONDS

ROOT = Path(__file__).parent.parent.parent
PLAYS = """acts WHERE act LIKE '%"kind":"play"%'"""
OPENED_BEFORE = f"acts WHERE number = 0 AND at < (SELECT min(at) FROM {PLAYS})"


def loadtest(*arguments: str) -> "subprocess.CompletedProcess[str]":
    command = [sys.executable, "-m", "caravane", "loadtest", "--lang", "en", *arguments]
    return subprocess.run(command, check=False, capture_output=True, text=True, timeout=WAIT_SECONDS, cwd=ROOT)


def measure(folder: Path, seconds: int) -> Any:
    """Run a load test at a new server; return its report."""
    url = f"sqlite:///{folder}/caravane.db"
    with Serve(folder / "data", url, {"CARAVANE_COMPRESSION": "false"}) as serve:
        players = [
            "--game",
            "_template",
            "--seats",
            "2",
            "--tables",
            "3",
            "--idle",
            "5",
            "--ahead",
            "2",
            "--seconds",
            str(seconds),
        ]
        bare = ["--database", f"sqlite:///{folder}/bare.db"]
        done = loadtest(serve.address, *players, *bare, "--report", str(folder / "report"), "--json")
        assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def test_every_counted_move_is_in_the_database(tmp_path: Path) -> None:
    report = measure(tmp_path, 4)
    served = report["served"]
    # Moves before and after the measured time are recorded, but not counted.
    assert 0 < served["figures"]["count"] <= counted(tmp_path / "caravane.db", PLAYS)
    assert served["outcome"]["refused"] == {}
    assert served["outcome"]["lost"] == 0
    # Three groups were seated at three tables each before the first move.
    assert counted(tmp_path / "caravane.db", OPENED_BEFORE) == 3 * 3
    assert served["deliveries_per_move"] >= 1
    assert served["serving"]["cpu_us_per_move"] > 0
    assert served["serving"]["acts_per_commit"] >= 1
    assert set(report["bare"]) == {"insert", "socket"}
    assert all(ratio > 0 for ratio in report["ratios"].values())
    assert {file.name for file in (tmp_path / "report").iterdir()} == {
        "report.json",
        "report.md",
        "waits.svg",
        "rate.svg",
    }


@pytest.mark.nightly
def test_nearly_all_moves_are_counted_and_games_end(tmp_path: Path) -> None:
    report = measure(tmp_path, 10)
    served = report["served"]
    assert counted(tmp_path / "caravane.db", PLAYS) <= served["figures"]["count"] * 1.5 + 20
    assert served["outcome"]["games"] > 0
    assert all(ratio < 3 for ratio in report["ratios"].values())


def counted(file: Path, rows: str) -> int:
    connection = sqlite3.connect(file)
    (found,) = connection.execute(f"SELECT count(*) FROM {rows}").fetchone()
    connection.close()
    return int(found)


def test_an_unreachable_server_is_reported() -> None:
    done = loadtest("127.0.0.1:9", "--seconds", "1")
    assert done.returncode == 1
    assert "could not be finished" in done.stderr
    assert "Traceback" not in done.stderr


def test_the_beginning_is_not_counted() -> None:
    waits = [(0.1, 9.0)] * 50 + [(at / 1000, 0.001) for at in range(2000, 10_000)]
    found = figures(waits, 10.0)
    assert found.worst_ms == 1.0
    assert found.per_second == pytest.approx(8000 / 8.5, abs=1)
    with pytest.raises(ValueError, match="too few"):
        figures(waits[:60], 10.0)


def test_crowds_that_began_at_different_times_are_merged() -> None:
    first = Outcome(waits=[(1.0, 0.1)], deliveries=4, began=100.0, seconds=5.0, refused={"stale": 1})
    second = Outcome(waits=[(1.0, 0.2)], deliveries=3, began=100.5, seconds=5.0, refused={"stale": 2})
    whole = merge([second, first])
    assert sorted(whole.waits) == [(1.0, 0.1), (1.5, 0.2)]
    assert (whole.deliveries, whole.refused, whole.began) == (7, {"stale": 3}, 100.0)


def test_the_plots_show_the_figures() -> None:
    points = shares([0.001 * each for each in range(1, 1001)])
    assert points[0][0] == pytest.approx(1.0)
    assert points[-1] == (1000.0, 1.0)
    assert seconds([0.1, 0.2, 1.5, 9.9], 2.0) == [(0.5, 2.0), (1.5, 1.0)]
    drawn = plot("A < B", ("x", "y"), {"one": points}, [1.0, 10.0, 1000.0], scale=True)
    assert "A &lt; B" in drawn
    assert drawn.count("<polyline") == 1
