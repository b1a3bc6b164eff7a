"""The program of a replay process: reads requests and writes responses, each with its length before it.

It ends when its input does, together with its server, and by itself when a task has taken too much processor time or
memory: files come from anyone.
"""

import signal
import sys
import traceback
from collections.abc import Callable
from typing import Any, BinaryIO, Final

import msgspec

from caravane.server.live.replays import replay_tasks as tasks
from caravane.server.live.replays.framing import LENGTH
from caravane.server.ops.child_program import leave_room
from caravane.tables.acts import Refused

NICE: Final = 5
"""Niceness of replay processes, so that the sockets of people come first."""
MAX_CPU_SECONDS: Final = 30.0
"""Processor time of one task after which the process ends."""
MAX_MEMORY_BYTES: Final = 1 << 30
"""Address space of the process: an imported file of the maximum size needs a fifth of it."""


def main() -> None:
    """Answer requests until the input ends."""
    leave_room(NICE)
    if sys.platform != "win32":
        import resource  # noqa: PLC0415 (not on Windows)

        resource.setrlimit(resource.RLIMIT_AS, (MAX_MEMORY_BYTES, MAX_MEMORY_BYTES))
    file = tasks.FileReader()
    while (request := _receive(sys.stdin.buffer)) is not None:
        _limit_time(MAX_CPU_SECONDS)
        if request["task"] == "open_file":
            file = tasks.FileReader()
        response = msgspec.msgpack.encode(_answer(file, request))
        sys.stdout.buffer.write(LENGTH.pack(len(response)) + response)
        sys.stdout.buffer.flush()
        _limit_time(0)


def _receive(stream: BinaryIO) -> dict[str, Any] | None:
    head = stream.read(LENGTH.size)
    if len(head) < LENGTH.size:
        return None
    request: dict[str, Any] = msgspec.msgpack.decode(stream.read(LENGTH.unpack(head)[0]))
    return request


def _limit_time(seconds: float) -> None:
    if sys.platform != "win32":
        signal.setitimer(signal.ITIMER_PROF, seconds)


def _answer(file: tasks.FileReader, request: dict[str, Any]) -> dict[str, Any]:
    """Return the result of a task, or its refusal."""
    work: dict[str, Callable[..., Any]] = {
        "history": tasks.history_json,
        "export": tasks.export_json,
        "luck": tasks.luck_json,
        "try_edition": tasks.try_edition,
        "open_file": file.open_file,
        "read_file": file.read_file,
    }
    try:
        return {"result": work[request["task"]](**request["args"])}
    except Refused as refused:
        return {"code": refused.code, "reason": refused.reason}
    except MemoryError:
        return {"code": "bad-file", "reason": "too-large"}
    except Exception:  # noqa: BLE001 (a failing task must not take the process away from others)
        traceback.print_exc()
        return {"code": "failed", "reason": ""}


if __name__ == "__main__":
    main()
