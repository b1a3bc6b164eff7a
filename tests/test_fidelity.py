"""`scripts/check-fidelity` compares the lists of printed statements with rules, tests, options and totals."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
LIST = "fidelity/lost-cities.md"


def check(*arguments: str) -> tuple[int, str]:
    """Run the check; return its exit status and output."""
    command = [sys.executable, str(ROOT / "scripts" / "check-fidelity"), *arguments]
    done = subprocess.run(command, check=False, capture_output=True, text=True, cwd=ROOT)
    return done.returncode, done.stdout + done.stderr


@pytest.fixture
def docs(tmp_path: Path) -> Path:
    """Copy a list and the totals to a folder of their own."""
    (tmp_path / "fidelity").mkdir()
    shutil.copy(ROOT / "docs" / LIST, tmp_path / LIST)
    shutil.copy(ROOT / "docs" / "fidelity.md", tmp_path)
    return tmp_path


def change(file: Path, old: str, new: str) -> None:
    """Replace the first occurrence of a text, which must be there."""
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), encoding="utf-8")


def test_the_lists_agree_with_the_project() -> None:
    status, output = check()
    assert status == 0, output
    assert output.startswith("fidelity: ")


@pytest.mark.parametrize(
    ("old", "new", "found"),
    [
        ("| LC-SETUP-05 |", "| LC-SETUP-99 |", "docs/rules/lost_cities.md has no rule LC-SETUP-99"),
        ("| LC-SETUP-05 |", "| |", "no rule is named"),
        ("`choice-order=turn-order`", "`choice-order=shouting`", "the game has no option choice-order=shouting"),
        ("by option `choice-order=turn-order`", "by option", "no option is named, such as `key=value`"),
        ("| literal |", "| mostly |", "the verdict 'mostly' is none of: literal, by option, not"),
        ("::test_every_colour_has_its_shape", "::test_no_colour", "test_setup.py has no test_no_colour"),
        ("| 2 |", "| 3 |", "lost-cities.md: 3 stands where 2 is expected"),
        ("| literal |", "| not |", "fidelity.md: "),
    ],
)
def test_a_broken_list_fails(docs: Path, old: str, new: str, found: str) -> None:
    change(docs / LIST, old, new)
    status, output = check(str(docs))
    assert status == 1
    assert found in output


def test_rules_of_another_game_fail(docs: Path) -> None:
    (docs / "fidelity" / "lost-cities.md").rename(docs / "fidelity" / "expeditions.md")
    status, output = check(str(docs))
    assert status == 1
    assert "docs/rules/expeditions.md has no rule LC-SETUP-04" in output


def test_a_list_without_totals_fails(docs: Path) -> None:
    change(docs / "fidelity.md", "| [Lost Cities](fidelity/lost-cities.md)", "| Lost Cities")
    assert "fidelity.md has no totals of lost-cities.md" in check(str(docs))[1]


def test_totals_can_be_corrected(docs: Path) -> None:
    change(docs / LIST, "| literal |", "| not |")
    assert check("--write", str(docs))[0] == 0
    assert check(str(docs))[0] == 0
