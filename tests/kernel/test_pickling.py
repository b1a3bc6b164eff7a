"""Tests of pickles and copies: games, states, journals and luck go through both and play on as if nothing had happened."""

import copy
import pickle
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from caravane import games
from caravane.kernel.codec import fingerprint
from caravane.kernel.drive import play_out, random_move
from caravane.kernel.event import Event
from caravane.kernel.journal import IllegalMove, Journal, replay
from caravane.kernel.luck import Luck, ScriptedLuck, Sfc32
from caravane.kernel.pickling import find_game
from caravane.kernel.state import CHANCE
from tests.edition_files import FILES as EDITIONS
from tests.edition_files import game_of
from tests.kernel import toy_game
from tests.kernel.toy_game import ACT, toy

EVERY = games.names(hidden=True)
Copier = Callable[[Any], Any]


def pickled(thing: Any) -> Any:
    """Return what a pickle of the thing is loaded as."""
    return pickle.loads(pickle.dumps(thing))


each_copier = pytest.mark.parametrize("copier", [pickled, copy.deepcopy, copy.copy])
each_deep_copier = pytest.mark.parametrize("copier", [pickled, copy.deepcopy])


def middle_of(name: str, seats: int) -> Journal[Any]:
    """Return the journal of a random game after 40 moves."""
    journal: Journal[Any] = Journal(games.get(name), seats)
    luck = Sfc32(seats)
    while len(journal.entries) < 40 and not journal.state.ended():
        journal.play(*random_move(journal.game, journal.state, luck))
    return journal


@each_copier
@pytest.mark.parametrize("name", EVERY)
def test_a_state_plays_on_alike_and_alone(name: str, copier: Copier) -> None:
    game = games.get(name)
    state = middle_of(name, game.seats[-1]).state
    before = fingerprint(game, state)
    other = copier(state)
    assert type(other) is type(state)
    assert fingerprint(game, other) == before
    play_out(game, other, Sfc32(3))
    assert fingerprint(game, state) == before
    play_out(game, state, Sfc32(3))
    assert fingerprint(game, other) == fingerprint(game, state)


@each_copier
@pytest.mark.parametrize("file", EDITIONS, ids=lambda file: file.stem)
def test_a_game_with_an_edition_keeps_its_values(file: Path, copier: Copier) -> None:
    game = game_of(file.stem)
    other, state = copier(game), copier(game.start(game.seats[-1]))
    assert other is game
    assert state.box.tables == game.box.tables != find_game(game.package).box.tables
    assert state.edition().pack() == game.edition.pack()


@each_copier
@pytest.mark.parametrize("name", [name for name in EVERY if games.get(name).earlier])
def test_a_game_with_earlier_values_keeps_them(name: str, copier: Copier) -> None:
    game = games.get(name).as_of(1)
    assert copier(game) is game
    assert copier(game.start(game.seats[-1])).box.tables == game.box.tables


@each_copier
@pytest.mark.parametrize("name", EVERY)
def test_a_game_is_the_same_object_again(name: str, copier: Copier) -> None:
    assert copier(games.get(name)) is games.get(name)


@each_deep_copier
@pytest.mark.parametrize("name", EVERY)
def test_a_journal_continues_alike_and_alone(name: str, copier: Copier) -> None:
    journal = middle_of(name, games.get(name).seats[-1])
    lines = journal.lines()
    state, other = copier([journal.state, journal])
    assert state is other.state is not journal.state
    assert other.record() == journal.record()
    luck = Sfc32(8)
    while not other.state.ended():
        other.play(*random_move(other.game, other.state, luck))
    assert journal.lines() == lines
    for line in other.lines()[len(lines) :]:
        journal.read_line(line)
    assert fingerprint(journal.game, journal.state) == fingerprint(other.game, other.state)


@each_deep_copier
@pytest.mark.parametrize("name", EVERY)
def test_a_journal_undoes_the_same_moves(name: str, copier: Copier) -> None:
    journal: Journal[Any] = Journal(games.get(name), games.get(name).seats[-1])
    luck, undone = Sfc32(5), 0
    while len(journal.entries) < 60 and not journal.state.ended():
        seat, move = random_move(journal.game, journal.state, luck)
        journal.play(seat, move)
        if seat == CHANCE or not journal.can_undo(seat):
            continue
        other, twin = copier(journal), replay(journal.game, journal.record())
        assert other.undo(seat) == twin.undo(seat) is not None
        assert other.lines() == twin.lines() != journal.lines()
        assert fingerprint(other.game, other.state) == fingerprint(twin.game, twin.state)
        undone += 1
    assert undone


@each_copier
def test_a_generator_has_the_same_draws_to_come(copier: Copier) -> None:
    luck = Sfc32(1 << 70 | 12)
    luck.below(6)
    other = copier(luck)
    drawn = [luck.below(1000) for _ in range(50)]
    assert [other.below(1000) for _ in range(50)] == drawn


@each_copier
def test_a_script_has_the_draws_that_are_left(copier: Copier) -> None:
    luck = ScriptedLuck([4, 5, 6])
    luck.below(9)
    other = copier(luck)
    assert [other.below(9), other.below(9)] == [5, 6]
    assert luck.below(9) == 5


class Loaded(Luck):
    """Luck of somebody else's program, with a field of its own."""

    def __init__(self, result: int) -> None:
        self.result = result

    def below(self, _bound: int) -> int:
        return self.result


@each_copier
def test_luck_of_another_program_keeps_its_fields(copier: Copier) -> None:
    assert copier(Loaded(3)).below(6) == 3


@each_copier
def test_events_keep_everything(copier: Copier) -> None:
    event = copier(Event(1, (2, 3), 0b10, (4,), True))
    assert [event.seat, event.phrase, event.audience, event.outline, event.reveals] == [1, (2, 3), 0b10, (4,), True]


def test_an_illegal_move_of_a_child_process_keeps_its_reason() -> None:
    journal = Journal(toy((ACT, 0)), 2)
    with pytest.raises(IllegalMove) as caught:
        journal.play(0, (0, 9))
    error = pickled(caught.value)
    assert str(error) == "too-high"
    assert error.refusal.word.rule == "TOY-01"
    assert error.refusal.word.params == ("most",)
    assert error.refusal.nouns == caught.value.refusal.nouns


def test_a_game_of_another_package_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    game = toy((ACT, 0), (ACT, 1))
    monkeypatch.setattr(toy_game, "GAME", game, raising=False)
    assert pickled(game) is game
    assert pickled(game.start(2)).frames == [(ACT, 1), (ACT, 0)]


def test_a_game_that_no_package_defines_is_refused() -> None:
    for thing in (toy((ACT, 0)), toy((ACT, 0)).start(2)):
        with pytest.raises(pickle.PicklingError, match="toy_game"):
            pickle.dumps(thing)


def test_a_variant_of_a_game_is_not_taken_for_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(toy_game, "GAME", toy((ACT, 0)), raising=False)
    with pytest.raises(pickle.PicklingError, match="not the GAME"):
        pickle.dumps(toy((ACT, 1)))
