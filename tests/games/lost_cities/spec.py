"""The rule specification as a text, for tests that compare its figures with the data."""

import re
from pathlib import Path
from typing import Any, Final

from caravane.kernel.components import load

SPECIFICATION: Final = (Path(__file__).parents[3] / "docs" / "rules" / "lost_cities.md").read_text(encoding="utf-8")
BOX: Final[dict[str, Any]] = load("caravane.games.lost_cities")


def statement(rule_id: str) -> str:
    """Give the statement of a rule, without its id and its mark."""
    found = re.search(rf"^- \*\*{rule_id}\*\* (?:\[[^]]*\] )?(.*)$", SPECIFICATION, re.MULTILINE)
    assert found, rule_id
    return found.group(1)


def figures(rule_id: str) -> list[int]:
    """List the figures in the statement of a rule."""
    return [int(figure) for figure in re.findall(r"-?\d+", statement(rule_id))]


def squares(rule_id: str) -> dict[str, list[int]]:
    """Read a list of squares: `red 2, 8; orange 4, 6`."""
    found = re.findall(r"(\w+) (\d), (\d)", statement(rule_id))
    return {colour: [int(low), int(high)] for colour, low, high in found}
