"""Games kept as examples, beside the golden journals: together they use every role and every site."""

import re
from pathlib import Path

import pytest

from caravane.games.archeos_society import GAME
from caravane.games.archeos_society.components import ROLES, SITES
from caravane.kernel.journal import Journal, replay

HERE = Path(__file__).parent / "journals"
GOLDEN = Path(__file__).parents[2] / "golden" / "archeos_society"
SCENARIOS = ["ta-sekhet-maat", "uluru"]


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_kept_game_is_played_as_it_was(scenario: str) -> None:
    head, *lines = (HERE / f"{scenario}.txt").read_text(encoding="utf-8").splitlines()
    options = {"mode": "scenario", "scenario": scenario}
    record = Journal(GAME, 3, options).record() | {"rules": GAME.rules, "moves": lines}
    journal = replay(GAME, record)
    assert journal.state.ended()
    assert head == f"scores {GAME.scores(journal.state)}, places {GAME.places(journal.state)}"


def test_every_role_and_every_site_is_used_by_some_kept_game() -> None:
    told = " ".join(file.read_text(encoding="utf-8") for file in GOLDEN.glob("*.txt"))
    kept = " ".join(file.read_text(encoding="utf-8") for file in HERE.glob("*.txt"))
    leaders = set(re.findall(r"lead:\w+-(\w+)", told + kept)) | set(re.findall(r"add:\w+-(mercenary)", told + kept))
    assert leaders == set(ROLES)
    assert set(re.findall(r" advanced:([\w-]+):", told)) | set(SCENARIOS) == set(SITES)
