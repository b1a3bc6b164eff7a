"""Arithmetic helpers of the valuation."""

from .components import Row


def best_reachable(neighbours: tuple[Row, ...], values: list[float], mine: Row, start: int, fuel: int) -> float:
    """Return the value of the best location without an own explorer within `fuel` steps."""
    best = values[start]
    visited = 1 << start
    edge = [start]
    for _ in range(fuel):
        further: list[int] = []
        for here in edge:
            for there in neighbours[here]:
                if not visited >> there & 1:
                    visited |= 1 << there
                    further.append(there)
                    if there not in mine and values[there] > best:
                        best = values[there]
        edge = further
    return best


def squash(lead: float) -> float:
    """Map a lead to a number between -1 and 1."""
    return lead / (1.0 + abs(lead))


def prize(prizes: tuple[int, ...], better: float) -> float:
    """Interpolate a prize between two ranks, for an expected number of better seats."""
    rank = int(better)
    share = better - rank
    here = prizes[rank] if rank < len(prizes) else 0
    below = prizes[rank + 1] if rank + 1 < len(prizes) else 0
    return here * (1.0 - share) + below * share
