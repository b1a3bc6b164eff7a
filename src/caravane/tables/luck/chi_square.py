"""Chi-square: how often fair dice would stray as far from their expectation as these did."""

import math
from collections.abc import Sequence


def chi_square(counts: Sequence[int]) -> float:
    """Measure how far the counts of equally likely faces are from being equal."""
    expected = sum(counts) / len(counts)
    return sum((count - expected) ** 2 / expected for count in counts) if expected else 0.0


def probability_beyond(value: float, freedom: int) -> float:
    """Give the probability that fair dice stray at least so far; whole degrees of freedom have a closed form.

    Even ones: the tail of a Poisson distribution. Odd ones: that of the normal distribution, and the same sum in halves.
    """
    half = value / 2
    term = math.exp(-half) if freedom % 2 == 0 else math.exp(-half) * math.sqrt(half) / math.gamma(1.5)
    total = 0.0 if freedom % 2 == 0 else math.erfc(math.sqrt(half))
    step = 1.0 if freedom % 2 == 0 else 1.5
    for _ in range(freedom // 2):
        total += term
        term *= half / step
        step += 1
    return min(1.0, total)
