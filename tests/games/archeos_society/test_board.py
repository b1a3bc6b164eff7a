"""The board that browsers draw knows the same box as the rules."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[3]


def test_the_drawn_board_agrees_with_the_box() -> None:
    assert (ROOT / "web" / "src" / "games" / "archeos_society" / "box.json").exists()
    checked = subprocess.run(
        [sys.executable, str(ROOT / "scripts" / "boxes"), "--check"], check=False, capture_output=True, text=True
    )
    assert checked.stderr == ""
    assert checked.returncode == 0
