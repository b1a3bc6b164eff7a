"""Example games beside the golden journals: together they use every role and every site."""

import re
from pathlib import Path

import pytest

from caravane.games.archeos_society import GAME
from caravane.games.archeos_society.components import ROLES, SITES
from caravane.kernel.journal import Journal, replay
from caravane.kernel.options import earlier_options

HERE = Path(__file__).parent / "journals"
GOLDEN = Path(__file__).parents[2] / "golden" / "archeos_society"
SCENARIOS = ["ta-sekhet-maat", "uluru"]


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_an_example_game_replays_identically(scenario: str) -> None:
    head, *lines = (HERE / f"{scenario}.txt").read_text(encoding="utf-8").splitlines()
    options = earlier_options(GAME.options, {"mode": "scenario", "scenario": scenario})
    first = GAME.as_of(1)  # recorded with the values that were built in first
    data = Journal(first, 3, options).record() | {"rules": GAME.rules, "moves": lines}
    journal = replay(GAME, data)
    assert journal.state.ended()
    assert head == f"scores {first.scores(journal.state)}, places {first.ranks(journal.state)}"


def test_the_example_games_use_every_role_and_every_site() -> None:
    golden = " ".join(file.read_text(encoding="utf-8") for file in GOLDEN.glob("*.txt"))
    examples = " ".join(file.read_text(encoding="utf-8") for file in HERE.glob("*.txt"))
    leaders = set(re.findall(r"lead:\w+-(\w+)", golden + examples)) | set(
        re.findall(r"add:\w+-(mercenary)", golden + examples)
    )
    assert leaders == set(ROLES)
    assert set(re.findall(r" advanced:([\w-]+):", golden)) | set(SCENARIOS) == set(SITES)
