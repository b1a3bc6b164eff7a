"""Section 11: scoring."""

import pytest

from caravane.games.lost_cities import GAME
from tests.games.lost_cities.random_games import games
from tests.games.lost_cities.scenario import BLANK, A, B, C, Table, read_sheet
from tests.games.lost_cities.spec import BOX, figures
from tests.rule_marker import rule

EXPEDITION = [-20, -15, -10, 5, 10, 15, 30, 35, 50]
ARTEFACTS = [-40, -30, -20, 10, 20, 30, 60, 70, 100]
DICE = [-40, -30, -20, 10, 20, 30, 60, 70, 0]
# Sheets by number of artefacts, with the squares of the data.
ARTEFACT_SHEETS = {
    0: "red S[1x3]",
    1: "red S[1x4]",
    2: "red S[1x7]",
    3: "red S[1x7]; orange S[1x3]",
    4: "red S[1x7]; orange S[1x8]",
    5: "red S[1x9] summit; orange S[1x8]",
    6: "red S[1x9] summit; orange S[1x9] summit",
    7: "red S[1x9] summit; orange S[1x9] summit; blue S[1x5]",
    8: "red S[1x9] summit; orange S[1x9] summit; blue S[1x7]",
    9: "red S[1x9] summit; orange S[1x9] summit; blue S[1x9] summit",
}


@rule("LC-SCORE-01", "LC-SCORE-05", "LC-SCORE-06")
def test_specification_and_data_agree_on_the_points() -> None:
    scoring = BOX["scoring"]
    assert figures("LC-SCORE-01")[2:] == scoring["expedition"][1:] == EXPEDITION
    assert figures("LC-SCORE-05")[2:] == scoring["artefact"][1:] == ARTEFACTS
    assert figures("LC-SCORE-06")[2:] == scoring["dice"][1:] == DICE


@rule("LC-SCORE-01")
@pytest.mark.parametrize("colour", ["red", "orange", "yellow", "green", "blue", "violet"])
def test_a_column_scores_by_the_count_of_its_numbers_only(colour: str) -> None:
    for count, points in enumerate(EXPEDITION, start=1):
        for numbers in [f"1x{count}", f"10x{count}", ",".join(map(str, range(1, count + 1)))]:
            assert Table(f"{colour} S[{numbers}]").boxes(A)[colour] == points


@rule("LC-SCORE-02")
@pytest.mark.parametrize("count", range(1, 10))
def test_a_ticked_circle_also_doubles_negative_points(count: int) -> None:
    assert Table(f"yellow T[3x{count}]").boxes(A)["yellow"] == 2 * EXPEDITION[count - 1]


@rule("LC-SCORE-03")
def test_a_ticked_circle_without_a_number_costs_100() -> None:
    assert Table("blue T[]").boxes(A)["blue"] == -100
    assert BOX["scoring"]["expedition"][0] * BOX["scoring"]["circle_multiplier"] == -100


@rule("LC-SCORE-04")
def test_an_untouched_column_scores_nothing() -> None:
    assert Table("blue F[]").boxes(A)["blue"] == 0 == BOX["scoring"]["expedition_empty"]


@rule("LC-SCORE-05")
@pytest.mark.parametrize("count", range(1, 10))
def test_artefacts_score_by_their_count(count: int) -> None:
    table = Table(f"{ARTEFACT_SHEETS[count]}; artefacts {count}")
    assert table.boxes(A)["artefact"] == ARTEFACTS[count - 1]


@rule("LC-SCORE-06")
@pytest.mark.parametrize("count", range(1, 10))
def test_dice_symbols_score_by_their_count_but_nine_are_worth_nothing(count: int) -> None:
    assert Table(f"dice {count}").boxes(A)["dice"] == DICE[count - 1]


