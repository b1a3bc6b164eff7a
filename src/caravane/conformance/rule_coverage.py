"""Checks that every numbered rule of a game has a test, and that players read of no other rule (property 16).

The check reads the files and runs nothing.
"""

import ast
import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

from caravane.conformance.failure import Fault
from caravane.conformance.run import Run
from caravane.conformance.source_tree import find_checkout, rules_page, tests_folder

RULE: Final = re.compile(r"^\s*[-*] \*\*([A-Z]+(?:-[A-Z]+)*-\d+)\*\*", re.MULTILINE)


def rule_coverage(run: Run) -> None:
    """Check property 16: every rule id has a test, and no test or rulebook names an unknown id."""
    # Imported here, because a game without texts can be checked without the packages that read them.
    from caravane.text.language import LANGUAGES  # noqa: PLC0415
    from caravane.text.rulebook import read_rulebook, rules_covered  # noqa: PLC0415

    with run.at(0):
        root = find_checkout()
        page = rules_page(root, run.game.name)
        covered = [rule for lang in LANGUAGES for rule in rules_covered(read_rulebook(run.game.package, lang))]
        problems = untested_rules(page, tests_folder(root, run.game.name)) + undocumented_rules(page, covered)
        if problems:
            raise Fault("; ".join(problems))


def untested_rules(page: Path, tests: Path) -> list[str]:
    """Compare the ids of a page of rules with those named by tests."""
    if not page.is_file():
        return [f"{page} does not exist"]
    listed = documented_rules(page)
    named = {rule for file in sorted(tests.rglob("*.py")) for rule in tested_rules(file.read_text(encoding="utf-8"))}
    twice = sorted({rule for rule in listed if listed.count(rule) > 1})
    return [
        *([] if listed else [f"{page} lists no rules"]),
        *[f"{rule} is listed twice" for rule in twice],
        *[f"{rule} is not named by any test" for rule in listed if rule not in named],
        *[f"{rule} is named by a test and listed nowhere" for rule in sorted(named - set(listed))],
    ]


def undocumented_rules(page: Path, covered: Iterable[str]) -> list[str]:
    """Compare the ids named by a rulebook with those of a page of rules."""
    listed = set(documented_rules(page)) if page.is_file() else set()
    return [f"{rule} is in the rulebook and listed nowhere" for rule in sorted(set(covered) - listed)]


def documented_rules(page: Path) -> list[str]:
    """Return the ids of a page of rules."""
    return RULE.findall(page.read_text(encoding="utf-8"))


def tested_rules(source: str) -> Iterator[str]:
    """Yield the ids in decorators like `@rule("LC-FILL-03", "C-02")`."""
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
