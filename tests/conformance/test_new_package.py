"""Tests that `caravane new-game --package` makes a project that installs beside Caravane and passes its own tests."""

import subprocess
import sys
from pathlib import Path

import pytest

from caravane.conformance.new_game import new_package
from caravane.server.faces.folder import read_folder
from tests.clean_environment import ROOT, CleanEnvironment, build_wheel

NAME = "sand-dunes"


@pytest.fixture(scope="module")
def environment(tmp_path_factory: pytest.TempPathFactory) -> CleanEnvironment:
    """Return an environment in which Caravane is installed, without its sources."""
    environment = CleanEnvironment(tmp_path_factory.mktemp("environment"))
    environment.install(build_wheel(ROOT, tmp_path_factory.mktemp("wheel")))
    return environment


@pytest.fixture(scope="module")
def project(environment: CleanEnvironment, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Make a project for two seats with the installed Caravane, and install it."""
    folder = tmp_path_factory.mktemp("projects")
    environment.run("caravane", "new-game", NAME, "--package", "--seats", "2", cwd=folder)
    environment.install(build_wheel(folder / NAME, tmp_path_factory.mktemp("game")))
    return folder / NAME


def texts(project: Path) -> dict[str, str]:
    files = [file for file in sorted(project.rglob("*")) if file.is_file() and "__pycache__" not in file.parts]
    return {file.relative_to(project).as_posix(): file.read_text(encoding="utf-8") for file in files}


def test_the_project_passes_its_own_tests(environment: CleanEnvironment, project: Path) -> None:
    output = environment.run("pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", cwd=project)
    assert " passed" in output
    assert "skipped" not in output


def test_the_installed_game_can_be_played_and_fuzzed(environment: CleanEnvironment, project: Path) -> None:
    assert f"{NAME}: drawings from {NAME} 0.1.0." in environment.run("caravane", "games", "--lang", "en", cwd=project)
    output = environment.run("caravane", "fuzz", NAME, "--games", "5", cwd=project)
    assert "5 games" in output
    environment.run("caravane", "face", "check", f"src/{NAME.replace('-', '_')}/face", cwd=project)


def test_no_name_of_the_template_is_left(project: Path) -> None:
    for path, text in texts(project).items():
        for old in ("_template", "TW-", "The Well", "Le Puits", "WellState", "WellView", "caravane.games.sand"):
            assert old not in path + text, path


def test_a_game_for_two_speaks_of_two_players(project: Path) -> None:
    for path, text in texts(project).items():
        for old in ("two to four", "2 to 4", "(2, 3, 4)", "deux à quatre", "3 or 4"):
            assert old not in text, path


def test_the_project_is_formatted_and_linted(project: Path) -> None:
    for command in (["format", "--check"], ["check"]):
        subprocess.run([sys.executable, "-m", "ruff", *command, "--no-cache", "."], cwd=project, check=True)


def test_the_face_is_small_and_made_for_the_game(project: Path) -> None:
    face = read_folder(project / "src" / "sand_dunes" / "face")
    assert face.manifest.game == NAME
    assert face.files["face.js"].decode().count("\n") <= 120


def test_the_checkout_makes_the_same_project(project: Path, tmp_path: Path) -> None:
    new_package(NAME, tmp_path, 2)
    assert texts(tmp_path / NAME) == texts(project)


@pytest.mark.parametrize("name", ["My-Game", "my_game", "while", "", "../x"])
def test_an_invalid_name_is_refused(name: str, tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="not a valid game name"):
        new_package(name, tmp_path)


def test_nothing_is_overwritten(tmp_path: Path) -> None:
    (tmp_path / NAME).mkdir()
    with pytest.raises(ValueError, match="already exists"):
        new_package(NAME, tmp_path)
