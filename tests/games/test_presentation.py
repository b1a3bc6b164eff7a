"""The parts and first steps that our games declare for every interface."""

import pytest

from caravane import games
from caravane.text import LANGUAGES, load_translations

ABSTRACT = {
    "_template": set[str](),
    "lost-cities": set[str](),
    "expeditions": {"use"},
    "archeos-society": {"paint", "side", "trait"},
    "excavation-earth": {"why"},
}
"""Kinds of each game that are not components."""


@pytest.mark.parametrize("name", ABSTRACT)
def test_every_component_that_moves_and_events_name_is_a_part(name: str) -> None:
    game = games.get(name)
    named = {kind.name for word in (*game.verbs.words, *game.events.words) for kind in word.kinds if kind.names}
    parts = {kind.name for word in game.presentation.parts.words for kind in word.kinds if kind.names}
    assert named - parts == ABSTRACT[name]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", ABSTRACT)
def test_new_players_get_first_steps(name: str, lang: str) -> None:
    texts = load_translations(lang, games.get(name).package)
    assert "first-step-1" in texts
    assert "first-step-2" in texts
