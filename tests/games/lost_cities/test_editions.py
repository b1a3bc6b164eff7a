"""Games with other squares and points than those built in."""

from typing import Any, Final

import pytest
from rich.console import Console

from caravane.bots.hint import hints
from caravane.bots.perspective import Perspective
from caravane.bots.search_bot import SearchBot
from caravane.cli.boards import draw
from caravane.cli.boards.scene import Scene
from caravane.cli.texts import texts_of
from caravane.games.lost_cities import GAME
from caravane.games.lost_cities.components import BRIDGES, COLOURS, EDITIONS, LostCitiesBox
from caravane.games.lost_cities.state import LostCitiesState
from caravane.kernel.box import merged, value_at
from caravane.kernel.edition_form import rulebook_entries
from caravane.kernel.game import AnyGame
from caravane.kernel.luck import Sfc32
from caravane.kernel.state import CHANCE
from caravane.text import LANGUAGES
from caravane.text.rulebook import read_rulebook
from tests.edition_files import game_of, values_of
from tests.games.lost_cities.scenario import A, B, read_sheet
from tests.games.lost_cities.test_rulebook import numbers

ARROWS: Final = "lost-cities-arrows"
SCORES: Final = "lost-cities-scores"
EVERY_EDITION: Final = pytest.mark.parametrize("name", [ARROWS, SCORES])


def state_of(name: str, *sheets: str) -> LostCitiesState:
    """Return a state before A's roll; sheets without artefacts, whose squares are those of the edition."""
    game = game_of(name)
    state: LostCitiesState = game.start(len(sheets), {"first-roller": "1", "choice-order": "simultaneous"})
    state.sheets = [read_sheet(text) for text in sheets]
    return state


def play(name: str, state: LostCitiesState, *moves: str) -> None:
    """Play moves of chance and then of A."""
    game = game_of(name)
    for text in moves:
        seat = CHANCE if text.startswith("roll") else A
        move = game.verbs.read(text)
        assert game.accepts(state, seat, move), text
        game.apply(state, seat, move)


def finish(game: AnyGame, seats: int, seed: int, choose: Any, **options: str) -> Any:
    """Play a game to its end, checking the invariants on the way."""
    luck, state = Sfc32(seed), game.start(seats, options)
    bound = game.bounds.moves[seats] + seats * 100
    for _ in range(bound):
        if state.ended():
            return state
        seat = state.deciding()[0]
        move = game.sample(state, luck) if seat == CHANCE else choose(game, state, seat, luck)
        game.apply(state, seat, move)
        assert game.violations(state) == []
        assert game.unpack({"seats": seats, **state.pack()}).pack() == state.pack()
    raise AssertionError("the game does not end")


def at_random(game: AnyGame, state: LostCitiesState, seat: int, luck: Sfc32) -> Any:
    moves = game.legal(state, seat)
    return moves[luck.below(len(moves))]


def by_search(game: AnyGame, state: LostCitiesState, seat: int, luck: Sfc32) -> Any:
    return SearchBot(2).choose(Perspective(game, state, seat, luck))


def by_value(game: AnyGame, state: LostCitiesState, seat: int, luck: Sfc32) -> Any:
    return SearchBot(0).choose(Perspective(game, state, seat, luck))


@EVERY_EDITION
def test_the_values_are_valid(name: str) -> None:
    tables = merged(GAME.tables, values_of(name))
    assert EDITIONS.problems(tables) == []
    for field in EDITIONS.fields():
        values = value_at(tables, field.path)
        shortest, longest = field.lengths or (0, 0)
        assert shortest <= len(values) <= longest
        assert all(field.least <= each <= field.most for each in values)
        assert not field.rising or values == sorted(set(values))


@EVERY_EDITION
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_random_games_finish(name: str, seats: int) -> None:
    for seed in range(6):
        finish(game_of(name), seats, seed, at_random)


@EVERY_EDITION
def test_bots_finish(name: str) -> None:
    for seed in range(3):
        finish(game_of(name), 3, seed, by_value)
    state = finish(game_of(name), 2, 0, by_search)
    assert all(score > -600 for score in game_of(name).scores(state))


@EVERY_EDITION
def test_bots_value_the_points_of_the_edition(name: str) -> None:
    game = game_of(name)
    state = state_of(name, "red S[1x5]", "")
    better = state_of(name, "red S[1x8]", "")
    built_in = GAME.start(2, {"first-roller": "1", "choice-order": "simultaneous"})
    built_in.sheets = state.sheets
    assert game.evaluate(better, A) > game.evaluate(state, A) != GAME.evaluate(built_in, A) or name == ARROWS
    play(name, state, "roll:red:blue:blue:5:5:5")
    assert len(hints(Perspective(game, state, A, Sfc32(0)), 1)) == len(game.legal(state, A))


