"""Tests of the Expéditions board: all that a seat sees is readable, at every width and without colours."""

import io
from functools import cache
from typing import Any

import pytest
from rich.console import Console

from caravane import games
from caravane.cli import boards
from caravane.cli.boards.scene import Scene
from caravane.cli.texts import texts_of
from caravane.games.expeditions.extensions import extensions
from caravane.games.expeditions.graph import DISTANCE
from caravane.games.expeditions.words import CIRCLE
from caravane.kernel.drive import random_move
from caravane.kernel.luck import Sfc32

GAME = games.get("expeditions")
NAMES = ("Ana", "Bob", "Zoé", "Dragomir", "Eve", "Flo")


def board(state: Any, seat: int | None, *, width: int = 100, lang: str = "en") -> str:
    file = io.StringIO()
    scene = Scene(texts_of(GAME, lang), NAMES[: state.seats], state, seat, width)
    Console(file=file, width=width, highlight=False, markup=False).print(boards.draw(scene))
    return file.getvalue().replace("\u00a0", " ")


@cache
def played(seats: int, seed: int, moves: int, **options: str) -> Any:
    state, luck = GAME.start(seats, options), Sfc32(seed)
    for _ in range(moves):
        if not state.ended():
            GAME.apply(state, *random_move(GAME, state, luck))
    return state


@pytest.mark.parametrize("width", [60, 80, 100])
@pytest.mark.parametrize("seats", [2, 6])
@pytest.mark.parametrize("lang", ["fr", "en"])
def test_the_board_fits_the_screen(width: int, seats: int, lang: str) -> None:
    for moves in (0, 3, 30, 150, 5000):
        state = played(seats, moves, moves, announce="vigilance" if moves % 2 else "automatic")
        for seat in (None, 0, seats - 1):
            lines = board(state, seat, width=width, lang=lang).splitlines()
            assert max(len(line) for line in lines) <= width
            assert all(any(name in line for line in lines) for name in NAMES[:seats])


def test_own_cards_and_common_objectives_come_with_distances() -> None:
    texts, state = texts_of(GAME, "fr"), played(3, 7, 120)
    text = board(state, 1, lang="fr")
    ahead = [{move[2] for move in extensions(state) if move[1] == colour} for colour in range(3)]
    for card in (*state.hands[1], *state.display):
        name = texts.component(CIRCLE, card).replace("\u00a0", " ")
        distances = " ".join(f"{1 + min(DISTANCE[way][card] for way in ways):>2}" for ways in ahead)
        assert any(distances in line and name in line for line in text.splitlines())


def test_other_hands_are_only_counted() -> None:
    state = played(2, 1, 60)
    before = board(state, 0)
    assert f"{len(state.hands[1])} cards in hand" in before
    assert board(GAME.redealt(state, 0, Sfc32(5)), 0) == before


def test_routes_show_their_tip_and_where_they_may_go() -> None:
    state = played(2, 3, 1, **{"first-player": "1"}).clone()
    while state.turn == 0:
        GAME.apply(state, *random_move(GAME, state, Sfc32(1)))
    GAME.apply(state, 0, GAME.verbs.read("lay:red:rome"))
    text = board(state, None)
    assert "Red 44 arrows · Compass rose → Rome" in text
    assert "to Iberian coast ○" in text
    assert "Blue 45 arrows · Compass rose" in text
