"""The table: who acts next, and what undo takes back."""

from caravane import games
from caravane.cli.terminal.local_table import HUMAN, Table
from caravane.cli.terminal.screen import in_columns
from caravane.kernel.journal import Journal
from caravane.kernel.state import CHANCE, Frame
from tests.kernel.toy_game import ACT, DIE, GO, HUSH, ONLY, TELL, toy

LOST_CITIES = games.get("lost-cities")


def table(*sitters: str) -> Table:
    journal = Journal(LOST_CITIES, len(sitters), {"first-roller": "1"})
    return Table(journal, [f"Seat {seat}" for seat in range(len(sitters))], sitters, seed=1)


def toy_table(*frames: Frame) -> Table:
    return Table(Journal(toy(*frames), 2), ["Ana", "Bob"], [HUMAN, HUMAN], seed=1)


def say(at: Table, seat: int, move: str) -> None:
    at.play(seat, LOST_CITIES.verbs.read(move))


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
    at = toy_table((DIE, CHANCE), (ACT, 0), (ONLY, 1), (ACT, 0))
    at.advance(CHANCE)
    at.play(0, (TELL, 1))
    at.play(1, (GO,), forced=True)
    assert not at.undo(1)
    assert [happening.seat for happening in at.log] == [CHANCE, 0, 1]
    assert at.log[-1].forced


def test_a_move_of_the_program_goes_with_the_decision_before_it() -> None:
    at = toy_table((ACT, 0), (ACT, 0), (ACT, 1))
    at.play(0, (TELL, 1))
    before = len(at.log)
    at.play(0, (TELL, 0))
    at.play(0, (GO,), forced=True)
    assert at.undo(0)
    assert len(at.log) == before
    assert at.journal.lines() == ["0 tell:1"]


def test_what_others_did_in_secret_leaves_the_log_too() -> None:
    at = toy_table((ACT, 0), (ACT, 1), (ACT, 1))
    at.play(0, (TELL, 1))
    at.play(1, (HUSH, 1))
    assert at.undo(0)
    assert (at.log, at.journal.entries) == ([], [])


def test_many_short_choices_stand_in_columns() -> None:
    assert in_columns([str(number) for number in range(8)], 8) == ["0    4", "1    5", "2    6", "3    7"]
    assert in_columns(["a", "b"], 80) == ["a", "b"]
    assert in_columns(["x" * 50] * 8, 60) == ["x" * 50] * 8
