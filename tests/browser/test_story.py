"""What happened: the log, what others did since one's own turn, the result, and the hands of a finished game."""

import re

import pytest
from playwright.sync_api import expect

from caravane.text.texts import COMMON
from caravane.text.translations import load_translations
from tests.browser.conftest import Visit
from tests.browser.random_touch import Projection, play_through_http, sit_down_together
from tests.browser.table_page import TablePage
from tests.browser.test_play_modes import seat_and_bot
from tests.browser.ui_texts import ui_text
from tests.browser.visitor import DESK, TALL_PHONE

BOT = {"kind": "bot", "level": "novice"}


def play_one_turn(table: TablePage) -> None:
    """Play a decision in Archeos Society, and wait for the next one."""
    table.wait_for_board()
    table.close_first_steps()
    table.wait_for_decision()
    table.play()
    table.wait_for_decision()


def test_a_strip_lists_what_others_did_since_my_turn_and_survives_a_reload(visit: Visit) -> None:
    person = visit(size=DESK)
    table = seat_and_bot(person, "archeos-society", BOT)
    play_one_turn(table)
    strip = table.bar.get_by_role("group", name=ui_text("en", "table-log-since"))
    expect(strip).to_be_visible()
    person.page.reload()
    expect(strip).to_be_visible()
    person.page.locator("main").click(position={"x": 5, "y": 5})
    expect(strip).to_be_hidden()


def test_the_strip_replays_what_others_did(visit: Visit) -> None:
    person = visit(size=DESK, speed="slow")
    person.page.clock.install()
    table = seat_and_bot(person, "archeos-society", BOT)
    play_one_turn(table)
    # The replay goes on by itself: while the clock stands, it waits to be skipped.
    person.page.clock.pause_at(person.page.evaluate("Date.now() / 1000 + 1"))
    table.bar.get_by_role("button", name=table.text("table-since-replay"), exact=True).click()
    showing = re.compile(table.text("table-recap-showing", at=1, count=2).replace("1", r"\d+").replace("2", r"\d+"))
    expect(person.page.get_by_role("status").filter(has_text=showing)).to_be_visible()
    table.button("table-recap-skip").click()
    table.wait_for_decision()


def can_send(found: Projection) -> bool:
    """Return whether the second player can make an expedition."""
    return found["deciding"] == [1] and "play" in found.get("legal", [])


def sends(legal: list[str]) -> list[str]:
    """Return the moves that make an expedition: a turn of several updates."""
    return ["play"] if "play" in legal else [move for move in legal if move.startswith("lead:")] or legal


def test_the_moves_of_others_can_be_skipped_and_their_speed_changed(visit: Visit) -> None:
    ana, karim = visit(size=TALL_PHONE, speed="slow"), visit()
    table, _ = sit_down_together(ana, karim, "archeos-society", can_send)
    slow, normal = (
        table.text("table-speed", speed=table.text(f"settings-speed-{speed}")) for speed in ("slow", "normal")
    )
    table.bar.get_by_role("button", name=slow).click()
    expect(table.bar.get_by_role("button", name=normal)).to_be_visible()
    skip = table.button("table-skip")
    skip.click()
    # Karim decides here, so that the buttons are there for as long as the machine takes.
    table_id = ana.page.url.rpartition("/")[2]
    play_through_http([ana, karim], table_id, lambda found: found["deciding"] == [0], sends)
    table.wait_for_decision()
    expect(skip).to_have_count(0)


@pytest.mark.parametrize("lang", ["fr", pytest.param("en", marks=pytest.mark.nightly)])
def test_the_winner_reads_it_and_sees_who_accepts_the_rematch(visit: Visit, lang: str) -> None:
    ana, karim = visit(size=TALL_PHONE, lang=lang), visit(size=DESK, lang=lang)
    at_end, _ = sit_down_together(ana, karim, "lost-cities")
    expect(at_end.bar).to_be_visible()
    table = ana.page.url.rpartition("/")[2]
    karim.api("POST", f"/tables/{table}/acts", {"type": "resign", "seat": 1})
    expect(ana.page.get_by_role("heading", name=ui_text(lang, "end-you-win"))).to_be_visible()
    notice = ana.page.get_by_role("status").filter(has_text=ui_text(lang, "end-rematch-about"))
    expect(notice).to_be_in_viewport()
    karim.api("POST", f"/tables/{table}/rematch")
    expect(ana.page.get_by_text(ui_text(lang, "end-rematch-accepted", names="Karim"))).to_be_in_viewport()
    expect(at_end.button("end-rematch-join")).to_be_visible()


def test_the_log_runs_from_old_to_new_and_speaks_to_me(visit: Visit) -> None:
    person = visit(size=TALL_PHONE)
    table = seat_and_bot(person, "archeos-society", BOT)
    play_one_turn(table)
    person.page.keyboard.press("l")
    lines = person.page.get_by_role("dialog").locator("ol > li")
    expect(lines.filter(has_text="You ").last).to_be_in_viewport()
    texts = lines.all_inner_texts()
    since = next(index for index, text in enumerate(texts) if ui_text("en", "table-log-since") in text)
    assert any("You " in text for text in texts[:since])
    assert not any("You " in text for text in texts[since:])


def test_the_panel_of_a_bot_has_its_level_and_opens_projected_points(visit: Visit) -> None:
    person = visit(size=DESK)
    seat_and_bot(person, "archeos-society", BOT)
    person.page.locator("button.player").nth(1).click()
    detail = person.page.get_by_role("dialog")
    expect(detail).to_contain_text(load_translations("en", COMMON)("level-novice"))
    expect(detail.get_by_role("heading", name=ui_text("en", "table-projected"))).to_be_visible()


def test_after_the_end_every_hand_can_be_opened(visit: Visit, finished: str) -> None:
    person = visit(size=TALL_PHONE)
    person.open(f"table/{finished}/replay?at=20")
    second = person.page.locator("button.player").nth(1)
    second.click()
    expect(second).to_have_attribute("aria-pressed", "true")
    expect(person.page.get_by_text(ui_text("en", "replay-seen-by", name="Karim"))).to_be_visible()
