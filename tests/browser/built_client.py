"""The pages as they were built, and the browser to look at them. Without them the tests fail: nothing is skipped."""

import shutil
from pathlib import Path
from typing import Final

from caravane.server.http.app import PAGES

ROOT: Final = Path(__file__).parent.parent.parent
# CI runs as root, where Chromium has no sandbox; and it asks nobody for news while it is tested.
FLAGS: Final = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


def built_pages() -> Path:
    """Give the folder of the built pages."""
    assert (PAGES / "index.html").is_file(), "the pages are not built: run scripts/build-web"
    return PAGES


def chromium() -> str:
    """Give the browser of this machine."""
    found = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    assert found is not None, "there is no Chromium on this machine: install it (Debian: apt install chromium)"
    return found
