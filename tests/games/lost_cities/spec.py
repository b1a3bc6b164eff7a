"""The rule specification as text, for tests that compare its figures with the data."""

import re
from typing import Any, Final

from caravane.kernel.box import load
from tests.games.specification import Specification

SPECIFICATION: Final = Specification("lost_cities")
statement, figures = SPECIFICATION.statement, SPECIFICATION.figures
BOX: Final[dict[str, Any]] = load("caravane.games.lost_cities")


def squares(rule_id: str) -> dict[str, list[int]]:
    """Parse a list of squares: `red 2, 8; orange 4, 6`."""
    found = re.findall(r"(\w+) (\d), (\d)", statement(rule_id))
    return {colour: [int(low), int(high)] for colour, low, high in found}
