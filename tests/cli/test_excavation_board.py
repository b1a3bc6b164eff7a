"""Tests of the Excavation Earth board: all that a seat sees is readable, at every width and without colours."""

import io
from functools import cache
from typing import Any

import pytest
from rich.console import Console

from caravane import games
from caravane.cli import boards
from caravane.cli.boards.scene import Scene
from caravane.cli.terminal.scores import final_scores, winners
from caravane.cli.texts import texts_of
from caravane.games.excavation_earth.components import BLACK_MARKETS, LOCATIONS
from caravane.games.excavation_earth.kinds import CARD, LOCATION, RELIC, TILE
from caravane.kernel.drive import random_move
from caravane.kernel.luck import Sfc32
from tests.tables.table_driver import EARTH, drive_table

GAME = games.get("excavation-earth")
NAMES = ("Ana", "Bob", "Zoé", "Dragomir")


def board(state: Any, seat: int | None, *, width: int = 100, lang: str = "en") -> str:
    file = io.StringIO()
    scene = Scene(texts_of(GAME, lang), NAMES[: state.seats], state, seat, width)
    Console(file=file, width=width, highlight=False, markup=False).print(boards.draw(scene))
    return file.getvalue().replace("\u00a0", " ")


@cache
def played(seats: int, seed: int, moves: int) -> Any:
    state, luck = GAME.start(seats), Sfc32(seed)
    for _ in range(moves):
        if not state.ended():
            GAME.apply(state, *random_move(GAME, state, luck))
    return state


@pytest.mark.parametrize("width", [60, 100])
@pytest.mark.parametrize("seats", [1, 2, 4])
@pytest.mark.parametrize("lang", ["fr", "en"])
def test_the_board_fits_the_screen(width: int, seats: int, lang: str) -> None:
    for moves in (0, 60, 5000):
        state = played(seats, moves, moves)
        for seat in (None, 0, seats - 1):
            lines = board(state, seat, width=width, lang=lang).splitlines()
            assert max(len(line) for line in lines) <= width
            assert all(any(name in line for line in lines) for name in NAMES[:seats])


def test_locations_queues_and_relics_are_named() -> None:
    texts = texts_of(GAME, "en")
    state = played(3, 4, 120)
    text = " ".join(board(state, 1).split())
    for location in range(len(LOCATIONS)):
        name = texts.component(LOCATION, location)
        assert name in text or location in BLACK_MARKETS, "of black markets only those with explorers are named"
    view = GAME.view(state, 1)
    assert isinstance(view["players"], list)
    own = [texts.component(CARD, card) for card in view["players"][1]["hand"]]
    stored = [texts.component(RELIC, relic) for player in view["players"] for relic in player["hold"]]
    assert stored
    assert all(name in text for name in own + stored)


def test_queues_show_who_wants_what_and_what_it_pays() -> None:
    rows = board(played(2, 1, 40), 0).splitlines()
    [market] = [row for row in rows if row.startswith("Vancouver")]
    assert any(colour in market for colour in ("yellow", "green", "red", "violet", "orange", "white"))
    [popularity] = [row for row in rows if row.startswith("Popularity")]
    assert popularity.count("→") == 6


def test_tiles_and_zu_are_shown() -> None:
    state = next(state for state in (played(1, 3, moves) for moves in range(40, 140, 10)) if state.round == 2)
    text = board(state, 0)
    assert "Z Zu" in text
    assert all(texts_of(GAME, "en").component(TILE, tile) in " ".join(text.split()) for tile in state.tiles)


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_the_score_sheet_of_a_solo_game_shows_zu(lang: str) -> None:
    table = drive_table(EARTH, seats=1).begin().finish(60).table
    texts = texts_of(GAME, lang)
    assert "Zu" in winners(texts, table, NAMES[:1])
    file = io.StringIO()
    Console(file=file, width=100).print(final_scores(texts, table, NAMES[:1]))
    *_, total, ranks = [line.split() for line in file.getvalue().splitlines() if line.strip()]
    standings = GAME.standings(table.journal.state)
    assert total[-2:] == [str(standing[0]) for standing in standings]
    assert ranks[-2:] == ["2", "1"]


def test_hidden_cards_are_not_shown() -> None:
    state = played(2, 2, 30)
    names = {texts_of(GAME, "en").component(CARD, card) for card in state.hands[1]}
    visible = {texts_of(GAME, "en").component(CARD, card) for card in (*state.hands[0], *state.forecast)}
    assert not [name for name in names - visible if name in board(state, 0)]
