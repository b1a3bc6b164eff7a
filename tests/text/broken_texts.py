"""The template game with texts that a test may break."""

import sys
from importlib import resources
from pathlib import Path
from typing import Any, Final

import pytest

from caravane import games
from caravane.kernel.game import AnyGame, Game

WELL: Final = games.get("_template")


def copy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: str) -> tuple[AnyGame, Path]:
    """Copy the game with its texts of one kind, locales or rules; return it with their new location."""
    package = f"spoiled_{kind}"
    folder = tmp_path / package / kind
    folder.mkdir(parents=True)
    (folder.parent / "__init__.py").touch()
    for file in resources.files(WELL.package).joinpath(kind).iterdir():
        (folder / file.name).write_text(file.read_text(encoding="utf-8"), encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, package, raising=False)
    parts: dict[str, Any] = WELL.parts() | {"package": package}
    return Game(**parts), folder


def spoil(file: Path, old: str, new: str) -> None:
    """Replace a part of a text."""
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), encoding="utf-8")
