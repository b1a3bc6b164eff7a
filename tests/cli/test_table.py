"""The table: who acts next, and what undo takes back."""

from caravane import games
from caravane.cli.screen import in_columns
from caravane.cli.table import Table
from caravane.kernel.journal import Journal
from caravane.kernel.state import CHANCE

LOST_CITIES = games.get("lost-cities")


def table(*sitters: str, order: str = "simultaneous") -> Table:
    journal = Journal(LOST_CITIES, len(sitters), {"first-roller": "1", "choice-order": order})
    return Table(journal, [f"Seat {seat}" for seat in range(len(sitters))], sitters, seed=1)


def say(at: Table, seat: int, move: str, *, forced: bool = False) -> None:
    at.play(seat, LOST_CITIES.verbs.read(move), forced=forced)


def test_of_those_who_decide_together_people_come_first() -> None:
    at = table("human", "bot:greedy", "human", "human")
    say(at, CHANCE, "roll:red:red:blue:1:2:3")
    say(at, 0, "refuse")
    assert at.next_seat() == 2
    say(at, 2, "refuse")
    assert at.next_seat() == 3
    say(at, 3, "refuse")
    assert at.next_seat() == 1


def test_the_dice_of_a_seed_do_not_depend_on_who_plays() -> None:
    rolls = [table(*sitters).advance(CHANCE).move for sitters in (("human", "human"), ("bot:greedy", "bot:random"))]
    assert rolls[0] == rolls[1]


def test_undo_takes_the_log_along() -> None:
    at = table("human", "human")
    say(at, CHANCE, "roll:red:red:blue:1:2:3")
    say(at, 0, "take:red:1")
    assert at.undo(0)
    assert len(at.log) == len(at.journal.entries) == 1
    assert not at.undo(0)


def test_a_move_of_the_program_alone_is_not_taken_back() -> None:
    at = table("human", "human", order="turn-order")
    say(at, CHANCE, "roll:red:red:blue:1:2:3")
    say(at, 0, "refuse")
    say(at, 1, "refuse", forced=True)
    assert not at.undo(1)
    assert [happening.seat for happening in at.log] == [CHANCE, 0, 1]
    assert at.log[-1].forced


def test_a_move_of_the_program_goes_with_the_decision_before_it() -> None:
    at = table("human", "human")
    for move in ("roll:red:red:red:4:4:4", "take:red:4"):
        say(at, CHANCE if move.startswith("roll") else 0, move)
    say(at, 1, "refuse")
    say(at, CHANCE, "roll:blue:blue:blue:1:1:1")
    say(at, 1, "refuse")
    say(at, 0, "refuse")
    say(at, CHANCE, "roll:red:red:red:5:5:5")
    before = len(at.log)
    say(at, 0, "take:red:5")
    say(at, 0, "skip", forced=True)
    assert at.undo(0)
    assert len(at.log) == before


def test_many_short_choices_stand_in_columns() -> None:
    assert in_columns([str(number) for number in range(8)], 8) == ["0    4", "1    5", "2    6", "3    7"]
    assert in_columns(["a", "b"], 80) == ["a", "b"]
    assert in_columns(["x" * 50] * 8, 60) == ["x" * 50] * 8
