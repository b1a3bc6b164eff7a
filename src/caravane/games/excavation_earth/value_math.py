"""Reckoning: the small sums behind prospects."""

from .components import NEIGHBOURS


def reached(values: list[float], mine: tuple[int, ...], start: int, fuel: int) -> float:
    """Find the best location without an own explorer within some steps."""
    best = values[start]
    seen = 1 << start
    edge = [start]
    for _ in range(fuel):
        further: list[int] = []
        for here in edge:
            for there in NEIGHBOURS[here]:
                if not seen >> there & 1:
                    seen |= 1 << there
                    further.append(there)
                    if there not in mine and values[there] > best:
                        best = values[there]
        edge = further
    return best


def soft(lead: float) -> float:
    """Squeeze a lead between -1 and 1."""
    return lead / (1.0 + abs(lead))


def prize(prizes: tuple[int, ...], better: float) -> float:
    """Read a prize between two ranks, where so many others are expected to be better."""
    place = int(better)
    share = better - place
    here = prizes[place] if place < len(prizes) else 0
    below = prizes[place + 1] if place + 1 < len(prizes) else 0
    return here * (1.0 - share) + below * share
