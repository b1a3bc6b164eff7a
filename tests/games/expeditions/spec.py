"""The rule specification as a text, for tests that compare its figures with the data."""

import re
from pathlib import Path
from typing import Final

SPECIFICATION: Final = (Path(__file__).parents[3] / "docs" / "rules" / "expeditions.md").read_text(encoding="utf-8")


def statement(rule_id: str) -> str:
    """Give the statement of a rule, without its id and its marks."""
    found = re.search(rf"^- \*\*{rule_id}\*\* (?:\[[^]]*\])* ?(.+)$", SPECIFICATION, re.MULTILINE)
    assert found, rule_id
    return found.group(1)
