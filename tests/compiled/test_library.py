"""Tests that the library is the same in both builds: its own tests, and the examples of its documentation."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "python.md"
TESTS = """
import sys, pytest
from caravane.kernel.native import build_kind
assert build_kind() == "compiled"
sys.exit(pytest.main(["-q", "-p", "no:cacheprovider", sys.argv[1]]))
"""
EXAMPLES = """
import doctest, sys
from caravane import api
from caravane.kernel.native import build_kind
page = doctest.testfile(sys.argv[1], module_relative=False)
docstrings = doctest.testmod(api)
print(build_kind(), api.__file__.endswith(".py"), page.attempted, docstrings.attempted)
sys.exit(page.failed + docstrings.failed)
"""


def run(script: str, tree: Path, argument: str | Path) -> str:
    """Run a script with the rules of a tree; return its output."""
    done = subprocess.run(
        [sys.executable, "-c", script, argument],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(tree)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.mark.parametrize("tests", ["tests/kernel/test_pickling.py", "tests/test_api.py"])
def test_the_tests_of_the_library_hold_compiled(tests: str, compiled_tree: Path) -> None:
    assert " passed" in run(TESTS, compiled_tree, tests)


def test_every_example_gives_the_printed_output_in_both_builds(interpreted_tree: Path, compiled_tree: Path) -> None:
    interpreted = run(EXAMPLES, interpreted_tree, PAGE).split()
    compiled = run(EXAMPLES, compiled_tree, PAGE).split()
    assert [interpreted[0], compiled[0]] == ["interpreted", "compiled"]
    assert interpreted[1:] == compiled[1:]
    is_plain_python, *examples = compiled[1:]
    assert is_plain_python == "True"
    assert all(int(count) > 0 for count in examples)
