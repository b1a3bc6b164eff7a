"""The rulebook covers every rule for players, and its figures agree with the components."""

import re
from pathlib import Path

import pytest

from caravane.conformance.rule_coverage import documented_rules
from caravane.conformance.source_tree import rules_page
from caravane.games.expeditions import GAME
from caravane.games.expeditions.components import (
    BLUE,
    CIRCLE_COUNT,
    PLACES,
    RED,
    SORT,
)
from caravane.games.expeditions.words import REASONS
from caravane.text import LANGUAGES, rulebook
from caravane.text.rulebook import paragraph_of_rule, rules_covered
from tests.games.expeditions.scenario import A, B, C, D
from tests.games.expeditions.test_examples import first, fourth, second, table_of_four, third

ROOT = Path(__file__).parents[3]
# Rules for the program only: the size of the deck, seeded luck, and that no seat is ever stuck.
NOT_IN_RULEBOOK = {"EX-SETUP-14", "EX-SETUP-15", "EX-ARROW-11"}


def rule_numbers(lang: str, rule: str) -> list[int]:
    """Return the numbers of the paragraph that covers a rule."""
    [section] = paragraph_of_rule(rulebook(GAME.package, lang), rule)
    return [int(number) for number in re.findall(r"\d+", section.paragraphs[0].text)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rulebook_covers_every_rule_for_players(lang: str) -> None:
    listed = {rule for rule in documented_rules(rules_page(ROOT, GAME.name)) if rule.startswith("EX-")}
    assert listed - set(rules_covered(rulebook(GAME.package, lang))) == NOT_IN_RULEBOOK


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rulebook_covers_the_rule_of_every_reason(lang: str) -> None:
    assert {word.rule for word in REASONS.words} <= set(rules_covered(rulebook(GAME.package, lang)))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_figures_agree_with_the_components(lang: str) -> None:
    box = GAME.box
    assert rule_numbers(lang, "EX-SETUP-02") == [CIRCLE_COUNT, len(PLACES), SORT.count(BLUE), SORT.count(RED)]
    assert rule_numbers(lang, "EX-SETUP-12") == [box.min_distance, 1, 2]
    assert rule_numbers(lang, "EX-SETUP-04") == [box.arrows, box.tickets, box.start_tickets]
    assert rule_numbers(lang, "EX-SETUP-08") == list(box.hand_sizes[2:])
    assert rule_numbers(lang, "EX-SETUP-10") == [box.display]
    assert rule_numbers(lang, "EX-TICKET-01") == [box.tickets_per_turn]
    assert rule_numbers(lang, "EX-TICKET-18") == [box.drawn]
    assert rule_numbers(lang, "EX-END-10") == [box.max_turns]


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
