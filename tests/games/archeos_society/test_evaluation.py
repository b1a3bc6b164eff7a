"""The evaluation that bots use prefers better states."""

import pytest

from caravane.bots.baseline import Bot, GreedyBot, RandomBot
from caravane.bots.perspective import Perspective
from caravane.games.archeos_society import GAME
from caravane.games.archeos_society.components import PINK
from caravane.games.archeos_society.evaluation import evaluate
from caravane.games.archeos_society.future_value import FutureValues
from caravane.kernel.luck import Sfc32
from caravane.kernel.state import CHANCE
from tests.games.archeos_society.scenario import A, B, Table


def evaluation(table: Table, seat: int = A) -> float:
    return evaluate(table.state, seat)


def chosen(table: Table) -> str:
    """Return the move that the greedy bot of A chooses."""
    return GAME.verbs.spell(GreedyBot().choose(Perspective(GAME, table.state, A, Sfc32(3))))


def test_a_vehicle_further_on_is_worth_more_in_an_early_season() -> None:
    early = [evaluation(Table("", at={A: f"sigiriya {space}"})) for space in (1, 2)]
    late = [Table("", at={A: f"sigiriya {space}"}) for space in (1, 2)]
    for table in late:
        table.state.season = 2
    assert early[1] - early[0] == pytest.approx(2 * (evaluation(late[1]) - evaluation(late[0])))


def test_cards_that_go_together_are_worth_more() -> None:
    together = evaluation(Table("red-guide*2 red-student*2", area="blue-guide"))
    apart = evaluation(Table("red-guide blue-student pink-patron yellow-physician", area="blue-guide"))
    assert together > apart + 2


def test_a_bot_takes_the_card_that_fits() -> None:
    assert chosen(Table("red-guide*2 red-student*2", area="red-student blue-patron")) == "take:red-student"


def test_a_bot_sends_six_cards_and_advances() -> None:
    table = Table("red-guide*2 red-student*4", area="blue-patron")
    assert chosen(table) == "play"
    table.play(A, "play")
    assert chosen(table) == "lead:red-guide"
    table.play(A, "lead:red-guide add:red-guide add:red-student add:red-student add:red-student add:red-student send")
    assert chosen(table) == "colour"


def test_a_bot_hurries_before_the_third_monkey() -> None:
    calm = Table("red-guide*2 red-student*2", area="red-student")
    hasty = Table("red-guide*2 red-student*2", area="red-student", monkeys=2)
    hasty.state.pile = hasty.state.pile[:2]
    hasty.state.lower = 2
    assert (chosen(calm), chosen(hasty)) == ("take:red-student", "play")


def test_an_artefact_is_worth_the_best_advance_that_is_left() -> None:
    table = Table("", at={A: "sigiriya 3"})
    every_vehicle = 0b1111111
    worth = []
    for moved in (0, 1 << PINK, every_vehicle):
        table.state.moved = moved
        worth.append(FutureValues(table.state, A).free_steps(1))
    assert worth[0] > worth[1] > worth[2] == 0
    table.state.moved = 0
    assert worth[0] < FutureValues(table.state, A).free_steps(2) < 2 * worth[0]


@pytest.mark.parametrize(("space", "move"), [(1, "stay"), (5, "score")])
def test_a_bot_knows_when_to_score_at_uluru(space: int, move: str) -> None:
    table = Table("violet-guide*2 violet-student*4", advanced="uluru", at={A: f"uluru {space}"})
    table.send(A, "violet-guide", "violet-guide violet-student*4").play(A, "colour")
    assert chosen(table) == move


def test_the_end_is_worth_its_points() -> None:
    table = Table("", monkeys=2, pile="M")
    table.state.season = 2
    table.play(A, "draw")
    assert [evaluation(table, seat) for seat in (A, B)] == table.scores()


def test_a_greedy_bot_beats_a_random_one() -> None:
    state, luck = GAME.start(2, {"mode": "scenario", "scenario": "ur"}), Sfc32(4)
    bots: list[Bot] = [GreedyBot(), RandomBot()]
    while not state.ended():
        seat = state.next_seat()
        move = GAME.sample(state, luck) if seat == CHANCE else bots[seat].choose(Perspective(GAME, state, seat, luck))
        GAME.apply(state, seat, move)
    mine, theirs = GAME.scores(state)
    assert mine > theirs + 30