def test_arrows_act_where_the_edition_has_them() -> None:
    state = state_of(ARROWS, "", "")
    chain = ["accelerate:red", "accelerate:red", "accelerate:blue"]
    play(ARROWS, state, "roll:red:red:red:4:4:4", "take:red:4", *chain)
    assert (state.sheets[A].columns[0], state.sheets[A].columns[4]) == ((4, 4, 4), (1,))
    assert state.deciding() == [B]


def test_there_are_no_arrows_where_the_edition_has_none() -> None:
    state = state_of(ARROWS, "orange S[1,1,1]", "")
    state.sheets[A].artefacts = 1
    play(ARROWS, state, "roll:orange:orange:orange:4:4:4", "take:orange:4")
    assert state.deciding() == [B]


def test_an_arrow_on_the_last_square_may_tick_the_summit() -> None:
    state = state_of(ARROWS, "yellow S[1x8]", "")
    state.sheets[A].artefacts = 0
    play(ARROWS, state, "roll:yellow:yellow:yellow:4:4:4", "take:yellow:4", "accelerate:yellow")
    assert (state.sheets[A].summits, state.sheets[A].artefacts) == (1 << COLOURS.index("yellow"), 1)


def test_artefacts_are_found_where_the_edition_has_them() -> None:
    state = state_of(SCORES, "", "")
    play(SCORES, state, "roll:red:red:red:4:4:4", "take:red:4")
    assert state.sheets[A].artefacts == 1


def test_the_sheet_scores_as_the_edition_says() -> None:
    state = state_of(SCORES, "red S[2]; orange T[]; yellow T[1x3]; green S[1x6]; violet S[1x7]; dice 2", "")
    state.sheets[A].artefacts = 5
    points = dict(
        zip([*BRIDGES, "bridges"], [points for _, points in game_of(SCORES).breakdown(state, A)], strict=True)
    )
    expected = {"red": -25, "orange": -100, "yellow": 2, "green": 16, "blue": 0, "violet": 8}
    assert points == expected | {"artefact": 25, "dice": -5, "bridges": 20}


@EVERY_EDITION
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_terminal_and_the_rules_show_the_values_of_the_edition(name: str, lang: str) -> None:
    game, values = game_of(name), values_of(name)
    state = state_of(name, "", "")
    console = Console(width=120)
    with console.capture() as capture:
        console.print(draw(Scene(texts_of(game, lang), ["Ana", "Bo"], state, None, 120)))
    drawn = capture.get()
    assert drawn.count("↑") == sum(len(value) for path, value in values.items() if path.endswith("/arrows"))
    [sheet] = [section for section in read_rulebook(game.package, lang, game.box.tables) if section.id == "sheet"]
    listed = [numbers(paragraph.text) for paragraph in sheet.paragraphs if paragraph.item]
    expected = [[*arrows, *found] for arrows, found in zip(game.box.arrows, game.box.artefacts, strict=True)]
    assert listed == expected


@pytest.mark.parametrize(
    ("values", "path", "code"),
    [
        ({"sheet/columns/red/arrows": [4]}, "sheet/columns/red/artefacts", "two-symbols"),
        ({f"sheet/columns/{colour}/artefacts": [] for colour in COLOURS}, "sheet/columns/red/artefacts", "too-few-artefacts"),
        ({"scoring/dice": [5] * 9 + [0]}, "scoring/dice", "nothing-hatched"),
        ({"scoring/dice": [0] * 9 + [5]}, "scoring/dice", "exhausted-scores"),
    ],
)  # fmt: skip
def test_values_that_contradict_each_other_are_problems(values: dict[str, Any], path: str, code: str) -> None:
    problems = EDITIONS.problems(merged(GAME.tables, values))
    assert [(problem.path, problem.code) for problem in problems] == [(path, code)]


def test_only_the_squares_are_reconstructed() -> None:
    reconstructed = [field.path for field in EDITIONS.fields() if not rulebook_entries(GAME.tables, field.path)]
    squares = [f"sheet/columns/{colour}/{symbol}" for colour in COLOURS for symbol in ("arrows", "artefacts")]
    assert reconstructed == squares


def test_the_built_in_game_keeps_its_values() -> None:
    game_of(ARROWS)
    assert GAME.box.arrows == LostCitiesBox(GAME.tables).arrows
    assert GAME.edition is None
