"""The chi-square test of dice."""

import math
from collections.abc import Sequence


def chi_square(counts: Sequence[int]) -> float:
    """Return the chi-square statistic of the counts of equally likely faces."""
    expected = sum(counts) / len(counts)
    return sum((count - expected) ** 2 / expected for count in counts) if expected else 0.0


def probability_beyond(value: float, degrees_of_freedom: int) -> float:
    """Return the probability that fair dice deviate at least as far, in closed form.

    For even degrees of freedom it is the tail of a Poisson distribution. For odd ones it is the tail of the normal
    distribution plus the same sum in halves.
    """
    half = value / 2
    term = math.exp(-half) if degrees_of_freedom % 2 == 0 else math.exp(-half) * math.sqrt(half) / math.gamma(1.5)
    total = 0.0 if degrees_of_freedom % 2 == 0 else math.erfc(math.sqrt(half))
    step = 1.0 if degrees_of_freedom % 2 == 0 else 1.5
    for _ in range(degrees_of_freedom // 2):
        total += term
        term *= half / step
        step += 1
    return min(1.0, total)
