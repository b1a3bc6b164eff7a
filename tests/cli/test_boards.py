"""Tests of the boards: all that a seat sees is readable, at every width and without colours."""

import io
from typing import Any

import pytest
from rich.console import Console

from caravane import games
from caravane.cli import boards
from caravane.cli.boards import plain as plain_board
from caravane.cli.boards.lost_cities.marks import Marks
from caravane.cli.boards.scene import Scene
from caravane.cli.terminal.scores import known_scores
from caravane.cli.texts import texts_of
from caravane.games.lost_cities.components import COLOURS
from caravane.kernel.drive import random_move
from caravane.kernel.game import AnyGame, Game
from caravane.kernel.luck import Sfc32
from caravane.kernel.state import CHANCE

WELL = games.get("_template")
LOST_CITIES = games.get("lost-cities")
NAMES = ("Ana", "Bob", "Zoé", "Dragomir", "Eve")


def drawn(what: Any, width: int = 100) -> str:
    file = io.StringIO()
    Console(file=file, width=width, highlight=False, markup=False).print(what)
    return file.getvalue()


def scene(game: AnyGame, state: Any, seat: int | None, *, width: int = 100, lang: str = "en") -> Scene:
    return Scene(texts_of(game, lang), NAMES[: state.seats], state, seat, width)


def board(state: Any, seat: int | None, *, width: int = 100, lang: str = "en") -> str:
    return drawn(boards.draw(scene(LOST_CITIES, state, seat, width=width, lang=lang)), width)


def played(game: AnyGame, seats: int, seed: int, moves: int) -> Any:
    state, luck = game.start(seats), Sfc32(seed)
    for _ in range(moves):
        if not state.ended():
            game.apply(state, *random_move(game, state, luck))
    return state


def state_after(*moves: str, seats: int = 2) -> Any:
    """Return the state of a game of Lost Cities that Ana starts, after some moves."""
    state = LOST_CITIES.start(seats, {"first-roller": "1"})
    for move in moves:
        seat, _, text = move.partition(" ")
        LOST_CITIES.apply(state, CHANCE if seat == "*" else int(seat), LOST_CITIES.verbs.read(text))
    return state


@pytest.mark.parametrize("width", [60, 80, 100, 140])
@pytest.mark.parametrize("seats", [2, 3, 5])
@pytest.mark.parametrize("lang", ["fr", "en"])
def test_the_board_fits_the_screen(width: int, seats: int, lang: str) -> None:
    for moves in (0, 1, 40, 150, 1000):
        state = played(LOST_CITIES, seats, moves, moves)
        for seat in (None, 0, seats - 1):
            lines = board(state, seat, width=width, lang=lang).splitlines()
            assert max(len(line) for line in lines) <= width
            assert all(any(name in line for line in lines) for name in NAMES[:seats])


def test_the_sheet_is_drawn_as_on_paper() -> None:
    rows = board(state_after("* roll:red:red:red:3:3:3"), 0).splitlines()
    ladder = [row.split()[0] for row in rows if "│" in row and row[:4].strip()]
    assert ladder[1:] == ["50", "35", "30", "15", "10", "5", "−10", "−15", "−20"]  # noqa: RUF001 (a minus sign)
    indexes = [next(index for index, row in enumerate(rows) if text in row) for text in ("30 7", "bridge ~", "15 6")]
    assert indexes == list(range(indexes[0], indexes[0] + 3))
    assert "(♥R)   (●O)   (■Y)   (▲G)   (✚B)   (★V)" in board(state_after(), 0)


def test_every_colour_has_its_own_letter() -> None:
    assert Marks(texts_of(LOST_CITIES, "fr")).letters == ["R", "O", "J", "V", "B", "I"]
    assert Marks(texts_of(LOST_CITIES, "en")).letters == ["R", "O", "Y", "G", "B", "V"]


