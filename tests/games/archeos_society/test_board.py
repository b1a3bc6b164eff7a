"""The browser's data of the board agrees with the components of the rules."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[3]


def test_the_drawn_board_agrees_with_the_components() -> None:
    assert (ROOT / "web" / "src" / "games" / "archeos_society" / "box.json").exists()
    checked = subprocess.run(
        [sys.executable, str(ROOT / "scripts" / "box-data"), "--check"], check=False, capture_output=True, text=True
    )
    assert checked.stderr == ""
    assert checked.returncode == 0
