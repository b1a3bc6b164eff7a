"""The rulebook covers every rule except the invariants, which only a program can break."""

from pathlib import Path

import pytest

from caravane.conformance.rule_coverage import documented_rules
from caravane.conformance.source_tree import rules_page
from caravane.games._template import GAME
from caravane.text import LANGUAGES, rulebook
from caravane.text.rulebook import rules_covered

ROOT = Path(__file__).parents[3]
NOT_IN_RULEBOOK = {"TW-INV-01", "TW-INV-02", "TW-INV-03"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rulebook_covers_every_rule_for_players(lang: str) -> None:
    listed = {rule for rule in documented_rules(rules_page(ROOT, GAME.name)) if rule.startswith("TW-")}
    assert listed - set(rules_covered(rulebook(GAME.package, lang))) == NOT_IN_RULEBOOK
