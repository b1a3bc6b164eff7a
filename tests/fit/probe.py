"""The script that looks at pages from inside, built from the checks of the stage."""

import subprocess
from functools import cache

from tests.browser.built_client import ROOT

SCRIPT = ROOT / "build" / "live" / "live.js"


def build_script() -> None:
    """Build the script anew, so that it belongs to the checks as they are."""
    command = ["npm", "--prefix", str(ROOT / "web"), "run", "--silent", "build-live", "--", "--logLevel", "warn"]
    subprocess.run(command, check=True, cwd=ROOT)


@cache
def live_script() -> str:
    """Return the text of the built script."""
    return SCRIPT.read_text(encoding="utf-8")
