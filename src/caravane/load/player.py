"""Player: a person in a seat with a socket, who answers what is asked; and the table that all of its people share."""

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
"""How unequal people's thinking times are: the sigma of a log-normal distribution."""
AGAIN: Final = 0.05


class Down(msgspec.Struct):
    """What a player looks at in a message; all else is skipped, not read."""

    type: str
    id: str = ""
    table: str = ""
    code: str = ""
    n: int = 0
    status: str = ""
    legal: list[str] = []


DECODE: Final = msgspec.json.Decoder(Down).decode
ENCODE: Final = msgspec.json.Encoder().encode


@final
class Pace:
    """When the next answer goes out: after thinking, and not before its turn where the whole crowd keeps to a rate."""

    def __init__(self, think: float, rate: float, seed: int) -> None:
        self._luck: Final = random.Random(seed)  # noqa: S311 (nobody gains by guessing it)
        self._think: Final = think
        self._every: Final = 1 / rate if rate else 0.0
        self._next: float = 0.0

    def delay(self) -> float:
        """Give the seconds to wait before the next answer."""
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
    """One seat. It speaks only when it is asked, and counts what it hears."""

    def __init__(self, pace: Pace, outcome: Outcome, over: Callable[[str], None]) -> None:
        self._pace: Final = pace
        self._outcome: Final = outcome
        self._over: Final = over
        self._loop: Final = asyncio.get_running_loop()
        self._transport: WSTransport | None = None
        self._table: str = ""
        self._seat: int = 0
        self._latest: Down = Down("none")
        self._waiting: str = ""
        """The id of the play that is not settled yet, or is about to be sent."""
        self._sent_at: float = 0.0
        self._count: int = 0
        self.leaving: bool = False

    def on_ws_connected(self, transport: WSTransport) -> None:
        """Keep the connection."""
        self._transport = transport

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        """Note it, if it was not our wish."""
        self._outcome.lost += not self.leaving

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        """Look at a message."""
        if frame.msg_type != WSMsgType.TEXT:
            if frame.msg_type == WSMsgType.CLOSE:
                transport.disconnect()
            return
        self._outcome.received_bytes += frame.payload_size
        down = DECODE(frame.get_payload_as_memoryview())
        if down.type == "update":
            self._outcome.deliveries += 1
            if down.table == self._table:
                self._latest = down
                self._look()
        elif down.id and down.id == self._waiting:
            self._settle(down)

    def sit(self, table: str, seat: int) -> None:
        """Begin to follow a table from a seat."""
        self._table, self._seat, self._latest, self._waiting = table, seat, Down("none"), ""
        self._send("follow", self._name(), {})

    def close(self) -> None:
        """Go."""
        self.leaving = True
        if self._transport is not None:
            self._transport.disconnect()

    def _look(self) -> None:
        if self._latest.status == "ended":
            self._over(self._table)
        elif self._latest.legal and not self._waiting and not self.leaving:
            self._waiting = self._name()
            self._later(self._pace.delay(), self._waiting)

    def _later(self, delay: float, name: str) -> None:
        if delay <= 0:
            self._answer(name)
        else:
            self._loop.call_later(delay, self._answer, name)

    def _answer(self, name: str) -> None:
        # Meanwhile the question may have gone, or the table.
        if name != self._waiting or self.leaving:
            return
        if not self._latest.legal:
            self._waiting = ""
            return
        self._sent_at = time.perf_counter()
        self._send("play", name, {"n": self._latest.n, "moves": [self._pace.choose(self._latest.legal)]})

    def _settle(self, down: Down) -> None:
        self._waiting = ""
        if down.type == "ack":
            now = time.perf_counter()
            self._outcome.waits.append((now, now - self._sent_at))
        else:
            self._outcome.refused[down.code] = self._outcome.refused.get(down.code, 0) + 1
            self._loop.call_later(AGAIN, self._look)
            return
        self._look()

    def _name(self) -> str:
        self._count += 1
        return str(self._count)

    def _send(self, kind: str, name: str, more: dict[str, object]) -> None:
        assert self._transport is not None
        message = {"type": kind, "id": name, "table": self._table, "seat": self._seat, **more}
        self._transport.send(WSMsgType.TEXT, ENCODE(message))
