"""Tests of previews: what moves would do, without playing them or revealing what follows."""

import pytest

from caravane.kernel.codec import fingerprint
from caravane.kernel.journal import IllegalMove, Journal
from caravane.kernel.preview import preview
from caravane.kernel.state import CHANCE, TABLE
from tests.kernel.toy_game import ACT, DIE, GO, JOIN, KEEP, LEARN, MEET, SHOW, TELL, ToyState, toy

TURNS = toy((ACT, 0), (ACT, 0), (ACT, 0), (DIE, CHANCE), (ACT, 1))
MEETING = toy((ACT, 0), (MEET, TABLE))


def started() -> ToyState:
    return TURNS.start(2)


def gathered() -> ToyState:
    """Return a state in which seat 1 has answered and seat 0 is the last to answer."""
    journal = Journal(MEETING, 2)
    journal.play(0, (TELL, 1))
    journal.play(1, (KEEP, 1))
    return journal.state


def test_a_preview_shows_what_the_moves_would_do_and_changes_nothing() -> None:
    state = started()
    mark = fingerprint(TURNS, state)
    previewed = preview(TURNS, state, 0, [(TELL, 1), (KEEP, 2)])
    assert previewed.state is not None
    assert previewed.state.done == [(0, TELL, 1), (0, KEEP, 2)]
    assert [event.phrase for event in previewed.events] == [(0, KEEP, 2)]
    assert TURNS.legal(previewed.state, 0) == TURNS.legal(state, 0)
    assert fingerprint(TURNS, state) == mark


def test_a_preview_has_the_state_before_every_move() -> None:
    moves = [(TELL, 1), (KEEP, 2), (TELL, 0)]
    previewed = preview(TURNS, started(), 0, moves)
    assert [state.done for state in previewed.before] == [[(0, *move) for move in moves[:count]] for count in range(3)]
    assert all(TURNS.legal(state, 0) for state in previewed.before)


def test_automatic_steps_are_not_shown() -> None:
    previewed = preview(MEETING, gathered(), 0, [(KEEP, 2)])
    assert previewed.state is not None
    assert (JOIN, TABLE) in previewed.state.frames
    assert [event.phrase for event in previewed.events] == [(0, KEEP, 2)]
    assert MEETING.legal(previewed.state, 0) == []


def test_luck_is_not_drawn() -> None:
    previewed = preview(TURNS, started(), 0, [(TELL, 1)] * 3)
    assert previewed.state is not None
    assert previewed.state.deciding() == [CHANCE]


@pytest.mark.parametrize("verb", [LEARN, SHOW])
def test_a_revealing_move_is_accepted_and_not_shown(verb: int) -> None:
    previewed = preview(TURNS, started(), 0, [(TELL, 1), (verb, 1), (TELL, 1)])
    assert previewed.moves == [(TELL, 1), (verb, 1)]
    assert (previewed.state, previewed.events) == (None, [])


def test_a_preview_ends_before_revealing_automatic_steps() -> None:
    previewed = preview(MEETING, gathered(), 0, [(KEEP, 2), (TELL, 1)])
    assert previewed.moves == [(KEEP, 2)]
    assert previewed.state is not None


@pytest.mark.parametrize(
    ("seat", "moves", "reason"),
    [
        (1, [(TELL, 1)], "not-your-decision"),
        (0, [(TELL, 7)], "too-high"),
        (0, [(TELL, 1), (GO,)], "not-now"),
        (0, [(TELL, 1)] * 4, "not-your-decision"),
    ],
)
def test_the_first_move_that_is_not_legal_is_refused(seat: int, moves: list[tuple[int, ...]], reason: str) -> None:
    with pytest.raises(IllegalMove) as refused:
        preview(TURNS, started(), seat, moves)
    assert refused.value.refusal.word.name == reason
