"""Rules: every numbered rule of a game is named by a test, and players are told of no other (property 16).

Read from the files, nothing is run.
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


def rules_proved(run: Run) -> None:
    """Property 16: every rule id has a test, and no test and no rulebook names an id that does not exist."""
    # Imported here: whoever checks a game without texts needs no reader for them.
    from caravane.text.language import LANGUAGES  # noqa: PLC0415
    from caravane.text.rulebook import read_rulebook, rules_told  # noqa: PLC0415

    with run.at(0):
        root = find_checkout()
        page = rules_page(root, run.game.name)
        told = [rule for lang in LANGUAGES for rule in rules_told(read_rulebook(run.game.package, lang))]
        complaints = unproved(page, tests_folder(root, run.game.name)) + unlisted(page, told)
        if complaints:
            raise Fault("; ".join(complaints))


def unproved(page: Path, tests: Path) -> list[str]:
    """Compare the ids of a page of rules with those that tests name."""
    if not page.is_file():
        return [f"{page} does not exist"]
    listed = rules_listed(page)
    named = {rule for file in sorted(tests.rglob("*.py")) for rule in rules_named(file.read_text(encoding="utf-8"))}
    twice = sorted({rule for rule in listed if listed.count(rule) > 1})
    return [
        *([] if listed else [f"{page} lists no rules"]),
        *[f"{rule} is listed twice" for rule in twice],
        *[f"{rule} is not named by any test" for rule in listed if rule not in named],
        *[f"{rule} is named by a test and listed nowhere" for rule in sorted(named - set(listed))],
    ]


def unlisted(page: Path, told: Iterable[str]) -> list[str]:
    """Compare the ids that a rulebook tells with those of a page of rules."""
    listed = set(rules_listed(page)) if page.is_file() else set()
    return [f"{rule} is told to players and listed nowhere" for rule in sorted(set(told) - listed)]


def rules_listed(page: Path) -> list[str]:
    """List the ids of a page of rules."""
    return RULE.findall(page.read_text(encoding="utf-8"))


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
