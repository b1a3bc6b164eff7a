"""Editions: other values, and tracks of other lengths, change the game and everything that shows it."""

import io

import pytest
from rich.console import Console

from caravane.cli import boards
from caravane.cli.boards.scene import Scene
from caravane.cli.texts import texts_of
from caravane.games.archeos_society.components import (
    LINGUIST,
    PINK,
    SCENARIOS,
    SITES,
    TA_SEKHET_MAAT,
    TABLES,
    TANTALLON_CASTLE,
    ULURU,
)
from caravane.games.archeos_society.edition_values import EDITIONS, problems
from caravane.games.archeos_society.rulings import NOTHING_AT_START
from caravane.games.archeos_society.state import (
    ACTION,
    BOTANIST_POINTS,
    END_SEASON,
    EXPEDITIONS,
    FRONT,
    LINGUIST_POINTS,
    UR_EXPEDITION,
    ArcheosState,
)
from caravane.games.archeos_society.state import SITES as SITES_STEP
from caravane.games.archeos_society.vehicles import FREE, may_advance
from caravane.games.archeos_society.words import CARD
from caravane.kernel.box import merged
from caravane.kernel.drive import random_move
from caravane.kernel.edition_form import rulebook_entries
from caravane.kernel.event import Events
from caravane.kernel.game import Game
from caravane.kernel.luck import Sfc32
from caravane.kernel.state import TABLE
from tests.edition_files import game_of, values_of
from tests.rule_marker import rule

NAMES = ["archeos-society-long", "archeos-society-short"]


@pytest.mark.parametrize("name", NAMES)
def test_the_values_fit_together(name: str) -> None:
    values = values_of(name)
    assert problems(merged(TABLES, values)) == []
    for field in EDITIONS.fields():
        value = values[field.path]
        many = value if isinstance(value, list) else [value]
        if field.names:
            assert set(many) <= set(field.names)
        else:
            assert all(field.least <= each <= field.most for each in many), field.path
        if field.like:
            path, more = field.like
            assert len(value) == len(values[path]) + more, field.path
        if field.lengths:
            assert field.lengths[0] <= len(value) <= field.lengths[1], field.path


@rule("AS-MAT-08")
@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("site", range(len(SITES)))
def test_a_track_ends_where_the_edition_ends_it(name: str, site: int) -> None:
    game = game_of(name)
    state = game.start(2, {"mode": "scenario"})
    colour, last = site % 6, len(values_of(name)[f"sites/{SITES[site].replace('-', '_')}/thresholds"])
    state.sites = tuple([site if other == colour else other for other in range(6)])
    assert game.box.last_spaces[site] == last
    for space in (0, last - 1, last, last + 1):
        state.spaces[colour] = space
        if site == TA_SEKHET_MAAT:
            state.spaces[FRONT] = space
        if space <= last:
            assert may_advance(state, 0, colour, FREE) is (space < last)
        assert ("AS-INV-06" in game.violations(state)) is (space > last)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_game_is_played_to_its_end(name: str, scenario: str) -> None:
    game, luck = game_of(name), Sfc32(len(scenario))
    state = game.start(3, {"mode": "scenario", "scenario": scenario})
    while not state.ended():
        game.apply(state, *random_move(game, state, luck))
        assert game.violations(state) == []
        assert game.evaluate(state, 0) < 1000
        if not state.ended() and state.frames[-1][0] == ACTION and luck.below(20) == 0:
            assert game.unpack({"seats": 3, **state.pack()}).pack() == state.pack()
            assert projected_points(game, state) == counted_points(game, state.clone())
    assert state.season == game.box.seasons[3]


