"""Handle of a replay process in the server."""

import asyncio
from typing import Any, final

import msgspec

from caravane.server.live.replays.framing import LENGTH
from caravane.server.ops.child_process import ChildProcess
from caravane.tables.acts import Refused


class ReplayProcessDied(Exception):
    """The process has ended instead of responding: its task took too long or needed too much memory."""


@final
class ReplayProcess(ChildProcess):
    """A process that replays tables."""

    __slots__ = ()

    async def request(self, task: str, **args: Any) -> Any:
        """Return the result of a task; raise Refused, or ReplayProcessDied if there will be none."""
        self._busy = True
        reader, writer = self.pipes()
        data = msgspec.msgpack.encode({"task": task, "args": args})
        try:
            writer.write(LENGTH.pack(len(data)) + data)
            await writer.drain()
            (length,) = LENGTH.unpack(await reader.readexactly(LENGTH.size))
            response: dict[str, Any] = msgspec.msgpack.decode(await reader.readexactly(length))
        except (ConnectionError, asyncio.IncompleteReadError) as error:
            raise ReplayProcessDied from error
        self._busy = False
        if "code" in response:
            raise Refused(response["code"], response["reason"])
        return response["result"]


async def start_process() -> ReplayProcess:
    """Start a replay process."""
    return await ReplayProcess.start("caravane.server.live.replays")
