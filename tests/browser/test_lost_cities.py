"""Lost Cities behind the face contract: its shadow root, its parts and moves on a live table, and its fallback."""

import re
from typing import Any, Final

from playwright.sync_api import expect

from caravane.games.lost_cities.components import COLOURS
from tests.browser.conftest import Visit
from tests.browser.random_touch import Projection, sit_down
from tests.browser.table_page import DRAWN, TablePage
from tests.browser.ui_texts import ui_text
from tests.browser.visitor import DESK, PHONE, TALL_PHONE, Visitor

GAME: Final = "lost-cities"
MANY_TURNS: Final = 12
WINDOWS: Final = [
    *((360, 640), (360, 740), (390, 844), (740, 360), (768, 1024), (1024, 768), (1280, 720), (1366, 650)),
    *((1366, 768), (1440, 900), (1536, 730), (1920, 950), (2560, 1300)),
]
LEAST_TEXT: Final = 11
DENSE_TARGET: Final = 40
RECORD_VIOLATIONS: Final = """window.violations = [];
    addEventListener("securitypolicyviolation", (event) => violations.push(event.violatedDirective + event.blockedURI));"""
# Functions on the room of the board, which is the first one in the page's main element.
ROOM: Final = """const host = document.querySelector("main .board"), root = host.shadowRoot;
    const shown = (element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const bearing = (name) => [...root.querySelectorAll(`[data-${name}]`)].filter(shown);"""
DESCRIBE: Final = f"""() => {{ {ROOM}
    return {{ mode: root.mode, light: host.childElementCount, theme: root.querySelector(".room").dataset.theme,
        styles: [...root.querySelectorAll("link")].map((link) => link.getAttribute("href")) }}; }}"""
PARTS: Final = f"() => {{ {ROOM} return [...new Set(bearing('part').map((element) => element.dataset.part))]; }}"
MOVES: Final = f"""() => {{ {ROOM}
    return bearing("moves").map(({{ dataset }}) => [dataset.part ?? "", dataset.moves.split(" ")]); }}"""
SMALL: Final = f"""([text, target]) => {{ {ROOM}
    const painted = (element) => parseFloat(getComputedStyle(element).fontSize) *
        (element instanceof SVGElement ? Math.hypot(element.getScreenCTM().a, element.getScreenCTM().b) : 1);
    const written = (element) => [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim());
    const seen = [...root.querySelectorAll("*")].filter((element) => shown(element)
        && element.getBoundingClientRect().width > 1);
    const texts = seen.filter((element) => written(element) && painted(element) < text - 0.01);
    const targets = seen.filter((element) => element.matches("button")
        && Math.min(element.getBoundingClientRect().width, element.getBoundingClientRect().height) < target);
    return [...new Set([...texts, ...targets].map((element) => `${{element.getAttribute("class")}} ${{element.textContent}}`))];
}}"""


def play_on_to_choice(table: TablePage) -> tuple[str, list[str]]:
    """Play until an empty column takes several numbers, and none leads to another decision; return its colour and moves."""
    for _ in range(MANY_TURNS):
        table.wait_for_decision()
        empty = empty_columns(table.person)
        for part, moves in table.page.evaluate(MOVES):
            kind, _, colour = part.partition(":")
            if kind == "column" and colour in empty and len(moves) > 1:
                return colour, moves
        table.play()
    raise AssertionError("no empty column ever takes several numbers")


def empty_columns(person: Visitor) -> set[str]:
    """Return the colours of the columns in which the first seat has written nothing."""
    sheet = projection(person)["view"]["sheets"][0]
    return {colour for colour, written in zip(COLOURS, sheet["columns"], strict=True) if not written}


def projection(person: Visitor) -> Projection:
    """Return the person's only table as the first seat sees it."""
    table = person.api("GET", "/tables/mine")[0]["id"]
    found: Projection = person.api("GET", f"/tables/{table}?seat=0")["projection"]
    return found


def legal_moves(person: Visitor) -> list[str]:
    """Return the legal moves of the first seat at the person's only table."""
    moves: list[str] = projection(person).get("legal", [])
    return moves


def test_the_sheet_has_a_shadow_root_with_its_own_styles_and_obeys_the_content_policy(visit: Visit) -> None:
    person = visit(size=DESK, theme="lamp")
    person.context.add_init_script(RECORD_VIOLATIONS)
    table = sit_down(person, GAME)
    table.wait_for_board()
    room = person.page.evaluate(DESCRIBE)
    face = next(game for game in person.api("GET", "/games")["games"] if game["name"] == GAME)["face"]
    assert (room["mode"], room["light"], room["theme"]) == ("open", 0, "lamp")
    assert room["styles"] == [face["base"] + path for path in face["styles"]]
    table.play()
    table.wait_for_decision()
    person.page.locator("button.points").click()
    expect(person.page.get_by_role("dialog").get_by_role("table")).to_be_visible()
    assert person.page.evaluate("() => window.violations") == []


def test_every_part_of_the_box_that_lies_on_the_table_is_marked(visit: Visit) -> None:
    person = visit(size=TALL_PHONE)
    table = sit_down(person, GAME)
    table.wait_for_board()
    parts = set(person.page.evaluate(PARTS))
    box: Any = person.api("GET", f"/games/{GAME}/box")
    sheet = box["sheet"]
    colours = [column["colour"] for column in sheet["columns"]]
    squares = range(1, sheet["squares_per_expedition"] + 1)
    printed = {
        *(f"{kind}:{colour}" for kind in ("column", "circle", "summit") for colour in colours),
        *(f"square:{colour}:{square}" for colour in colours for square in squares),
        *(f"bridge:{bridge}" for bridge in sheet["column_order"]),
        *(f"artefact:{count}" for count in range(1, sheet["artefact_symbols"] + 1)),
        *(f"refusal:{count}" for count in range(1, sheet["dice_symbols"] + 1)),
    }
    assert printed <= parts
    dice = parts - printed
    assert dice
    assert all(re.fullmatch(r"colour-die:[a-z]+|number-die:\d", part) for part in dice)


