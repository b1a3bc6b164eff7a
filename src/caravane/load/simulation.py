"""Simulation of many serve processes as queues, for sizes that no machine at hand can run.

A core does one thing after the other: its work for a move before the commit, its work after it, and its work for moves
reported by other processes. One commit includes all pending moves. Arrivals are random.
"""

import heapq
import random
from collections.abc import Callable
from statistics import quantiles
from typing import Final, NamedTuple, final

BEFORE: Final = 0.5
"""Share of a core's work for a move that is done before the commit."""
HOP: Final = 0.000_5
"""Seconds from one process to another through NATS."""


class Setup(NamedTuple):
    """Moves per second, number of processes, and the costs of a move."""

    rate: float
    serves: int
    seats: int
    shards: int
    act: float
    """Seconds of a core for a move, on the process where it is made."""
    receive: float
    """Seconds of a core for a move, on each other process with a follower of its table."""
    commit: float
    insert: float
    """Moves per second that one PostgreSQL accepts in batches."""


class SimulationResult(NamedTuple):
    """Waiting times of moves, and utilization of the cores."""

    p50_ms: float
    p99_ms: float
    busy: float


Event = tuple[float, int, Callable[[float], None]]


@final
class Simulation:
    """Processes, their queues and the database, in simulated time."""

    def __init__(self, setup: Setup, seed: int = 0) -> None:
        self.setup: Final = setup
        self.waits: Final[list[float]] = []
        self._luck: Final = random.Random(seed)  # noqa: S311 (not used for security)
        self._agenda: Final[list[Event]] = []
        self._planned: int = 0
        self._free: Final = [0.0] * setup.serves
        """Time at which each core will have finished its work."""
        self._worked: float = 0.0
        self._waiting: Final[list[list[float]]] = [[] for _ in range(setup.serves)]
        self._writing: Final = [False] * setup.serves
        self._written: Final = [0.0] * setup.shards

    def run(self, seconds: float) -> SimulationResult:
        """Simulate moves arriving for `seconds`, and answer all of them."""
        at = self._luck.expovariate(self.setup.rate)
        while at < seconds:
            self._plan(at, self._on_arrival)
            at += self._luck.expovariate(self.setup.rate)
        while self._agenda:
            at, _, action = heapq.heappop(self._agenda)
            action(at)
        marks = quantiles(self.waits, n=100)
        return SimulationResult(1_000 * marks[49], 1_000 * marks[98], self._worked / (seconds * self.setup.serves))

    def _plan(self, at: float, action: Callable[[float], None]) -> None:
        self._planned += 1
        heapq.heappush(self._agenda, (at, self._planned, action))

    def _work(self, process: int, at: float, seconds: float) -> float:
        """Queue work on a core; return the time at which it will be finished."""
        self._free[process] = max(at, self._free[process]) + seconds
        self._worked += seconds
        return self._free[process]

    def _on_arrival(self, at: float) -> None:
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
        # Flushing to disk takes as long for many moves as for one; inserting rows does not.
        self._written[shard] = max(now, self._written[shard]) + len(batch) / self.setup.insert
        self._plan(max(now + self.setup.commit, self._written[shard]), lambda at: self._on_commit(process, at, batch))

    def _on_commit(self, process: int, now: float, batch: list[float]) -> None:
        for since in batch:
            self.waits.append(self._work(process, now, self.setup.act * (1 - BEFORE)) - since)
            self._notify_others(process, now)
        self._writing[process] = False
        if self._waiting[process]:
            self._write(process, now)

    def _notify_others(self, process: int, now: float) -> None:
        others = min(self.setup.seats, self.setup.serves) - 1
        for step in self._luck.sample(range(1, self.setup.serves), others):
            other = (process + step) % self.setup.serves
            self._plan(now + HOP, lambda at, other=other: self._on_remote_move(other, at))  # type: ignore[misc]

    def _on_remote_move(self, process: int, now: float) -> None:
        self._work(process, now, self.setup.receive)
