"""Tests of the local table: the next seat to act, and the effect of undo on the log."""

from caravane import games
from caravane.cli.terminal.local_table import HUMAN, LocalTable
from caravane.cli.terminal.screen import in_columns
from caravane.kernel.journal import Journal
from caravane.kernel.state import CHANCE, Frame
from tests.kernel.toy_game import ACT, DIE, GO, HUSH, ONLY, TELL, toy

LOST_CITIES = games.get("lost-cities")


def table(*occupants: str) -> LocalTable:
    journal = Journal(LOST_CITIES, len(occupants), {"first-roller": "1"})
    return LocalTable(journal, [f"Seat {seat}" for seat in range(len(occupants))], occupants, seed=1)


def toy_table(*frames: Frame) -> LocalTable:
    return LocalTable(Journal(toy(*frames), 2), ["Ana", "Bob"], [HUMAN, HUMAN], seed=1)


def say(at: LocalTable, seat: int, move: str) -> None:
    at.play(seat, LOST_CITIES.verbs.read(move))


def test_people_act_first_in_simultaneous_decisions() -> None:
    at = table("human", "bot:greedy", "human", "human")
    say(at, CHANCE, "roll:red:red:blue:1:2:3")
    say(at, 0, "refuse")
    assert at.next_seat() == 2
    say(at, 2, "refuse")
    assert at.next_seat() == 3
    say(at, 3, "refuse")
    assert at.next_seat() == 1


def test_the_dice_of_a_seed_do_not_depend_on_who_plays() -> None:
    rolls = [table(*occupants).advance(CHANCE).move for occupants in (("human", "human"), ("bot:greedy", "bot:random"))]
    assert rolls[0] == rolls[1]


def test_undo_removes_log_entries() -> None:
    at = table("human", "human")
    say(at, CHANCE, "roll:red:red:blue:1:2:3")
    say(at, 0, "take:red:1")
    assert at.undo(0)
    assert len(at.log) == len(at.journal.entries) == 1
    assert not at.undo(0)


def test_a_forced_move_alone_is_not_undone() -> None:
    at = toy_table((DIE, CHANCE), (ACT, 0), (ONLY, 1), (ACT, 0))
    at.advance(CHANCE)
    at.play(0, (TELL, 1))
    at.play(1, (GO,), forced=True)
    assert not at.undo(1)
    assert [entry.seat for entry in at.log] == [CHANCE, 0, 1]
    assert at.log[-1].forced


def test_a_forced_move_is_undone_with_the_decision_before_it() -> None:
    at = toy_table((ACT, 0), (ACT, 0), (ACT, 1))
    at.play(0, (TELL, 1))
    before = len(at.log)
    at.play(0, (TELL, 0))
    at.play(0, (GO,), forced=True)
    assert at.undo(0)
    assert len(at.log) == before
    assert at.journal.lines() == ["0 tell:1"]


def test_secret_moves_of_others_are_removed_from_the_log_too() -> None:
    at = toy_table((ACT, 0), (ACT, 1), (ACT, 1))
    at.play(0, (TELL, 1))
    at.play(1, (HUSH, 1))
    assert at.undo(0)
    assert (at.log, at.journal.entries) == ([], [])


def test_many_short_choices_are_set_in_columns() -> None:
    assert in_columns([str(number) for number in range(8)], 8) == ["0    4", "1    5", "2    6", "3    7"]
    assert in_columns(["a", "b"], 80) == ["a", "b"]
    assert in_columns(["x" * 50] * 8, 60) == ["x" * 50] * 8
