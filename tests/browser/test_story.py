"""What happened: the log, what others did since one's own turn, the result, and the hands of a finished game."""

from playwright.sync_api import expect

from caravane.text.texts import COMMON
from caravane.text.translations import load_translations
from tests.browser.conftest import Visit
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
