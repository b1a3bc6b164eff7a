"""Tests that the numbers of steps, verbs, events, reasons and score lines stay what they were.

`numbers.json` lists their names in the order of their numbers. A new name belongs at the end of its list.
"""

import json
from pathlib import Path

import pytest

from caravane import games
from caravane.kernel.game import AnyGame

PINNED: dict[str, dict[str, list[str]]] = json.loads((Path(__file__).parent / "numbers.json").read_text("utf-8"))
VOCABULARIES = ("verbs", "events", "reasons", "score_lines")


def numbered(game: AnyGame) -> dict[str, list[str]]:
    words = {key: [word.name for word in getattr(game, key).words] for key in VOCABULARIES}
    return {"steps": [step.name for step in game.steps], **words}


@pytest.mark.parametrize("name", games.names(hidden=True, outside=False))
def test_every_number_keeps_its_meaning(name: str) -> None:
    assert numbered(games.get(name)) == PINNED[name]


def test_no_other_game_is_pinned() -> None:
    assert sorted(PINNED) == sorted(games.names(hidden=True, outside=False))
