"""Handle of a bot process in the server."""

import asyncio
import os
import sys
from asyncio.subprocess import PIPE, Process
from contextlib import suppress
from typing import Final, final

from caravane.kernel.codec import dump
from caravane.server.bots.request import BotRequest

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
"""Environment variables that a bot process inherits: none that could hold a password."""


class BotProcessDied(Exception):
    """The bot process has ended instead of responding."""


@final
class BotProcess:
    """A process that handles one request at a time."""

    __slots__ = ("_busy", "_process")

    def __init__(self, process: Process) -> None:
        self._process: Final = process
        self._busy: bool = False

    @property
    def pid(self) -> int:
        """Return the process id."""
        return self._process.pid

    def ready(self) -> bool:
        """Return whether the process runs and is not busy with an earlier request."""
        return self._process.returncode is None and not self._busy

    async def request(self, request: BotRequest) -> str:
        """Send a request and return the response; raise BotProcessDied if there will be none."""
        self._busy = True
        reader, writer = self._process.stdout, self._process.stdin
        assert reader is not None
        assert writer is not None
        try:
            writer.write(f"{dump(request)}\n".encode())
            await writer.drain()
            line = await reader.readline()
        except ConnectionError as error:
            raise BotProcessDied from error
        if not line.endswith(b"\n"):
            raise BotProcessDied
        self._busy = False
        return line.decode().rstrip("\n")

    async def end(self) -> None:
        """Kill the process, whatever it is doing."""
        with suppress(ProcessLookupError):
            self._process.kill()
        if self._process.stdin is not None:
            self._process.stdin.close()
        await self._process.wait()


async def start_process() -> BotProcess:
    """Start a bot process with its pipes and only harmless parts of the environment."""
    environment = {name: os.environ[name] for name in INHERITED_ENV if name in os.environ}
    command = (sys.executable, "-m", "caravane.server.bots")
    return BotProcess(await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, env=environment))
