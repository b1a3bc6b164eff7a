"""The built client and the browser that displays it. Without them the tests fail instead of being skipped."""

import shutil
from pathlib import Path
from typing import Final

from caravane.server.http.app import STATIC_DIR
from caravane.server.wire.messages import WIRE_VERSION

ROOT: Final = Path(__file__).parent.parent.parent
# CI runs as root, where Chromium has no sandbox, and Chromium must not load updates during a test.
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
    """Return the folder of the built client, which speaks the messages of this server."""
    assert (STATIC_DIR / "index.html").is_file(), "the client is not built: run scripts/build-web"
    # A page with other messages reloads itself: the test would lose its document at any moment.
    scripts = [file.read_text(encoding="utf-8") for file in (STATIC_DIR / "assets").glob("*.js")]
    assert any(WIRE_VERSION in script for script in scripts), "the client is of another version: run scripts/build-web"
    return STATIC_DIR


def chromium_path() -> str:
    """Return the path of the installed Chromium."""
    found = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    assert found is not None, "there is no Chromium on this machine: install it (Debian: apt install chromium)"
    return found