def test_possible_numbers_are_marked() -> None:
    state = state_after("* roll:red:blue:blue:3:0:7")
    assert "3·7?" in board(state, 0)
    assert "(♥R)?" in board(state, 0)
    assert "?" not in board(state, 1)


def test_an_acceleration_marks_every_column() -> None:
    fours = (
        "* roll:red:red:red:4:4:4",
        "0 take:red:4",
        "1 refuse",
        "* roll:blue:blue:blue:1:1:1",
        "1 refuse",
        "0 refuse",
    )
    state = state_after(*fours, "* roll:red:red:red:5:5:5", "0 take:red:5")
    marked = board(state, 0)
    assert "5?" in marked
    assert marked.count("1?") == 5


def test_circles_are_ticked_and_struck() -> None:
    state = state_after("* roll:red:blue:blue:3:0:7", "0 take:red:0", "1 use:blue:7")
    assert "✓♥R" in board(state, 0)
    assert "/✚B/" in board(state, 1)
    assert "♥×2" in board(state, 1)  # noqa: RUF001 (used as a drawing)


def test_dice_show_what_is_left() -> None:
    state = state_after("* roll:red:blue:blue:3:0:7", "0 take:red:0")
    assert "┊♥ R┊│✚ B││✚ B│  │ 3 │┊ 0 ┊│ 7 │" in board(state, 1)
    assert "Ana has taken red 0." in board(state, 1)
    assert "Ana has refused the dice." in board(state_after("* roll:red:blue:blue:3:0:7", "0 refuse"), 1)


def test_every_number_of_every_sheet_is_visible() -> None:
    for seed in range(5):
        state = played(LOST_CITIES, 3, seed, 1000)
        text = board(state, 0)
        for other in (1, 2):
            sheet: Any = LOST_CITIES.view(state, 0)["sheets"]
            for column in sheet[other]["columns"]:
                row = " ".join(map(str, column[:6]))
                assert row in text
            assert str(abs(sheet[other]["total"])) in text


def test_a_spectator_sees_the_sheet_of_the_roller() -> None:
    assert "Ana · bridges 0 · total 0" in board(state_after("* roll:red:red:red:3:3:3"), None)


def test_a_hidden_card_is_only_counted() -> None:
    state = played(WELL, 2, 1, 2)
    text = drawn(boards.draw(scene(WELL, state, 0)))
    assert "Bob: 3 × hidden" in text  # noqa: RUF001
    assert "Deck: 14 × hidden" in text  # noqa: RUF001
    assert "Your card, face down: none" in text


def test_a_game_without_a_board_is_listed() -> None:
    state = played(LOST_CITIES, 2, 1, 10)
    text = drawn(plain_board.draw(scene(LOST_CITIES, state, 0)))
    roller, taken = state.roller, state.taken
    assert f"Roller: {NAMES[roller]}" in text
    assert f"Taken by the roller: {COLOURS[taken[0]]} {taken[1]}" in text
    assert "  Bob:\n    Columns:\n      red: " in text
    assert "Points: red " in text


def test_names_replace_numbers() -> None:
    moves = ["* roll:red:blue:blue:3:0:7", "0 take:red:0", "1 use:blue:7"]
    text = drawn(plain_board.draw(scene(LOST_CITIES, state_after(*moves), None)))
    assert "Circles ticked: red" in text
    assert "blue: 7" in text
    assert "Bridges: red not yet crossed, orange not yet crossed" in text
    assert "Bridges crossed before this turn: none" in text


def test_scores_that_a_seat_cannot_know_are_not_shown() -> None:
    parts: dict[str, Any] = WELL.parts() | {"breakdown": lambda state, seat: [((0, 1), state.hands[seat][0][0])]}
    game: AnyGame = Game(**parts)
    state = played(WELL, 2, 1, 2)
    total = drawn(known_scores(texts_of(game, "en"), state, 0, NAMES[:2])).split("Total")[1].split()
    assert total == [str(state.hands[0][0][0]), "?"]
