"""Tests of undo: free up to the last reveal, and never past it."""

import pytest

from caravane.kernel.box import Box
from caravane.kernel.codec import fingerprint
from caravane.kernel.journal import Journal
from caravane.kernel.options import Options
from caravane.kernel.state import CHANCE, TABLE
from tests.kernel.toy_game import ACT, DIE, GO, HUSH, JOIN, KEEP, LEARN, MEET, ROLL, SHOW, TELL, ToyState, toy


def journal(*frames: tuple[int, ...], seats: int = 2) -> Journal[ToyState]:
    return Journal(toy(*frames), seats)


def mark(played: Journal[ToyState]) -> str:
    return fingerprint(played.game, played.state)


def gathering(seats: int = 2) -> Journal[ToyState]:
    """Open a gathering of all seats by a move of seat 0."""
    played = journal((ACT, 0), (MEET, TABLE), seats=seats)
    played.play(0, (TELL, 1))
    return played


@pytest.mark.parametrize("verb", [TELL, KEEP, HUSH])
def test_a_move_that_reveals_nothing_can_be_undone(verb: int) -> None:
    played = journal((ACT, 0), (ACT, 1))
    before = mark(played)
    played.play(0, (verb, 1))
    assert played.undo(0) == (verb, 1)
    assert mark(played) == before
    assert played.entries == []


@pytest.mark.parametrize("verb", [LEARN, SHOW])
def test_a_move_that_reveals_something_is_a_barrier(verb: int) -> None:
    played = journal((ACT, 0), (ACT, 0), (ACT, 0))
    played.play_all(0, [(TELL, 1), (verb, 1)])
    before = mark(played)
    assert played.undo(0) is None
    assert mark(played) == before
    played.play(0, (TELL, 2))
    assert played.undo(0) == (TELL, 2)
    assert played.undo(0) is None


def test_luck_is_a_barrier() -> None:
    played = journal((ACT, 0), (DIE, CHANCE), (ACT, 0))
    played.play(0, (TELL, 1))
    played.play(CHANCE, (ROLL, 1, 1))
    assert played.undo(0) is None


def test_another_seats_move_is_a_barrier() -> None:
    played = journal((ACT, 0), (ACT, 1), (ACT, 0))
    played.play(0, (TELL, 1))
    played.play(1, (KEEP, 1))
    assert played.undoable(0) == -1
    assert played.undo(0) is None
    assert played.undo(1) == (KEEP, 1)
    assert played.undo(0) == (TELL, 1)


def test_a_secret_move_is_no_barrier_and_is_removed_too() -> None:
    """Check that a secret move is no barrier; a disappearing undo would give it away."""
    played = journal((ACT, 0), (ACT, 1), (ACT, 1))
    before = mark(played)
    played.play(0, (TELL, 1))
    played.play(1, (HUSH, 1))
    assert played.undo(0) == (TELL, 1)
    assert mark(played) == before


def test_several_moves_are_undone_one_by_one() -> None:
    played = journal((ACT, 0), (ACT, 0), (ACT, 0))
    marks = [mark(played)]
    for number in (1, 2):
        played.play(0, (TELL, number))
        marks.append(mark(played))
    assert played.undo(0) == (TELL, 2)
    assert mark(played) == marks[1]
    assert played.undo(0) == (TELL, 1)
    assert mark(played) == marks[0]
    assert played.undo(0) is None


def test_a_forced_move_is_undone_with_the_choice_that_led_to_it() -> None:
    played = journal((ACT, 0), (ACT, 1))
    before = mark(played)
    played.play_all(0, [(TELL, 0), (GO,)])
    assert played.undo(0) == (TELL, 0)
    assert mark(played) == before


@pytest.mark.parametrize("verb", [TELL, KEEP, HUSH])
def test_in_a_gathering_an_answer_is_undone_below_the_answers_of_others(verb: int) -> None:
    played = gathering(seats=3)
    played.play(0, (verb, 1))
    played.play(2, (KEEP, 2))
    assert played.undo(0) == (verb, 1)
    without = gathering(seats=3)
    without.play(2, (KEEP, 2))
    assert mark(played) == mark(without)
    assert played.state.deciding() == [0, 1]
    played.play(0, (verb, 2))
    played.play(1, (KEEP, 1))
    assert played.state.ended()


def test_answers_of_a_gathering_opened_by_the_set_up_are_undone_too() -> None:
    def setup(seats: int, _options: Options, box: Box) -> ToyState:
        state = ToyState(seats, box)
        state.gather((JOIN, TABLE))
        for seat in range(seats):
            state.push((ACT, seat))
        return state

    played: Journal[ToyState] = Journal(toy(setup=setup), 3)
    played.play(0, (KEEP, 1))
    played.play(1, (KEEP, 1))
    assert played.undo(0) == (KEEP, 1)


def test_nothing_older_than_the_gathering_is_undone_below_an_answer() -> None:
    played = gathering(seats=3)
    played.play(1, (KEEP, 1))
    before = mark(played)
    assert played.undo(0) is None
    assert mark(played) == before


def test_the_move_that_opened_a_gathering_is_undone_until_a_noticeable_answer() -> None:
    played = gathering(seats=3)
    assert played.undoable(0) == 0
    played.play(1, (HUSH, 0))
    assert played.undo(0) == (TELL, 1)
    assert played.entries == []


def test_the_end_of_a_gathering_is_a_barrier() -> None:
    played = gathering()
    played.play(0, (KEEP, 1))
    played.play(1, (KEEP, 1))
    assert played.state.ended()
    assert played.undo(0) is None
    assert played.undo(1) is None


def test_two_answers_of_a_seat_are_undone_from_the_last() -> None:
    played = gathering(seats=3)
    played.play(1, (HUSH, 0))
    played.play(2, (KEEP, 1))
    played.play(1, (GO,))
    assert played.undo(1) == (HUSH, 0)
    assert [entry.seat for entry in played.entries] == [0, 2]


def test_a_seat_without_a_move_undoes_nothing() -> None:
    assert journal((ACT, 0)).undo(0) is None
    assert gathering().undo(1) is None


def test_moves_played_together_are_undone_together_if_wanted() -> None:
    played = journal((ACT, 0), (ACT, 0), (ACT, 0), (ACT, 0))
    played.play(0, (TELL, 2))
    before = mark(played)
    played.play_all(0, [(TELL, 1), (KEEP, 1), (HUSH, 1)])
    assert played.undo(0) == (HUSH, 1)
    played.play(0, (HUSH, 2))
    assert played.undo(0, whole=True) == (HUSH, 2)
    assert played.undo(0, whole=True) == (TELL, 1)
    assert (mark(played), len(played.entries)) == (before, 1)


def test_moves_played_together_are_undone_together_below_an_answer() -> None:
    played = gathering(seats=3)
    before = mark(played)
    played.play_all(1, [(HUSH, 0), (GO,)])
    assert played.undo(1, whole=True) == (HUSH, 0)
    assert mark(played) == before
