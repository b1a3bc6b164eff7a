"""What players are told: every rule but the invariants, which only a program can break."""

from pathlib import Path

import pytest

from caravane.conformance.rule_coverage import rules_listed
from caravane.conformance.source_tree import rules_page
from caravane.games._template import GAME
from caravane.text import LANGUAGES, rulebook
from caravane.text.rulebook import rules_told

ROOT = Path(__file__).parents[3]
UNTOLD = {"TW-INV-01", "TW-INV-02", "TW-INV-03"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rule_is_told_that_a_player_needs(lang: str) -> None:
    listed = {rule for rule in rules_listed(rules_page(ROOT, GAME.name)) if rule.startswith("TW-")}
    assert listed - set(rules_told(rulebook(GAME.package, lang))) == UNTOLD
