"""The commands of docs/operations.md, as an operator types them."""

import os
import subprocess
import sys
from pathlib import Path

from tests.server.services import find_program

DOCUMENT = Path(__file__).parent.parent.parent.parent / "docs" / "operations.md"


def commands_under(heading: str) -> list[str]:
    """Return the commands of the first console block under a heading."""
    _, found, section = DOCUMENT.read_text(encoding="utf-8").partition(f"\n### {heading}\n")
    assert found, heading
    block = section.partition("\n### ")[0].partition("```console\n")[2].partition("```")[0]
    commands = [line.removeprefix("$ ") for line in block.splitlines()]
    assert commands
    return commands


def run_together(commands: list[str], folder: Path, replaced: dict[str, str], **environ: str) -> None:
    """Run commands in one shell, with the places of the document replaced by those of a test."""
    script = "\n".join(commands)
    for place, here in replaced.items():
        assert place in script, place
        script = script.replace(place, here)
    path = os.pathsep.join([str(_programs(folder)), str(Path(find_program("pg_dump")).parent), os.environ["PATH"]])
    done = subprocess.run(
        ["bash", "-euc", script],
        check=False,
        capture_output=True,
        text=True,
        cwd=folder,
        env={**os.environ, **environ, "PATH": path},
    )
    assert done.returncode == 0, script + done.stdout + done.stderr


def _programs(folder: Path) -> Path:
    """Return a folder with the installed `caravane`."""
    programs = folder / "bin"
    programs.mkdir(exist_ok=True)
    program = programs / "caravane"
    program.write_text(f'#!/bin/sh\nexec {sys.executable} -m caravane "$@"\n', encoding="utf-8")
    program.chmod(0o755)
    return programs
