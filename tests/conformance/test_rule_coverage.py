"""Tests that rule ids are found in pages and tests, and compared."""

from pathlib import Path

from caravane.conformance import rule_coverage
from caravane.conformance.rule_coverage import undocumented_rules, untested_rules

PAGE = """
- **AB-TURN-01** [text] One.
- **AB-TURN-02** [ruling: why] Two, see **AB-TURN-01**; the total is **425**.
  * **X-01** An example.
"""

TESTS = """
import pytest
from tests.rule_marker import rule

@rule("AB-TURN-01", "X-01")
def test_one() -> None: ...

@pytest.mark.rule("AB-TURN-02")
class TestTwo: ...

@other("AB-TURN-09")
def test_three() -> None: ...
"""


def compare(tmp_path: Path, page: str, tests: str) -> list[str]:
    (tmp_path / "page.md").write_text(page, encoding="utf-8")
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "test_it.py").write_text(tests, encoding="utf-8")
    return untested_rules(tmp_path / "page.md", tmp_path / "tests")


def test_ids_are_found_in_decorators() -> None:
    assert list(rule_coverage.tested_rules(TESTS)) == ["AB-TURN-01", "X-01", "AB-TURN-02"]


def test_all_is_well_when_every_id_is_named(tmp_path: Path) -> None:
    assert compare(tmp_path, PAGE, TESTS) == []


def test_a_rule_without_a_test_is_named(tmp_path: Path) -> None:
    complaints = compare(tmp_path, PAGE + "- **AB-END-01** The end.\n", TESTS)
    assert complaints == ["AB-END-01 is not named by any test"]


def test_a_test_without_a_rule_is_named(tmp_path: Path) -> None:
    complaints = compare(tmp_path, PAGE, TESTS.replace('"X-01"', '"X-01", "X-02"'))
    assert complaints == ["X-02 is named by a test and listed nowhere"]


def test_an_id_that_is_listed_twice_is_named(tmp_path: Path) -> None:
    assert compare(tmp_path, PAGE + "- **X-01** Again.\n", TESTS) == ["X-01 is listed twice"]


def test_a_page_without_rules_and_no_page_are_named(tmp_path: Path) -> None:
    assert untested_rules(tmp_path / "none.md", tmp_path)[0].endswith("does not exist")
    assert compare(tmp_path, "Nothing.", "")[0].endswith("lists no rules")


def test_a_rule_only_in_the_rulebook_is_named(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text(PAGE, encoding="utf-8")
    assert undocumented_rules(page, ["AB-TURN-02", "X-01"]) == []
    assert undocumented_rules(page, ["AB-TURN-03", "AB-TURN-03"]) == [
        "AB-TURN-03 is in the rulebook and listed nowhere"
    ]
