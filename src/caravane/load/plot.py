"""Plots of a load test as SVG: waiting times, and answers per second."""

from collections.abc import Callable
from html import escape
from math import log10
from typing import Final

Points = list[tuple[float, float]]

WIDTH, HEIGHT = 720, 320
LEFT, RIGHT, TOP, BOTTOM = 64, 16, 40, 44
COLOURS: Final = ("#0b6e75", "#b5541b", "#5b4a9c", "#4f7a28")
"""Colours that people with colour blindness can tell apart; the dashes differ as well."""
DASHES: Final = ("", "6 3", "2 3", "8 3 2 3")


def _line(points: Points, index: int, x: Callable[[float], float], y: Callable[[float], float]) -> str:
    path = " ".join(f"{x(a):.1f},{y(b):.1f}" for a, b in points)
    style = f'fill="none" stroke="{COLOURS[index]}" stroke-width="2" stroke-dasharray="{DASHES[index]}"'
    return f'<polyline points="{path}" {style}/>'


def plot(
    title: str, labels: tuple[str, str], lines: dict[str, Points], ticks: list[float], *, scale: bool = False
) -> str:
    """Draw lines over an axis with these ticks; `scale` makes it logarithmic."""
    low, high = ticks[0], ticks[-1]
    highest = max((b for points in lines.values() for _, b in points), default=1.0) * 1.05 or 1.0

    def share(a: float) -> float:
        a = min(max(a, low), high)
        return (log10(a) - log10(low)) / (log10(high) - log10(low)) if scale else (a - low) / (high - low)

    def x(a: float) -> float:
        return LEFT + share(a) * (WIDTH - LEFT - RIGHT)

    def y(b: float) -> float:
        return HEIGHT - BOTTOM - b / highest * (HEIGHT - TOP - BOTTOM)

    parts = [f'<text x="{LEFT}" y="20" font-weight="bold">{escape(title)}</text>']
    for tick in ticks:
        parts.append(f'<line x1="{x(tick):.1f}" x2="{x(tick):.1f}" y1="{TOP}" y2="{HEIGHT - BOTTOM}" stroke="#ddd"/>')
        parts.append(f'<text x="{x(tick):.1f}" y="{HEIGHT - 24}" text-anchor="middle">{tick:g}</text>')
    for level in (0.0, highest / 2, highest):
        parts.append(f'<text x="{LEFT - 6}" y="{y(level) + 4:.1f}" text-anchor="end">{level:,.3g}</text>')
    parts.append(f'<text x="{WIDTH - RIGHT}" y="{HEIGHT - 8}" text-anchor="end">{escape(labels[0])}</text>')
    parts.append(f'<text x="{LEFT}" y="{TOP - 6}" font-size="11">{escape(labels[1])}</text>')
    for index, (name, points) in enumerate(lines.items()):
        parts.append(_line(points, index, x, y))
        parts.append(
            f'<text x="{WIDTH - RIGHT}" y="{TOP + 14 + 16 * index}" text-anchor="end" fill="{COLOURS[index]}">'
            f"{escape(name)}</text>"
        )
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" '
    head += f'aria-label="{escape(title)}" font-family="sans-serif" font-size="12">'
    background = f'<rect width="{WIDTH}" height="{HEIGHT}" fill="white"/>'
    return "\n".join([head, background, *parts, "</svg>\n"])


def shares(waits: list[float], steps: int = 200) -> Points:
    """Return the share of answers that came within each number of milliseconds."""
    ordered = sorted(waits)
    indexes = [int(index * (len(ordered) - 1) / steps) for index in range(steps + 1)]
    return [(1e3 * ordered[index], (index + 1) / len(ordered)) for index in indexes]


def seconds(times: list[float], length: float) -> Points:
    """Return the number of answers in each whole second."""
    counts = [0] * int(length)
    for at in times:
        if int(at) < len(counts):
            counts[int(at)] += 1
    return [(second + 0.5, float(number)) for second, number in enumerate(counts)]
