"""Simulation: many serve processes as queues, for sizes that no machine at hand can run.

A core does one thing after the other: what it does for a move before it is recorded, what it does after, and what it does for
moves that it hears of from other processes. One commit carries all that waits. Arrivals are as uneven as chance makes them.
"""

import heapq
import random
from collections.abc import Callable
from statistics import quantiles
from typing import Final, NamedTuple, final

BEFORE: Final = 0.5
"""The share of a core's work for a move that is done before it is recorded."""
HOP: Final = 0.000_5
"""Seconds from one process to another through NATS."""


class Setup(NamedTuple):
    """So many moves a second on so many processes, and what each of them takes."""

    rate: float
    serves: int
    seats: int
    shards: int
    act: float
    """Seconds of a core for a move, where it is made."""
    hear: float
    """Seconds of a core for a move, on each other process where somebody follows its table."""
    commit: float
    insert: float
    """Moves a second that one PostgreSQL takes in, in batches."""


class Outcome(NamedTuple):
    """How long moves waited for their answer, and how busy the cores were."""

    p50_ms: float
    p99_ms: float
    busy: float


Event = tuple[float, int, Callable[[float], None]]


@final
class Simulation:
    """Processes, their queues and the record, in a time of their own."""

    def __init__(self, setup: Setup, seed: int = 0) -> None:
        self.setup: Final = setup
        self.waits: Final[list[float]] = []
        self._luck: Final = random.Random(seed)  # noqa: S311 (nobody guesses at it)
        self._agenda: Final[list[Event]] = []
        self._planned: int = 0
        self._free: Final = [0.0] * setup.serves
        """When each core has done what was given to it."""
        self._worked: float = 0.0
        self._waiting: Final[list[list[float]]] = [[] for _ in range(setup.serves)]
        self._writing: Final = [False] * setup.serves
        self._written: Final = [0.0] * setup.shards

    def run(self, seconds: float) -> Outcome:
        """Let people play for so long, and answer all of them."""
        at = self._luck.expovariate(self.setup.rate)
        while at < seconds:
            self._plan(at, self._arrives)
            at += self._luck.expovariate(self.setup.rate)
        while self._agenda:
            at, _, happens = heapq.heappop(self._agenda)
            happens(at)
        marks = quantiles(self.waits, n=100)
        return Outcome(1_000 * marks[49], 1_000 * marks[98], self._worked / (seconds * self.setup.serves))

    def _plan(self, at: float, happens: Callable[[float], None]) -> None:
        self._planned += 1
        heapq.heappush(self._agenda, (at, self._planned, happens))

    def _work(self, process: int, at: float, seconds: float) -> float:
        """Give a core something to do after all that it has; tell when it is done."""
        self._free[process] = max(at, self._free[process]) + seconds
        self._worked += seconds
        return self._free[process]

    def _arrives(self, at: float) -> None:
        process = self._luck.randrange(self.setup.serves)
        done = self._work(process, at, self.setup.act * BEFORE)
        self._plan(done, lambda now: self._wait_for_commit(process, now, at))

    def _wait_for_commit(self, process: int, now: float, since: float) -> None:
        self._waiting[process].append(since)
        if not self._writing[process]:
            self._write(process, now)

    def _write(self, process: int, now: float) -> None:
        batch, self._waiting[process] = self._waiting[process], []
        self._writing[process] = True
        shard = self._luck.randrange(self.setup.shards)
        # Forcing the disk takes as long for many as for one; taking in rows does not.
        self._written[shard] = max(now, self._written[shard]) + len(batch) / self.setup.insert
        self._plan(max(now + self.setup.commit, self._written[shard]), lambda at: self._recorded(process, at, batch))

    def _recorded(self, process: int, now: float, batch: list[float]) -> None:
        for since in batch:
            self.waits.append(self._work(process, now, self.setup.act * (1 - BEFORE)) - since)
            self._tell_others(process, now)
        self._writing[process] = False
        if self._waiting[process]:
            self._write(process, now)

    def _tell_others(self, process: int, now: float) -> None:
        others = min(self.setup.seats, self.setup.serves) - 1
        for step in self._luck.sample(range(1, self.setup.serves), others):
            other = (process + step) % self.setup.serves
            self._plan(now + HOP, lambda at, other=other: self._hears(other, at))  # type: ignore[misc]

    def _hears(self, process: int, now: float) -> None:
        self._work(process, now, self.setup.hear)
