"""Processes that work for the server, one request at a time through their pipes, without its secrets."""

import asyncio
import os
import sys
from asyncio.subprocess import PIPE, Process
from contextlib import suppress
from typing import Final, Self

INHERITED_ENV: Final = (
    "HOME",
    "LANG",
    "LC_ALL",
    "PATH",
    "PYTHONHOME",
    "PYTHONPATH",
    "SYSTEMROOT",
    "TMPDIR",
    "VIRTUAL_ENV",
)
"""Environment variables that a child process inherits: none that could hold a password."""


class ChildProcess:
    """A process that handles one request at a time."""

    __slots__ = ("_busy", "_process")

    def __init__(self, process: Process) -> None:
        self._process: Final = process
        self._busy: bool = False

    @classmethod
    async def start(cls, module: str) -> Self:
        """Start a module as a program, with pipes."""
        command = (sys.executable, "-m", module)
        return cls(await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, env=_child_environment()))

    @property
    def pid(self) -> int:
        """Return the process id."""
        return self._process.pid

    def ready(self) -> bool:
        """Return whether the process runs and is not busy with an earlier request."""
        return self._process.returncode is None and not self._busy

    def pipes(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """Return the output and the input of the process."""
        reader, writer = self._process.stdout, self._process.stdin
        assert reader is not None
        assert writer is not None
        return reader, writer

    async def end(self) -> None:
        """Kill the process, whatever it is doing."""
        with suppress(ProcessLookupError):
            self._process.kill()
        if self._process.stdin is not None:
            self._process.stdin.close()
        await self._process.wait()


def _child_environment() -> dict[str, str]:
    return {name: os.environ[name] for name in INHERITED_ENV if name in os.environ}