@rule("LC-SCORE-07")
def test_no_hatched_symbol_scores_nothing() -> None:
    assert BOX["scoring"]["artefact"][0] == BOX["scoring"]["dice"][0] == 0
    boxes = Table(f"{ARTEFACT_SHEETS[0]}; artefacts 0; dice 0").boxes(A)
    assert (boxes["artefact"], boxes["dice"]) == (0, 0)


@rule("LC-SCORE-08")
def test_values_are_not_added_up_within_a_column() -> None:
    boxes = Table(f"{ARTEFACT_SHEETS[4]}; violet T[1x2]; dice 5").boxes(A)
    assert (boxes["red"], boxes["orange"], boxes["violet"]) == (30, 35, -30)
    assert (boxes["artefact"], boxes["dice"]) == (10, 20)


@rule("LC-SCORE-09")
def test_each_bridge_with_bonus_scores_20_and_each_other_bridge_nothing() -> None:
    mine = "red S[1x7]; orange S[1x7]; yellow S[1x7]; dice 7"
    table = Table(f"{mine}; struck orange dice", "orange S[1x8]; dice 8")
    assert (table.boxes(A)["bridges"], table.boxes(B)["bridges"]) == (40, 40)
    assert Table("red S[1x6]; dice 6").boxes(A)["bridges"] == 0


@rule("LC-SCORE-10")
def test_the_total_is_the_sum_of_nine_boxes() -> None:
    table = Table("red T[]; orange S[1]; yellow T[1x4]; green S[1x9]; violet S[1x7]; dice 7")
    boxes = {"red": -100, "orange": -20, "yellow": 10, "green": 50, "blue": 0, "violet": 30}
    boxes |= {"artefact": -20, "dice": 60, "bridges": 60}
    assert table.boxes(A) == boxes
    assert table.total(A) == sum(boxes.values()) == GAME.scores(table.state)[A]
    assert [points for _, points in GAME.breakdown(table.state, A)] == list(boxes.values())


@rule("LC-SCORE-11")
def test_the_highest_total_wins() -> None:
    table = Table("dice 4", "dice 8", "dice 1")
    assert GAME.scores(table.state) == [10, 90, -40]
    assert GAME.ranks(table.state) == [2, 1, 3]


@rule("LC-SCORE-11")
def test_equal_totals_share_their_rank() -> None:
    table = Table("dice 4", "dice 8", "dice 8", "dice 4", BLANK)
    assert GAME.ranks(table.state) == [3, 1, 1, 3, 5]


@rule("LC-SCORE-11")
def test_there_is_no_tie_breaker() -> None:
    by_dice, by_columns = "dice 4", "yellow T[2x4]"
    table = Table(by_dice, by_columns, "blue S[1x4]; yellow S[1x4]")
    assert GAME.scores(table.state) == [10, 10, 10]
    assert GAME.ranks(table.state) == [1, 1, 1]
    assert BOX["scoring"]["tie"] == "shared_victory"


@rule("LC-SCORE-12")
def test_the_value_of_every_box_is_available_at_any_time() -> None:
    table = Table("red T[2]; dice 4", BLANK, BLANK)
    for seat in [A, B, C, None]:
        assert table.visible_sheet(A, seat)["boxes"] == [-40, 0, 0, 0, 0, 0, 0, 10, 0]
        assert table.visible_sheet(A, seat)["total"] == -30
    table.roll("red", "3")
    table.play(A, "take:red:3")
    assert table.visible_sheet(A, B)["boxes"][0] == -30


@rule("LC-SCORE-12")
def test_the_values_of_the_boxes_always_add_up() -> None:
    for game in games()[:16]:
        for state in game.between_turns():
            sheets = GAME.view(state, None)["sheets"]
            assert isinstance(sheets, list)
            assert [sum(sheet["boxes"]) for sheet in sheets] == GAME.scores(state)


def test_artefact_sheets_have_the_stated_number_of_artefacts() -> None:
    assert {count: read_sheet(text).artefacts for count, text in ARTEFACT_SHEETS.items()} == {n: n for n in range(10)}
