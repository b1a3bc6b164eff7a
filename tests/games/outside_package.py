"""Packages with a game of their own, as an installer would leave them in a folder."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from caravane import games

TEMPLATE = Path(games.__path__[0]) / "_template"
TWO_SEATS = "two-wells"
FOR_TWO = ("SEATS: Final = (2, 3, 4)", "SEATS: Final = (2,)")
THE_WELL = """
from caravane.games._template import GAME as WELL
from caravane.kernel.game import Game
GAME = Game(**{**WELL.parts(), "name": "NAME"})
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


def write_two_seat_game(folder: Path) -> None:
    """Write a package with a game for exactly two seats, made from the template."""
    for file in sorted(TEMPLATE.rglob("*")):
        if file.is_file() and "__pycache__" not in file.parts and file.suffix != ".so":
            target = folder / "two_wells" / file.relative_to(TEMPLATE)
            target.parent.mkdir(parents=True, exist_ok=True)
            text = file.read_text(encoding="utf-8").replace('"_template"', f'"{TWO_SEATS}"').replace(*FOR_TWO)
            target.write_text(text, encoding="utf-8")
    install(folder, TWO_SEATS, {TWO_SEATS: "two_wells"})


if __name__ == "__main__":
    Path(sys.argv[1]).mkdir(parents=True, exist_ok=True)
    write_two_seat_game(Path(sys.argv[1]))
