"""A plot of a ladder as SVG: a dot for each player, and a line for its interval."""

from typing import Any, Final
from xml.sax.saxutils import escape

WIDTH: Final = 720
ROW: Final = 44
LEFT: Final = 130
RIGHT: Final = 40
STEP: Final = 100


def svg(report: dict[str, Any]) -> str:
    """Draw the ladder, the strongest on top; readable on light and dark pages."""
    players = sorted(report["players"], key=lambda player: -player["elo"])
    low: int = min(player["low"] for player in players) // STEP * STEP
    high: int = -(-max(player["high"] for player in players) // STEP) * STEP
    height = ROW * (len(players) + 1)

    def at(elo: int) -> float:
        return LEFT + float(elo - low) / (high - low) * (WIDTH - LEFT - RIGHT)

    parts = [_grid(elo, at(elo), height) for elo in range(low, high + 1, STEP)]
    parts += [_row(player, at, ROW * index + ROW // 2) for index, player in enumerate(players)]
    title = escape(f"{report['game']}: Elo with 95 % intervals")
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img" '
        f'font-family="sans-serif" font-size="14" fill="#808080"><title>{title}</title>\n'
        + "\n".join(parts)
        + "\n</svg>\n"
    )


def _grid(elo: int, x: float, height: int) -> str:
    line = f'<line x1="{x:.1f}" x2="{x:.1f}" y1="8" y2="{height - 30}" stroke="#808080" stroke-opacity="0.3"/>'
    return f'{line}<text x="{x:.1f}" y="{height - 10}" text-anchor="middle">{elo}</text>'


def _row(player: dict[str, Any], at: Any, y: int) -> str:
    low, elo, high = at(player["low"]), at(player["elo"]), at(player["high"])
    name = escape(player["name"])
    return (
        f'<text x="{LEFT - 16}" y="{y + 5}" text-anchor="end">{name}</text>'
        f'<line x1="{low:.1f}" x2="{high:.1f}" y1="{y}" y2="{y}" '
        'stroke="#c2703d" stroke-width="4" stroke-linecap="round"/>'
        f'<circle cx="{elo:.1f}" cy="{y}" r="6" fill="#c2703d"/>'
        f'<text x="{elo:.1f}" y="{y - 10}" text-anchor="middle">{player["elo"]}</text>'
    )
