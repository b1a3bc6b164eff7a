"""Excavation Earth on its drawn board: whole games by touch alone, against Zu and among people, and what a sale shows."""

from typing import Final

from playwright.sync_api import expect

from tests.browser.at_table import PATIENCE, AtTable
from tests.browser.conftest import Visit
from tests.browser.touching import Toucher, play_by_touch, sit_down, sit_down_together
from tests.browser.visitor import DESK, PHONE, TALL_PHONE

GAME: Final = "excavation-earth"
# What glows may be touched; the possible actions too.
LIT: Final = ".lit, .actions .able:not(.on)"


def toucher(table: AtTable, seed: int = 3) -> Toucher:
    """Somebody who knows what glows here."""
    return Toucher(table, LIT, "ee-sheet-close", seed)


def test_a_whole_game_against_zu_is_played_on_a_phone(visit: Visit) -> None:
    play_by_touch(toucher(sit_down(visit(size=TALL_PHONE), GAME, bots=0)))


def test_two_people_play_a_whole_game_with_drafts_one_at_a_desk_and_one_on_a_phone(visit: Visit) -> None:
    ana, karim = visit(size=DESK), visit(size=PHONE, lang="fr")
    play_by_touch(*map(toucher, sit_down_together(ana, karim, GAME, starting_draft="on")))
    expect(karim.page.get_by_role("heading", level=1)).to_be_visible(timeout=PATIENCE)