@rule("AS-SITE-UR-03")
def test_a_space_on_ur_may_allow_no_expedition() -> None:
    game = game_of("archeos-society-short")
    state = game.start(2, {"mode": "scenario", "scenario": "ur"})
    state.season, state.monkeys, state.frames = 1, 3, [(UR_EXPEDITION, 0)]
    state.hands[0] = (CARD.read("red-guide"),)
    assert [game.verbs.spell(move) for move in game.legal(state, 0)] == ["decline-expedition"]
    refusal = game.why_not(state, 0, game.verbs.read("play"))
    assert refusal is not None
    assert texts_of(game, "en").reason(refusal) == "Your space on Ur allows no expedition."
    state.spaces[PINK] = 1
    assert [game.verbs.spell(move) for move in game.legal(state, 0)] == ["play", "decline-expedition"]


def projected_points(game: Game[ArcheosState], state: ArcheosState) -> list[int]:
    assert game.presentation.projected is not None
    return [
        sum(points for _, points in sheet) for sheet in game.presentation.projected(game.view(state, None), game.box)
    ]


def counted_points(game: Game[ArcheosState], state: ArcheosState) -> list[int]:
    """Return the scores if the last season ended now, and nobody had a choice left; the track counts once someone moved."""
    state.season = game.box.seasons[state.seats]
    state.third = 0
    state.frames = [(END_SEASON, TABLE), (EXPEDITIONS, TABLE), (SITES_STEP, TABLE), (BOTANIST_POINTS, TABLE)]
    if LINGUIST in state.roles:
        state.push((LINGUIST_POINTS, TABLE))
    state.rulings |= NOTHING_AT_START
    while state.frames:
        frame = state.frames.pop()
        game.steps[frame[0]].apply(state, frame, (), Events(True))
    return game.scores(state)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("width", [60, 100])
def test_the_board_in_a_terminal_shows_every_space(name: str, width: int) -> None:
    game = game_of(name)
    state = game.start(6, {"mode": "random"})
    state.sites = (*range(6, 12),)
    scene = Scene(texts_of(game, "en"), ("Ana", "Bo", "Cy", "Di", "Eve", "Flo"), state, 0, width)
    lines = boards_lines(scene, width)
    assert max(len(line) for line in lines) <= width
    assert sum(line.count("→") for line in lines) == sum(game.box.last_spaces[6:])
    shared, alone = game.box.shared_points, game.box.points[TANTALLON_CASTLE]
    assert any(f"{alone[-1]}/{shared[-1]}" in line for line in lines)
    assert any(line.rstrip().endswith(f" {game.box.immediate_points[-1]}") for line in lines)
    assert not any(game.box.points[ULURU])


def boards_lines(scene: Scene, width: int) -> list[str]:
    file = io.StringIO()
    Console(file=file, width=width, highlight=False, markup=False).print(boards.draw(scene))
    return file.getvalue().replace("\u2212", "-").splitlines()


def test_what_does_not_fit_together_is_named() -> None:
    wrong = {
        "linguist/last_space": 10,
        "scenarios/chichen_itza/roles": ["curator", "guide", "patron", "pilot", "physician", "student"],
        "scenarios/chichen_itza/advanced": "blue",
    }
    found = [(each.path, each.code, each.entry) for each in problems(merged(TABLES, wrong))]
    assert found == [
        ("linguist/artefacts", "artefact-beyond-track", 2),
        ("linguist/artefacts", "artefact-beyond-track", 3),
        ("scenarios/chichen_itza/roles", "first-game-without", 0),
        ("scenarios/chichen_itza/roles", "first-game-with", -1),
        ("scenarios/chichen_itza/advanced", "first-game-advanced", -1),
    ]


def test_printed_values_are_known() -> None:
    assert rulebook_entries(TABLES, "expeditions/points") == (0, 1, 4, 5, 6)
    assert rulebook_entries(TABLES, "sites/machu_picchu/points") == (2,)
    assert rulebook_entries(TABLES, "sites/machu_picchu/thresholds") == ()
    assert rulebook_entries(TABLES, "linguist/bonus") == (0,)
    assert rulebook_entries(TABLES, "curator/points") == ()
