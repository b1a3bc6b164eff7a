"""Tests of snapshots: a long journal continues without being replayed, with no visible difference."""

import json
from typing import Any

import pytest

from caravane import games
from caravane.kernel.codec import fingerprint
from caravane.kernel.game import AnyGame
from caravane.kernel.journal import Journal
from caravane.kernel.luck import Luck, Sfc32
from caravane.kernel.preview import preview
from caravane.kernel.state import CHANCE, TABLE
from tests.games.seat_counts import three_if_possible
from tests.kernel.toy_game import ACT, DIE, HUSH, MEET, TELL, toy

MAX_NUMBER = 70


def taken_up(journal: Journal[Any]) -> Journal[Any]:
    """Send a snapshot through JSON into another journal of the same table."""
    other: Journal[Any] = Journal(journal.game, journal.seats, journal.options)
    other.restore(json.loads(json.dumps(journal.snapshot())))
    return other


def played_again(journal: Journal[Any]) -> Journal[Any]:
    """Play all moves in another journal, from the start."""
    other: Journal[Any] = Journal(journal.game, journal.seats, journal.options)
    other.read_lines(journal.lines(), journal.joined())
    return other


def picture(journal: Journal[Any]) -> tuple[object, ...]:
    """Return all that a journal contains."""
    undo = [journal.can_undo(seat) for seat in range(journal.seats)]
    return fingerprint(journal.game, journal.state), journal.record(), journal.joined(), undo


def advance(journal: Journal[Any], luck: Luck) -> None:
    """Make a move, or undo one."""
    deciding = journal.state.deciding()
    seat = deciding[luck.below(len(deciding))]
    if luck.below(4) == 0:
        journal.undo(luck.below(journal.seats), luck.below(2) == 0)
    elif seat == CHANCE:
        journal.chance(luck)
    else:
        legal = journal.game.legal(journal.state, seat)
        plan = preview(journal.game, journal.state, seat, [legal[luck.below(len(legal))]], True)
        journal.play_all(seat, plan.moves)


GAMES = [
    toy((ACT, 0), (ACT, 1), (MEET, TABLE), (ACT, 0), (DIE, CHANCE), (ACT, 1), (MEET, TABLE)),
    *[games.get(name) for name in games.names(hidden=True)],
]


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_restored_journal_is_the_same_journal(game: AnyGame, seed: int) -> None:
    luck = Sfc32(seed)
    journal: Journal[Any] = Journal(game, three_if_possible(game))
    for _ in range(MAX_NUMBER):
        if journal.state.ended():
            break
        advance(journal, luck)
        other = taken_up(journal)
        assert picture(other) == picture(journal)
        assert picture(taken_up(other)) == picture(journal)
        for seat in range(journal.seats):
            for whole in (False, True):
                one, again = played_again(journal), taken_up(journal)
                assert one.undo(seat, whole) == again.undo(seat, whole)
                assert picture(one) == picture(again)


def test_moves_before_the_snapshot_are_not_undone() -> None:
    journal: Journal[Any] = Journal(toy((ACT, 0), (DIE, CHANCE), (ACT, 0), (ACT, 0)), 2)
    journal.play(0, (TELL, 1))
    journal.chance(Sfc32(0))
    journal.play(0, (HUSH, 2))
    other = taken_up(journal)
    assert other.undo(0) == (HUSH, 2)
    assert other.undo(0) is None
    assert other.lines() == journal.lines()[:2]
