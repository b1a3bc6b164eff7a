"""Tests that each build reads what the other has pickled, and plays on."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from caravane import games

WRITE = """
import pickle, sys
from pathlib import Path
from caravane import games
from caravane.kernel.drive import random_move
from caravane.kernel.journal import Journal
from caravane.kernel.luck import Sfc32
from caravane.kernel.native import build_kind
game = games.get(sys.argv[1])
journal, luck = Journal(game, game.seats[-1]), Sfc32(4)
while len(journal.entries) < 50 and not journal.state.ended():
    events = journal.play(*random_move(game, journal.state, luck))
Path(sys.argv[2]).write_bytes(pickle.dumps([build_kind(), game, journal, journal.state.clone(), luck, events]))
"""
READ = """
import copy, pickle, sys
from pathlib import Path
from caravane import games
from caravane.kernel.codec import fingerprint
from caravane.kernel.drive import play_out
from caravane.kernel.event import visible_events
from caravane.kernel.native import build_kind
written, game, journal, state, luck, events = pickle.loads(Path(sys.argv[2]).read_bytes())
assert game is games.get(sys.argv[1]) is journal.game
assert fingerprint(game, state) == fingerprint(game, journal.state)
copies = copy.deepcopy([state, luck])
play_out(game, state, luck)
play_out(game, *copies)
assert fingerprint(game, state) == fingerprint(game, copies[0])
print(written, build_kind())
print(*journal.lines(), visible_events(events, 0), luck.below(1 << 30), fingerprint(game, state))
"""


def run(script: str, tree: Path, *args: str | Path) -> list[str]:
    """Run a script with the rules of a tree; return its lines."""
    command = [sys.executable, "-c", script, *args]
    environment = {**os.environ, "PYTHONPATH": str(tree)}
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout.splitlines()


@pytest.mark.parametrize("name", games.names(hidden=True))
def test_both_builds_read_the_pickles_of_both(
    name: str, interpreted_tree: Path, compiled_tree: Path, tmp_path: Path
) -> None:
    trees = {"interpreted": interpreted_tree, "compiled": compiled_tree}
    continuations = set()
    for written, tree in trees.items():
        run(WRITE, tree, name, tmp_path / written)
        for read, other in trees.items():
            builds, continuation = run(READ, other, name, tmp_path / written)
            assert builds.split() == [written, read]
            continuations.add(continuation)
    assert len(continuations) == 1
