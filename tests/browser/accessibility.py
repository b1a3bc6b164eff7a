"""Whether everybody can use a page: nothing scrolls sideways, fingers hit, and axe finds nothing serious."""

from typing import Final

from playwright.sync_api import Locator, Page

from tests.browser.built_client import ROOT

AXE: Final = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
# Letters within a drawing belong to the picture: they are no label that somebody would say aloud.
RUN_AXE: Final = """async () => {
    const drawings = new CSSStyleSheet();
    drawings.replaceSync("svg[aria-hidden=true] text { display: none }");
    document.adoptedStyleSheets = [drawings];
    const { violations } = await axe.run({ resultTypes: ["violations"] });
    document.adoptedStyleSheets = [];
    return violations.filter(({ impact }) => ["serious", "critical"].includes(impact)).flatMap(({ id, nodes }) =>
        nodes.slice(0, 4).map((node) => `${id}: ${node.target.join(" ")}: ${node.failureSummary}`));
}"""
WIDTHS: Final = "() => [document.documentElement.scrollWidth, document.documentElement.clientWidth]"
# A link in the middle of a sentence is as high as its line; what is out of sight is for screen readers. A whole column of
# a sheet is hit all the same where it is a little narrower: eight of them share the width of a small phone.
SMALL_TARGETS: Final = """(least) => [...document.querySelectorAll("button, a[href], input, select, [role=button]")]
    .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .map((element) => [element, element.getBoundingClientRect()])
    .filter(([element, box]) => box.width > 1 && box.height > 1 && !(element.closest("p, li") && element.matches("a")))
    .map(([element, box]) => [element.closest("label")?.getBoundingClientRect() ?? box, element])
    .filter(([box]) => Math.min(box.width, box.height) < least - 0.5)
    .filter(([box]) => box.width < least * 0.7 || box.height < least * 6)
    .map(([box, element]) => `${element.outerHTML.slice(0, 120)} ${Math.round(box.width)}x${Math.round(box.height)}`)"""

BROKEN_WORDS: Final = """(text) => [...text.firstChild.textContent.matchAll(/\\S+/g)].filter((word) => {
    const range = document.createRange();
    range.setStart(text.firstChild, word.index);
    range.setEnd(text.firstChild, word.index + word[0].length);
    const [line, ...more] = range.getClientRects();
    const ends = [text, text.closest("th, td, p, button")].map((place) => place.getBoundingClientRect().right);
    return more.length > 0 || line.right > Math.min(...ends) + 0.5;
}).map(String)"""


def assert_accessible(page: Page) -> None:
    """Let axe look at the page as it stands: nothing serious or critical."""
    assert AXE.is_file(), "axe-core is not installed: run scripts/build-web"
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    grave: list[str] = page.evaluate(RUN_AXE)
    assert not grave, "\n".join(grave)


def assert_fits(page: Page) -> None:
    """Nothing is wider than the window."""
    wide, window = page.evaluate(WIDTHS)
    assert wide <= window, f"{wide} px wide in a window of {window}"


def assert_words_whole(words: Locator) -> None:
    """No word of these texts is broken over two lines, or reaches out of its place."""
    broken = [word for text in words.all() for word in text.evaluate(BROKEN_WORDS)]
    assert not broken, broken


def assert_fingers_hit(page: Page, least: int = 44) -> None:
    """Everything to touch is as large as a finger."""
    small = page.evaluate(SMALL_TARGETS, least)
    assert not small, "\n".join(small)
