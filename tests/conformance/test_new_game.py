"""Tests that a new game passes all checks that the template passes."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from caravane.conformance.new_game import new_game
from caravane.conformance.template_names import prefix_of, renamed, title_of

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Copy the files of a clone, and create a game in it."""
    copy = tmp_path_factory.mktemp("checkout")
    listing = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(listing, cwd=ROOT, check=True, capture_output=True, text=True).stdout
    for name in filter(None, listed.split("\0")):
        if (ROOT / name).is_file():
            (copy / name).parent.mkdir(parents=True, exist_ok=True)
            (copy / name).write_bytes((ROOT / name).read_bytes())
    new_game("the-long-way-home", copy)
    return copy


def run(checkout: Path, *command: str) -> None:
    """Run a tool in the copy; print its output if it fails."""
    environment = {**os.environ, "PYTHONPATH": str(checkout / "src")}
    done = subprocess.run(
        [sys.executable, "-m", *command], cwd=checkout, env=environment, check=False, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout + done.stderr


def parts(checkout: Path) -> list[str]:
    folders = ["src/caravane/games/the_long_way_home", "tests/games/the_long_way_home"]
    return [str(checkout / folder) for folder in folders]


def test_the_copy_passes_conformance_and_its_own_tests(checkout: Path) -> None:
    suites = ["tests/conformance/test_conformance.py", "tests/games/the_long_way_home"]
    run(
        checkout,
        "pytest",
        "-q",
        "-p",
        "no:cacheprovider",
        "-p",
        "no:xdist",
        "-k",
        "the_long_way or the-long-way",
        *suites,
    )


def test_the_copy_is_formatted(checkout: Path) -> None:
    run(checkout, "ruff", "format", "--check", *parts(checkout))
    run(checkout, "ruff", "check", *parts(checkout))


def test_the_copy_passes_type_checks(checkout: Path) -> None:
    run(checkout, "mypy", *parts(checkout))


def test_no_name_of_the_template_is_left(checkout: Path) -> None:
    page = checkout / "docs" / "rules" / "the_long_way_home.md"
    inside = [file for part in parts(checkout) for file in sorted(Path(part).rglob("*.*"))]
    files = [page, *[file for file in inside if file.suffix in {".py", ".md", ".ftl"}]]
    assert len([file for file in files if file.parent.name == "rules"]) == 3
    for file in files:
        text = file.read_text(encoding="utf-8")
        assert "_template" not in text
        assert "TW-" not in text
        assert "The Well" not in text
        assert "Le Puits" not in text
        assert "WellState" not in text
        assert "WellView" not in text


def test_all_names_are_replaced() -> None:
    assert renamed('name="_template"', "my-game") == 'name="my-game"'
    assert renamed("from caravane.games._template.state", "my-game") == "from caravane.games.my_game.state"
    assert renamed("game _template, rules 1", "my-game") == "game my-game, rules 1"
    assert renamed("caravane check _template", "my-game") == "caravane check my-game"
    assert renamed("TW-PLAY-01 of The Well", "my-game") == "MG-PLAY-01 of My Game"


def test_prefixes_and_titles_are_made_of_the_name() -> None:
    assert prefix_of("my-game") == "MG-"
    assert prefix_of("azul") == "AZ-"
    assert title_of("the-long-way-home") == "The Long Way Home"


@pytest.mark.parametrize("name", ["My-Game", "my_game", "2-towns", "while", "", "../x", "lost-cities"])
def test_an_invalid_name_is_refused(name: str) -> None:
    with pytest.raises(ValueError, match="name"):
        new_game(name, ROOT)
