"""A page of a real server in a real browser, with the script that looks at it from inside."""

import base64
import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any, Final

from playwright.sync_api import BrowserContext, Route

from tests.browser.ui_texts import ui_text
from tests.browser.visitor import Visitor
from tests.fit.plays import GAMES
from tests.fit.windows import Window, is_touched

FACE_MODULE: Final = re.compile(r"/(assets/face-[^/?]+|faces/[^?]+)\.js$")
# The face is imported under another address, and what its board is given to draw is noted on the way.
OBSERVED: Final = """
export * from "{address}";
import {{ mount as draw }} from "{address}";
export const mount = (element, scene, tools) => window.fit.table.observe(draw, element, scene, tools);
"""
CALL: Final = "([name, args]) => window.fit[name](...args)"
AT_REST: Final = """() => {
    const state = window.fit.state();
    return !state || !(state.asking || ["trying", "sending"].includes(state.planState));
}"""
ASKED: Final = """(legal) => {
    const state = window.fit.state();
    return state && !state.plan.length && state.legal.join(" ") === legal.join(" ");
}"""
SMALL_SCALE: Final = 0.1
"""Scale at which pages are painted while they are only measured: large windows take seconds to paint."""
MOVE_LISTS: Final = ("table-all-moves", "table-choose-move")


def observe_faces(context: BrowserContext) -> None:
    """Show the script in the page every scene that a face draws."""

    def observed(route: Route) -> None:
        address = f"{route.request.url}?observed"
        route.fulfill(content_type="text/javascript", body=OBSERVED.format(address=address))

    context.route(FACE_MODULE, observed)


@dataclass
class LivePage:
    """The page of a visitor whose window changes its size."""

    person: Visitor
    script: str
    window: Window = field(init=False)

    def __post_init__(self) -> None:
        self.person.context.add_init_script(self.script)
        self.person.know(*GAMES)
        observe_faces(self.person.context)
        self.page = self.person.page
        self.page.emulate_media(reduced_motion="reduce")
        self._devtools = self.person.context.new_cdp_session(self.page)
        size = self.page.viewport_size or {"width": 0, "height": 0}
        self.window = Window(size["width"], size["height"])

    def bar(self) -> dict[str, object]:
        """Return the labels by which the action bar is operated."""
        patterns = [
            re.escape(ui_text(self.person.lang, key, count=count)).replace("77", r"\d+")
            for key in MOVE_LISTS
            for count in (1, 77)
        ]
        return {"list": patterns}

    def resize(self, window: Window) -> None:
        """Change the size of the window, and whether it is touched."""
        if is_touched(window) != is_touched(self.window):
            self._devtools.send("Emulation.setTouchEmulationEnabled", {"enabled": is_touched(window)})
        self._set_metrics(window, SMALL_SCALE)
        self.window = window

    def _set_metrics(self, window: Window, scale: float) -> None:
        metrics = {"width": window.width, "height": window.height, "deviceScaleFactor": 0, "mobile": False}
        self._devtools.send("Emulation.setDeviceMetricsOverride", {**metrics, "scale": scale})

    @contextmanager
    def full_scale(self) -> Iterator[None]:
        """Paint the page as people see it, for pictures and touches."""
        self._set_metrics(self.window, 1)
        yield
        self._set_metrics(self.window, SMALL_SCALE)

    def screenshot(self, scale: float = 1) -> bytes:
        """Return a picture of the window as PNG; Playwright's own would change its size back."""
        with self.full_scale():
            self.drawn()
            clip = {"x": 0, "y": 0, "width": self.window.width, "height": self.window.height, "scale": scale}
            taken = self._devtools.send("Page.captureScreenshot", {"format": "png", "clip": clip})
        return base64.b64decode(taken["data"])

    def call(self, name: str, *args: object) -> Any:
        """Call a function of the script in the page."""
        return self.page.evaluate(CALL, [name, list(args)])

    def press(self, name: str, *args: object) -> dict[str, Any]:
        """Ask the page where to touch, touch there, or click, and wait until what it leads to is drawn."""
        with self.full_scale():
            self.drawn()
            way: dict[str, Any] = self.call(name, *args)
            if way["point"] is not None:
                self._touch(way["point"])
        self.settle()
        return way

    def _touch(self, point: list[float]) -> None:
        if is_touched(self.window):
            self.page.touchscreen.tap(*point)
        else:
            self.page.mouse.click(*point)
            # What lies under a resting mouse is drawn raised.
            self.page.mouse.move(0, 0)

    def drawn(self) -> None:
        """Wait until everything is drawn in the size of the window."""
        self.call("drawn", *self.window)

    def settle(self) -> None:
        """Wait until everything is drawn, and no answer of the server is awaited."""
        self.drawn()
        self.page.wait_for_function(AT_REST)
        self.drawn()

    def wait_for_question(self, legal: list[str]) -> None:
        """Wait until the board shows a decision."""
        self.page.wait_for_function(ASKED, arg=legal)
        self.settle()
