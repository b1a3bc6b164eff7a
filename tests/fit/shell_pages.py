"""The pages around the games, and those of a game beside its decisions: how each is opened."""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from typing import Final

from playwright.sync_api import Page, expect

from tests.browser.table_page import TablePage
from tests.browser.ui_texts import ui_text
from tests.browser.visitor import Visitor
from tests.fit.plays import GAMES
from tests.fit.shell_tables import FIRST_GAME, ShellTables

SHELL: Final = "shell"
QUICK_PAGES: Final = (
    "home with tables",
    "create lost-cities",
    "waiting room",
    "menu of a table",
    "end",
    "replay, middle position",
    "all moves after a hint",
)
"""A spread of pages."""
MAX_HINTS: Final = 25
Opening = Callable[[Visitor, ShellTables], None]


@dataclass(frozen=True)
class ShellPage:
    """A page: whom it is shown to, and how it is opened."""

    name: str
    open: Opening
    subject: str = SHELL
    known: bool = True


def heading(page: Page) -> None:
    """Wait for the title of a page, and for what it loads."""
    expect(page.get_by_role("heading", level=1).first).to_be_visible()


def home_with_tables(person: Visitor, tables: ShellTables) -> None:
    """Open the home page of somebody who plays."""
    for game in GAMES[:2]:
        tables.running(game)
        tables.finished(game)
    assert tables.waiting
    assert tables.open
    address(person, tables, "")


def address(person: Visitor, _tables: ShellTables, path: str) -> None:
    """Open a page by its address."""
    person.open(path)
    heading(person.page)
    person.page.wait_for_load_state("networkidle")


def of_table(person: Visitor, tables: ShellTables, kind: str) -> None:
    """Open a page of a table that is no game."""
    address(person, tables, f"table/{tables.waiting if kind == 'waiting' else tables.shared}")


def join(person: Visitor, tables: ShellTables) -> None:
    """Open the link of an invitation."""
    address(person, tables, f"join/{tables.code}")


def sit(person: Visitor, tables: ShellTables) -> None:
    """Open a public table that waits for people."""
    address(person, tables, f"sit/{tables.open}")


def menu(person: Visitor, tables: ShellTables) -> None:
    """Open the menu of the pages."""
    address(person, tables, "")
    person.page.get_by_role("banner").locator("button[aria-haspopup=dialog]").click()
    expect(person.page.get_by_role("dialog")).to_be_visible()


def known_account(person: Visitor, tables: ShellTables) -> None:
    """Open the page of an account."""
    person.api("POST", "/login", tables.login)
    address(person, tables, "account")


def end(person: Visitor, tables: ShellTables, game: str) -> None:
    """Open the end of a game."""
    person.open(f"table/{tables.finished(game)}")
    for key in ("end-chart", "luck-no-part"):
        expect(person.page.get_by_text(ui_text(person.lang, key)).first).to_be_visible()


def replay(person: Visitor, tables: ShellTables, game: str, share: float) -> None:
    """Open a replay at a position."""
    person.open(f"table/{tables.finished(game)}/replay")
    slider = person.page.get_by_role("slider", name=ui_text(person.lang, "replay-position"))
    expect(slider).to_be_visible()
    position = round(int(slider.get_attribute("max") or 0) * share)
    slider.fill(str(position))
    expect(slider).to_have_value(str(position))


def decision(person: Visitor, tables: ShellTables, game: str) -> TablePage:
    """Open a decision in the middle of a game."""
    person.open(f"table/{tables.running(game)}")
    table = TablePage(person)
    table.wait_for_board()
    return table


def player_detail(person: Visitor, tables: ShellTables, game: str) -> None:
    """Open the detail of another player."""
    decision(person, tables, game).open_player_detail("Karim")


def first_steps(person: Visitor, tables: ShellTables, game: str) -> None:
    """Open the first decision of somebody who has never played a game."""
    person.open()
    person.page.evaluate("localStorage.removeItem('caravane.knownGames')")
    person.open(f"table/{tables.new(game)}")
    table = TablePage(person)
    table.wait_for_board()
    expect(table.button("table-first-steps-go")).to_be_visible()


def recap(person: Visitor, tables: ShellTables, game: str) -> None:
    """Come back to a table at which others have played."""
    decision(person, tables, game)
    address(person, tables, "")
    tables.play_meanwhile(game)
    decision(person, tables, game)
    expect(person.page.get_by_role("heading", name=ui_text(person.lang, "table-recap-title"))).to_be_visible()


def takeback(person: Visitor, tables: ShellTables) -> None:
    """Open a decision while somebody else wants to take back a move."""
    person.open(f"table/{tables.asked}")
    table = TablePage(person)
    table.wait_for_board()
    expect(table.button("table-takeback-accept")).to_be_visible()


