"""A person at a table: what they read there and what they touch, by the names that screen readers say."""

import re
from dataclasses import dataclass
from typing import Final

from playwright.sync_api import Locator, Page, expect

from tests.browser.ui_texts import said
from tests.browser.visitor import Visitor

MOVE_LISTS: Final = ("table-all-moves", "table-choose-move")


@dataclass
class AtTable:
    """The table as it lies before somebody."""

    person: Visitor

    @property
    def page(self) -> Page:
        """The window."""
        return self.person.page

    def say(self, key: str, **args: str | float) -> str:
        """Give a text in the person's language."""
        return said(self.person.lang, key, **args)

    def button(self, key: str, **args: str | float) -> Locator:
        """Find a button by its words."""
        return self.page.get_by_role("button", name=self.say(key, **args), exact=True)

    @property
    def bar(self) -> Locator:
        """What to do now."""
        return self.page.get_by_role("region", name=self.say("table-action"))

    @property
    def confirm(self) -> Locator:
        """The button that sends what is planned, once the plan answers everything."""
        return self.bar.get_by_role("button", name=re.compile(rf"^{self.say('table-confirm')}"), disabled=False)

    @property
    def undo(self) -> Locator:
        """The button that takes back."""
        return self.bar.get_by_role("button", name=self.say("table-undo"))

    @property
    def list_button(self) -> Locator:
        """What opens the list of all moves: it is there whenever something is asked."""
        words = [re.escape(self.say(key, count=count)) for key in MOVE_LISTS for count in (1, 77)]
        name = "|".join(words).replace("77", r"\d+")
        return self.bar.get_by_role("button", name=re.compile(f"^({name})$"), disabled=False)

    @property
    def asked(self) -> bool:
        """Whether something is asked, right now."""
        return self.list_button.is_visible()

    @property
    def over(self) -> bool:
        """Whether the game is over, right now: there is nothing to do any more."""
        return self.bar.count() == 0

    def wait_until_asked(self) -> None:
        """Wait for a question."""
        expect(self.list_button).to_be_visible()

    def put_away_first_steps(self) -> None:
        """Close what is told to who plays this game for the first time; in the middle of some games nothing is."""
        if self.button("table-first-steps-go").is_visible():
            self.button("table-first-steps-go").click()

    def moves(self) -> list[str]:
        """Read all that may be chosen now."""
        self.list_button.click()
        moves = self._listed().all_inner_texts()
        self.page.keyboard.press("Escape")
        return moves

    def _listed(self) -> Locator:
        drawer = self.page.get_by_role("dialog", name=self.say("table-moves"))
        expect(drawer).to_be_visible()
        return drawer.get_by_role("listitem").get_by_role("button")

    def choose(self, place: int = 0) -> None:
        """Choose from the list of all moves, and wait for what comes of it: confirm, or another question."""
        self.list_button.click()
        self._listed().nth(place).click()
        expect(self.confirm.or_(self.list_button).first).to_be_visible()

    def plan(self) -> None:
        """Answer all that is asked, without sending it."""
        while not self.confirm.is_visible():
            self.choose()

    def play(self) -> None:
        """Answer all that is asked, and send it."""
        self.plan()
        self.confirm.click()
        expect(self.confirm).to_have_count(0)

    def talk(self, text: str) -> None:
        """Say something at the table."""
        field = self.page.get_by_role("textbox", name=self.say("table-chat-write"))
        field.fill(text)
        field.press("Enter")
        expect(field).to_have_value("")

    def hears(self, text: str) -> None:
        """Wait until something that was said is to be read."""
        expect(self.page.get_by_role("log", name=self.say("table-chat"))).to_contain_text(text)

    def open_notebook(self) -> None:
        """Open log and chat, which a phone has no room for."""
        self.page.get_by_role("button", name=re.compile(f"^{self.say('table-notebook', count=0)}")).click()

    def look_closely(self, name: str) -> None:
        """Touch somebody's panel."""
        self.page.get_by_label(self.say("table-players")).get_by_role("button", name=name).click()
        expect(self.page.get_by_role("dialog", name=name)).to_be_visible()


def play_on(*tables: AtTable, times: int = 1000) -> None:
    """Let everybody answer what they are asked, so many times in all, or until the game is over."""
    while times > 0 and not tables[0].over:
        asked = [table for table in tables if table.asked]
        for table in asked:
            table.play()
        times -= len(asked)
        if not asked:
            tables[0].page.wait_for_timeout(30)
