"""Attack real servers with every known probe: exit status 0 if they all held.

The probes state what is wanted, so one that does not hold is a defect. Traffic stays on this machine, and is bounded.
"""

import argparse
import asyncio
import importlib
import logging
import pkgutil
import time
from collections.abc import AsyncIterator
from typing import Final

from tests.attack import probes
from tests.attack.registry import BOTH, PROBES, Broken, Probe
from tests.attack.report import BROKEN, CRASHED, HELD, Outcome, exit_status, total
from tests.attack.targets import Target, running_target

MAX_SECONDS: Final = 400.0
"""Seconds after which a probe counts as crashed."""
START: Final = "(start)"


def load_probes() -> None:
    """Import all modules with probes, which register them."""
    for module in pkgutil.iter_modules(probes.__path__):
        importlib.import_module(f"{probes.__name__}.{module.name}")


def arguments(args: list[str] | None = None) -> argparse.Namespace:
    """Parse the arguments."""
    parser = argparse.ArgumentParser(prog="attack", description=__doc__)
    parser.add_argument("--quick", action="store_true", help="a part that does not depend on the speed of the machine")
    parser.add_argument("--target", choices=BOTH, help="only these servers")
    parser.add_argument("--list", action="store_true", help="only list the probes")
    parser.add_argument("probes", nargs="*", metavar="PROBE", help="only these probes; by default all")
    options = parser.parse_args(args)
    unknown = set(options.probes) - set(PROBES)
    if unknown:
        parser.error(f"unknown probes: {', '.join(sorted(unknown))}; --list lists them")
    return options


def chosen(options: argparse.Namespace, target: str) -> list[Probe]:
    """Return the probes to run at a target, in the order of their modules."""
    named = [PROBES[name] for name in options.probes] or list(PROBES.values())
    if options.target not in {None, target}:
        return []
    return [probe for probe in named if probe.runs_at(target, quick=options.quick)]


async def run_probe(probe: Probe, target: Target, max_seconds: float = MAX_SECONDS) -> Outcome:
    """Run a probe; a crash is an outcome too, so that the others still run."""
    began = time.monotonic()
    try:
        async with asyncio.timeout(max_seconds):
            result, detail = HELD, await probe.attack(target)
    except Broken as broken:
        result, detail = BROKEN, str(broken)
    except Exception as error:  # noqa: BLE001 (whatever it is, it is reported)
        result, detail = CRASHED, f"{type(error).__name__}: {error}"
    return Outcome(result, target.name, probe.name, detail, time.monotonic() - began)


async def outcomes_at(name: str, todo: list[Probe]) -> AsyncIterator[Outcome]:
    """Yield the outcome of each probe at a target; if it does not start, that is the only outcome."""
    began = time.monotonic()
    try:
        async with running_target(name) as target:
            yield Outcome(HELD, name, START, f"{len(target.processes)} processes", time.monotonic() - began)
            for probe in todo:
                yield await run_probe(probe, target)
    except Exception as error:  # noqa: BLE001 (whatever it is, it is reported)
        yield Outcome(CRASHED, name, START, f"{type(error).__name__}: {error}", time.monotonic() - began)


async def attack(options: argparse.Namespace) -> list[Outcome]:
    """Run all chosen probes, target by target, and print each outcome at once."""
    outcomes: list[Outcome] = []
    for name in BOTH:
        todo = chosen(options, name)
        if not todo:
            continue
        async for outcome in outcomes_at(name, todo):
            print(outcome.line(), flush=True)  # noqa: T201 (this is a script)
            outcomes.append(outcome)
    return outcomes


def listing(options: argparse.Namespace) -> str:
    """Return the chosen probes: name, targets, whether they are quick, subject."""
    lines = []
    for probe in PROBES.values():
        targets = [name for name in BOTH if probe in chosen(options, name)]
        if targets:
            quick = "quick" if probe.quick else ""
            lines.append(f"{probe.name:<36}{', '.join(targets):<17}{quick:<7}{probe.subject}")
    return "\n".join(lines)


def main(args: list[str] | None = None) -> int:
    """Run what is asked for; return 0 if everything held."""
    load_probes()
    options = arguments(args)
    if options.list:
        print(listing(options))  # noqa: T201
        return 0
    began = time.monotonic()
    # Servers and mail servers of this process log what probes do to them.
    logging.disable(logging.CRITICAL)
    try:
        outcomes = asyncio.run(attack(options))
    finally:
        logging.disable(logging.NOTSET)
    print(total(outcomes, time.monotonic() - began))  # noqa: T201
    return exit_status(outcomes)
