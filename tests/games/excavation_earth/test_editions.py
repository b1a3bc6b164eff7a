"""Editions: other lines, tile powers, stores and payments change the game, and everything that shows it."""

import io
import re
from typing import Any, Final

import pytest
from rich.console import Console

from caravane.cli import boards
from caravane.cli.boards.scene import Scene
from caravane.cli.texts import texts_of
from caravane.games.excavation_earth.components import COLOURS, LOCATIONS, TABLES
from caravane.games.excavation_earth.editions import EDITIONS, problems
from caravane.games.excavation_earth.kinds import LOCATION
from caravane.games.excavation_earth.scoring import gallery_credits
from caravane.games.excavation_earth.state import EarthState
from caravane.games.excavation_earth.step_ids import MOVE_STEP
from caravane.kernel.box import merged, value_at
from caravane.kernel.drive import random_move
from caravane.kernel.edition_form import rulebook_entries
from caravane.kernel.game import Game
from caravane.kernel.luck import Sfc32
from caravane.text import LANGUAGES
from caravane.text.rulebook import paragraph_of_rule, rules_of
from tests.edition_files import game_of, values_of
from tests.games.excavation_earth.scenario import A, B, Table
from tests.rule_marker import rule

LINES: Final = "excavation-earth-lines"
HOLD: Final = "excavation-earth-hold"
NAMES: Final = [LINES, HOLD]


@pytest.mark.parametrize("name", NAMES)
def test_the_values_fit_their_fields_and_each_other(name: str) -> None:
    values = values_of(name)
    assert problems(merged(TABLES, values)) == []
    for field in EDITIONS.fields():
        value, built_in = values[field.path], value_at(TABLES, field.path)
        many = value if isinstance(value, list) else [value]
        if field.names:
            assert {each for one in many for each in (one if isinstance(one, list) else [one])} <= set(field.names)
        else:
            assert all(field.least <= each <= field.most for each in many), field.path
        if field.lengths:
            assert field.lengths[0] <= len(value) <= field.lengths[1], field.path
        elif isinstance(value, list):
            assert len(value) == len(built_in), field.path
        assert not field.rising or sorted(set(value)) == value


def test_the_fields_allow_what_is_built_in() -> None:
    for field in EDITIONS.fields():
        value = value_at(TABLES, field.path)
        many = value if isinstance(value, list) else [value]
        assert field.names or all(field.least <= each <= field.most for each in many), field.path
    assert problems(TABLES) == []


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_game_is_played_to_its_end(name: str, seats: int) -> None:
    game, luck = game_of(name), Sfc32(seats)
    for starting_draft in ("off", "on") if seats > 1 else ("off",):
        state = game.start(seats, {"starting-draft": starting_draft})
        components = game.census(state)
        while not state.ended():
            game.apply(state, *random_move(game, state, luck))
            assert game.violations(state) == []
            if not state.ended() and luck.below(20) == 0:
                open_details(game, state, luck)
        assert game.census(state) == components
        assert state.round == game.box.rounds


def open_details(game: Game[EarthState], state: EarthState, luck: Sfc32) -> None:
    """Send a state through JSON, and look at it as bots do."""
    assert game.unpack({"seats": state.seats, **state.pack()}).pack() == state.pack()
    for side in range(state.sides()):
        assert -200 < game.evaluate(state, side) < 600
    seat = state.next_seat()
    if 0 <= seat < state.seats and game.move_values:
        moves = game.legal(state, seat)
        assert len(game.move_values(state, seat, moves)) == len(moves)
        assert game.view(game.redealt(state, seat, luck), seat) == game.view(state, seat)


