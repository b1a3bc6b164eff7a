"""Assertions about accessibility: no horizontal scrolling, large touch targets, no serious axe violation."""

from typing import Final

from playwright.sync_api import Locator, Page, expect

from tests.browser.built_client import ROOT

AXE: Final = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
# Text within a drawing is part of the picture, not a label that a user would speak, so axe must ignore it.
# With preloading, axe would add inline styles for shadow roots, which the content policy forbids.
RUN_AXE: Final = """async () => {
    const drawings = new CSSStyleSheet();
    drawings.replaceSync("svg[aria-hidden=true] text { display: none }");
    const inside = [...document.querySelectorAll("*")].flatMap(({ shadowRoot }) => shadowRoot ?? []);
    const roots = [document, ...inside].map((root) => [root, [...root.adoptedStyleSheets]]);
    for (const [root, sheets] of roots) root.adoptedStyleSheets = [...sheets, drawings];
    const { violations } = await axe.run({ resultTypes: ["violations"], preload: false });
    for (const [root, sheets] of roots) root.adoptedStyleSheets = sheets;
    return violations.filter(({ impact }) => ["serious", "critical"].includes(impact)).flatMap(({ id, nodes }) =>
        nodes.slice(0, 4).map((node) => `${id}: ${node.target.join(" ")}: ${node.failureSummary}`));
}"""
WIDTHS: Final = "() => [document.documentElement.scrollWidth, document.documentElement.clientWidth]"
# Rooms of faces are shadow roots in the page, and hold none themselves.
# A link inside a sentence is as high as its line, and invisible elements are for screen readers: both are exempt. A
# whole column of a sheet may be a little narrower, because eight of them share the width of a small phone. Pieces of a
# game stand in dense rows: there 40 pixels are enough. A line of the log is a button over its whole width, for a mouse as
# high as a line of text.
SMALL_TARGETS: Final = """(minimum) => [document, ...document.querySelectorAll("*")]
    .flatMap((each) => [...((each === document ? document : each.shadowRoot)
        ?.querySelectorAll("button, a[href], input, select, [role=button]") ?? [])])
    .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .map((element) => [element, element.getBoundingClientRect()])
    .filter(([element, box]) => box.width > 1 && box.height > 1 && !(element.closest("p, li") && element.matches("a"))
        && !(matchMedia("(pointer: fine)").matches && element.matches("li > .line") && box.height > 30))
    .map(([element, box]) => [element.closest("label")?.getBoundingClientRect() ?? box, element])
    .filter(([box, element]) => Math.min(box.width, box.height) < minimum - (element.closest(".room") ? 4.5 : 0.5))
    .filter(([box]) => box.width < minimum * 0.7 || box.height < minimum * 6)
    .map(([box, element]) => `${element.outerHTML.slice(0, 120)} ${Math.round(box.width)}x${Math.round(box.height)}`)"""

# Null if the page has drawn itself anew after the texts were found: detached texts have no place.
BROKEN_WORDS: Final = """(texts) => texts.some((text) => !text.isConnected) ? null : texts.flatMap((text) =>
    [...text.firstChild.textContent.matchAll(/\\S+/g)].filter((word) => {
        const range = document.createRange();
        range.setStart(text.firstChild, word.index);
        range.setEnd(text.firstChild, word.index + word[0].length);
        const [line, ...more] = range.getClientRects();
        const ends = [text, text.closest("th, td, p, button")].map((box) => box.getBoundingClientRect().right);
        return more.length > 0 || line.right > Math.min(...ends) + 0.5;
    }).map(String)
)"""


def assert_accessible(page: Page) -> None:
    """Assert that axe finds no serious or critical violation on the current page."""
    assert AXE.is_file(), "axe-core is not installed: run scripts/build-web"
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    grave: list[str] = page.evaluate(RUN_AXE)
    assert not grave, "\n".join(grave)


def assert_fits(page: Page) -> None:
    """Assert that nothing is wider than the window."""
    wide, window = page.evaluate(WIDTHS)
    assert wide <= window, f"{wide} px wide in a window of {window}"


def assert_words_unbroken(words: Locator) -> None:
    """Assert that no word of these texts is broken over two lines or overflows its container."""
    expect(words.first).to_be_visible()
    broken: list[str] | None = None
    while broken is None:
        broken = words.evaluate_all(BROKEN_WORDS)
    assert not broken, broken


def assert_touch_targets(page: Page, min_px: int = 44) -> None:
    """Assert that every touch target is at least as large as a fingertip."""
    small = page.evaluate(SMALL_TARGETS, min_px)
    assert not small, "\n".join(small)
