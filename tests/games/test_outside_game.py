"""Test that the tests of every game hold for a game of another package that takes exactly two seats.

To run more of the suite with it: `python -m tests.games.outside_package FOLDER`, then `PYTHONPATH=src:FOLDER pytest`.
"""

import os
import subprocess
import sys
from pathlib import Path

from tests.games.outside_package import TWO_SEATS, write_two_seat_game

ROOT = Path(__file__).parents[2]
# The fast ones of the tests that play every registered game.
SUITES = [
    "tests/bots/test_search.py",
    "tests/conformance/test_conformance.py",
    "tests/kernel",
    "tests/server/http/test_rules.py",
    "tests/server/http/test_texts.py",
    "tests/tables",
    "tests/test_layers.py",
    "tests/text",
]


def test_a_game_for_two_passes_the_tests_of_every_game(tmp_path: Path) -> None:
    write_two_seat_game(tmp_path)
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(tmp_path)])}
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", "-k", TWO_SEATS]
    done = subprocess.run([*command, *SUITES], cwd=ROOT, env=environment, check=False, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    assert int(done.stdout.split(" passed")[0].split()[-1]) > 40, done.stdout
