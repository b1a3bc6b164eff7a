"""Whether everybody can use a page: nothing scrolls sideways, fingers hit, and axe finds nothing serious."""

from typing import Any, Final

from playwright.sync_api import Page

from tests.browser.pages import ROOT

AXE: Final = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
RUN_AXE: Final = """async () => (await axe.run({ resultTypes: ["violations"] })).violations.map((found) => ({
    id: found.id, impact: found.impact, help: found.help, where: found.nodes.map((node) => node.target.join(" ") + ": "
        + node.failureSummary) }))"""
WIDTHS: Final = "() => [document.documentElement.scrollWidth, document.documentElement.clientWidth]"
# A link in the middle of a sentence is as high as its line; what is out of sight is for screen readers.
SMALL_TARGETS: Final = """(least) => [...document.querySelectorAll("button, a[href], input, select, [role=button]")]
    .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .map((element) => [element, element.getBoundingClientRect()])
    .filter(([element, box]) => box.width > 1 && box.height > 1 && !(element.closest("p, li") && element.matches("a")))
    .map(([element, box]) => [element.closest("label")?.getBoundingClientRect() ?? box, element])
    .filter(([box]) => box.width < least - 0.5 || box.height < least - 0.5)
    .map(([box, element]) => `${element.outerHTML.slice(0, 120)} ${Math.round(box.width)}x${Math.round(box.height)}`)"""


def assert_accessible(page: Page) -> None:
    """Let axe look at the page as it stands: nothing serious or critical."""
    assert AXE.is_file(), "axe-core is not installed: run scripts/pages"
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    violations: list[dict[str, Any]] = page.evaluate(RUN_AXE)
    assert [found for found in violations if found["impact"] in {"serious", "critical"}] == []


def assert_fits(page: Page) -> None:
    """Nothing is wider than the window."""
    wide, window = page.evaluate(WIDTHS)
    assert wide <= window, f"{wide} px wide in a window of {window}"


def assert_fingers_hit(page: Page, least: int = 44) -> None:
    """Everything to touch is as large as a finger."""
    assert page.evaluate(SMALL_TARGETS, least) == []
