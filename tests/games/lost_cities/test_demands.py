"""Section 3: turn order demanded during a turn."""

import pytest

from caravane.bots.baseline import RandomBot
from caravane.bots.hint import hints
from caravane.bots.perspective import Perspective
from caravane.games.lost_cities import GAME
from caravane.kernel.journal import Journal
from caravane.kernel.luck import Sfc32
from caravane.kernel.state import CHANCE
from tests.games.lost_cities.random_games import games
from tests.games.lost_cities.scenario import BLANK, A, B, C, D, Table
from tests.rule_marker import rule

DEMAND = "demand-order"


def rolled(*sheets: str, seats: int = 4, order: str = "on-demand") -> Table:
    """Return a table where A has rolled and refused: all six dice are left, red or green, 5 or 7."""
    table = Table(*sheets, seats=seats, choice_order=order)
    table.roll("red red green", "5 5 7")
    table.play(A, "refuse")
    return table


@rule("LC-PICK-13")
def test_a_demand_waits_until_the_seats_before_are_revealed() -> None:
    table = rolled()
    table.play(D, "use:red:5")
    table.play(C, DEMAND)
    assert table.deciding() == [B]
    table.play(B, "use:green:7")
    assert (table.deciding(), table.decision(C)) == ([C], "use-dice")
    assert [table.visible_sheet(B, seat)["columns"][3] for seat in [A, C, D, None]] == [[7]] * 4
    assert [table.visible_sheet(D, seat)["columns"][0] for seat in [A, B, C, D, None]] == [[], [], [], [5], []]
    table.play(C, "use:red:7")
    assert table.rolling()
    assert [table.columns(seat) for seat in [B, C, D]] == [{"green": "S[7]"}, {"red": "S[7]"}, {"red": "S[5]"}]


@rule("LC-PICK-13")
def test_a_seat_that_demanded_accelerates_openly_before_the_next() -> None:
    table = rolled(BLANK, BLANK, "red S[1]", BLANK)
    table.play(B, "refuse")
    table.play(C, DEMAND)
    table.play(D, DEMAND)
    table.play(C, "use:red:5")
    assert (table.deciding(), table.visible_events(A)) == ([C], ["C used:red:5", "C wrote:red:5:2"])
    table.play(C, "accelerate:green")
    assert table.deciding() == [D]
    assert table.legal(D) == ["use:red:5", "use:red:7", "use:green:5", "use:green:7", "refuse"]


@rule("LC-PICK-13")
def test_a_demand_is_secret_until_all_have_decided() -> None:
    chosen, demanded = rolled(), rolled()
    chosen.play(C, "refuse")
    demanded.play(C, DEMAND)
    for seat in [A, B, D, None]:
        assert demanded.view(seat) == chosen.view(seat)
        assert demanded.visible_events(seat) == chosen.visible_events(seat) == ["C finished"]
    assert demanded.visible_events(C) == ["C order-demanded", "C finished"]
    demanded.play(B, "refuse")
    demanded.play(D, "refuse")
    assert demanded.visible_events(A)[1:] == ["C order-demanded", "B refused", "B dice-hatched:1"]
    assert demanded.view()["order_of_choices"] == "turn_order"
    assert demanded.view()["finished"] == [True, True, False, True]


@rule("LC-PICK-13")
def test_a_demand_holds_for_one_turn() -> None:
    table = rolled()
    table.play(B, "refuse")
    table.play(C, DEMAND)
    table.play(D, "refuse")
    table.play(C, "refuse")
    assert table.view()["order_of_choices"] == "on_demand"
    table.roll("red", "5")
    table.play(B, "refuse")
    assert table.deciding() == [A, C, D]


@rule("LC-PICK-14")
@pytest.mark.parametrize("order", ["simultaneous", "turn-order", "on-demand"])
def test_only_seats_after_another_one_can_demand(order: str) -> None:
    table = rolled(order=order)
    able = [seat for seat in table.clockwise() if DEMAND in table.legal(seat)]
    assert able == ([C, D] if order == "on-demand" else [])


@rule("LC-PICK-14")
def test_two_seats_never_need_a_demand() -> None:
    assert DEMAND not in rolled(seats=2).legal(B)


@rule("LC-PICK-14")
def test_a_seat_that_can_only_refuse_does_not_demand() -> None:
    table = Table(BLANK, BLANK, "red S[9]", choice_order="on-demand")
    table.roll("red", "5")
    table.play(A, "refuse")
    assert table.legal(C) == ["refuse"]


@rule("LC-PICK-13")
def test_a_demand_can_be_undone_while_others_decide() -> None:
    journal = Journal(GAME, 3, {"choice-order": "on-demand", "first-roller": "1"})
    for seat, move in [(CHANCE, "roll:red:red:green:5:5:7"), (A, "refuse"), (C, DEMAND)]:
        journal.play(seat, GAME.verbs.read(move))
    journal.undo(C)
    assert DEMAND in [GAME.verbs.spell(move) for move in GAME.legal(journal.state, C)]


@rule("LC-PICK-13")
@pytest.mark.parametrize("seat", [A, B, C, D])
def test_a_redealt_table_looks_the_same_while_a_choice_is_open(seat: int) -> None:
    table = rolled()
    table.play(B, DEMAND if DEMAND in table.legal(B) else "use:red:5")
    table.play(C, DEMAND)
    table.play(D, "use:red:5")
    drawn = set()
    for seed in range(40):
        other = GAME.redealt(table.state, seat, Sfc32(seed))
        assert GAME.view(other, seat) == GAME.view(table.state, seat)
        assert (other.deciding(), other.choices[B]) == ([C], ())
        drawn.add(other.choices[D])
    assert len(drawn) == (1 if seat == D else 5)


def test_bots_and_hints_leave_demands_to_people() -> None:
    table = rolled()
    perspective = Perspective(GAME, table.state, C, Sfc32(0))
    assert DEMAND in table.legal(C)
    for seed in range(30):
        choice = RandomBot().choose(Perspective(GAME, table.state, C, Sfc32(seed)))
        assert GAME.verbs.spell(choice) != DEMAND
    assert DEMAND not in [GAME.verbs.spell(estimate.move) for estimate in hints(perspective, 1)]


def test_random_games_have_demands() -> None:
    demands = sum(act.verb == DEMAND for game in games() for act in game.acts)
    assert demands > 100
