"""Plans of a load test, and the figures computed from their outcomes."""

import statistics
from typing import Final

import msgspec

WARM_UP: Final = 0.15
"""Share of a run, at its beginning, that is not counted: connections are opened, caches and batches fill."""

Wait = tuple[float, float]
"""Time of an acknowledgement, in seconds since the beginning of the run, and how long it took."""


class Plan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The plan of a crowd, which is one process; all figures are per crowd."""

    addresses: list[str]
    game: str = "lost-cities"
    seats: int = 4
    tables: int = 32
    seconds: float = 20.0
    think: float = 0.0
    """Mean thinking time in seconds; 0: players answer at once."""
    rate: float = 0.0
    """Maximum number of moves per second over all players; 0: unlimited."""
    idle: int = 0
    """Number of sockets that only receive."""
    ahead: int = 0
    """Number of further tables set up before the run, so that it consists of moves only until these are played."""
    bare: bool = False
    """Whether the server is the echo server, which needs no names and has no rules."""
    seed: int = 1


class Outcome(msgspec.Struct):
    """The results of a crowd."""

    waits: list[Wait] = []
    deliveries: int = 0
    received_bytes: int = 0
    games: int = 0
    refused: dict[str, int] = {}
    lost: int = 0
    """Number of connections closed by the server."""
    began: float = 0.0
    """Time of day at which the run began."""
    seconds: float = 0.0


class Figures(msgspec.Struct):
    """Rate and waiting times of a run."""

    per_second: float
    p50_ms: float
    p99_ms: float
    worst_ms: float
    count: int


def figures(waits: list[Wait], seconds: float) -> Figures:
    """Summarize a run, without its beginning."""
    counted = sorted(wait for at, wait in waits if WARM_UP * seconds <= at <= seconds)
    if len(counted) < 100:
        raise ValueError(f"only {len(counted)} answers: too few for percentiles")
    cuts = statistics.quantiles(counted, n=100)
    rate = len(counted) / (seconds * (1 - WARM_UP))
    return Figures(
        round(rate, 1), round(1e3 * cuts[49], 2), round(1e3 * cuts[98], 2), round(1e3 * counted[-1], 2), len(counted)
    )


def merge(outcomes: list[Outcome]) -> Outcome:
    """Merge the outcomes of several processes."""
    began = min(outcome.began for outcome in outcomes)
    whole = Outcome(began=began, seconds=max(outcome.seconds for outcome in outcomes))
    for outcome in outcomes:
        later = outcome.began - began
        whole.waits += [(at + later, wait) for at, wait in outcome.waits]
        whole.deliveries += outcome.deliveries
        whole.received_bytes += outcome.received_bytes
        whole.games += outcome.games
        whole.lost += outcome.lost
        for code, times in outcome.refused.items():
            whole.refused[code] = whole.refused.get(code, 0) + times
    return whole
