"""Helpers to run the command line: in this process with typed input, or in a real terminal."""

import json
import os
import pty
import re
import select
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from types import TracebackType
from typing import Self

from typer.testing import CliRunner

from caravane import games
from caravane.cli.app import app
from tests.wait_limit import WAIT_SECONDS

CLEAR = "\x1b[3J"
_CONTROL = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")


def run(*args: str, typed: Sequence[str] = (), code: int = 0, width: int = 100) -> str:
    """Run a command with piped input; return its output."""
    runner = CliRunner(env={"COLUMNS": str(width), "NO_COLOR": "1"})
    result = runner.invoke(app, list(args), input="".join(f"{line}\n" for line in typed))
    assert result.exit_code == code, result.output
    return result.output


def plain(text: str) -> str:
    """Join lines and replace non-breaking spaces."""
    return " ".join(text.split())


def saved(file: Path, game: str, moves: Sequence[str], occupants: Sequence[str], **options: str) -> str:
    """Write a save with the given moves; return its name."""
    record = {
        "format": 1,
        "game": game,
        "rules": games.get(game).rules,
        "seats": len(occupants),
        "options": {key.replace("_", "-"): value for key, value in options.items()},
        "players": ["Ana", "Bob", "Zoé"][: len(occupants)],
        "played_by": list(occupants),
        "moves": list(moves),
    }
    file.write_text(json.dumps(record), encoding="utf-8")
    return str(file)


class Terminal:
    """A real terminal around the program: a pseudo terminal of the system."""

    def __init__(self, *args: str) -> None:
        self._ours, theirs = pty.openpty()
        environ = {**os.environ, "COLUMNS": "100", "LINES": "45", "TERM": "xterm-256color"}
        command = [sys.executable, "-m", "caravane", *args]
        self._program = subprocess.Popen(command, stdin=theirs, stdout=theirs, stderr=theirs, env=environ)
        os.close(theirs)
        self._output = ""

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._program.kill()
        self._program.wait()
        os.close(self._ours)

    def type(self, line: str) -> None:
        """Type a line and press Enter."""
        self._output = ""
        os.write(self._ours, f"{line}\n".encode())

    def wait_for(self, text: str) -> str:
        """Read until a text appears; return what is visible since the screen was last cleared."""
        end = time.monotonic() + WAIT_SECONDS
        while text not in self.visible():
            assert time.monotonic() < end, f"{text!r} did not come; there is: {self.visible()}"
            if select.select([self._ours], [], [], 0.2)[0]:
                self._output += os.read(self._ours, 65536).decode(errors="replace")
        return self.visible()

    def visible(self) -> str:
        return plain(_CONTROL.sub("", self._output.rpartition(CLEAR)[2]))

    def wiped(self) -> bool:
        """Return whether screen and scrollback were cleared since the last line typed."""
        return CLEAR in self._output

    def end(self) -> int:
        """Wait for the program to end."""
        return self._program.wait(WAIT_SECONDS)
