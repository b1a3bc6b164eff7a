"""Names and chat that a page could take for markup or for parts of a text, in a real browser."""

import os
from typing import Final

from playwright.async_api import Browser, Page, async_playwright

from tests.attack.registry import BOTH, expect, probe
from tests.attack.targets import PASSWORD, Target
from tests.browser.built_client import FLAGS, chromium_path
from tests.server.client import Client
from tests.server.http.test_strangers import finished_table

SUBJECT: Final = "pages"
MARKUP: Final = "<img src=x onerror=alert(1)>"
FLUENT: Final = '{$name}{-brand}{"x"}{NUMBER(9)}'
CHAT: Final = f"{MARKUP}<script>window.attacked = 1</script><a href='javascript:alert(1)'>x</a> {FLUENT}"
MIN_SHOWN: Final = 3
SEATS: Final = [{"kind": "me"}, {"kind": "companion", "name": FLUENT}]
FOUND: Final = """() => [
    window.attacked ? "a script ran" : "",
    document.querySelector("img[src='x']") ? "an image was made" : "",
    document.querySelector("a[href^='javascript']") ? "a link was made" : "",
].filter(Boolean)"""


@probe(SUBJECT, quick=BOTH)
async def markup_in_answers(target: Target) -> str:
    """Use markup as a name and in the chat, then open every answer as if it were a page: none is HTML."""
    async with await target.guest(MARKUP) as mallory:
        await mallory.connect()
        table = await finished_table(mallory)
        await mallory.follow(table)
        await mallory.send("chat", table, text=CHAT)
        paths = ("/me", "/tables/mine", *[f"/tables/{table}{part}" for part in ("", "/chat", "/history", "/export")])
        answers = [await mallory.http.get(f"/api{path}") for path in paths]
        answers += [await mallory.http.get(f"/api/tables/{MARKUP}"), await mallory.http.get(f"/{MARKUP}")]
    html = [str(answer.url.path) for answer in answers if "html" in answer.headers.get("content-type", "")]
    sniffed = [str(answer.url.path) for answer in answers if answer.headers.get("x-content-type-options") != "nosniff"]
    expect(not html and not sniffed, f"HTML: {html}, sniffed: {sniffed}")
    return f"{len(answers)} answers, none is HTML"


async def attacked_pages(mallory: Client) -> dict[str, str]:
    """Return pages that show the names and the chat of somebody hostile."""
    await mallory.connect()
    finished = await finished_table(mallory)
    waiting = await mallory.create_table([*SEATS, {"kind": "free"}], game="lost-cities", public=True)
    playing = await mallory.create_table(SEATS, game="lost-cities", public=True, start=True)
    for table in (finished, waiting, playing):
        await mallory.send("chat", table, text=CHAT)
    code = (await mallory.post(f"/tables/{waiting}/invitations"))["code"]
    return {
        "home": "",
        "waiting": f"table/{waiting}",
        "playing": f"table/{playing}",
        "end": f"table/{finished}",
        "replay": f"table/{finished}/replay",
        "verify": f"verify/{finished}",
        "join": f"join/{code}",
        "leaderboard": "leaderboard/lost-cities",
        "profile": "profile/mallory.html",
        "account": "account",
        "unknown": f"{MARKUP}/{MARKUP}",
        "link": f"link/{MARKUP}",
    }


@probe(SUBJECT)
async def markup_on_pages(target: Target) -> str:
    """Open twelve pages with hostile names and chat in a browser, as their owner: nothing runs, and no text breaks."""
    async with target.visitor() as mallory, async_playwright() as playwright:
        await mallory.post("/account", login="mallory.html", password=PASSWORD, name=MARKUP)
        flags = FLAGS if os.geteuid() == 0 else [flag for flag in FLAGS if flag != "--no-sandbox"]
        browser = await playwright.chromium.launch(executable_path=chromium_path(), args=flags)
        try:
            found = await findings(browser, target, mallory)
        finally:
            await browser.close()
    broken = {name: problems for name, problems in found.items() if problems}
    expect(not broken, f"{len(broken)} of {len(found)} pages: {broken}")
    return f"{len(found)} pages, nothing ran"


async def findings(browser: Browser, target: Target, mallory: Client) -> dict[str, list[str]]:
    """Return what went wrong on each page."""
    context = await browser.new_context(ignore_https_errors=True)
    token = mallory.http.cookies["caravane_session"]
    await context.add_cookies([{"name": "caravane_session", "value": token, "url": target.url}])
    found = {}
    shown = 0
    for name, path in (await attacked_pages(mallory)).items():
        page = await context.new_page()
        found[name] = await problems_of(page, f"{target.url}/#/{path}")
        shown += MARKUP in await page.inner_text("body")
        await page.close()
    expect(shown >= MIN_SHOWN, f"only {shown} pages show the name at all")
    return found


async def problems_of(page: Page, url: str) -> list[str]:
    """Open a page; return the dialogs, exceptions and elements that should not be there."""
    problems: list[str] = []

    async def dismiss(dialog: object) -> None:
        problems.append(f"dialog {dialog}")

    page.on("dialog", dismiss)
    page.on("pageerror", lambda error: problems.append(f"exception {error}"[:80]))
    await page.goto(url)
    await page.wait_for_selector("h1, [role=heading], main")
    await page.wait_for_load_state("networkidle")
    made: list[str] = await page.evaluate(FOUND)
    return problems + made
