"""Tests that compiled and interpreted rules play the same games, move for move."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from caravane import games

MEMORY_KIB = 2 * 1024 * 1024
MOVES = 700
"""More than a game of any title, at the smallest and the largest table; `scripts/nightly` plays more at every table."""
NIGHTLY_MOVES = 4_000
TABLES = [(name, seats) for name in games.names(hidden=True, outside=False) for seats in games.get(name).seats]
CASES = [
    *[(name, seats, MOVES) for name, seats in TABLES if seats in (games.get(name).seats[0], games.get(name).seats[-1])],
    *[pytest.param(*table, NIGHTLY_MOVES, marks=pytest.mark.nightly) for table in TABLES],
]


def digest(tree: Path, name: str, seats: int, seed: int, moves: int = MOVES) -> list[str]:
    """Play in a separate process, with the rules of that tree and under a memory limit."""
    command = f"ulimit -v {MEMORY_KIB}; exec {sys.executable} -m caravane.conformance.differential"
    done = subprocess.run(
        ["bash", "-c", f"{command} {name} {seats} {seed} {moves}"],
        env={**os.environ, "PYTHONPATH": str(tree)},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.split()


@pytest.mark.parametrize(("name", "seats", "moves"), CASES)
def test_compiled_and_interpreted_play_identically(
    name: str, seats: int, moves: int, interpreted_tree: Path, compiled_tree: Path
) -> None:
    interpreted = digest(interpreted_tree, name, seats, seats, moves)
    compiled = digest(compiled_tree, name, seats, seats, moves)
    assert interpreted[0] == "interpreted"
    assert compiled[0] == "compiled"
    assert interpreted[1] == compiled[1]


THOUGHT = """
from caravane import games
from caravane.bots.hint import hints
from caravane.bots.perspective import Perspective
from caravane.bots.search import search
from caravane.bots.search_bot import SearchBot
from caravane.kernel.drive import random_move
from caravane.kernel.luck import Sfc32
game = games.get({name!r})
state = game.start({seats})
luck = Sfc32(8)
while state.next_seat() < 0 or len(game.legal(state, state.next_seat())) < 2:
    game.apply(state, *random_move(game, state, luck))
perspective = Perspective(game, state, state.next_seat(), Sfc32(5))
print(search.__file__.endswith(".py"), SearchBot(60).choose(perspective))
print(*[each.figures() for each in hints(perspective, 8)])
"""


THINKING = [*[(name, 3) for name in games.names(hidden=True, outside=False)], ("excavation-earth", 1)]
"""Games of three, and one against an automaton."""


@pytest.mark.parametrize(("name", "seats"), THINKING)
def test_compiled_and_interpreted_bots_think_alike(
    name: str, seats: int, interpreted_tree: Path, compiled_tree: Path
) -> None:
    thoughts = [
        subprocess.run(
            [sys.executable, "-c", THOUGHT.format(name=name, seats=seats)],
            env={**os.environ, "PYTHONPATH": str(tree)},
            capture_output=True,
            text=True,
            check=True,
        ).stdout.partition(" ")
        for tree in (interpreted_tree, compiled_tree)
    ]
    assert [thought[0] for thought in thoughts] == ["True", "False"]
    assert thoughts[0][2] == thoughts[1][2]


def test_a_planted_difference_is_caught(interpreted_tree: Path, compiled_tree: Path, tmp_path: Path) -> None:
    tree = tmp_path / "planted"
    shutil.copytree(interpreted_tree, tree)
    scoring = tree / "caravane" / "games" / "lost_cities" / "scoring.py"
    planted = scoring.read_text().replace("box.bridge_points *", "(box.bridge_points + 1) *")
    assert planted != scoring.read_text()
    scoring.write_text(planted)
    assert digest(tree, "lost-cities", 3, seed=1)[1] != digest(compiled_tree, "lost-cities", 3, seed=1)[1]
