"""Section 17: the maximum length of a game, a turn and a list of options."""

from collections import Counter
from statistics import mean

import pytest

from caravane.games.lost_cities import GAME
from caravane.games.lost_cities.components import COLOURS
from tests.games.lost_cities.random_games import ANYTHING, games
from tests.games.lost_cities.scenario import A, B, Table
from tests.games.lost_cities.test_corner_cases import LONGEST_CHAIN
from tests.games.scenario_base import LETTERS


def same_for_all(table: Table, colour: str, number: int) -> None:
    """Play a turn in which every seat chooses the one pair rolled and skips its accelerations."""
    table.roll(colour, str(number))
    for seat in table.clockwise():
        table.play(seat, table.legal(seat)[0])
        if table.decision(seat) == "accelerate":
            table.play(seat, "skip")


def test_a_game_lasts_at_least_seven_turns_and_at_most_70() -> None:
    assert all(7 <= game.turns <= 70 for game in games())


def test_seven_turns_are_needed_to_refuse_across_the_dice_bridge() -> None:
    table = Table(seats=5)
    for turn in range(1, 8):
        table.turn("red", "5")
        assert ("dice" in table.bridges(A)) == (turn == 7)


@pytest.mark.parametrize("seats", [2, 5])
def test_the_longest_game_has_70_turns(seats: int) -> None:
    table = Table(seats=seats)
    for colour in COLOURS:
        same_for_all(table, colour, 0)
    for index, colour in enumerate(COLOURS):
        # Six artefact squares and three summits are all nine artefacts: the other summits are out of reach.
        for _ in range(10 if index < 3 else 9):
            same_for_all(table, colour, 1)
    assert (table.state.turn, table.artefacts(A)) == (63, 9)
    while not table.ended():
        same_for_all(table, "red", 1)
    assert (table.state.turn, table.dice(A)) == (70, 7)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_seat_makes_at_most_82_moves_besides_its_demands(seats: int) -> None:
    assert 70 + sum(map(len, GAME.box.arrows)) == 82
    assert GAME.bounds.moves[seats] == (75 + 6 * 5) * seats + 75 * (seats - 2), "for any edition"
    for game in games():
        moves = Counter(act.seat for act in game.acts if act.seat >= 0 and act.verb != "demand-order")
        assert max(moves.values()) <= 82
        assert len(game.acts) <= GAME.bounds.moves[game.seats]


def test_a_seat_makes_at_most_seven_decisions_in_a_turn_besides_its_demand() -> None:
    decisions = [
        Counter((act.turn, act.seat) for act in game.acts if act.seat >= 0 and act.verb != "demand-order")
        for game in games()
    ]
    assert max(max(counts.values()) for counts in decisions) <= 7


def test_no_two_arrows_are_neighbours() -> None:
    assert all(high - low > 1 for low, high in GAME.box.arrows)


def test_five_seats_make_at_most_35_decisions_in_a_turn() -> None:
    table = Table(*[LONGEST_CHAIN] * 5)
    table.roll("red", "3")
    decisions = 0
    chain = ["accelerate:green", "accelerate:yellow", "accelerate:blue", "accelerate:orange", "accelerate:violet"]
    for seat, first in zip(range(5), ["take:red:3", *["use:red:3"] * 4], strict=True):
        for move in [first, *chain, "accelerate:orange"]:
            table.play(seat, move)
            decisions += 1
        assert table.decision(seat) == "nothing", LETTERS[seat]
    assert (decisions, table.rolling()) == (35, True)


def test_a_decision_has_at_most_eleven_options() -> None:
    maximum: dict[str, int] = {}
    for game in games():
        for state, act in zip(game.states, game.acts, strict=False):
            step = GAME.step_of(state, act.seat)
            if act.seat >= 0 and step is not None:
                name = step.name + " after a refusal" * (step.name == "use-dice" and not state.taken)
                maximum[name] = max(maximum.get(name, 0), len(GAME.legal(state, act.seat)))
    # One more where turn order can be demanded.
    assert maximum == {"take-dice": 10, "use-dice": 6, "use-dice after a refusal": 11, "accelerate": 7}
    assert GAME.bounds.options == 11


def test_a_decision_with_one_option_may_be_made_by_the_program() -> None:
    table = Table("red S[9]", "red S[1]")
    table.roll("red", "5")
    assert GAME.forced(table.state, A) == GAME.verbs.read("refuse")
    table.play(A, "refuse")
    assert GAME.forced(table.state, B) is None


def test_random_play_takes_about_27_turns() -> None:
    turns = [game.turns for game in games() if game.seed % 3 == ANYTHING]
    assert 25 < mean(turns) < 29
