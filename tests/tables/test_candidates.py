"""The candidates that the browser knows are those that every game draws from."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def test_the_candidates_that_the_browser_knows_are_complete() -> None:
    done = subprocess.run(
        [sys.executable, "scripts/chance-data", "--check"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
