"""The rulebook covers every rule except the invariants, and its example is true."""

from pathlib import Path

import pytest
from caravane.conformance.rule_coverage import documented_rules
from caravane.conformance.source_tree import rules_page
from caravane.text import LANGUAGES, rulebook
from caravane.text.rulebook import rules_covered

from tests.games.two_mules.scenario import Table
from two_mules import GAME

ROOT = Path(__file__).parents[3]
NOT_IN_RULEBOOK = {"TM-INV-01", "TM-INV-02", "TM-INV-03"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rulebook_covers_every_rule_for_players(lang: str) -> None:
    listed = {rule for rule in documented_rules(rules_page(ROOT, GAME.name)) if rule.startswith("TM-")}
    assert listed - set(rules_covered(rulebook(GAME.package, lang))) == NOT_IN_RULEBOOK


def test_the_example_of_the_rulebook_is_true() -> None:
    for bob, scores in (("tea-2", [0, 4]), ("salt-6", [10, 6])):
        table = Table(ana=("tea-5", "tea-1", "cloth-1", "cloth-2"), bob=("tea-2", "salt-6", "cloth-3", "cloth-4"))
        table.day("tea", "tea-5", bob)
        assert GAME.scores(table.state) == scores
