"""Tests of the Archeos Society board: all that a seat sees is readable, at every width and without colours."""

import io
from typing import Any

import pytest
from rich.console import Console

from caravane import games
from caravane.cli import boards
from caravane.cli.boards.scene import Scene
from caravane.cli.texts import texts_of
from caravane.games.archeos_society.components import SCENARIOS
from caravane.games.archeos_society.words import CARD, SITE
from caravane.kernel.drive import random_move
from caravane.kernel.luck import Sfc32

GAME = games.get("archeos-society")
NAMES = ("Ana", "Bob", "Zoé", "Dragomir", "Eve", "Flo")


def board(state: Any, seat: int | None, *, width: int = 100, lang: str = "en") -> str:
    file = io.StringIO()
    scene = Scene(texts_of(GAME, lang), NAMES[: state.seats], state, seat, width)
    Console(file=file, width=width, highlight=False, markup=False).print(boards.draw(scene))
    return file.getvalue().replace("\u00a0", " ")


def played(seats: int, seed: int, moves: int, **options: str) -> Any:
    state, luck = GAME.start(seats, options), Sfc32(seed)
    for _ in range(moves):
        if not state.ended():
            GAME.apply(state, *random_move(GAME, state, luck))
    return state


@pytest.mark.parametrize("width", [60, 80, 100, 140])
@pytest.mark.parametrize("seats", [2, 4, 6])
@pytest.mark.parametrize("lang", ["fr", "en"])
def test_the_board_fits_the_screen(width: int, seats: int, lang: str) -> None:
    for moves in (0, 3, 60, 300, 5000):
        state = played(seats, moves, moves, mode="scenario", scenario=SCENARIOS[moves % 6])
        for seat in (None, 0, seats - 1):
            lines = board(state, seat, width=width, lang=lang).splitlines()
            assert max(len(line) for line in lines) <= width
            if state.season:
                assert all(any(name in line for line in lines) for name in NAMES[:seats])


def test_tracks_show_points_thresholds_and_vehicles() -> None:
    rows = board(played(3, 3, 150), 0).splitlines()
    [sigiriya] = [index for index, row in enumerate(rows) if row.startswith("Sigiriya (pink)")]
    assert rows[sigiriya].split(" ", 2)[2].split() == ["0──────2→", "1──────3→", "3──────4→", "6──────5→", "9──────5→",
                                                       "12─────6→", "15"]  # fmt: skip
    assert sorted(rows[sigiriya + 1].replace(" ", "")) == ["A", "B", "C"]


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_site_and_every_own_card_is_named(scenario: str) -> None:
    texts = texts_of(GAME, "fr")
    for moves in (40, 200):
        state = played(4, 7, moves, mode="scenario", scenario=scenario)
        text = " ".join(board(state, 1, lang="fr").split())
        assert all(texts.component(SITE, site) in text for site in state.sites)
        assert all(texts.component(CARD, card) in text for card in (*state.hands[1], *state.area))


def test_hidden_cards_are_only_counted() -> None:
    state = played(2, 1, 4)
    assert "1 hidden" in board(state, None)
    hidden = texts_of(GAME, "en").component(CARD, state.hands[1][0])
    assert f"holds {hidden}" not in board(state, 0) or state.known[1]


def test_a_draft_shows_the_cards_its_seat_has_held() -> None:
    state = played(2, 1, 2, mode="custom")
    held = [seat for seat in (0, 1) if "Role cards you know" in board(state, seat)]
    assert held == [state.first]
