"""Tests that the walk of docs/kernel.md names only steps and verbs of its games."""

import re
from pathlib import Path

import pytest

from caravane import games

PAGE = (Path(__file__).parents[2] / "docs" / "kernel.md").read_text(encoding="utf-8")
SECTIONS = {
    "archeos-society": "2.1 Archeos Society",
    "expeditions": "2.2 Expéditions",
    "excavation-earth": "2.3 Excavation Earth",
    "lost-cities": "2.4 Lost Cities",
}


def section(title: str) -> str:
    """Return the text of a section, up to the next title."""
    return re.split(r"^#+ ", PAGE.split(f"## {title}\n")[1], flags=re.MULTILINE)[0]


@pytest.mark.parametrize("game", SECTIONS)
def test_every_step_exists(game: str) -> None:
    named = set(re.findall(r"([a-z-]+)@", section(SECTIONS[game])))
    assert len(named) > 5
    assert named - {step.name for step in games.get(game).steps} == set()


@pytest.mark.parametrize("game", SECTIONS)
def test_every_move_has_a_verb_of_the_game(game: str) -> None:
    named = set(re.findall(r"`[0-9*] ([a-z-]+)", section(SECTIONS[game])))
    assert len(named) > 5
    assert named - {word.name for word in games.get(game).verbs.words} == set()
