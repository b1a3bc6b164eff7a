"""Plots of a load test as SVG: how long answers took, and how many came in each second."""

from collections.abc import Callable
from html import escape
from math import log10
from typing import Final

Points = list[tuple[float, float]]

WIDTH, HEIGHT = 720, 320
LEFT, RIGHT, TOP, BOTTOM = 64, 16, 40, 44
COLOURS: Final = ("#0b6e75", "#b5541b", "#5b4a9c", "#4f7a28")
"""Told apart by people who do not see all colours, and by their dashes."""
DASHES: Final = ("", "6 3", "2 3", "8 3 2 3")


def _line(points: Points, place: int, x: Callable[[float], float], y: Callable[[float], float]) -> str:
    path = " ".join(f"{x(a):.1f},{y(b):.1f}" for a, b in points)
    style = f'fill="none" stroke="{COLOURS[place]}" stroke-width="2" stroke-dasharray="{DASHES[place]}"'
    return f'<polyline points="{path}" {style}/>'


def plot(
    title: str, labels: tuple[str, str], lines: dict[str, Points], ticks: list[float], *, scale: bool = False
) -> str:
    """Draw lines over an axis with these ticks; `scale` makes it logarithmic."""
    least, most = ticks[0], ticks[-1]
    highest = max((b for points in lines.values() for _, b in points), default=1.0) * 1.05 or 1.0

    def share(a: float) -> float:
        a = min(max(a, least), most)
        return (log10(a) - log10(least)) / (log10(most) - log10(least)) if scale else (a - least) / (most - least)

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
    for place, (name, points) in enumerate(lines.items()):
        parts.append(_line(points, place, x, y))
        parts.append(
            f'<text x="{WIDTH - RIGHT}" y="{TOP + 14 + 16 * place}" text-anchor="end" fill="{COLOURS[place]}">'
            f"{escape(name)}</text>"
        )
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" '
    head += f'aria-label="{escape(title)}" font-family="sans-serif" font-size="12">'
    background = f'<rect width="{WIDTH}" height="{HEIGHT}" fill="white"/>'
    return "\n".join([head, background, *parts, "</svg>\n"])


def shares(waits: list[float], most: int = 200) -> Points:
    """Give which share of answers came within how many milliseconds."""
    ordered = sorted(waits)
    places = [int(place * (len(ordered) - 1) / most) for place in range(most + 1)]
    return [(1e3 * ordered[place], (place + 1) / len(ordered)) for place in places]


def seconds(moments: list[float], length: float) -> Points:
    """Give how many answers came in each whole second."""
    counts = [0] * int(length)
    for moment in moments:
        if int(moment) < len(counts):
            counts[int(moment)] += 1
    return [(place + 0.5, float(many)) for place, many in enumerate(counts)]
