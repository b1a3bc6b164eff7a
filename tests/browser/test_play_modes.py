"""Ways to play: at once against bots, two people on one device, by keyboard, in plain text, and the replay."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.table_page import TablePage, play_on
from tests.browser.ui_texts import ui_text
from tests.browser.visitor import DESK, PHONE, Visitor

FOCUSED = """() => { const on = document.activeElement;
    return (on?.getAttribute("aria-label") ?? on?.textContent ?? "").trim().replace(/\\s+/g, " "); }"""
IN_FRENCH = """() => { const kept = JSON.parse(localStorage.getItem("caravane.settings"));
    localStorage.setItem("caravane.settings", JSON.stringify({ ...kept, lang: "fr" })); }"""
MAX_TABS = 80


def seat_and_bot(person: Visitor, game: str, *others: dict[str, str]) -> TablePage:
    """Create a table through HTTP, where the test is about something else, and open its page."""
    person.api("POST", "/guest", {"name": "Ana"})
    seating = [{"kind": "me"}, *others]
    request = {"game": game, "seats": len(seating), "seat_plan": seating, "start": True}
    person.open(f"table/{person.api('POST', '/tables', request)['id']}")
    return TablePage(person)


def guest_names(lang: str) -> list[str]:
    """Return all suggested names in a language, in the same order in both."""
    heads, tails = (ui_text(lang, f"names-{part}").split(", ") for part in ("heads", "tails"))
    return [ui_text(lang, "names-guest", head=head, tail=tail) for head in heads for tail in tails]


@pytest.mark.nightly
def test_play_now_leads_to_a_whole_game_against_bots(visit: Visit) -> None:
    person = visit(size=PHONE)
    person.open()
    person.page.get_by_role("button", name=ui_text("en", "home-play")).locator("visible=true").click()
    table = TablePage(person)
    expect(table.bar).to_be_visible()
    play_on(table)
    assert person.api("GET", "/tables/mine")[0]["status"] == "ended"


def test_a_suggested_guest_name_follows_the_language_and_can_be_changed_later(visit: Visit) -> None:
    person = visit(size=PHONE)
    person.open()
    person.page.get_by_role("button", name=ui_text("en", "home-play")).locator("visible=true").click()
    expect(TablePage(person).bar).to_be_visible()
    index = guest_names("en").index(person.api("GET", "/me")["name"])
    person.page.evaluate(IN_FRENCH)
    person.open("create")
    person.page.reload()
    name = person.page.get_by_role("textbox", name=ui_text("fr", "create-name"))
    expect(name).to_have_value(guest_names("fr")[index])
    name.fill("Ana")
    person.page.get_by_role("button", name=ui_text("fr", "create-start")).or_(
        person.page.get_by_role("button", name=ui_text("fr", "create-open"))
    ).click()
    expect(person.page).to_have_url(re.compile("#/table/"))
    assert person.api("GET", "/me")["name"] == "Ana"
    person.open("create")
    expect(person.page.get_by_role("heading", name=ui_text("fr", "create-seats"))).to_be_visible()
    expect(name).to_have_count(0)


def test_two_people_on_one_device_do_not_see_each_other_s_cards(visit: Visit) -> None:
    person = visit(size=PHONE)
    table = seat_and_bot(person, "_template", {"kind": "companion", "name": "Karim"}, {"kind": "bot"})
    handed: list[str] = []
    while len(handed) < 4:
        take = person.page.get_by_role("button", name=re.compile(r"^I am (Ana|Karim)$"))
        expect(take.or_(table.list_button).first).to_be_visible()
        if take.is_visible():
            assert person.page.get_by_role("main", name=ui_text("en", "table-board")).count() == 0
            handed.append(take.inner_text())
            take.click()
        else:
            table.play()
    assert {"I am Ana", "I am Karim"} == set(handed)


def test_a_replay_is_stepped_through(visit: Visit, finished: str) -> None:
    person = visit(size=DESK)
    person.open(f"table/{finished}/replay")
    controls = person.page.get_by_role("region", name=ui_text("en", "replay-bar"))
    slider = controls.get_by_role("slider", name=ui_text("en", "replay-position"))
    expect(slider).to_be_visible()
    last = int(slider.get_attribute("max") or 0)
    assert last > 20
    controls.get_by_role("button", name=ui_text("en", "replay-first")).click()
    expect(slider).to_have_value("0")
    for _ in range(3):
        controls.get_by_role("button", name=ui_text("en", "replay-next")).click()
    expect(slider).to_have_value("3")
    person.page.keyboard.press("End")
    expect(slider).to_have_value(str(last))
    controls.get_by_role("button", name=ui_text("en", "replay-first")).click()
    controls.get_by_role("button", name=ui_text("en", "replay-play")).click()
    # Any moment but the first: a busy machine does not look at each of them.
    expect(slider).not_to_have_value("0")
    controls.get_by_role("button", name=ui_text("en", "replay-pause")).click()
    expect(controls.get_by_role("button", name=ui_text("en", "replay-play"))).to_be_visible()
    assert 0 < int(slider.input_value()) < last


def tab_to(page: Page, name: str) -> None:
    """Press Tab until the focused element has this name."""
    for _ in range(MAX_TABS):
        if re.search(name, page.evaluate(FOCUSED)):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"the Tab key does not lead to {name}")


def test_a_game_is_started_and_played_by_keyboard_alone(visit: Visit) -> None:
    person = visit(size=DESK)
    person.open()
    expect(person.page.get_by_role("heading", level=1)).to_be_visible()
    tab_to(person.page, f"^{ui_text('en', 'home-play')}")
    person.page.keyboard.press("Enter")
    table = TablePage(person)
    for _ in range(3):
        table.wait_for_decision()
        while not table.confirm.is_visible():
            person.page.keyboard.press("m")
            expect(person.page.get_by_role("dialog", name=ui_text("en", "table-moves"))).to_be_visible()
            tab_to(person.page, "^(Take|Use|Refuse|Accelerate|Advance|Skip)")
            person.page.keyboard.press("Enter")
            expect(table.confirm.or_(table.list_button).first).to_be_visible()
        person.page.keyboard.press("Enter")
        expect(table.confirm).to_have_count(0)


def test_the_language_changes_during_a_game_without_losing_the_plan(visit: Visit) -> None:
    person = visit(size=DESK)
    table = seat_and_bot(person, "lost-cities", {"kind": "bot"})
    table.wait_for_decision()
    play_on(table, times=1)
    table.wait_for_decision()
    table.plan()
    person.page.evaluate("() => (window.kept = true)")
    table.button("table-menu").click()
    person.page.get_by_role("dialog").get_by_text("Français", exact=True).click()
    person.page.keyboard.press("Escape")
    person.lang = "fr"
    expect(table.confirm).to_be_visible()
    expect(person.page.get_by_role("heading", level=1)).to_contain_text("Les Cités Perdues")
    assert person.page.evaluate("() => window.kept && document.documentElement.lang") == "fr"
    table.play()


def test_a_game_is_played_in_words_to_its_end(visit: Visit) -> None:
    person = visit(size=PHONE, plain=True)
    table = seat_and_bot(person, "_template", {"kind": "bot"}, {"kind": "bot"})
    expect(person.page.get_by_role("heading", name=ui_text("en", "plain-common"))).to_be_visible()
    expect(person.page.get_by_text(re.compile(r"\d+ hidden")).first).to_be_visible()
    play_on(table)
    assert person.api("GET", "/tables/mine")[0]["status"] == "ended"


def test_the_menu_keeps_its_title_and_a_rule_search_scrolls_to_its_first_match(visit: Visit) -> None:
    person = visit(size=PHONE)
    table = seat_and_bot(person, "lost-cities", {"kind": "bot"})
    table.wait_for_decision()
    table.close_first_steps()
    table.button("table-menu").click()
    menu = person.page.get_by_role("dialog", name=ui_text("en", "table-menu"))
    expect(menu.get_by_role("radio").first).to_be_attached()
    for _ in range(MAX_TABS // 2):
        person.page.keyboard.press("Tab")
        assert menu.evaluate("dialog => dialog.scrollTop") == 0
    menu.get_by_role("button", name=ui_text("en", "table-rules"), exact=True).click()
    rules = person.page.get_by_role("dialog", name=ui_text("en", "table-rules"))
    rules.get_by_role("heading").last.scroll_into_view_if_needed()
    rules.get_by_role("searchbox").press_sequentially("dice")
    expect(rules.locator("mark").first).to_be_in_viewport()


def test_the_sheet_is_played_by_touch_and_explains_refusals(visit: Visit) -> None:
    person = visit(size=PHONE)
    table = seat_and_bot(person, "lost-cities", {"kind": "bot"})
    sheet = person.page.get_by_role("group", name=ui_text("en", "lc-my-sheet"))
    for _ in range(3):
        table.wait_for_decision()
        while not table.confirm.is_visible():
            sheet.get_by_role("button", name=re.compile(r"Possible:|^Refuse the dice\.")).first.click()
            option = sheet.get_by_role("button", name=re.compile("^(Write|Tick)"))
            expect(option.or_(table.confirm).or_(table.list_button).first).to_be_visible()
            if option.first.is_visible():
                option.first.click()
            expect(table.confirm.or_(table.list_button).first).to_be_visible()
        table.confirm.click()
        expect(table.confirm).to_have_count(0)
    table.wait_for_board()
    sheet.locator("button.column:not(.legal)").first.click()
    person.page.get_by_role("alert").get_by_role("button", name=ui_text("en", "table-the-rule")).click()
    rules = person.page.get_by_role("dialog", name=ui_text("en", "table-rules"))
    expect(rules.locator(".marked").first).to_be_in_viewport()


def test_a_drawn_game_can_be_played_as_plain_text(visit: Visit) -> None:
    person = visit(size=PHONE, plain=True)
    table = seat_and_bot(person, "lost-cities", {"kind": "bot"})
    table.wait_for_decision()
    expect(person.page.get_by_role("columnheader", name="Circles").first).to_be_visible()
    play_on(table, times=4)


def lead_an_expedition(person: Visitor) -> TablePage:
    """Open a game of Archeos Society in words, and plan to lead an expedition, after which there is more to choose."""
    table = seat_and_bot(person, "archeos-society", {"kind": "bot", "level": "random"})
    table.wait_for_decision()
    first = table.moves().index("Play an expedition")
    table.list_button.click()
    table.listed().nth(first).click()
    return table


def test_a_whole_turn_is_confirmed_once_by_default(visit: Visit) -> None:
    table = lead_an_expedition(visit(size=DESK, plain=True))
    table.wait_for_decision()
    expect(table.confirm).to_have_count(0)
    table.play()


def test_each_step_is_confirmed_by_itself_if_wanted(visit: Visit) -> None:
    table = lead_an_expedition(visit(size=DESK, plain=True, confirm="step"))
    expect(table.confirm).to_be_visible()
    expect(table.list_button).to_have_count(0)
    table.confirm.click()
    table.wait_for_decision()
    expect(table.undo).to_be_enabled()
