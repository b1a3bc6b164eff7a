"""Tests that games recorded move by move by earlier code go through the same states, so that their tables can be continued."""

import gzip
import json
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from caravane import games
from caravane.kernel.codec import fingerprint, through_json
from caravane.kernel.edition import FIRST_VALUES
from caravane.kernel.journal import Journal
from caravane.kernel.options import earlier_options

FOLDER = Path(__file__).parent / "moves"
LENGTH = 8
"""Length of the fingerprints, one after each move."""
STORED_EVERY = 25


def recorded(name: str) -> list[dict[str, Any]]:
    """Return the recorded games of a game."""
    data: dict[str, Any] = json.loads(gzip.decompress((FOLDER / f"{name}.json.gz").read_bytes()))
    assert data["rules"] == games.get(name).rules
    found: list[dict[str, Any]] = data["games"]
    return found


@pytest.mark.parametrize("name", games.names(outside=False))
def test_every_state_is_the_one_it_was(name: str) -> None:
    game = games.get(name).as_of(FIRST_VALUES)
    for number, record in enumerate(recorded(name)):
        journal = Journal(game, record["seats"], earlier_options(game.options, record["options"]))
        for index, (line, expected) in enumerate(zip(record["moves"], record["fingerprints"], strict=True)):
            journal.read_line(line)
            assert fingerprint(game, journal.state)[:LENGTH] == expected, (number, index, line)
            if index % STORED_EVERY == 0:
                assert fingerprint(game, through_json(game, journal.state))[:LENGTH] == expected
        assert game.scores(journal.state) == record["scores"]


def test_rumours_are_chosen_after_a_recall() -> None:
    # The frame of this choice is easily changed, because only editions have more than two markets.
    lines = [line for record in recorded("excavation-earth") for line in record["moves"]]
    assert any(line.endswith("recall") and "pick-market" in after for line, after in pairwise(lines))
