"""Runs of crowds in separate processes against running servers, with the servers' metrics before and after."""

import os
import subprocess
import sys
from collections.abc import Collection
from typing import IO, Any, Final, final

import httpx
import msgspec
from prometheus_client.parser import text_string_to_metric_families

from caravane.load.crowd import OUTCOME, OVER, READY
from caravane.load.plan import Figures, Outcome, Plan, figures, merge

START_TIMEOUT: Final = 30.0
CPU: Final = "process_cpu_seconds_total"
MEMORY: Final = "process_resident_memory_bytes"
BATCHED_ACTS: Final = "caravane_batch_acts_sum"
BATCHES: Final = "caravane_batch_acts_count"
COMMIT_SECONDS: Final = "caravane_commit_seconds_sum"
COMMAND_SECONDS: Final = "caravane_command_seconds_sum"
COMMANDS: Final = "caravane_command_seconds_count"

Scraped = dict[str, float]


class ServerCosts(msgspec.Struct):
    """Total costs of all servers."""

    cores: float
    cpu_us_per_move: float
    acts_per_commit: float
    commit_ms: float
    answer_ms: float
    memory_mib: float
    kib_per_socket: float


class Run(msgspec.Struct):
    """A run with all its results."""

    servers: int
    crowds: int
    plan: Plan
    figures: Figures | None
    outcome: Outcome
    deliveries_per_second: float
    deliveries_per_move: float
    bytes_per_delivery: float
    serving: ServerCosts | None


@final
class CrowdProcess:
    """A crowd in a separate process."""

    def __init__(self, plan: Plan, cores: Collection[int]) -> None:
        self._process: Final = subprocess.Popen(
            [sys.executable, "-m", "caravane.load.crowd"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        )
        if cores:
            os.sched_setaffinity(self._process.pid, cores)
        self._write_line(msgspec.json.encode(plan))

    def _write_line(self, line: bytes) -> None:
        pipe: IO[bytes] | None = self._process.stdin
        assert pipe is not None
        pipe.write(line + b"\n")
        pipe.flush()

    def wait_for(self, prefix: str) -> str:
        """Wait for a line with this prefix; return the rest of the line."""
        assert self._process.stdout is not None
        for line in self._process.stdout:
            if line.startswith(prefix.encode()):
                return line.decode().removeprefix(prefix)
        raise RuntimeError(f"a crowd process failed: {self._process.wait()}")

    def release(self) -> None:
        """Release the crowd: first to play, the second time to disconnect."""
        self._write_line(b"")

    def outcome(self) -> Outcome:
        """Return the results of the crowd."""
        found = msgspec.json.decode(self.wait_for(OUTCOME), type=Outcome)
        self._process.wait(START_TIMEOUT)
        return found

    def end(self) -> None:
        """Kill the process if it still runs."""
        if self._process.poll() is None:
            self._process.kill()
            self._process.wait()


def run(plan: Plan, crowds: int = 1, cores: Collection[int] = (), *, scrape_metrics: bool = True) -> Run:
    """Run several crowds at once; each has the tables, idle sockets and rate of the plan for itself."""
    first = scrape(plan.addresses) if scrape_metrics else {}
    playing = [CrowdProcess(msgspec.structs.replace(plan, seed=plan.seed + each), cores) for each in range(crowds)]
    try:
        for crowd in playing:
            crowd.wait_for(READY)
        before = scrape(plan.addresses) if scrape_metrics else {}
        for crowd in playing:
            crowd.release()
        for crowd in playing:
            crowd.wait_for(OVER)
        after = scrape(plan.addresses) if scrape_metrics else {}
        for crowd in playing:
            crowd.release()
        outcome = merge([crowd.outcome() for crowd in playing])
    finally:
        for crowd in playing:
            crowd.end()
    sockets = crowds * (plan.tables * plan.seats + plan.idle)
    serving = server_costs(first, before, after, outcome, sockets) if scrape_metrics else None
    return _summary(plan, crowds, outcome, serving)


def _summary(plan: Plan, crowds: int, outcome: Outcome, serving: ServerCosts | None) -> Run:
    moves = max(1, len(outcome.waits))
    return Run(
        servers=len(plan.addresses),
        crowds=crowds,
        plan=plan,
        figures=figures(outcome.waits, outcome.seconds) if plan.tables else None,
        outcome=outcome,
        deliveries_per_second=round(outcome.deliveries / outcome.seconds, 1),
        deliveries_per_move=round(outcome.deliveries / moves, 2),
        bytes_per_delivery=round(outcome.received_bytes / max(1, outcome.deliveries), 1),
        serving=serving,
    )


def scrape(addresses: list[str]) -> Scraped:
    """Read the metrics of all servers, and add them up."""
    whole: Scraped = {}
    for address in addresses:
        for name, value in _samples(_metrics(address)):
            whole[name] = whole.get(name, 0.0) + value
    return whole


def _metrics(address: str) -> str:
    try:
        answer = httpx.get(f"http://{address}/metrics", timeout=START_TIMEOUT, trust_env=False)
        answer.raise_for_status()
    except httpx.HTTPError as error:
        raise RuntimeError(f"{address} does not serve its metrics to this machine: {error}") from error
    return answer.text


def _samples(text: str) -> list[tuple[str, Any]]:
    families = text_string_to_metric_families(text)
    return [(sample.name, sample.value) for family in families for sample in family.samples if not sample.labels]


def server_costs(first: Scraped, before: Scraped, after: Scraped, outcome: Outcome, sockets: int) -> ServerCosts:
    """Return the costs of the run for the servers."""

    def increase(name: str) -> float:
        return after[name] - before[name]

    return ServerCosts(
        cores=round(increase(CPU) / outcome.seconds, 3),
        cpu_us_per_move=round(1e6 * increase(CPU) / max(1, len(outcome.waits)), 1),
        acts_per_commit=round(increase(BATCHED_ACTS) / max(1.0, increase(BATCHES)), 2),
        commit_ms=round(1e3 * increase(COMMIT_SECONDS) / max(1.0, increase(BATCHES)), 2),
        answer_ms=round(1e3 * increase(COMMAND_SECONDS) / max(1.0, increase(COMMANDS)), 2),
        memory_mib=round(after[MEMORY] / 2**20, 1),
        kib_per_socket=round((before[MEMORY] - first[MEMORY]) / 1024 / max(1, sockets), 2),
    )
