"""The numbered rules of a game as text, for tests that compare its figures with the data."""

import re
from pathlib import Path
from typing import Final, final

RULES: Final = Path(__file__).parents[2] / "docs" / "rules"


@final
class Specification:
    """The rules of one game."""

    def __init__(self, name: str) -> None:
        self.text: Final = (RULES / f"{name}.md").read_text(encoding="utf-8")

    def statement(self, rule_id: str) -> str:
        """Return the statement of a rule without its id and its marks."""
        found = re.search(rf"^- \*\*{rule_id}\*\* (?:\[[^]]*\])* ?((?:.+\n)(?:  .+\n)*)", self.text, re.MULTILINE)
        assert found, rule_id
        return found.group(1)

    def figures(self, rule_id: str) -> list[int]:
        """List the figures in the statement of a rule; values in brackets only state the source of a figure."""
        return [int(figure) for figure in re.findall(r"-?\d+", re.sub(r"\([^)]*\)", "", self.statement(rule_id)))]
