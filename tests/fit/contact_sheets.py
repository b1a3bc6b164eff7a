"""Contact sheets: a position of each game, and pages of the shell, in all windows side by side."""

import base64
import html
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final, NamedTuple

from playwright.sync_api import Browser

from tests.fit.live_page import LivePage
from tests.fit.played_table import Play, PlayedTable
from tests.fit.plays import SKIPPED, THEMES
from tests.fit.probe import live_script
from tests.fit.seeded_server import seeded_server
from tests.fit.shell_pages import ShellPage, game_pages, shell_pages
from tests.fit.shell_tables import FIRST_GAME, ShellTables
from tests.fit.windows import Window

WIDTH: Final = 2600
HEIGHT_OF_GAME: Final = 460
HEIGHT_OF_PAGE: Final = 210
MANY_SEATS: Final = 4
PAGES: Final = (
    "home",
    "home with tables",
    "create",
    "waiting room",
    "learn",
    "account",
    "leaderboard",
    "menu of a table",
    "end",
    "replay, middle position",
)
SHEET: Final = """<body style="margin:16px;background:#6b6b6b;font:600 15px sans-serif;color:#fff">
<h1 style="margin:0 0 8px;font-size:22px">{title}</h1><div style="display:flex;flex-wrap:wrap;gap:14px">{pictures}</div>"""
FIGURE: Final = '<figure style="margin:0"><img height="{height}" src="data:image/png;base64,{data}"><figcaption>{label}</figcaption></figure>'
DECODED: Final = """async () => {
    await Promise.all([...document.images].map((image) => image.decode()));
    return document.documentElement.scrollHeight;
}"""


class Picture(NamedTuple):
    """A picture with its label."""

    label: str
    png: bytes


@dataclass
class ContactSheets:
    """Sheets in a folder."""

    browser: Browser
    windows: tuple[Window, ...]
    folder: Path

    def of_game(self, game: str, lang: str) -> None:
        """Make the sheet of a game: one decision in its middle."""
        with seeded_server() as server:
            visitor = server.visitor(self.browser, lang, THEMES[0])
            page = LivePage(visitor, live_script())
            table = PlayedTable(server, Play(game, MANY_SEATS, lang, THEMES[0], skipped=SKIPPED))
            visitor.open(f"table/{table.id}")
            page.wait_for_question(table.my_turn()["legal"])
            pictures = [Picture(str(window), png) for window, png in self._in_windows(page)]
            visitor.close()
        self._write(f"{game}-{lang}", pictures, HEIGHT_OF_GAME)

    def of_shell(self, lang: str) -> None:
        """Make the sheet of the shell."""
        pictures: list[Picture] = []
        with seeded_server() as server:
            tables = ShellTables(server)
            for shown in (*shell_pages(), *game_pages(FIRST_GAME)):
                if shown.name in PAGES:
                    pictures += self._of_page(tables, shown, lang)
        self._write(f"shell-{lang}", pictures, HEIGHT_OF_PAGE)

    def _of_page(self, tables: ShellTables, shown: ShellPage, lang: str) -> list[Picture]:
        visitor = tables.server.visitor(self.browser, lang, THEMES[0], known=shown.known)
        page = LivePage(visitor, live_script())
        shown.open(visitor, tables)
        pictures = [Picture(f"{shown.name} {window}", png) for window, png in self._in_windows(page)]
        visitor.close()
        return pictures

    def _in_windows(self, page: LivePage) -> Iterator[tuple[Window, bytes]]:
        for window in self.windows:
            page.resize(window)
            page.drawn()
            yield window, page.screenshot()

    def _write(self, title: str, pictures: list[Picture], height: int) -> None:
        figures = [
            FIGURE.format(height=height, data=base64.b64encode(png).decode(), label=html.escape(label))
            for label, png in pictures
        ]
        page = self.browser.new_page(viewport={"width": WIDTH, "height": height})
        page.set_content(SHEET.format(title=html.escape(title), pictures="".join(figures)))
        page.set_viewport_size({"width": WIDTH, "height": page.evaluate(DECODED)})
        self.folder.mkdir(parents=True, exist_ok=True)
        page.screenshot(path=self.folder / f"{title}.png")
        page.close()
