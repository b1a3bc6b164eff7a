"""How many touches typical turns take on a phone, Confirm included."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from playwright.sync_api import Browser

from tests.browser.excavation_positions import digs_two
from tests.browser.expeditions_positions import has_tips_apart
from tests.browser.ui_texts import ui_text
from tests.fit.finger import MAX_TOUCHES, SoughtTurn, press, press_confirm, touch
from tests.fit.live_page import LivePage
from tests.fit.played_table import Play, PlayedTable, Projection
from tests.fit.probe import live_script
from tests.fit.seeded_server import SeededServer, seeded_server
from tests.fit.windows import Window

WINDOW: Final = Window(390, 844)
MAX_GAMES: Final = 40
"""Number of games after which a turn is no longer looked for."""
# A target in sight that bears one move and brings nothing else to be chosen.
PLAIN_TARGET: Final = """(words) => {
    const isHit = (each) => { const { left, top, width, height } = each.getBoundingClientRect();
        const root = each.getRootNode(); return root.elementFromPoint(left + width / 2, top + height / 2) === each; };
    const isPlain = ({ ariaLabel, dataset }) => ariaLabel.includes(words) && !/loop|free|ticket\\b.*\\+|\\+1/.test(ariaLabel)
        && dataset.moves && !dataset.moves.includes(" ");
    const hosts = [...document.querySelectorAll("*")].filter(({ shadowRoot }) => shadowRoot);
    const all = [document, ...hosts.map(({ shadowRoot }) => shadowRoot)]
        .flatMap((root) => [...root.querySelectorAll(".target:not(.chosen)[data-verb=lay]")]);
    const found = all.find((each) => isPlain(each) && isHit(each))?.getBoundingClientRect();
    return found ? [found.left + found.width / 2, found.top + found.height / 2] : null;
}"""


class ZuTurn(NamedTuple):
    """Zu's turn, which is read and closed."""

    before: int
    most: int
    name: str = "Excavation Earth: Zu's turn"
    # Gul begins: where Zu does, our third explorer lands between its first turn and our first action.
    play: Play = Play("excavation-earth", 1, "en", "day", options=(("faction-1", "gul"),))

    def is_possible(self, projection: Projection) -> bool:
        """Return whether Zu has just had a turn."""
        return str(projection["prompt"]) == "action:2" and len(projection["view"]["zu"]["discard"]) > 0

    def touches_on(self, page: LivePage) -> int | None:
        """Touch the sheet until it is closed."""
        sheet = page.page.get_by_role("region", name=ui_text(self.play.lang, "ee-zu-turn"))
        sheet.wait_for()
        for touches in range(1, MAX_TOUCHES):
            press(page, sheet.get_by_role("button", name=ui_text(self.play.lang, "ee-zu-mine")))
            if not sheet.count():
                return touches
        return None


class TicketTurn(NamedTuple):
    """An arrow, and another one for a ticket; the map flies with every touch, so that nothing can be tried beforehand."""

    before: int
    most: int
    name: str = "Expéditions: turn with a ticket"
    play: Play = Play("expeditions", 2, "en", "day")

    def is_possible(self, projection: Projection) -> bool:
        """Return whether a turn begins, with the expeditions at different places."""
        return has_tips_apart(projection)

    def touches_on(self, page: LivePage) -> int | None:
        """Touch a target in sight, one that costs a ticket, and Confirm."""
        targets = ("", ui_text(self.play.lang, "ex-paid-ticket"))
        for words in targets:
            point = page.page.evaluate(PLAIN_TARGET, words)
            if point is None:
                return None
            touch(page, point)
        plan = page.call("state")["plan"]
        press_confirm(page)
        return len(targets) + 1 if sum(move.startswith("lay:") for move in plan) == len(targets) else None


Turn = SoughtTurn | ZuTurn | TicketTurn
ALONE: Final = Play("excavation-earth", 1, "en", "day")
TURNS: Final = (
    SoughtTurn(
        "Excavation Earth: command",
        ALONE,
        "choose:command",
        ("send-emissary", "finish-command", "choose:command", "play:(?!travel)"),
        ("choose:command", "send-"),
        before=7,
        most=3,
    ),
    SoughtTurn(
        "Excavation Earth: dig of two relics",
        ALONE,
        "choose:dig",
        ("dig:", "sample$", "stop-digging", "choose:dig", "play:"),
        ("choose:dig", "dig:", "dig:"),
        before=8,
        most=4,
        has_position=digs_two,
    ),
    SoughtTurn(
        "Excavation Earth: sale",
        ALONE,
        "choose:sell",
        ("sell:", "pick-market:", "pick-colour:", "choose:sell", "play:", "keep:"),
        ("choose:sell", "sell:"),
        before=None,
        most=5,
    ),
    SoughtTurn(
        "Archeos Society: expedition of one card",
        Play("archeos-society", 2, "en", "day"),
        "play$",
        ("lead:.*curator", "send$", "role", "colour", "play$", "lead:", "end$", "advance", "lay-rest", "keep:", "stay"),
        ("lead:", "send"),
        before=6,
        most=3,
    ),
    TicketTurn(before=4, most=3),
    ZuTurn(before=4, most=1),
    SoughtTurn(
        "Lost Cities: turn",
        Play("lost-cities", 2, "en", "day"),
        "take:",
        ("take:",),
        ("take:",),
        before=None,
        most=2,
    ),
)


class Count(NamedTuple):
    """Touches that a turn took; None if there was no such turn, or it could not be made."""

    turn: Turn
    touches: int | None

    def fails(self) -> bool:
        """Return whether the turn could not be made, or took too many touches."""
        return self.touches is None or self.touches > self.turn.most


def count_touches(browser: Browser, games: list[str]) -> Iterator[Count]:
    """Make every typical turn of some games in a real browser."""
    for turn in TURNS:
        if turn.play.game in games:
            with seeded_server() as server:
                visitor = server.visitor(browser, turn.play.lang, turn.play.theme)
                page = LivePage(visitor, live_script())
                page.resize(WINDOW)
                yield Count(turn, next(_counts(server, page, turn), None))
                visitor.close()


def _counts(server: SeededServer, page: LivePage, turn: Turn) -> Iterator[int]:
    """Play games over HTTP, and the turn by touch wherever it is possible; yield the touches that it takes."""
    for number in range(MAX_GAMES):
        table = PlayedTable(server, turn.play)
        table.chance.seed(number)
        for projection in _positions(table, turn):
            page.person.open(f"table/{table.id}")
            page.wait_for_question(projection["legal"])
            touches = turn.touches_on(page)
            if touches is not None:
                yield touches


def _positions(table: PlayedTable, turn: Turn) -> Iterator[Projection]:
    """Play over HTTP, and yield every position in which the turn is possible."""
    while (projection := table.my_turn())["status"] != "ended":
        if turn.is_possible(projection):
            yield projection
        table.play_mine(table.my_turn())


HEAD: Final = f"{'turn':44}{'before':>8}{'now':>6}{'most':>6}"


def line_of(count: Count) -> str:
    """Format the touches of a turn beside those before plans of whole turns, and those that it may take."""
    figures = f"{count.turn.before or '-':>8}{count.touches or '-':>6}{count.turn.most:>6}"
    return f"{count.turn.name:44}{figures}{'  too many, or not made' if count.fails() else ''}"