@rule("EE-MOVE-02")
@pytest.mark.parametrize("name", NAMES)
def test_explorers_walk_along_the_lines_of_the_edition(name: str) -> None:
    game = game_of(name)
    state = game.start(2)
    lines = [set(line) for line in value_at(merged(TABLES, values_of(name)), "lines/between")]
    for here in LOCATIONS:
        start = LOCATION.read(here)
        state.explorers[0] = (start, start, start)
        state.frames = [(MOVE_STEP, 0, 3, 0)]
        ends = {there for there in LOCATIONS if {here, there} in lines}
        assert {LOCATIONS[move[2]] for move in game.legal(state, 0)} == ends
        assert ends == {LOCATIONS[there] for there in game.box.neighbours[start]}


class LinesTable(Table):
    """A table of the edition with other lines and tile powers."""

    game = game_of(LINES)


class HoldTable(Table):
    """A table of the edition with roomy stores and other payments."""

    game = game_of(HOLD)


def using(tile: str, yellow: bool = False, **more: Any) -> Table:
    """Return a table of the edition with other tile powers, where A recalls an emissary from the right centre."""
    rest = [other for other in ("scanner", "private-sale", "archive") if other != tile][:2]
    settings: dict[str, Any] = {"emissaries": {A: "right"}, "factions": "gul aquilla"}
    table = LinesTable("red-crescent", number=3 if yellow else 2, tiles=" ".join([*rest, tile]), **(settings | more))
    return table.act(A, "command", "red-crescent", "recall")


@rule("EE-MAT-10")
def test_a_symbol_names_the_centre_and_the_black_market_of_the_edition() -> None:
    table = LinesTable("red-crescent red-star", at={A: "BE M1 M4"}, piles={"red": "wave"})
    assert table.act(A, "command", "red-crescent", "send-emissary").emissaries(A) == [0, 0, 1]
    other = LinesTable("red-crescent", at={A: "BW M1 M4"}, piles={"red": "wave"})
    assert "smuggle" in LinesTable("red-crescent", at={A: "BE M1 M4"}, piles={"red": "wave"}).actions(A)
    assert "smuggle" not in other.actions(A)


@rule("EE-TILE-RELAY-01", "EE-TILE-RELAY-02")
def test_the_relay_teleports_on_the_side_that_says_so() -> None:
    white = using("relay")
    assert white.decision(A) == "teleport"
    white.play(A, "skip-lift")
    assert white.state.frames[-1] == (MOVE_STEP, A, 6, 1)
    assert using("relay", yellow=True).state.frames[-1] == (MOVE_STEP, A, 2, 1)


@rule("EE-TILE-RUMOUR-02")
def test_rumours_reach_as_many_markets_as_the_edition_says() -> None:
    table = using("rumour")
    table.play(A, "pick-market:5 skip-white skip-buyer pick-market:2 skip-buyer")
    assert table.legal(A, "pick") == [f"pick-market:{market}" for market in (1, 3, 4, 6)]
    assert table.play(A, "pick-market:6 skip-buyer").decision(A) == "command"


@rule("EE-TILE-SAFECONDUCT-01", "EE-TILE-SAFECONDUCT-02")
def test_safe_deals_cost_what_the_edition_says() -> None:
    table = using("safe-conduct", piles={"red": "wave"}, holds={A: "green-spiral"}, purse={A: 20})
    table.play(A, "buy:red store:container skip-sample")
    assert table.credits(A) == 20 - 4
    assert table.play(A, "fence:green-spiral:hold").credits(A) == 16 + 5
    assert table.decision(A) == "safe-deal"


@rule("EE-TILE-BRIEFING-01")
def test_the_briefing_pays_and_draws_what_the_edition_says() -> None:
    white = using("briefing", deck="red-star green-star violet-star orange-star yellow-star red-eye")
    assert (white.credits(A), len(white.legal(A))) == (8, 6)
    yellow = using("briefing", yellow=True, deck="red-star")
    assert (yellow.credits(A), yellow.hand(A)) == (20, "red-star")


@rule("EE-TILE-DIVIDENDS-01")
@pytest.mark.parametrize(("yellow", "paid"), [(False, 5), (True, 3)])
def test_dividends_pay_what_the_edition_says(yellow: bool, paid: int) -> None:
    assert using("dividends", yellow=yellow, traders={A: "2 4"}).credits(A) == 8 + 2 * paid


