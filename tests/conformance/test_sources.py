"""Tests that luck, clocks, input and output in the sources of a game are found, with file and line."""

import pytest

from caravane.conformance.sources import problems_in, source_problems

FOLDER = "tests/conformance/bad_sources"
NO_INPUT = "rules have no input or output"


def test_every_problem_is_named_with_its_file_and_line() -> None:
    assert source_problems("tests.conformance.bad_sources") == (
        f"{FOLDER}/__init__.py:3: imports random: luck comes from chance steps",
        f"{FOLDER}/__init__.py:7: imports caravane.server: a game uses only caravane.kernel and itself",
        f"{FOLDER}/__init__.py:15: calls print: {NO_INPUT}",
        f"{FOLDER}/steps/clock.py:7: imports datetime: rules know no clock",
        f"{FOLDER}/steps/clock.py:10: calls open: {NO_INPUT}",
        f"{FOLDER}/steps/clock.py:11: calls hash: it differs from process to process",
    )


@pytest.mark.parametrize(
    "text",
    [
        "import os.path",
        "from io import StringIO",
        "from asyncio.tasks import sleep",
        "import math, socket",
        "def f():\n    import pathlib",
        "from caravane import games",
        "from caravane.games.lost_cities.words import VERBS",
    ],
)
def test_a_forbidden_import_is_found(text: str) -> None:
    assert len(problems_in(text, "my_game")) == 1


@pytest.mark.parametrize(
    "text",
    [
        "import math\nfrom typing import Final",
        "from caravane.kernel.words import Word",
        "from my_game.words import VERBS\nfrom .state import STEPS\nfrom . import time",
        "def f(pen):\n    return pen.open() + pen.id()",
        "if TYPE_CHECKING:\n    import random",
    ],
)
def test_plain_rules_have_no_problem(text: str) -> None:
    assert problems_in(text, "my_game") == []
