"""Tests of the levels: understandable names in both languages, and bots with their own names."""

import pytest

from caravane import games
from caravane.bots.levels import DEFAULT, LEVELS, OFFERED, level_of
from caravane.bots.names import FALLBACK_NAMES, NAMES, bot_name
from caravane.kernel.luck import Sfc32
from caravane.text import LANGUAGES, GameTexts


def test_there_are_four_levels_to_choose_from_and_the_default_is_one_of_them() -> None:
    assert len(OFFERED) >= 4
    assert DEFAULT in [level.name for level in OFFERED]
    assert level_of("grandmaster of old") is LEVELS[DEFAULT]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("level", LEVELS)
def test_every_level_is_explained(lang: str, level: str) -> None:
    texts = GameTexts(games.get("lost-cities"), lang)
    assert texts.level(level)
    assert len(texts.level_about(level)) > len(texts.level(level))


def test_bots_at_a_table_have_different_names() -> None:
    luck = Sfc32(1)
    for level in [*NAMES, "random"]:
        taken: set[str] = set()
        for _ in range(20):
            name = bot_name(level, taken, luck)
            assert name not in taken
            taken.add(name)
        assert set(NAMES.get(level, FALLBACK_NAMES)) < taken


def test_every_offered_level_has_names() -> None:
    assert set(NAMES) == {level.name for level in OFFERED}
    everyone = [name for pool in (*NAMES.values(), FALLBACK_NAMES) for name in pool]
    assert len(everyone) == len(set(everyone))
