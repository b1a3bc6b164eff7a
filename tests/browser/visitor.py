"""A person with a browser of their own, and everything that went wrong in it."""

import json
import re
from dataclasses import dataclass, field
from typing import Any, Final

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Response, expect

PHONE: Final = (360, 640)
TALL_PHONE: Final = (390, 844)
TABLET: Final = (820, 1180)
DESK: Final = (1440, 900)
SETTINGS: Final = "caravane.settings"
PATIENCE: Final = 30_000
# A visitor is nobody until they have a name: the first question to the server is answered by 401.
EXPECTED: Final = re.compile(r"Failed to load resource.* 401 .*/api/me$")
# On a slow machine the host may begin while a guest's part of the luck is on its way: it comes too late, and nobody minds.
TOO_LATE: Final = re.compile(r"Failed to load resource.* 409 .*/entropy$")
# Settle what a person has settled on this device, once: what they change later counts.
SETTLE: Final = "localStorage.getItem({key}) ?? localStorage.setItem({key}, {value})"

# What comes is waited for, on a machine that is busy with other tests too.
expect.set_options(timeout=PATIENCE)


@dataclass
class Visitor:
    """One browser window with its own cookies; what goes wrong in it is kept and must be nothing in the end."""

    page: Page
    context: BrowserContext
    home: str
    lang: str
    troubles: list[str] = field(default_factory=list)
    foreseen: list[re.Pattern[str]] = field(default_factory=lambda: [EXPECTED, TOO_LATE])

    @classmethod
    def arrive(
        cls,
        browser: Browser,
        home: str,
        *,
        size: tuple[int, int] = DESK,
        lang: str = "en",
        theme: str = "day",
        **settings: object,
    ) -> "Visitor":
        """Open a window; nothing moves in it, and moves are sent by a second touch, unless settled otherwise."""
        width, height = size
        locale = "fr-FR" if lang == "fr" else "en-GB"
        touch = width < TABLET[0]
        context = browser.new_context(viewport={"width": width, "height": height}, locale=locale, has_touch=touch)
        settled = {"lang": lang, "theme": theme, "speed": "off", "confirm": True, **settings}
        context.add_init_script(SETTLE.format(key=json.dumps(SETTINGS), value=json.dumps(json.dumps(settled))))
        visitor = cls(context.new_page(), context, home, lang)
        visitor.watch(visitor.page)
        return visitor

    def watch(self, page: Page) -> None:
        """Keep what goes wrong: errors, refused styles and scripts, files that are missing."""
        page.on("console", self._heard)
        page.on("pageerror", lambda error: self.troubles.append(f"error: {error}"))
        page.on("response", self._answered)

    def foresee(self, pattern: str) -> None:
        """Say what may go wrong in this test, because the test makes it go wrong."""
        self.foreseen.append(re.compile(pattern))

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type in {"error", "warning"}:
            self._trouble(f"{message.type}: {message.text} {message.location.get('url', '')}")

    def _answered(self, response: Response) -> None:
        if response.status >= 500:
            self._trouble(f"answer {response.status}: {response.url}")

    def _trouble(self, told: str) -> None:
        if not any(pattern.search(told) for pattern in self.foreseen):
            self.troubles.append(told)

    def open(self, path: str = "") -> None:
        """Go to a page by its address behind the `#`."""
        self.page.goto(f"{self.home}/#/{path}")

    def api(self, method: str, path: str, body: object = None) -> Any:
        """Ask the server as this person; for what a test is not about."""
        sent = {} if body is None else {"data": json.dumps(body), "headers": {"content-type": "application/json"}}
        response = self.context.request.fetch(f"{self.home}/api{path}", method=method, **sent)  # type: ignore[arg-type]
        assert response.ok, (response.status, response.text())
        return response.json() if response.text() else None

    def leave(self) -> None:
        """Close the window."""
        self.context.close()
