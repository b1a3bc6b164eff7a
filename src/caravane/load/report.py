"""A load test with the bare engines for comparison, as JSON, plots and a table."""

import asyncio
import os
import platform
import subprocess
import sys
from collections.abc import Collection, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import msgspec

from caravane import __version__
from caravane.kernel.native import build_kind
from caravane.load import bare_engines
from caravane.load.plan import Figures, Plan, Wait, figures
from caravane.load.plot import plot, seconds, shares
from caravane.load.run import Run, run

ACT_BYTES: Final = 60
"""Size of a recorded act without its envelope: moves, and the luck that followed."""
TICKS: Final = [0.1, 0.3, 1.0, 3.0, 10.0, 30.0, 100.0, 300.0, 1000.0]


class Report(msgspec.Struct):
    """All figures of one load test."""

    machine: dict[str, Any]
    served: Run
    bare: dict[str, Figures]
    ratios: dict[str, float]
    """Rate of the served moves divided by that of each bare engine."""


def run_load_test(
    plan: Plan,
    crowds: int,
    cores: Collection[int],
    *,
    bare_cores: Collection[int],
    database: str,
    nats: str,
    bare_for: float,
) -> tuple[Report, dict[str, list[Wait]]]:
    """Measure the bare engines and the servers in one run; also return all waits, for plots."""
    waits: dict[str, list[Wait]] = {}
    bare: dict[str, Figures] = {}
    size = ACT_BYTES

    def add(name: str, measured: list[Wait], length: float) -> None:
        waits[name] = measured
        bare[name] = figures(measured, length)

    tables = plan.tables * crowds
    with _pinned_to(bare_cores):
        if database:
            add(
                "insert",
                asyncio.run(bare_engines.measure_inserts(database, tables, plan.seats, bare_for, size)),
                bare_for,
            )
        if nats:
            add("nats", asyncio.run(bare_engines.measure_bus(nats, tables, bare_for, 4 * size)), bare_for)
    served = run(plan, crowds, cores)
    waits["served"] = served.outcome.waits
    bytes_each = int(served.bytes_per_delivery)
    with echo(plan.seats, bytes_each, bare_cores) as address:
        bare_plan = msgspec.structs.replace(
            plan, addresses=[address], bare=True, seconds=bare_for, idle=0, ahead=0, think=0.0, rate=0.0
        )
        add("socket", run(bare_plan, crowds, cores, scrape_metrics=False).outcome.waits, bare_for)
    rate = served.figures.per_second if served.figures else 0.0
    ratios = {name: round(rate / each.per_second, 3) for name, each in bare.items()}
    return Report(machine(), served, bare, ratios), waits


def machine() -> dict[str, Any]:
    """Return the machine and the versions measured."""
    return {
        "cores": os.cpu_count(),
        "python": platform.python_version(),
        "system": platform.system(),
        "caravane": __version__,
        "rules": build_kind(),
    }


@contextmanager
def _pinned_to(cores: Collection[int]) -> Iterator[None]:
    """Run on some cores only."""
    before = os.sched_getaffinity(0)
    if cores:
        os.sched_setaffinity(0, cores)
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)


@contextmanager
def echo(seats: int, size: int, cores: Collection[int]) -> Iterator[str]:
    """Run the echo server; yield its address."""
    command = [sys.executable, "-m", "caravane.load.echo_server", str(seats), str(size)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:  # noqa: S603 (part of this package)
        if cores:
            os.sched_setaffinity(process.pid, cores)
        assert process.stdout is not None
        try:
            yield f"127.0.0.1:{process.stdout.readline().strip()}"
        finally:
            process.kill()


def to_json(report: Report) -> dict[str, Any]:
    """Return a report as JSON-compatible data, without the individual waits."""
    data: dict[str, Any] = msgspec.to_builtins(report)
    data["served"]["outcome"].pop("waits")
    return data


def format_report(report: Report) -> str:
    """Format a report as a table."""
    served = report.served
    rows = {"served": served.figures, **report.bare}
    lines = ["| | a second | p50 | p99 | worst | served / this |", "|---|---|---|---|---|---|"]
    for name, row in rows.items():
        if row is not None:
            share = f"{report.ratios[name]:.3f}" if name in report.ratios else ""
            waits = " | ".join(f"{wait:.1f} ms" for wait in (row.p50_ms, row.p99_ms, row.worst_ms))
            lines.append(f"| {NAMES[name]} | {row.per_second:,.0f} | {waits} | {share} |")
    if served.serving is not None:
        costs = served.serving
        lines += [
            "",
            (
                f"{served.deliveries_per_second:,.0f} updates a second ({served.deliveries_per_move} for each move, of"
                f" {served.bytes_per_delivery:,.0f} bytes); {costs.cores} cores, {costs.cpu_us_per_move:,.0f} µs of them for each"
                f" move; {costs.acts_per_commit} moves in a commit of {costs.commit_ms} ms; {served.outcome.games} games over;"
                f" refused: {served.outcome.refused or 'nothing'}; connections lost: {served.outcome.lost}."
            ),
        ]
    return "\n".join(lines) + "\n"


NAMES: Final = {
    "served": "moves, acknowledged",
    "insert": "the same batched insert alone",
    "socket": "a bare socket with the same messages",
    "nats": "NATS alone, one way",
}


def write(report: Report, waits: dict[str, list[Wait]], folder: Path) -> None:
    """Write a report into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "report.json").write_bytes(msgspec.json.format(msgspec.json.encode(to_json(report)), indent=2) + b"\n")
    (folder / "report.md").write_text(format_report(report), encoding="utf-8")
    lines = {NAMES[name]: shares([wait for _, wait in each]) for name, each in waits.items()}
    picture = plot("Answers within a time", ("milliseconds", "share of all answers"), lines, TICKS, scale=True)
    (folder / "waits.svg").write_text(picture, encoding="utf-8")
    length = report.served.outcome.seconds
    rate = {NAMES["served"]: seconds([at for at, _ in waits["served"]], length)}
    ticks = [round(length * part / 5) * 1.0 for part in range(6)]
    picture = plot("Moves in each second", ("seconds", "moves"), rate, ticks)
    (folder / "rate.svg").write_text(picture, encoding="utf-8")
