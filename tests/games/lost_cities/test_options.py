"""The options of a table, fixed before the game."""

import pytest

from caravane.games.lost_cities import GAME
from tests.games.lost_cities.random_games import ORDERS
from tests.games.lost_cities.scenario import BLANK, A, B, C, Table
from tests.games.lost_cities.spec import BOX
from tests.rule_marker import rule


def test_the_defaults_are_those_of_the_data() -> None:
    defaults = {option.key.replace("-", "_"): option.default() for option in GAME.options}
    assert defaults.pop("first_roller") == BOX["game"]["first_player"] == "random"
    defaults["choice_order"] = defaults["choice_order"].replace("-", "_")
    assert defaults == BOX["options"] == {"choice_order": "on_demand", "zero_after_circle": "ten"}


@pytest.mark.parametrize(
    ("key", "value"),
    [("choice-order", "together"), ("zero-after-circle", "one"), ("first-roller", "4"), ("weather", "rain")],
)
def test_there_are_no_other_options(key: str, value: str) -> None:
    with pytest.raises(ValueError, match=key):
        GAME.start(3, {key: value})


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_first_roller_is_a_seat_of_the_table(seats: int) -> None:
    assert GAME.options[2].allowed(seats) == ("random", *[str(seat) for seat in range(1, seats + 1)])


@rule("LC-PICK-10", "LC-PICK-11")
def test_the_order_of_choices_decides_which_seats_may_answer() -> None:
    together, in_order = Table(seats=3), Table(seats=3, choice_order="turn-order")
    for table in [together, in_order]:
        table.roll("red", "5")
        table.play(A, "refuse")
    assert (together.deciding(), in_order.deciding()) == ([B, C], [B])
    assert in_order.why_not(C, "use:red:5") == "not-your-decision"


@rule("LC-PICK-10", "LC-PICK-11")
@pytest.mark.parametrize(
    ("value", "visible"), [("simultaneous", "simultaneous"), ("turn-order", "turn_order"), ("on-demand", "on_demand")]
)
def test_the_order_of_choices_is_in_the_view(value: str, visible: str) -> None:
    assert Table(choice_order=value).view()["order_of_choices"] == visible


@rule("LC-PICK-10")
def test_the_order_does_not_matter_to_the_roller() -> None:
    for value in ORDERS:
        table = Table("red S[1]", BLANK, BLANK, choice_order=value)
        table.roll("red", "5")
        table.play(A, "take:red:5")
        assert table.deciding() == [A]


@rule("LC-DOUBLE-07")
@pytest.mark.parametrize(("value", "moves"), [("ten", ["take:red:0", "refuse"]), ("none", ["refuse"])])
def test_a_0_after_a_circle_depends_on_the_option(value: str, moves: list[str]) -> None:
    table = Table("red T[]", zero_after_circle=value)
    table.roll("red", "0")
    assert table.legal(A) == moves


@rule("LC-DOUBLE-07")
@pytest.mark.parametrize("value", ["ten", "none"])
def test_an_acceleration_after_a_circle_writes_a_1_either_way(value: str) -> None:
    table = Table("green S[1]; red T[]", zero_after_circle=value)
    table.roll("green", "1")
    table.play(A, "take:green:1", "accelerate:red")
    assert table.column(A, "red") == "T[1]"
