"""Handle of a bot process in the server."""

import asyncio
from contextlib import suppress
from typing import Final, final

from caravane.kernel.codec import dump
from caravane.server.bots.request import READY, BotRequest
from caravane.server.ops.child_process import ChildProcess

WARM_UP_SECONDS: Final = 120.0
"""Maximum seconds until a process has loaded its modules, however busy the machine is."""


class BotProcessDied(Exception):
    """The bot process has ended instead of responding."""


@final
class BotProcess(ChildProcess):
    """A process that chooses moves."""

    __slots__ = ()

    async def warm_up(self) -> None:
        """Wait until the process takes requests. One that does not is left busy, so that it is replaced."""
        self._busy = True
        reader, _ = self.pipes()
        with suppress(TimeoutError):
            async with asyncio.timeout(WARM_UP_SECONDS):
                self._busy = (await reader.readline()).decode().strip() != READY

    async def request(self, request: BotRequest) -> str:
        """Send a request and return the response; raise BotProcessDied if there will be none."""
        self._busy = True
        reader, writer = self.pipes()
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


async def start_process() -> BotProcess:
    """Start a bot process."""
    return await BotProcess.start("caravane.server.bots")
