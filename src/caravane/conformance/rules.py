"""Rules: every numbered rule of a game is named by a test (property 16). Read from the files, nothing is run."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from caravane.conformance.checkout import find_checkout, rules_page, tests_folder
from caravane.conformance.failure import Fault
from caravane.conformance.run import Run

RULE: Final = re.compile(r"^\s*[-*] \*\*([A-Z]+(?:-[A-Z]+)*-\d+)\*\*", re.MULTILINE)


def rules_proved(run: Run) -> None:
    """Property 16: every rule id has a test, and no test names an id that does not exist."""
    with run.at(0):
        root = find_checkout()
        complaints = unproved(rules_page(root, run.game.name), tests_folder(root, run.game.name))
        if complaints:
            raise Fault("; ".join(complaints))


def unproved(page: Path, tests: Path) -> list[str]:
    """Compare the ids of a page of rules with those that tests name."""
    if not page.is_file():
        return [f"{page} does not exist"]
    listed = RULE.findall(page.read_text(encoding="utf-8"))
    named = {rule for file in sorted(tests.rglob("*.py")) for rule in rules_named(file.read_text(encoding="utf-8"))}
    twice = sorted({rule for rule in listed if listed.count(rule) > 1})
    return [
        *([] if listed else [f"{page} lists no rules"]),
        *[f"{rule} is listed twice" for rule in twice],
        *[f"{rule} is not named by any test" for rule in listed if rule not in named],
        *[f"{rule} is named by a test and listed nowhere" for rule in sorted(named - set(listed))],
    ]


def rules_named(source: str) -> Iterator[str]:
    """Find the ids in decorators like `@rule("LC-FILL-03", "C-02")`."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            for decorator in node.decorator_list:
                yield from _ids(decorator)


def _ids(decorator: ast.expr) -> Iterator[str]:
    if not isinstance(decorator, ast.Call):
        return
    called = decorator.func
    name = called.attr if isinstance(called, ast.Attribute) else getattr(called, "id", "")
    if name == "rule":
        yield from (str(word.value) for word in decorator.args if isinstance(word, ast.Constant))
