"""Parts of a run: plays and pages, each with a browser and a server of its own, so that parts can run side by side."""

import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser

from caravane.stage.browser import open_browser
from tests.fit.findings import Finding, Findings
from tests.fit.live_page import LivePage
from tests.fit.looks import Looker
from tests.fit.pictures import Pictures
from tests.fit.played_table import Play, PlayedTable
from tests.fit.plays import THEMES, Choice, Depth
from tests.fit.probe import live_script
from tests.fit.seeded_server import seeded_server
from tests.fit.shell_pages import SHELL, ShellPage, game_pages, shell_pages
from tests.fit.shell_tables import ShellTables
from tests.fit.touch_player import TouchPlayer
from tests.fit.windows import Window


class Part(NamedTuple):
    """A game that is played; or pages that are visited, of the shell or of a game, all or some by their names."""

    lang: str
    subject: str
    play: Play | None = None
    pages: tuple[str, ...] = ()

    def chosen_pages(self) -> list[ShellPage]:
        """Return the pages to be visited."""
        pages = shell_pages() if self.subject == SHELL else game_pages(self.subject)
        return [page for page in pages if not self.pages or page.name in self.pages]


class Scope(NamedTuple):
    """What all parts of a run have in common."""

    windows: tuple[Window, ...]
    depth: Depth
    pictures: Path | None


class Result(NamedTuple):
    """What a part has found, and a line about it."""

    findings: Findings
    line: str


def run_part(part: Part, scope: Scope) -> Result:
    """Run a part in this process."""
    start = time.monotonic()
    with open_browser() as browser:
        running = RunningPart(browser, scope)
        about = running.play(part.play) if part.play else running.visit(part)
    return Result(running.findings, f"{time.monotonic() - start:5.0f} s  {about}")


@dataclass
class RunningPart:
    """A part that runs in a browser."""

    browser: Browser
    scope: Scope
    findings: Findings = field(default_factory=Findings)

    def __post_init__(self) -> None:
        self._pictures = Pictures(self.scope.pictures)

    def play(self, play: Play) -> str:
        """Play a game and return a line about it."""
        with seeded_server() as server:
            visitor = server.visitor(self.browser, play.lang, play.theme)
            page = LivePage(visitor, live_script())
            table = PlayedTable(server, play)
            visitor.open(f"table/{table.id}")
            looker = self._looker(page, play.game)
            player = TouchPlayer(table, looker, Choice(self.scope.depth))
            player.play()
            self._close(page, looker)
        return f"{play}: {player.looked} of {player.decisions} decisions"

    def visit(self, part: Part) -> str:
        """Visit pages and return a line about them."""
        pages = part.chosen_pages()
        with seeded_server() as server:
            tables = ShellTables(server)
            for number, page in enumerate(pages):
                self._visit(tables, page, part.lang, THEMES[number % len(THEMES)])
        return f"{part.subject} {part.lang}: {len(pages)} pages"

    def _visit(self, tables: ShellTables, shown: ShellPage, lang: str, theme: str) -> None:
        visitor = tables.server.visitor(self.browser, lang, theme, known=shown.known)
        # A busy server has no hint in time, which is 429; the page asks again.
        visitor.allow_errors(r"Failed to load resource.* (40[134]|429)")
        page = LivePage(visitor, live_script())
        shown.open(visitor, tables)
        looker = self._looker(page, shown.subject)
        looker.look(shown.name, moves=False)
        self._close(page, looker)

    def _looker(self, page: LivePage, subject: str) -> Looker:
        return Looker(page, subject, self.scope.windows, self.findings, self._pictures)

    def _close(self, page: LivePage, looker: Looker) -> None:
        for error in dict.fromkeys(page.person.errors):
            looker.report(Finding("error", error, error), "in the console")
        page.person.close()
