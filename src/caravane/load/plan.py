"""Plan: who plays what, how fast, for how long; and the figures that come of it."""

import statistics
from typing import Final

import msgspec

BEGINNING: Final = 0.15
"""The first part of a run is not counted: connections are opened, caches and batches fill."""

Wait = tuple[float, float]
"""When something was acknowledged, in seconds since the beginning of the run, and how long that took."""


class Plan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a crowd does. Everything is per crowd, which is one process."""

    addresses: list[str]
    game: str = "lost-cities"
    seats: int = 4
    tables: int = 32
    seconds: float = 20.0
    think: float = 0.0
    """Seconds that people think on average; 0: they answer at once."""
    rate: float = 0.0
    """At most so many moves a second, whoever could move; 0: as many as come."""
    idle: int = 0
    """Sockets that only listen."""
    ahead: int = 0
    """So many further tables people sit down at before the run, so that it is all moves until these are played."""
    bare: bool = False
    """Whether the server is the bare one, which wants no names and knows no rules."""
    seed: int = 1


class Outcome(msgspec.Struct):
    """What a crowd has seen."""

    waits: list[Wait] = []
    deliveries: int = 0
    received_bytes: int = 0
    games: int = 0
    refused: dict[str, int] = {}
    lost: int = 0
    """Connections that the server ended."""
    began: float = 0.0
    """By the clock of the machine."""
    seconds: float = 0.0


class Figures(msgspec.Struct):
    """Rate and waits of a run."""

    per_second: float
    p50_ms: float
    p99_ms: float
    worst_ms: float
    count: int


def figures(waits: list[Wait], seconds: float) -> Figures:
    """Sum up a run, without its beginning."""
    counted = sorted(wait for at, wait in waits if BEGINNING * seconds <= at <= seconds)
    if len(counted) < 100:
        raise ValueError(f"only {len(counted)} answers: too few to speak of hundredths")
    cuts = statistics.quantiles(counted, n=100)
    rate = len(counted) / (seconds * (1 - BEGINNING))
    return Figures(
        round(rate, 1), round(1e3 * cuts[49], 2), round(1e3 * cuts[98], 2), round(1e3 * counted[-1], 2), len(counted)
    )


def together(outcomes: list[Outcome]) -> Outcome:
    """Put the crowds of several processes together."""
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
