"""Archeos Society: a Physician keeps cards, in a position that somebody plays for instead of waiting for it."""

from collections.abc import Sequence
from typing import Any, Final

from playwright.sync_api import Locator, expect

from caravane.games.archeos_society.components import COLOURS, ROLES
from caravane.games.archeos_society.words import CARD
from tests.browser.conftest import Visit
from tests.browser.random_touch import Projection, sit_down
from tests.browser.table_page import TablePage
from tests.browser.visitor import TALL_PHONE, Visitor

GAME: Final = "archeos-society"
LEAST_KEPT: Final = 2
MAX_GAMES: Final = 6
"""A season may end before a hand is ready; then another game is begun."""


def colour_of(card: int) -> int:
    """Return the colour of a card."""
    return card % len(COLOURS)


def leaders(cards: Sequence[int]) -> list[int]:
    """List the Physicians among some cards."""
    return [card for card in cards if ROLES[card // len(COLOURS)] == "physician"]


def rest(hand: Sequence[int], leader: int) -> int:
    """Count the cards that an expedition of the leader's colour leaves in the hand."""
    return sum(colour_of(card) != colour_of(leader) for card in hand)


def is_ready(hand: Sequence[int]) -> bool:
    """Return whether a Physician could lead an expedition and keep everything else, two cards or more."""
    return bool(leaders(hand)) and LEAST_KEPT <= rest(hand, leaders(hand)[0]) <= len(hand) / 2


def wish(projection: Projection) -> list[str]:
    """List what somebody wants who collects a Physician, cards of its colour, and two others; the best first."""
    view: dict[str, Any] = projection["view"]
    hand: list[int] = view["players"][0]["hand"]
    mine = leaders(hand)
    if is_ready(hand) or str(projection["prompt"]).startswith(("leader", "trait", "add")):
        return ["play", *[f"lead:{CARD.spell(card)}" for card in mine], "match:colour", *adds(projection), "send"]
    if not mine:
        return [*[f"take:{CARD.spell(card)}" for card in leaders(view["area"])], "draw"]
    fitting = [card for card in view["area"] if colour_of(card) == colour_of(mine[0])]
    wants = rest(hand, mine[0]) >= LEAST_KEPT
    return [*[f"take:{CARD.spell(card)}" for card in fitting if wants], "draw"]


def adds(projection: Projection) -> list[str]:
    """List the cards that may join the expedition."""
    return [move for move in projection["legal"] if move.startswith("add:")]


def keeps(projection: Projection) -> bool:
    """Return whether a Physician lets two cards or more stay, and all of them."""
    asked, *nouns = str(projection.get("prompt", "")).split(":")
    return asked == "keep" and LEAST_KEPT <= len(projection["view"]["players"][0]["hand"]) <= int(nouns[0])


def seen(person: Visitor, table: str) -> Projection:
    """Return the table as the player sees it."""
    found: Projection = person.api("GET", f"/tables/{table}?seat=0")["projection"]
    return found


def play_until_kept(person: Visitor, table: str) -> bool:
    """Play through HTTP until cards may be kept; return whether that was before the game ended."""
    while not keeps(projection := seen(person, table)):
        if projection["status"] == "ended":
            return False
        legal = projection.get("legal", [])
        if legal:
            move = next((each for each in wish(projection) if each in legal), legal[0])
            person.request("POST", f"/tables/{table}/acts", {"type": "play", "n": projection["n"], "moves": [move]})
    return True


def with_physician(person: Visitor) -> tuple[TablePage, str]:
    """Sit down where a Physician has just come back from an expedition."""
    for _ in range(MAX_GAMES):
        options = {"mode": "scenario", "scenario": "tantallon-castle", "physician_keep": "up-to"}
        table = sit_down(person, GAME, 1, "random", first_player="1", **options)
        number = person.page.url.rpartition("/")[2]
        if play_until_kept(person, number):
            table.wait_for_board()
            table.close_first_steps()
            return table, number
    raise AssertionError("no hand was ready")


def hand_cards(table: TablePage) -> Locator:
    """Return the cards in hand."""
    return table.page.get_by_role("group", name="Hand").get_by_role("button")


def test_keeping_is_planned_and_confirmed_once(visit: Visit) -> None:
    person = visit(size=TALL_PHONE)
    table, number = with_physician(person)
    before = seen(person, number)["view"]["players"][0]["hand"]
    size = len(before)
    expect(table.bar.get_by_role("button", name=f"Keep all ({size})")).to_be_visible()
    hand_cards(table).first.click()
    expect(table.confirm).to_have_text(f"Keep {size - 1}, lay 1")
    assert seen(person, number)["view"]["players"][0]["hand"] == before
    table.confirm.click()
    expect(table.confirm).to_have_count(0)
    expect(table.bar.get_by_role("button", name=f"Keep all ({size})")).to_have_count(0)
    assert not str(seen(person, number).get("prompt", "")).startswith("keep")