def private(person: Visitor, tables: ShellTables) -> None:
    """Open a table of others that nobody else may watch."""
    person.open(f"table/{tables.running(FIRST_GAME)}")
    expect(person.page.get_by_text(ui_text(person.lang, "table-private")).first).to_be_visible()


def home_drawer(person: Visitor, tables: ShellTables, button: str) -> None:
    """Open a drawer of the home page by a button."""
    home_with_tables(person, tables)
    person.page.get_by_role("button", name=ui_text(person.lang, button)).first.click()
    expect(person.page.get_by_role("dialog")).to_be_visible()


def moves(person: Visitor, tables: ShellTables, game: str) -> None:
    """Open the list of all moves after a hint."""
    table = decision(person, tables, game)
    hint = table.bar.get_by_role("button", name=table.text("table-hint"))
    # Whatever the figures mean, the best move is named; French has narrow spaces before colons.
    words = table.text("table-hint-best", move="…", why="…").partition("…")[0].split()
    answered = table.bar.get_by_text(re.compile(r"\s".join(map(re.escape, words))))
    # A busy server has no answer in time and says so: it is asked again.
    for _ in range(MAX_HINTS):
        hint.click()
        expect(answered.or_(table.bar.get_by_role("alert")).first).to_be_visible()
        if answered.is_visible():
            break
    expect(answered).to_be_visible()
    table.list_button.click()
    expect(person.page.get_by_role("dialog", name=table.text("table-moves"))).to_be_visible()


def drawer(person: Visitor, tables: ShellTables, key: str) -> None:
    """Open a drawer of a table by its key on the keyboard."""
    table = decision(person, tables, FIRST_GAME)
    if key:
        person.page.keyboard.press(key)
    else:
        table.button("table-menu").click()
    expect(person.page.get_by_role("dialog")).to_be_visible()
    person.page.wait_for_load_state("networkidle")


def log_and_chat(person: Visitor, tables: ShellTables) -> None:
    """Open log and chat, which are in a drawer on phones."""
    decision(person, tables, FIRST_GAME).open_log_and_chat()


ADDRESSES: Final = {
    "create": "create",
    "wrong invitation": "join/no-such-code-12",
    "learn": "learn",
    "guest": "account",
    "settings": "settings",
    "leaderboard": "leaderboard",
    "profile": "profile",
    "verify": "verify",
    "about": "about",
    "wrong link": "link/nothing",
    "link to watch": "watch/nothing/0/nothing",
    "table not found": "table/nothing",
}


def shell_pages() -> Iterator[ShellPage]:
    """Yield the pages around the games."""
    yield ShellPage("home", partial(address, path=""), known=False)
    yield ShellPage("home with tables", home_with_tables)
    yield ShellPage("nobody's account", partial(address, path="account"), known=False)
    yield ShellPage("join", join, known=False)
    yield ShellPage("sit", sit, known=False)
    yield ShellPage("private table", private, known=False)
    yield ShellPage("account", known_account, known=False)
    yield from (ShellPage(name, partial(address, path=path)) for name, path in ADDRESSES.items())
    yield from (ShellPage(f"create {game}", partial(address, path=f"create?game={game}")) for game in GAMES)
    yield from (ShellPage(f"edition of {game}", partial(address, path=f"edition/{game}/new")) for game in GAMES)
    yield from (ShellPage(f"rules of {game}", partial(address, path=f"learn/{game}")) for game in GAMES)
    yield ShellPage("menu", menu)
    yield ShellPage("waiting room", partial(of_table, kind="waiting"))
    yield ShellPage("hand-over", partial(of_table, kind="shared"))
    for name, key in {"menu of a table": "", "rules at a table": "r", "help": "?"}.items():
        yield ShellPage(name, partial(drawer, key=key))
    yield ShellPage("log and chat", log_and_chat)
    yield ShellPage("takeback", takeback)
    yield ShellPage("new game", partial(home_drawer, button="home-new-game"))
    yield ShellPage("leave a table", partial(home_drawer, button="home-leave"))


def game_pages(game: str) -> Iterator[ShellPage]:
    """Yield the pages of a game beside its decisions."""
    yield ShellPage("end", partial(end, game=game), game)
    for name, share in {"first": 0.0, "middle": 0.5, "last": 1.0}.items():
        yield ShellPage(f"replay, {name} position", partial(replay, game=game, share=share), game)
    yield ShellPage("player detail", partial(player_detail, game=game), game)
    yield ShellPage("first steps", partial(first_steps, game=game), game)
    yield ShellPage("recap", partial(recap, game=game), game)
    yield ShellPage("all moves after a hint", partial(moves, game=game), game)