def test_every_legal_move_is_borne_by_what_leads_to_it_or_offered_in_the_bar(visit: Visit) -> None:
    person = visit(size=PHONE)
    table = sit_down(person, GAME)
    for _ in range(3):
        table.wait_for_board()
        borne = person.page.evaluate(MOVES)
        legal = set(legal_moves(person))
        assert {move for _, moves in borne for move in moves} == legal - {"skip"}
        for part, moves in borne:
            noun = part.split(":")[1]
            if part.startswith(("colour-die:", "number-die:", "column:")):
                assert set(moves) == {move for move in legal if noun in move.split(":")}
        refusing = table.bar.get_by_role("button", name=re.compile("^Refuse"))
        expect(refusing).to_have_count(1 if "refuse" in legal else 0)
        table.plan()
        expect(person.page.locator("[data-moves]")).to_have_count(0)
        table.confirm.click()
        expect(table.confirm).to_have_count(0)


def test_the_choice_of_a_number_closes_by_a_touch_beside_it_and_by_a_choice(visit: Visit) -> None:
    person = visit(size=TALL_PHONE)
    table = sit_down(person, GAME)
    play_on_to_choice(table)
    sheet = person.page.get_by_role("group", name=ui_text("en", "lc-my-sheet"))
    options = sheet.get_by_role("button", name=re.compile("^(Write|Tick)"))
    column = sheet.locator("button.column[data-moves*=' ']").first
    column.click()
    expect(options.first).to_be_focused()
    person.page.get_by_role("heading", level=1).click()
    expect(options).to_have_count(0)
    column.click()
    options.first.click()
    expect(options).to_have_count(0)
    expect(table.confirm.or_(table.list_button).first).to_be_visible()


def test_the_back_button_closes_the_choice_of_a_number_and_stays_at_the_table(visit: Visit) -> None:
    person = visit(size=TALL_PHONE)
    table = sit_down(person, GAME)
    play_on_to_choice(table)
    url, length = person.page.url, person.page.evaluate("history.length")
    options = person.page.get_by_role("button", name=re.compile("^(Write|Tick)"))
    column = person.page.locator("button.column[data-moves*=' ']").first
    column.click()
    expect(options.first).to_be_focused()
    person.page.evaluate("history.back()")
    expect(options).to_have_count(0)
    assert person.page.url == url
    column.click()
    expect(options.first).to_be_focused()
    person.page.keyboard.press("Escape")
    expect(options).to_have_count(0)
    person.page.wait_for_function("!history.state?.overlays")
    assert person.page.evaluate("history.length") <= length + 1
    table.wait_for_decision()


def test_another_die_replaces_a_planned_pair_in_one_touch(visit: Visit) -> None:
    person = visit(size=TALL_PHONE)
    table = sit_down(person, GAME)
    colour, moves = play_on_to_choice(table)
    dice = person.page.get_by_role("group", name=ui_text("en", "lc-dice"))
    numbers = [move.split(":")[2] for move in moves]
    dice.locator(f"button[data-part='colour-die:{colour}']").first.click()
    dice.locator(f"button[data-part='number-die:{numbers[0]}']").first.click()
    expect(dice.locator(f"[data-part='number-die:{numbers[0]}'][aria-pressed=true]")).to_have_count(1)
    expect(person.page.locator("button.column[data-moves]")).to_have_count(0)
    dice.locator(f"button[data-part='number-die:{numbers[1]}']").first.click()
    expect(dice.locator(f"[data-part='number-die:{numbers[1]}'][aria-pressed=true]")).to_have_count(1)
    expect(dice.locator("[aria-pressed=true]")).to_have_count(2)


def test_text_and_targets_are_large_enough_in_every_window(visit: Visit) -> None:
    person = visit(size=DESK, lang="fr")
    table = sit_down(person, GAME, bots=3)
    table.wait_for_decision()
    table.close_first_steps()
    small: dict[str, list[str]] = {}
    for planned in (False, True):
        if planned:
            table.plan()
        for width, height in WINDOWS:
            person.page.set_viewport_size({"width": width, "height": height})
            person.page.evaluate(DRAWN)
            found = person.page.evaluate(SMALL, [LEAST_TEXT, DENSE_TARGET])
            small |= {f"{width}x{height} {planned}": found} if found else {}
    assert small == {}


def test_the_game_continues_in_words_if_the_drawing_fails_to_load(visit: Visit) -> None:
    person = visit(size=PHONE)
    person.allow_errors(r"face-lost_cities|the face failed|Failed to load resource|ERR_FAILED")
    entry = re.compile(r"/assets/face-lost_cities-[\w-]+\.js")
    person.page.route(entry, lambda route: route.abort())
    person.number_loads()
    table = sit_down(person, GAME)
    # The first failure reloads the page silently.
    person.wait_for_load(2)
    expect(person.page.get_by_text(ui_text("en", "table-face-failed"))).to_be_visible()
    table.wait_for_decision()
    expect(person.page.get_by_role("columnheader", name="Circles").first).to_be_visible()
    table.play()
    person.page.unroute(entry)
    person.page.reload()
    expect(person.page.get_by_role("group", name=ui_text("en", "lc-my-sheet"))).to_be_visible()
