"""Packages with a game of their own, as an installer would leave them in a folder."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from caravane import games

THE_WELL = """
from caravane.games._template import GAME as WELL
from caravane.kernel.game import Game
GAME = Game(**{**vars(WELL), "name": "NAME"})
"""


def well(name: str) -> str:
    """Return the source of a module with the template under another name."""
    return THE_WELL.replace("NAME", name)


def install(folder: Path, package: str, entries: dict[str, str], **modules: str) -> None:
    """Write modules and the metadata that announces their games."""
    for module, source in modules.items():
        (folder / f"{module}.py").write_text(source, encoding="utf-8")
    metadata = folder / f"{package}-1.2.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.2\n", encoding="utf-8")
    lines = [f"[{games.ENTRY_POINTS}]", *[f"{name} = {value}" for name, value in entries.items()]]
    (metadata / "entry_points.txt").write_text("\n".join(lines), encoding="utf-8")


@contextmanager
def installed(folder: Path) -> Iterator[None]:
    """Make the packages of a folder visible to the registry."""
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(folder)
        games._outside.cache_clear()
        yield
    games._outside.cache_clear()
