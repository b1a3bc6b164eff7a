"""Page object of a table, whose elements are found by their accessible names."""

import re
from dataclasses import dataclass
from typing import Final

from playwright.sync_api import Locator, Page, expect

from tests.browser.ui_texts import ui_text
from tests.browser.visitor import Visitor

DRAWN: Final = "() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))"
MOVE_LISTS: Final = ("table-all-moves", "table-choose-move")


@dataclass
class TablePage:
    """The page of a table in a visitor's browser."""

    person: Visitor

    @property
    def page(self) -> Page:
        """The browser page."""
        return self.person.page

    def text(self, key: str, **args: str | float) -> str:
        """Return an interface text in the visitor's language."""
        return ui_text(self.person.lang, key, **args)

    def button(self, key: str, **args: str | float) -> Locator:
        """Return a button by its text."""
        return self.page.get_by_role("button", name=self.text(key, **args), exact=True)

    @property
    def bar(self) -> Locator:
        """The action bar."""
        return self.page.get_by_role("region", name=self.text("table-action"))

    @property
    def confirm(self) -> Locator:
        """The enabled button that sends a plan, present once the plan is complete."""
        return self.bar.locator("button.confirm:enabled")

    @property
    def undo(self) -> Locator:
        """The undo button."""
        return self.bar.get_by_role("button", name=self.text("table-undo"))

    @property
    def list_button(self) -> Locator:
        """The button that opens the list of all moves, present whenever there is a decision."""
        words = [re.escape(self.text(key, count=count)) for key in MOVE_LISTS for count in (1, 77)]
        name = "|".join(words).replace("77", r"\d+")
        return self.bar.get_by_role("button", name=re.compile(f"^({name})$"), disabled=False)

    @property
    def must_decide(self) -> bool:
        """Whether there is a decision right now."""
        return self.list_button.is_visible()

    @property
    def is_over(self) -> bool:
        """Whether the game is over right now, so that there is no action bar."""
        return self.bar.count() == 0

    def wait_for_decision(self) -> None:
        """Wait until there is a decision."""
        expect(self.list_button).to_be_visible()

    def wait_for_board(self) -> None:
        """Wait until the board shows the decision: it is mounted after its styles, and drawn in the next frame."""
        self.wait_for_decision()
        board = self.page.get_by_role("main", name=self.text("table-board"))
        expect(board.locator(".room > *").first).to_be_attached()
        self.page.evaluate(DRAWN)

    def close_first_steps(self) -> None:
        """Close the introduction for first-time players, if there is one at this stage of the game."""
        if self.button("table-first-steps-go").is_visible():
            self.button("table-first-steps-go").click()

    def moves(self) -> list[str]:
        """Return the texts of all moves that may be chosen now."""
        self.list_button.click()
        moves = self.listed().all_inner_texts()
        self.page.keyboard.press("Escape")
        return moves

    def listed(self) -> Locator:
        """Return the buttons of the open list of all moves."""
        drawer = self.page.get_by_role("dialog", name=self.text("table-moves"))
        expect(drawer).to_be_visible()
        return drawer.get_by_role("listitem").get_by_role("button")

    def choose(self, index: int = 0) -> None:
        """Choose from the list of all moves, and wait until the plan is complete or the next decision appears."""
        self.list_button.click()
        self.listed().nth(index).click()
        expect(self.confirm.or_(self.list_button).first).to_be_visible()

    def plan(self) -> None:
        """Make all decisions of a plan without sending it."""
        while not self.confirm.is_visible():
            self.choose()

    def play(self) -> None:
        """Make all decisions of a plan and send it."""
        self.plan()
        self.confirm.click()
        expect(self.confirm).to_have_count(0)

    def turn_to_chat(self) -> None:
        """Turn to the chat in the notebook, which only wide windows have."""
        self.page.get_by_role("tab", name=self.text("table-chat")).click()

    def send_chat(self, text: str) -> None:
        """Send a chat message."""
        field = self.page.get_by_role("textbox", name=self.text("table-chat-write"))
        field.fill(text)
        field.press("Enter")
        expect(field).to_have_value("")

    def expect_chat(self, text: str) -> None:
        """Wait until a chat message is displayed."""
        expect(self.page.get_by_role("log", name=self.text("table-chat"))).to_contain_text(text)

    def open_log_and_chat(self) -> None:
        """Open log and chat, which are in a drawer on phones."""
        self.page.get_by_role("button", name=re.compile(f"^{self.text('table-log-and-chat', count=0)}")).click()

    def open_player_detail(self, name: str) -> None:
        """Touch a player's panel and wait for its detail."""
        self.page.get_by_label(self.text("table-players")).get_by_role("button", name=name).click()
        expect(self.page.get_by_role("dialog", name=name)).to_be_visible()


def play_on(*tables: TablePage, times: int = 1000) -> None:
    """Make every table page with a decision play, `times` moves in all or until the game is over."""
    while times > 0 and not tables[0].is_over:
        deciding = [table for table in tables if table.must_decide]
        for table in deciding:
            table.play()
        times -= len(deciding)
        if not deciding:
            tables[0].page.wait_for_timeout(30)
