"""What players are told: every rule that concerns them, and figures that are those of the box."""

import re
from pathlib import Path

import pytest

from caravane.conformance.rule_coverage import rules_listed
from caravane.conformance.source_tree import rules_page
from caravane.games.expeditions import GAME
from caravane.games.expeditions.components import (
    ARROWS,
    BLUE,
    CIRCLE_COUNT,
    HAND_SIZES,
    LEAST_DISTANCE,
    MOST_TURNS,
    PLACES,
    RED,
    SORT,
    START_TICKETS,
    TICKETS,
    TOKENS,
)
from caravane.games.expeditions.words import REASONS
from caravane.text import LANGUAGES, rulebook
from caravane.text.rulebook import rules_told, telling
from tests.games.expeditions.scenario import A, B, C, D
from tests.games.expeditions.test_examples import first, fourth, second, table_of_four, third

ROOT = Path(__file__).parents[3]
# How large the deck is, that luck is seeded, and that nobody is ever stuck: the program's business.
UNTOLD = {"EX-SETUP-14", "EX-SETUP-15", "EX-ARROW-11"}


def said(lang: str, rule: str) -> list[int]:
    """Give the numbers of the paragraph that tells a rule."""
    [section] = telling(rulebook(GAME.package, lang), rule)
    return [int(number) for number in re.findall(r"\d+", section.paragraphs[0].text)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rule_is_told_that_a_player_needs(lang: str) -> None:
    listed = {rule for rule in rules_listed(rules_page(ROOT, GAME.name)) if rule.startswith("EX-")}
    assert listed - set(rules_told(rulebook(GAME.package, lang))) == UNTOLD


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rule_of_every_reason_is_told(lang: str) -> None:
    assert {word.rule for word in REASONS.words} <= set(rules_told(rulebook(GAME.package, lang)))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_figures_are_those_of_the_box(lang: str) -> None:
    assert said(lang, "EX-SETUP-02") == [CIRCLE_COUNT, len(PLACES), SORT.count(BLUE), SORT.count(RED)]
    assert said(lang, "EX-SETUP-12") == [LEAST_DISTANCE, 1, 2]
    assert said(lang, "EX-SETUP-04") == [ARROWS, START_TICKETS, TICKETS, TOKENS]
    assert said(lang, "EX-SETUP-08") == [HAND_SIZES[2], HAND_SIZES[4]] == [HAND_SIZES[3], HAND_SIZES[6]]
    assert said(lang, "EX-END-10") == [MOST_TURNS]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_example_is_played_by_the_game(lang: str) -> None:
    [example] = [section for section in rulebook(GAME.package, lang) if section.id == "example"]
    printed = [int(bold) for each in example.paragraphs for bold in re.findall(r"\*\*(\d+)\*\*", each.text)]
    table = fourth(third(second(first(table_of_four()))))
    bernard = [table.lines(C)["objectives"] + table.lines(C)["tokens"], table.tickets(C)]
    table.play(A, "spend:removal remove:red lay:red:petra")
    assert printed == [*bernard, table.lines(A)["objectives"]]
    assert table.lines(C)["objectives"] + table.lines(C)["tokens"] == printed[0]
    assert (table.laid(B), table.laid(D)) == ("", "")
