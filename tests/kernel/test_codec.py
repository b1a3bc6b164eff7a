"""Tests of states as JSON: the same state is read back, and renumbering steps breaks nothing."""

import json

import pytest

from caravane import games
from caravane.kernel.codec import digest, dump, fingerprint, pack, through_json, unpack
from caravane.kernel.drive import play_out, random_move
from caravane.kernel.luck import Sfc32
from caravane.kernel.state import CHANCE, TABLE
from tests.kernel.toy_game import ACT, DIE, MEET, STEPS, TELL, ToyState, toy


def test_frames_are_written_by_the_names_of_their_steps() -> None:
    game = toy((ACT, 0, 7), (DIE, CHANCE))
    packed = pack(game, game.start(2))
    assert packed == {"seats": 2, "frames": [["die", CHANCE], ["act", 0, 7]], "together": 0, "done": []}


def test_a_renumbering_of_steps_breaks_nothing() -> None:
    game = toy((ACT, 0, 7))
    packed = json.loads(dump(pack(game, game.start(2))))
    game.steps[:] = [STEPS[1], STEPS[0]]
    assert unpack(game, packed).frames == [(1, 0, 7)]


def test_a_gathering_is_restored() -> None:
    game = toy((ACT, 0), (MEET, TABLE))
    state = game.start(3)
    game.apply(state, 0, (TELL, 1))
    game.apply(state, 2, (TELL, 0))
    again = through_json(game, state)
    assert again.frames == state.frames
    assert again.together == state.together
    assert again.deciding() == [0, 1, 2]
    assert fingerprint(game, again) == fingerprint(game, state)


def test_a_fingerprint_distinguishes_states() -> None:
    game = toy((ACT, 0))
    one, other = game.start(2), game.start(2)
    assert fingerprint(game, one) == fingerprint(game, other)
    other.done.append((1,))
    assert fingerprint(game, one) != fingerprint(game, other)


def test_data_has_one_canonical_form() -> None:
    assert dump({"b": (1, 2), "a": "é"}) == '{"a":"é","b":[1,2]}'
    assert digest([1, 2]) == digest((1, 2)) != digest([2, 1])


@pytest.mark.parametrize("name", games.names(hidden=True))
def test_a_game_through_json_is_the_same_game(name: str) -> None:
    game = games.get(name)
    plain, saved = game.start(game.seats[-1]), game.start(game.seats[-1])
    luck, twin = Sfc32(8), Sfc32(8)
    while not plain.ended():
        game.apply(plain, *random_move(game, plain, luck))
        game.apply(saved, *random_move(game, saved, twin))
        saved = through_json(game, saved)
    assert fingerprint(game, plain) == fingerprint(game, saved)


def test_a_state_is_played_out_and_its_decisions_counted() -> None:
    game = toy((ACT, 0), (DIE, CHANCE), (ACT, 1))
    state: ToyState = game.start(2)
    decisions = play_out(game, state, Sfc32(0))
    assert state.ended()
    assert decisions == sum(deed[0] >= 0 for deed in state.done)