@rule("EE-TILE-PRIVATESALE-01", "EE-TILE-SCANNER-01", "EE-TILE-ARCHIVE-01")
def test_other_tiles_do_what_the_edition_says() -> None:
    sites = "red-wave violet-wave violet-ladder"
    at = {A: "R1 V1 V2"}
    scanned = using("scanner", at=at, sites=f"{sites} red-wave")
    scanned.play(A, "dig:red-wave skip-sample dig:violet-wave skip-sample")
    assert scanned.legal(A) == ["dig:violet-ladder", "stop-digging"], "each relic at another site"
    assert scanned.why_not(A, "dig:red-wave") == "same-site:R1 EE-DIG-03"
    assert scanned.play(A, "dig:violet-ladder skip-sample").hold(A) == "red-wave violet-ladder violet-wave"
    assert using("scanner", yellow=True, at=at, sites=sites).decision(A) == "command"
    assert using("archive", sites="green-wave").legal(A)[0] == "sample-relic:green-wave"
    assert using("archive", yellow=True, sites="green-wave").decision(A) == "command"
    three = dict.fromkeys((1, 2, 3), "violet")
    sold = using("private-sale", holds={A: "violet-wave*3"}, traders={A: "1 2 3"}, queues=three)
    sold.play(A, "pick-colour:violet pick-market:1 pick-market:2 pick-market:3")
    assert sold.decision(A) == "sell-relic"


@rule("EE-MAT-11", "EE-STORE-04")
def test_stores_have_the_space_of_the_edition() -> None:
    more: dict[str, Any] = {"at": {A: "R1 R2 R3"}, "sites": "red-fork", "containers": {A: "green-wave"}}
    assert "dig" in HoldTable("red-star", holds={A: "yellow-wave*6 orange-wave*2"}, **more).actions(A)
    assert "dig" not in HoldTable("red-star", holds={A: "yellow-wave*6 orange-wave*3"}, **more).actions(A)


@rule("EE-BUYER-07", "EE-SELL-09")
def test_a_sale_pays_by_the_prices_and_the_bonus_of_the_edition() -> None:
    queues = {1: "violet violet", 2: "violet red red red", 3: "red"}
    table = HoldTable("red-star", holds={A: "violet-wave*2"}, traders={A: "1 2"}, queues=queues)
    table.act(A, "sell", "red-star", "pick-colour:violet pick-market:1 pick-market:2 sell:violet-wave:hold")
    table.play(A, "sell:violet-wave:hold")
    assert table.credits(A) == 8 + 6 + 3 * 2 + 2, "rank 2, three buyers, two markets"


@rule("EE-END-02", "EE-END-03", "EE-SCORE-02")
def test_galleries_and_centres_pay_what_the_edition_says() -> None:
    spirals = " ".join(f"{colour}-spiral" for colour in COLOURS)
    table = HoldTable(galleries={A: f"{spirals} red-fork red-ladder red-wave"}, emissaries={A: "left*2", B: "left"})
    assert gallery_credits(table.state, table.state.galleries[A]) == 20 + 16 + 4 * 1
    assert projected(table) == [8 + 6 + 40, 8]
    table.state.round = 3
    assert projected(table) == [8 + 12 + 40, 8 + 9]


def projected(table: Table) -> list[int]:
    """Return the projected points of the seats."""
    sheets = table.game.presentation.projected
    assert sheets is not None
    return [sum(paid for _, paid in sheet) for sheet in sheets(table.view(), table.game.box)]


