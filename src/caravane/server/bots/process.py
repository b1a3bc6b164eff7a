"""A bot process as the server sees it: started, asked, ended."""

import asyncio
import os
import sys
from asyncio.subprocess import PIPE, Process
from contextlib import suppress
from typing import Final, final

from caravane.kernel.codec import dump
from caravane.server.bots.request import Question

KEPT: Final = ("HOME", "LANG", "LC_ALL", "PATH", "PYTHONHOME", "PYTHONPATH", "SYSTEMROOT", "TMPDIR", "VIRTUAL_ENV")
"""What a bot process gets of the server's environment: nothing that could hold a password."""


class ProcessGone(Exception):
    """The bot process has ended instead of answering."""


@final
class BotProcess:
    """A process that answers one question at a time."""

    __slots__ = ("_process", "_thinking")

    def __init__(self, process: Process) -> None:
        self._process: Final = process
        self._thinking: bool = False

    @property
    def pid(self) -> int:
        """Give the number that the system knows it by."""
        return self._process.pid

    def ready(self) -> bool:
        """Tell whether it can be asked: it lives, and is not busy with an old question."""
        return self._process.returncode is None and not self._thinking

    async def ask(self, question: Question) -> str:
        """Ask, and wait for the move; raise ProcessGone when there will be none."""
        self._thinking = True
        reader, writer = self._process.stdout, self._process.stdin
        assert reader is not None
        assert writer is not None
        try:
            writer.write(f"{dump(question)}\n".encode())
            await writer.drain()
            line = await reader.readline()
        except ConnectionError as error:
            raise ProcessGone from error
        if not line.endswith(b"\n"):
            raise ProcessGone
        self._thinking = False
        return line.decode().rstrip("\n")

    async def end(self) -> None:
        """Stop it, whatever it is doing."""
        with suppress(ProcessLookupError):
            self._process.kill()
        if self._process.stdin is not None:
            self._process.stdin.close()
        await self._process.wait()


async def start_process() -> BotProcess:
    """Start a bot process: only its own pipes, only harmless parts of the environment."""
    environment = {name: os.environ[name] for name in KEPT if name in os.environ}
    command = (sys.executable, "-m", "caravane.server.bots")
    return BotProcess(await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, env=environment))
