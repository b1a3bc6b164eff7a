"""What players are told: every rule that concerns them, and figures that are those of the box."""

import re
from pathlib import Path

import pytest

from caravane.conformance.rule_coverage import rules_listed
from caravane.conformance.source_tree import rules_page
from caravane.games.excavation_earth import GAME
from caravane.games.excavation_earth.components import (
    BONUS,
    BRIEFING_CREDITS,
    BRIEFING_DRAWS,
    COLUMN_CREDITS,
    CONTAINER,
    DIVIDENDS,
    FORECAST,
    HOLD,
    IN_PILE,
    ON_SITES,
    PER_BUYER,
    PRICES,
    PRIZES,
    RELAY_STEPS,
    ROW_CREDITS,
    UNIFORM_CREDITS,
    ZU_CREDITS,
    ZU_DECKS,
    ZU_FAIL,
    ZU_HARDER_FAIL,
    ZU_INITIATIVE,
)
from caravane.games.excavation_earth.words import REASONS
from caravane.text import LANGUAGES, rulebook
from caravane.text.rulebook import rules_told, telling
from tests.games.excavation_earth.scenario import A
from tests.games.excavation_earth.test_selling import SELL_TWO, example, sell

ROOT = Path(__file__).parents[3]
PROOFS = {"X", "C", "I"}
# What is only counted, or the program's business: discs and cubes, tiles that are no cards, the order of luck, the last shuffle.
UNTOLD = {"EE-MAT-06", "EE-MAT-07", "EE-MAT-12", "EE-SETUP-21"}
LANGS = pytest.mark.parametrize("lang", LANGUAGES)


def said(lang: str, rule: str) -> list[int]:
    """Give the numbers of the paragraph that tells a rule."""
    [section] = telling(rulebook(GAME.package, lang), rule)
    return [int(number) for number in re.findall(r"\d+", section.paragraphs[0].text)]


@LANGS
def test_every_rule_is_told_that_a_player_needs(lang: str) -> None:
    listed = {rule for rule in rules_listed(rules_page(ROOT, GAME.name)) if rule.partition("-")[0] not in PROOFS}
    assert listed - set(rules_told(rulebook(GAME.package, lang))) == UNTOLD


@LANGS
def test_the_rule_of_every_reason_is_told(lang: str) -> None:
    assert {word.rule for word in REASONS.words} <= set(rules_told(rulebook(GAME.package, lang)))


@LANGS
def test_figures_are_those_of_the_box(lang: str) -> None:
    assert said(lang, "EE-BUYER-07") == list(PRICES)
    assert said(lang, "EE-SELL-08") == [PER_BUYER, *BONUS[2:]]
    assert said(lang, "EE-SCORE-02") == [1, *PRIZES[0], 2, *PRIZES[1], 3, *PRIZES[2]]
    assert said(lang, "EE-END-02") == [3, 2, 3, 4, *COLUMN_CREDITS[2:]]
    assert said(lang, "EE-END-03") == [3, 4, 5, *[paid for row in ROW_CREDITS for paid in row[3:]]]
    assert said(lang, "EE-END-04") == list(UNIFORM_CREDITS[3:])
    assert said(lang, "EE-SETUP-14") == [2, 3, 4, *FORECAST, *ON_SITES, *IN_PILE]
    assert said(lang, "EE-STORE-01") == [HOLD, CONTAINER]


@LANGS
def test_figures_of_tiles_and_zu_are_those_of_the_box(lang: str) -> None:
    assert said(lang, "EE-TILE-RELAY-01") == list(RELAY_STEPS)
    assert said(lang, "EE-TILE-DIVIDENDS-01") == list(DIVIDENDS)
    paired = [figure for pair in zip(BRIEFING_CREDITS, BRIEFING_DRAWS, strict=True) for figure in pair]
    assert said(lang, "EE-TILE-BRIEFING-01") == paired
    assert said(lang, "EE-ZU-02") == [ZU_INITIATIVE, ZU_CREDITS]
    decks = [
        count for number, counts in enumerate(ZU_DECKS) for count in (number + 1, *[each for each in counts if each])
    ]
    assert said(lang, "EE-ZU-06") == decks
    assert (said(lang, "EE-ZU-70"), said(lang, "EE-ZU-83")) == ([ZU_FAIL], [ZU_HARDER_FAIL])


@LANGS
def test_the_example_is_played_by_the_game(lang: str) -> None:
    [section] = [section for section in rulebook(GAME.package, lang) if section.id == "example"]
    printed = [int(bold) for each in section.paragraphs for bold in re.findall(r"\*\*(\d+)\*\*", each.text)]
    table = sell(example(), SELL_TWO)
    heard = {text.split(":")[0]: [int(noun) for noun in re.findall(r"\d+", text)] for text in table.heard()}
    buyers = sum(int(text.split(":")[-1]) for text in table.heard() if "sale-buyers" in text)
    assert printed == [heard["A sale-price"][-1], buyers, heard["A sale-bonus"][-1], table.credits(A)]
