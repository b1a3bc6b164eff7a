"""A visitor with a separate browser window, and all errors logged in it."""

import json
import re
from dataclasses import dataclass, field
from typing import Any, Final

from playwright.sync_api import APIResponse, Browser, BrowserContext, ConsoleMessage, Page, Response, expect

from tests.wait_limit import WAIT_SECONDS

PHONE: Final = (360, 640)
TALL_PHONE: Final = (390, 844)
TABLET: Final = (820, 1180)
LAPTOP: Final = (1366, 650)
DESK: Final = (1440, 900)
SETTINGS: Final = "caravane.settings"
WAIT_MS: Final = 1000 * WAIT_SECONDS
# On a slow machine the host may start while a guest's entropy is on its way. It is then refused as too late,
# harmlessly.
TOO_LATE: Final = re.compile(r"Failed to load resource.* 409 .*/entropy$")
# Store the device settings only once, so that later changes by the visitor persist.
STORE_SETTINGS: Final = "localStorage.getItem({key}) ?? localStorage.setItem({key}, {value})"

KNOW_GAMES: Final = """localStorage.setItem("caravane.knownGames", {games})"""
NUMBER_LOADS: Final = """
window.loads = Number(sessionStorage.getItem("loads")) + 1;
sessionStorage.setItem("loads", window.loads);
"""

expect.set_options(timeout=WAIT_MS)


@dataclass
class Visitor:
    """One browser window with its own cookies; errors in it are collected, and there must be none in the end."""

    page: Page
    context: BrowserContext
    home: str
    lang: str
    errors: list[str] = field(default_factory=list)
    allowed: list[re.Pattern[str]] = field(default_factory=lambda: [TOO_LATE])

    @classmethod
    def open_window(
        cls,
        browser: Browser,
        home: str,
        *,
        size: tuple[int, int] = DESK,
        lang: str = "en",
        theme: str = "day",
        **settings: object,
    ) -> "Visitor":
        """Open a window, by default without animations and with moves confirmed by a second touch."""
        width, height = size
        locale = "fr-FR" if lang == "fr" else "en-GB"
        touch = width < TABLET[0]
        context = browser.new_context(viewport={"width": width, "height": height}, locale=locale, has_touch=touch)
        stored = {"lang": lang, "theme": theme, "speed": "off", "confirm": True, **settings}
        context.set_default_timeout(WAIT_MS)
        context.add_init_script(STORE_SETTINGS.format(key=json.dumps(SETTINGS), value=json.dumps(json.dumps(stored))))
        visitor = cls(context.new_page(), context, home, lang)
        visitor.record_errors(visitor.page)
        return visitor

    def record_errors(self, page: Page) -> None:
        """Collect errors of a page: exceptions, console errors and warnings, and server errors."""
        page.on("console", self._on_console)
        page.on("pageerror", lambda error: self.errors.append(f"error: {error}"))
        page.on("response", self._on_response)

    def allow_errors(self, pattern: str) -> None:
        """Allow errors that match a pattern, because the test causes them."""
        self.allowed.append(re.compile(pattern))

    def _on_console(self, message: ConsoleMessage) -> None:
        if message.type in {"error", "warning"}:
            self._record(f"{message.type}: {message.text} {message.location.get('url', '')}")

    def _on_response(self, response: Response) -> None:
        if response.status >= 500:
            self._record(f"answer {response.status}: {response.url}")

    def _record(self, text: str) -> None:
        if not any(pattern.search(text) for pattern in self.allowed):
            self.errors.append(text)

    def open(self, path: str = "") -> None:
        """Open a page by its path after the `#`."""
        self.page.goto(f"{self.home}/#/{path}")

    def know(self, *games: str) -> None:
        """Count as somebody who has played some games before, and needs no introduction."""
        self.context.add_init_script(KNOW_GAMES.format(games=json.dumps(json.dumps(games))))

    def number_loads(self) -> None:
        """Count the documents, so that one that is about to be reloaded is not taken for the next one."""
        self.page.add_init_script(NUMBER_LOADS)

    def wait_for_load(self, number: int) -> None:
        """Wait for a document."""
        self.page.wait_for_function("(number) => window.loads === number", arg=number, timeout=WAIT_MS)

    def request(self, method: str, path: str, body: object = None) -> APIResponse:
        """Send an HTTP request as this visitor, and return the answer whatever it is."""
        sent = {} if body is None else {"data": json.dumps(body), "headers": {"content-type": "application/json"}}
        return self.context.request.fetch(f"{self.home}/api{path}", method=method, **sent)  # type: ignore[arg-type]

    def api(self, method: str, path: str, body: object = None) -> Any:
        """Send an HTTP request as this visitor, for setup that the test is not about."""
        response = self.request(method, path, body)
        assert response.ok, (response.status, response.text())
        return response.json() if response.text() else None

    def close(self) -> None:
        """Close the window."""
        self.context.close()