@rule("EE-SETUP-05", "EE-SURVEY-03", "EE-PREP-12")
def test_initiatives_and_markers_are_those_of_the_edition() -> None:
    game = game_of(HOLD)
    state = game.start(3, {"faction-1": "gul", "faction-2": "issisinui", "faction-3": "dal-harrai"})
    state_of_order(game, state)
    assert state.order == (2, 1, 0)
    table = HoldTable(
        "red-star", "green-star", forecast="red-eye green-eye violet-eye", supply={"red": "wave wave wave"}
    )
    assert table.view()["markers"] == [2, 3, 5, 8]
    table.act(A, "survey", "red-star", "replace:1")
    assert (table.state.markers, table.view()["markers"]) == ([2, 0], [3, 5, 8])


def state_of_order(game: Game[EarthState], state: EarthState) -> None:
    """Make chance moves until the turn order is known."""
    luck = Sfc32(1)
    while not state.order:
        game.apply(state, *random_move(game, state, luck))


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("width", [60, 100])
def test_the_board_in_a_terminal_is_drawn(name: str, width: int) -> None:
    game, luck = game_of(name), Sfc32(5)
    state = game.start(4)
    for _ in range(150):
        game.apply(state, *random_move(game, state, luck))
    file = io.StringIO()
    scene = Scene(texts_of(game, "en"), ("Ana", "Bo", "Cy", "Di"), state, 0, width)
    Console(file=file, width=width, highlight=False, markup=False).print(boards.draw(scene))
    assert max(len(line) for line in file.getvalue().splitlines()) <= width


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rules_name_the_figures_of_the_edition(lang: str) -> None:
    [stores] = paragraph_of_rule(rules_of(game_of(HOLD), lang), "EE-STORE-01")
    assert re.findall(r"\d+", stores.paragraphs[0].text) == ["9", "1"]
    [dividends] = paragraph_of_rule(rules_of(game_of(LINES), lang), "EE-TILE-DIVIDENDS-01")
    assert re.findall(r"\d+", dividends.paragraphs[0].text) == ["5", "3"]


def test_what_does_not_fit_together_is_named() -> None:
    lines: list[list[str]] = value_at(TABLES, "lines/between")
    without = [line for line in lines if "BE" not in line]
    wrong = {
        "lines/between": [*without, ["M1", "M1"], ["Y1", "M1"], ["M1", "Y1"]],
        "symbols/star/black_market": "BW",
        "symbols/seal/black_market": "BC",
        "factions/gul/initiative": 2,
        "zu/initiative": 6,
        "sale/bonus": [0, 1, 3, 8],
    }
    found = [(each.path, each.code, each.entry) for each in problems(merged(TABLES, wrong))]
    entry = len(without)
    assert found == [
        ("lines/between", "line-to-itself", entry),
        ("lines/between", "line-twice", entry + 1),
        ("lines/between", "line-twice", entry + 2),
        ("lines/round_the_back", "no-such-line", 1),
        ("lines/between", "cut-off", -1),
        ("symbols/crescent/black_market", "not-named", -1),
        ("factions/gul/initiative", "same-initiative", -1),
        ("zu/initiative", "same-initiative", -1),
        ("sale/bonus", "bonus-of-one", 1),
    ]


def test_values_of_the_rulebook_are_known() -> None:
    assert rulebook_entries(TABLES, "sale/prices/points") == (0, 1, 4)
    assert rulebook_entries(TABLES, "sale/bonus") == (0, 1, 2, 3)
    assert rulebook_entries(TABLES, "gallery/columns") == (0, 1, 2, 3, 4)
    assert rulebook_entries(TABLES, "gallery/rows/spiral/points") == (5,)
    assert rulebook_entries(TABLES, "gallery/rows/fork/points") == ()
    assert rulebook_entries(TABLES, "centres/prizes/round-3/points") == (0, 1, 2)
    assert rulebook_entries(TABLES, "lines/round_the_back") == (0, 1)
    ours = ["lines/between", "crew/hold", "crew/container", "zu/initiative", "symbols/star/centre", "tiles/relay/steps"]
    assert [rulebook_entries(TABLES, path) for path in ours] == [()] * len(ours)
