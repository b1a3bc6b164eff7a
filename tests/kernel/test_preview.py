"""Tests of previews: what moves would do, without playing them or revealing what follows."""

import pytest

from caravane.kernel.codec import fingerprint
from caravane.kernel.journal import IllegalMove, Journal
from caravane.kernel.preview import HIDDEN, LUCK, MAX_MOVES, preview
from caravane.kernel.state import CHANCE, TABLE
from tests.kernel.toy_game import ACT, DIE, GO, JOIN, KEEP, LEARN, MEET, ONLY, SHOW, TELL, ToyState, toy

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
    assert [[event.phrase for event in events] for events in previewed.events] == [[(0, TELL, 1)], [(0, KEEP, 2)]]
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
    assert [event.phrase for event in previewed.events[-1]] == [(0, KEEP, 2)]
    assert MEETING.legal(previewed.state, 0) == []


def test_luck_is_not_drawn() -> None:
    previewed = preview(TURNS, started(), 0, [(TELL, 1)] * 3)
    assert previewed.state is not None
    assert previewed.state.deciding() == [CHANCE]


def test_luck_before_the_next_own_decision_is_announced() -> None:
    own = toy((ACT, 0), (DIE, CHANCE), (ACT, 0))
    assert preview(own, own.start(2), 0, [(TELL, 1)]).interruption(0) == LUCK
    assert preview(TURNS, started(), 0, [(TELL, 1)] * 3).interruption(0) == ""
    assert preview(TURNS, started(), 0, [(TELL, 1)]).interruption(0) == ""


def test_only_moves_follow_by_themselves_if_wanted() -> None:
    forced = toy((ACT, 0), (ACT, 0), (ACT, 1))
    alone = preview(forced, forced.start(2), 0, [(TELL, 0)])
    filled = preview(forced, forced.start(2), 0, [(TELL, 0)], True)
    assert (alone.moves, filled.moves) == ([(TELL, 0)], [(TELL, 0), (GO,)])
    assert [len(filled.before), len(filled.events)] == [2, 2]
    assert filled.state is not None
    assert len(forced.legal(filled.state, 0)) > 1


def test_a_game_of_only_moves_does_not_fill_for_ever() -> None:
    endless = toy((ACT, 0), *[(ONLY, 0)] * (2 * MAX_MOVES))
    assert len(preview(endless, endless.start(2), 0, [(TELL, 1)], True).moves) == MAX_MOVES
    for moves in ([], [(TELL, 1)] * (MAX_MOVES + 1)):
        with pytest.raises(ValueError, match="1 to 100"):
            preview(endless, endless.start(2), 0, moves)


@pytest.mark.parametrize("verb", [LEARN, SHOW])
def test_a_revealing_move_is_accepted_and_not_shown(verb: int) -> None:
    previewed = preview(TURNS, started(), 0, [(TELL, 1), (verb, 1), (TELL, 1)])
    assert previewed.moves == [(TELL, 1), (verb, 1)]
    assert (previewed.state, previewed.events[-1], previewed.interruption(0)) == (None, [], HIDDEN)


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
