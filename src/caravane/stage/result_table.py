"""The results of a test as a table for the terminal."""

from rich import box
from rich.table import Table as Grid
from rich.text import Text

from caravane.stage.checks import CheckResult

SHOWN = 3
"""Findings that are shown of each check, unless all are wanted."""


def result_table(results: list[CheckResult], shown: int = SHOWN) -> Grid:
    """Return a row for each check: whether it holds, and its first findings."""
    grid = Grid(box=box.SIMPLE_HEAD, pad_edge=False)
    grid.add_column("", justify="right")
    grid.add_column("check", no_wrap=True)
    grid.add_column("result", no_wrap=True)
    grid.add_column("what holds, or the first findings")
    for number, name, about, findings in results:
        count = len(findings)
        text = "\n".join(findings[:shown]) + (f"\n… and {count - shown} more" if count > shown else "")
        grid.add_row(str(number), name, f"{count} found" if count else "holds", Text(text or about))
    return grid
