"""The checks of a face, in the order of docs/faces.md."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, NamedTuple, final

from playwright.sync_api import Browser

from caravane.stage.browser import StagePage
from caravane.stage.reach import check_reach
from caravane.stage.targets import Target
from caravane.stage.windows import MAIN, SceneSummary, Window, one_of_each_kind
from caravane.text import LANGUAGES

THEMES: Final = ("day", "lamp")


class CheckResult(NamedTuple):
    """A check with all its findings."""

    number: int
    name: str
    about: str
    findings: list[str]


@final
class FaceTest:
    """A run of checks on one face; the window stays open between them."""

    def __init__(self, browser: Browser, address: str, target: Target, windows: tuple[Window, ...]) -> None:
        self._target: Final = target
        self._windows: Final = windows
        self.page: Final = StagePage(browser, address, target, MAIN)
        scenes: list[list[Any]] = self.page.call("scenes")
        self._few: Final = one_of_each_kind([SceneSummary(*scene) for scene in scenes])

    def run(self, name: str) -> CheckResult:
        """Run a check by its name."""
        number, about, check = CHECKS[name]
        self.page.resize(MAIN)
        self.page.show(scene=0, lang="en", theme="day", speed="off", dom="own")
        findings = list(dict.fromkeys(check(self)))
        return CheckResult(number, name, about, findings)

    def in_page(self, name: str, **look: object) -> list[str]:
        """Run a check that compares scenes."""
        if look:
            self.page.show(**look)
        findings: list[str] = self.page.call("check", name, [scene.place for scene in self._few])
        return findings

    def in_both_roots(self, name: str) -> list[str]:
        """Run a check in a shadow root and outside, if the face can be shown in both."""
        roots = ("shadow", "light") if self._target.light_allowed else ("own",)
        return [finding for dom in roots for finding in self.in_page(name, dom=dom)]

    def on_each_scene(self, name: str, **look: object) -> list[str]:
        """Run a check on each scene as it is shown."""
        findings: list[str] = []
        for scene in self._few:
            self.page.show(scene=scene.place, **look)
            findings += self.page.call("check", name, [scene.place])
        return findings

    def in_windows(self, name: str) -> list[str]:
        """Run a check on each scene in all windows, languages and lights."""
        findings: list[str] = []
        for window in self._windows:
            self.page.resize(window)
            for lang in LANGUAGES:
                for theme in THEMES if window == self._windows[0] else THEMES[:1]:
                    found = self.on_each_scene(name, lang=lang, theme=theme)
                    findings += [f"{window} {lang} {theme}: {finding}" for finding in found]
        return findings

    def mount(self) -> list[str]:
        """Mount every scene; a face that fails is replaced by words, with which no other check should deal."""
        problems = [(scene.name, self.page.show(scene=scene.place)) for scene in self._few]
        return [f"{name}: {problem}" for name, problem in problems if problem]

    def parts(self) -> list[str]:
        """Look for parts on the board; the words face draws none, it names them in sentences."""
        return [] if self._target.words else self.on_each_scene("parts")

    def reach(self) -> list[str]:
        """Touch every legal move in the first and the last window."""
        findings: list[str] = []
        for window in dict.fromkeys((self._windows[0], self._windows[-1])):
            self.page.resize(window)
            findings += [f"{window}: {finding}" for finding in check_reach(self.page, self._few)]
        return findings

    def take_pictures(self, folder: Path) -> None:
        """Save a picture of a scene of each kind in each window."""
        folder.mkdir(parents=True, exist_ok=True)
        for window in self._windows:
            self.page.resize(window)
            for scene in self._few:
                self.page.show(scene=scene.place)
                self.page.page.screenshot(path=folder / f"{window}-{scene.kind}.png")


Check = Callable[[FaceTest], list[str]]

CHECKS: Final[dict[str, tuple[int, str, Check]]] = {
    "mount": (0, "every scene can be mounted", FaceTest.mount),
    "update": (1, "an update ends like a fresh mount", lambda test: test.in_both_roots("update")),
    "destroy": (2, "nothing is left after destroy", lambda test: test.in_both_roots("destroy")),
    "motion": (3, "moments rest in time and never start again", lambda test: test.in_page("motion")),
    "reach": (4, "every legal move is reached by touch", FaceTest.reach),
    "fit": (5, "text is readable, nothing is cut or covered", lambda test: test.in_windows("fit")),
    "access": (6, "no serious violation, large touch targets", lambda test: test.on_each_scene("access")),
    "parts": (7, "parts that moves and events name are drawn", FaceTest.parts),
    "texts": (8, "no text is missing, in both languages", lambda test: test.on_each_scene("texts")),
    "errors": (9, "no errors, no requests outside its folder", lambda test: test.page.errors),
    "tolerance": (10, "later versions are tolerated", lambda test: test.in_page("tolerance")),
    "figures": (11, "figures follow the box", lambda test: test.in_page("figures")),
}
"""Number, description and function of each check by its name."""
FIRST: Final = "mount"
"""The check without which the others would look at the words face."""
LAST: Final = "errors"
"""The check that looks at what happened during the others."""


def run_checks(test: FaceTest, names: list[str]) -> list[CheckResult]:
    """Run checks, after the first one in any case, and return the results in the order of their numbers."""
    first = test.run(FIRST)
    if first.findings:
        return [first]
    ordered = sorted((name for name in names if name != FIRST), key=lambda name: name == LAST)
    return sorted([first, *(test.run(name) for name in ordered)])
