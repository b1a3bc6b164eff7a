"""A real browser with the stage in it; everything that goes wrong in the page is noted."""

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, final

from playwright.sync_api import Browser, ConsoleMessage, Page, Request, ViewportSize, sync_playwright

from caravane.stage.targets import Target
from caravane.stage.windows import Window

# It must not load updates meanwhile.
FLAGS: Final = (
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
NAMES: Final = ("chromium", "chromium-browser", "google-chrome")
TIMEOUT_MS: Final = 300_000
OWN_PATHS: Final = ("/stage", "/assets/", "/icon.svg", "/caravane.webmanifest")
"""Addresses of the page itself."""
CALL: Final = "([name, args]) => window.harness[name](...args)"


class BrokenStage(RuntimeError):
    """Raised if the page of the stage cannot be used, with the reason."""


class NoBrowser(RuntimeError):
    """Raised if this machine has no Chromium."""


@contextmanager
def open_browser() -> Iterator[Browser]:
    """Yield the installed Chromium, else the one that playwright has downloaded; raise NoBrowser if there is none."""
    with sync_playwright() as playwright:
        path = next(filter(None, map(shutil.which, NAMES)), None)
        if path is None and not Path(playwright.chromium.executable_path).is_file():
            raise NoBrowser("there is no Chromium on this machine: run `playwright install chromium`")
        # As root, which is usual in containers, Chromium does not start in a sandbox.
        flags = [*FLAGS, "--no-sandbox"] if os.geteuid() == 0 else list(FLAGS)
        browser = playwright.chromium.launch(executable_path=path, args=flags, timeout=TIMEOUT_MS)
        try:
            yield browser
        finally:
            browser.close()


@final
class StagePage:
    """The stage in a window; `errors` are console messages, exceptions and requests that it should not make."""

    def __init__(self, browser: Browser, address: str, target: Target, window: Window) -> None:
        self._home: Final = f"http://{address}"
        self._target: Final = target
        self._context: Final = browser.new_context(viewport=viewport(window))
        self._context.set_default_timeout(TIMEOUT_MS)
        self.page: Final[Page] = self._context.new_page()
        self.errors: Final[list[str]] = []
        self.page.on("console", self._on_console)
        self.page.on("pageerror", lambda error: self.errors.append(f"exception: {error}"))
        self.page.on("request", self._on_request)
        self.page.goto(f"{self._home}/stage?bare")
        self.page.wait_for_function("() => window.harness || window.stageError")
        problem: str = self.page.evaluate("() => window.harness ? '' : window.stageError")
        if problem:
            raise BrokenStage(f"the stage could not be opened: {problem}")

    def call(self, name: str, *args: object) -> Any:
        """Call a method of the harness in the page."""
        return self.page.evaluate(CALL, [name, list(args)])

    def show(self, **look: object) -> str:
        """Show a scene, a language, a light, a speed or a root; return why the face cannot, or an empty text."""
        problem: str = self.call("show", look)
        if problem:
            self.errors.append(problem)
        return problem

    def refresh(self) -> None:
        """Use the files of the face as they are now, and forget what went wrong before."""
        self._target.refresh()
        self.errors.clear()
        self.call("refresh")

    def resize(self, window: Window) -> None:
        """Change the size of the window."""
        self.page.set_viewport_size(viewport(window))

    def close(self) -> None:
        """Close the window."""
        self._context.close()

    def _on_console(self, message: ConsoleMessage) -> None:
        if message.type in {"error", "warning"}:
            place = message.location.get("url", "").removeprefix(self._home)
            named = f" ({place})" if place and place not in message.text else ""
            self.errors.append(f"{message.type}: {message.text}{named}")

    def _on_request(self, request: Request) -> None:
        path = request.url.removeprefix(self._home)
        base = self._target.base
        known = path.startswith(OWN_PATHS) or (base and path.startswith(base))
        if not known and not request.url.startswith("data:"):
            self.errors.append(f"request outside of its folder: {request.url}")


def viewport(window: Window) -> ViewportSize:
    """Return a size as the browser wants it."""
    return {"width": window.width, "height": window.height}
