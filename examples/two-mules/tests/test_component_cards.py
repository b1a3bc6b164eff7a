"""Every part of the box has a card in both languages, with its figures and a rule."""

from itertools import product

import pytest
from caravane.text import LANGUAGES, GameTexts, component_card

from two_mules import GAME


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_part_is_explained(lang: str) -> None:
    parts, texts = GAME.presentation.parts, GameTexts(GAME, lang)
    for word in parts.words:
        for nouns in product(*[kind.names for kind in word.kinds]):
            card = component_card(texts, parts.read(":".join([word.name, *nouns])))
            assert card.rules, card.name
            assert len(card.text) > len(card.name)
            assert "$" not in card.text


def test_a_card_says_what_is_true_now() -> None:
    card = component_card(GameTexts(GAME, "en"), GAME.presentation.parts.read("market"), {"demand": 2})
    assert card.now.endswith("today: tea.")
