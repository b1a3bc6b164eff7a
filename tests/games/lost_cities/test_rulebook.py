"""The rulebook covers every rule for players, and its figures agree with the components."""

import re
from collections.abc import Sequence
from pathlib import Path

import pytest

from caravane.conformance.rule_coverage import documented_rules
from caravane.conformance.source_tree import rules_page
from caravane.games.lost_cities import GAME
from caravane.text import LANGUAGES, rulebook
from caravane.text.rulebook import paragraph_of_rule, rules_covered
from tests.games.lost_cities.scenario import A, Table

ROOT = Path(__file__).parents[3]
# The single source of luck concerns only the program.
NOT_IN_RULEBOOK = {"LC-SETUP-11"}
ANA = "red T[1,2,2,4,5,5]; orange S[3,3,4]; yellow S[1,1,2,3,5,6,6]; green T[2,4,4]; violet S[2,3,3,7]; artefacts 4; dice 2"


def numbers(text: str) -> list[int]:
    """Return the numbers of a sentence; a printed minus is longer than a typed one."""
    return [int(number) for number in re.findall(r"-?\d+", text.replace("\u2212", "-"))]


def rule_numbers(lang: str, rule: str) -> list[int]:
    """Return the numbers of the paragraph that covers a rule."""
    [section] = paragraph_of_rule(rulebook(GAME.package, lang), rule)
    return numbers(section.paragraphs[0].text)


def holds(found: Sequence[int], expected: Sequence[int]) -> bool:
    """Return whether some numbers occur side by side."""
    return any(list(found[start : start + len(expected)]) == list(expected) for start in range(len(found)))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rulebook_covers_every_rule_for_players(lang: str) -> None:
    listed = {rule for rule in documented_rules(rules_page(ROOT, GAME.name)) if rule.startswith("LC-")}
    assert listed - set(rules_covered(rulebook(GAME.package, lang))) == NOT_IN_RULEBOOK


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_points_agree_with_the_components(lang: str) -> None:
    assert holds(rule_numbers(lang, "LC-SCORE-01"), GAME.box.expedition_points[1:])
    assert holds(rule_numbers(lang, "LC-SCORE-05"), GAME.box.artefact_points[1:])
    assert rule_numbers(lang, "LC-SCORE-06") == [*GAME.box.dice_points[1:], GAME.box.dice_points[0]]
    assert rule_numbers(lang, "LC-SCORE-03") == [GAME.box.expedition_points[0]]
    assert rule_numbers(lang, "LC-BRIDGE-03") == rule_numbers(lang, "LC-SCORE-09") == [GAME.box.bridge_points]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_example_is_scored_by_the_game(lang: str) -> None:
    table = Table(ANA)
    [example] = [section for section in rulebook(GAME.package, lang) if section.id == "example"]
    printed = [numbers(bold)[0] for each in example.paragraphs for bold in re.findall(r"\*\*(.+?)\*\*", each.text)]
    assert printed == [*table.boxes(A).values(), table.total(A)]
    with_one_more = Table(ANA.replace("green T[2,4,4]", "green T[2,4,4,4]").replace("artefacts 4", "artefacts 5"))
    green = [table.boxes(A)["green"], with_one_more.boxes(A)["green"]]
    artefacts = [with_one_more.boxes(A)["artefact"], table.boxes(A)["artefact"]]
    assert numbers(example.paragraphs[-1].text)[1:] == [*green, *artefacts, with_one_more.total(A)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_squares_with_symbols_are_listed(lang: str) -> None:
    [sheet] = [section for section in rulebook(GAME.package, lang) if section.id == "sheet"]
    listed = [numbers(paragraph.text) for paragraph in sheet.paragraphs if paragraph.item]
    assert listed == [
        [*arrows, *artefacts] for arrows, artefacts in zip(GAME.box.arrows, GAME.box.artefacts, strict=True)
    ]
