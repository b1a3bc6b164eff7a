"""Tests of frames: the top frame is due; above the mark all seats answer simultaneously."""

import pytest

from caravane.kernel.state import CHANCE, TABLE, State
from tests.kernel.toy_game import ACT, JOIN, MEET, ONLY, TELL, ToyState, toy


def gathered() -> State:
    """Return a state in which seats 0 and 2 decide simultaneously, seat 2 with a frame above its first."""
    state = State(3)
    state.push((ACT, 1))
    state.gather((JOIN, TABLE))
    for frame in ((ACT, 0), (ACT, 2), (ONLY, 2)):
        state.push(frame)
    return state


def test_the_top_frame_is_next() -> None:
    state = State(2)
    assert state.ended()
    assert state.deciding() == []
    state.push((ACT, 1))
    state.push((ONLY, 0))
    assert (state.find(0), state.find(1)) == (1, -1)
    assert state.deciding() == [0]
    assert state.next_seat() == 0
    assert not state.ended()


def test_chance_is_a_seat() -> None:
    state = State(2)
    state.push((ACT, CHANCE))
    assert state.deciding() == [CHANCE]
    assert state.find(CHANCE) == 0


def test_together_every_seat_answers_its_own_topmost_frame() -> None:
    state = gathered()
    assert state.deciding() == [0, 2]
    assert state.frames[state.find(0)] == (ACT, 0)
    assert state.frames[state.find(2)] == (ONLY, 2)


def test_frames_below_the_mark_wait() -> None:
    assert gathered().find(1) == -1


def test_gatherings_do_not_nest() -> None:
    with pytest.raises(ValueError, match="cannot be gathered again"):
        gathered().gather((JOIN, TABLE))


def test_clearing_drops_frames_and_mark() -> None:
    state = gathered()
    frames = state.frames
    state.clear()
    assert state.ended()
    assert state.together == 0
    assert state.frames is frames


@pytest.mark.parametrize("order", [(0, 1, 2), (2, 1, 0), (1, 2, 0)])
def test_answers_come_in_any_order_and_the_join_follows_once(order: tuple[int, ...]) -> None:
    game = toy((ACT, 0), (MEET, TABLE))
    state = game.start(3)
    game.apply(state, 0, (TELL, 1))
    for seat in order:
        assert (TABLE,) not in state.done
        game.apply(state, seat, (TELL, 2))
    assert state.done[-1] == (TABLE,)
    assert state.ended()
    assert state.together == 0


def test_a_frame_that_an_answer_pushes_belongs_to_the_gathering() -> None:
    game = toy((ACT, 0), (MEET, TABLE))
    state = game.start(2)
    game.apply(state, 0, (TELL, 1))
    game.apply(state, 0, (TELL, 0))
    game.apply(state, 1, (TELL, 1))
    assert state.deciding() == [0]
    assert [step.name for step in (game.step_of(state, 0),) if step] == ["only"]
    assert game.step_of(state, 1) is None


def test_frames_are_copied_not_shared() -> None:
    first, second = gathered(), State(3)
    second.copy_frames(first)
    second.frames.pop()
    assert len(first.frames) == 5
    assert second.together == first.together


def test_every_game_writes_its_own_copies() -> None:
    with pytest.raises(NotImplementedError):
        State(2).clone()
    with pytest.raises(NotImplementedError):
        State(2).pack()
    assert isinstance(ToyState(2).clone(), ToyState)
