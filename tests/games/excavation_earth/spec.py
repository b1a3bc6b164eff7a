"""The rule specification as a text, for tests that compare its figures with the data."""

import re
from pathlib import Path
from typing import Final

SPECIFICATION: Final = (Path(__file__).parents[3] / "docs" / "rules" / "excavation_earth.md").read_text(
    encoding="utf-8"
)


def statement(rule_id: str) -> str:
    """Give the statement of a rule, without its id and its marks."""
    found = re.search(rf"^- \*\*{rule_id}\*\* (?:\[[^]]*\])* ?((?:.+\n)(?:  .+\n)*)", SPECIFICATION, re.MULTILINE)
    assert found, rule_id
    return found.group(1)


def figures(rule_id: str) -> list[int]:
    """List the figures in the statement of a rule; values in brackets only say where a figure comes from."""
    return [int(figure) for figure in re.findall(r"-?\d+", re.sub(r"\([^)]*\)", "", statement(rule_id)))]
