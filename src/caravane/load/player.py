"""A simulated player: one seat with a socket, which answers every decision."""

import asyncio
import math
import random
import time
from collections.abc import Callable
from typing import Final, final

import msgspec
from picows import WSFrame, WSListener, WSMsgType, WSTransport

from caravane.load.plan import Outcome

SPREAD: Final = 1.0
"""Spread of thinking times: the sigma of a log-normal distribution."""
RETRY_SECONDS: Final = 0.05


class ServerMessage(msgspec.Struct):
    """The fields of a server message that are read; all others are skipped."""

    type: str
    id: str = ""
    table: str = ""
    code: str = ""
    n: int = 0
    status: str = ""
    legal: list[str] = []


DECODE: Final = msgspec.json.Decoder(ServerMessage).decode
ENCODE: Final = msgspec.json.Encoder().encode


@final
class Pacing:
    """Delays of the answers: thinking time, and a common rate for the whole crowd."""

    def __init__(self, think: float, rate: float, seed: int) -> None:
        self._luck: Final = random.Random(seed)  # noqa: S311 (not used for security)
        self._think: Final = think
        self._every: Final = 1 / rate if rate else 0.0
        self._next: float = 0.0

    def delay(self) -> float:
        """Return the seconds to wait before the next answer."""
        wait = self._luck.lognormvariate(math.log(self._think) - SPREAD**2 / 2, SPREAD) if self._think else 0.0
        if not self._every:
            return wait
        now = time.perf_counter()
        self._next = max(now + wait, self._next + self._every)
        return self._next - now

    def choose(self, legal: list[str]) -> str:
        """Choose a move."""
        return self._luck.choice(legal)


@final
class Player(WSListener):
    """One seat; it sends only answers to decisions, and counts the messages it receives."""

    def __init__(self, pacing: Pacing, outcome: Outcome, on_end: Callable[[str], None]) -> None:
        self._pacing: Final = pacing
        self._outcome: Final = outcome
        self._on_end: Final = on_end
        self._loop: Final = asyncio.get_running_loop()
        self._transport: WSTransport | None = None
        self._table: str = ""
        self._seat: int = 0
        self._latest: ServerMessage = ServerMessage("none")
        self._waiting: str = ""
        """Id of the play that is about to be sent or not yet acknowledged."""
        self._sent_at: float = 0.0
        self._count: int = 0
        self.closing: bool = False

    def on_ws_connected(self, transport: WSTransport) -> None:
        """Store the connection."""
        self._transport = transport

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        """Count the disconnection, unless this side closed."""
        self._outcome.lost += not self.closing

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        """Handle a message."""
        if frame.msg_type != WSMsgType.TEXT:
            if frame.msg_type == WSMsgType.CLOSE:
                transport.disconnect()
            return
        self._outcome.received_bytes += frame.payload_size
        message = DECODE(frame.get_payload_as_memoryview())
        if message.type == "update":
            self._outcome.deliveries += 1
            if message.table == self._table:
                self._latest = message
                self._decide()
        elif message.id and message.id == self._waiting:
            self._settle(message)

    def sit(self, table: str, seat: int) -> None:
        """Start to follow a table from a seat."""
        self._table, self._seat, self._latest, self._waiting = table, seat, ServerMessage("none"), ""
        self._send("follow", self._next_id(), {})

    def close(self) -> None:
        """Close the connection."""
        self.closing = True
        if self._transport is not None:
            self._transport.disconnect()

    def _decide(self) -> None:
        if self._latest.status == "ended":
            self._on_end(self._table)
        elif self._latest.legal and not self._waiting and not self.closing:
            self._waiting = self._next_id()
            self._later(self._pacing.delay(), self._waiting)

    def _later(self, delay: float, request_id: str) -> None:
        if delay <= 0:
            self._answer(request_id)
        else:
            self._loop.call_later(delay, self._answer, request_id)

    def _answer(self, request_id: str) -> None:
        # The decision or the table may be gone by now.
        if request_id != self._waiting or self.closing:
            return
        if not self._latest.legal:
            self._waiting = ""
            return
        self._sent_at = time.perf_counter()
        self._send("play", request_id, {"n": self._latest.n, "moves": [self._pacing.choose(self._latest.legal)]})

    def _settle(self, message: ServerMessage) -> None:
        self._waiting = ""
        if message.type == "ack":
            now = time.perf_counter()
            self._outcome.waits.append((now, now - self._sent_at))
        else:
            self._outcome.refused[message.code] = self._outcome.refused.get(message.code, 0) + 1
            self._loop.call_later(RETRY_SECONDS, self._decide)
            return
        self._decide()

    def _next_id(self) -> str:
        self._count += 1
        return str(self._count)

    def _send(self, kind: str, request_id: str, fields: dict[str, object]) -> None:
        assert self._transport is not None
        message = {"type": kind, "id": request_id, "table": self._table, "seat": self._seat, **fields}
        self._transport.send(WSMsgType.TEXT, ENCODE(message))
