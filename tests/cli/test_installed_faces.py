"""Tests of the faces that `caravane games` names: those of other packages, and those that are not used."""

import shutil
import sys
from importlib import resources
from pathlib import Path
from typing import Any

import pytest

from tests.cli.run_cli import plain, run
from tests.games.outside_package import install, installed, well
from tests.server.faces.sample_face import write_face


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Install a package with the template under the name wadi; return its folder."""
    monkeypatch.delitem(sys.modules, "wadi", raising=False)
    folder = tmp_path / "wadi"
    shutil.copytree(Path(str(resources.files("caravane.games._template"))) / "locales", folder / "locales")
    own = well("wadi").replace('"name":', '"package": __name__, "name":')
    (folder / "__init__.py").write_text(own, encoding="utf-8")
    install(tmp_path, "dry-rivers", {"wadi": "wadi"})
    return folder


def games_of(package: Path, **changes: Any) -> str:
    write_face(package / "face", game="wadi", **changes)
    with installed(package.parent):
        return plain(run("games", "--lang", "en"))


def test_a_face_of_another_package_is_named_with_a_warning(package: Path) -> None:
    output = games_of(package)
    assert "wadi: drawings from dry-rivers 1.2." in output
    assert "installing one means trusting it" in output


def test_a_face_that_is_not_used_is_named_with_the_reason(package: Path) -> None:
    output = games_of(package, contract=9)
    assert "wadi: the drawings are not used (it follows contract 9, and this version of Caravane knows 1)." in output
    assert "trusting" not in output


def test_the_games_of_the_project_need_no_warning() -> None:
    assert "trusting" not in run("games", "--lang", "en")
