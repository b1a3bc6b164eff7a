"""Tests of the journal of a game: moves are checked, recorded, and replayed."""

import json
from typing import Any

import pytest

from caravane import games
from caravane.kernel.codec import fingerprint
from caravane.kernel.journal import IllegalMove, Journal, replay
from caravane.kernel.luck import ScriptedLuck, Sfc32
from caravane.kernel.options import Option
from caravane.kernel.state import CHANCE
from tests.kernel.toy_game import ACT, DIE, GO, KEEP, LEARN, NAME, ROLL, SHOW, TELL, ToyState, toy

TURNS = toy((ACT, 0), (ACT, 0), (DIE, CHANCE), (ACT, 1))


def started() -> Journal[ToyState]:
    return Journal(TURNS, 2)


def refusal(journal: Journal[Any], seat: int, *moves: tuple[int, ...]) -> str:
    """Play a move that must be refused, and check that nothing changes."""
    mark, length = fingerprint(journal.game, journal.state), len(journal.entries)
    with pytest.raises(IllegalMove) as refused:
        journal.play_all(seat, moves) if len(moves) > 1 else journal.play(seat, moves[0])
    assert (fingerprint(journal.game, journal.state), len(journal.entries)) == (mark, length)
    return refused.value.refusal.word.name


def test_a_move_is_applied_and_recorded() -> None:
    journal = started()
    events = journal.play(0, (TELL, 1))
    assert [event.phrase for event in events] == [(0, TELL, 1)]
    assert journal.state.done == [(0, TELL, 1)]
    assert journal.lines() == ["0 tell:1"]


def test_a_move_that_is_not_legal_is_refused_with_a_reason() -> None:
    journal = started()
    assert refusal(journal, 1, (TELL, 1)) == "not-your-decision"
    assert refusal(journal, 0, (TELL, 7)) == "too-high"
    assert refusal(journal, 0, (GO,)) == "not-now"
    assert refusal(journal, 0, (NAME, 1)) == "not-now"


def test_a_reason_has_its_nouns_and_its_rule() -> None:
    with pytest.raises(IllegalMove, match="too-high") as refused:
        started().play(0, (TELL, 7))
    assert refused.value.refusal.nouns == (2,)
    assert refused.value.refusal.word.rule == "TOY-01"


def test_an_impossible_outcome_is_refused() -> None:
    journal = started()
    assert refusal(journal, CHANCE, (ROLL, 1, 1)) == "not-possible"
    journal.play_all(0, [(TELL, 1), (TELL, 1)])
    assert refusal(journal, CHANCE, (ROLL, 6, 1)) == "not-possible"
    assert refusal(journal, 1, (TELL, 1)) == "not-your-decision"


def test_chance_is_drawn_and_recorded() -> None:
    journal = started()
    journal.play_all(0, [(TELL, 1), (TELL, 2)])
    journal.chance(ScriptedLuck([4, 1]))
    assert journal.lines()[-1] == "* roll:4:1"


def test_a_batch_is_played_as_a_whole() -> None:
    journal = started()
    events = journal.play_all(0, [(TELL, 0), (GO,), (KEEP, 2)])
    assert len(events) == 3
    assert journal.lines() == ["0 tell:0", "0 go", "0 keep:2"]


def test_a_batch_with_a_wrong_move_changes_nothing() -> None:
    assert refusal(started(), 0, (TELL, 1), (TELL, 7)) == "too-high"
    assert refusal(started(), 0, (TELL, 0), (TELL, 1)) == "not-now"
    assert refusal(started(), 0, (TELL, 1), (TELL, 1), (TELL, 1)) == "not-your-decision"


@pytest.mark.parametrize("verb", [LEARN, SHOW])
def test_in_a_batch_only_the_last_move_may_reveal(verb: int) -> None:
    assert refusal(started(), 0, (verb, 1), (TELL, 1)) == "reveals-too-soon"
    journal = started()
    journal.play_all(0, [(TELL, 1), (verb, 1)])
    assert len(journal.entries) == 2


def test_a_record_is_a_complete_save() -> None:
    journal = started()
    journal.play(0, (TELL, 1))
    assert journal.record() == {
        "format": 1,
        "game": "toy",
        "rules": 3,
        "seats": 2,
        "options": {},
        "moves": ["0 tell:1"],
    }


def test_a_record_holds_all_options_even_those_left_to_default() -> None:
    game = toy((ACT, 0), options=[Option("length", ("long", "short")), Option("deck", ("old", "new"))])
    assert Journal(game, 2, {"deck": "new"}).record()["options"] == {"length": "long", "deck": "new"}


@pytest.mark.parametrize("name", games.names(hidden=True))
def test_a_record_leads_to_the_same_state(name: str) -> None:
    game = games.get(name)
    journal: Journal[Any] = Journal(game, game.seats[0])
    luck = Sfc32(3)
    while not journal.state.ended():
        seat = journal.state.next_seat()
        legal = [] if seat == CHANCE else game.legal(journal.state, seat)
        journal.play(seat, legal[luck.below(len(legal))]) if legal else journal.chance(luck)
    again = replay(game, json.loads(json.dumps(journal.record())))
    assert fingerprint(game, again.state) == fingerprint(game, journal.state)
    assert again.record() == journal.record()


@pytest.mark.parametrize(("key", "value"), [("format", 2), ("game", "other"), ("rules", 4)])
def test_a_record_of_something_else_is_refused(key: str, value: object) -> None:
    with pytest.raises(ValueError, match="this save is for"):
        replay(TURNS, started().record() | {key: value})


def test_a_record_with_a_wrong_line_is_refused() -> None:
    record = started().record()
    with pytest.raises(IllegalMove):
        replay(TURNS, record | {"moves": ["1 tell:1"]})
    with pytest.raises(ValueError, match="no such word"):
        replay(TURNS, record | {"moves": ["0 shout:1"]})


@pytest.mark.parametrize(
    "line", ["+0 tell:1", "-0 tell:1", "00 tell:1", "\u0660 tell:1", " tell:1", "tell:1", "0  tell:1"]
)
def test_a_line_is_written_in_one_way(line: str) -> None:
    with pytest.raises(ValueError, match=r"written|invalid literal|no such word"):
        started().read_line(line)


def test_only_the_mark_of_chance_stands_for_chance() -> None:
    journal = started()
    journal.play_all(0, [(TELL, 1), (TELL, 1)])
    with pytest.raises(ValueError, match="there is no seat"):
        journal.read_line("-1 roll:1:1")
    journal.read_line("* roll:1:1")
