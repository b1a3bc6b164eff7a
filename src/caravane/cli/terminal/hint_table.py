"""Hints as a table: the best move first, by its chance to win, or by points where the chances say nothing."""

from collections.abc import Sequence
from typing import Any, Final

from rich import box
from rich.table import Table as Grid
from rich.text import Text

from caravane.bots.hint import Estimate, ranked
from caravane.cli.terminal.screen import Screen
from caravane.kernel.game import AnyGame
from caravane.text import GameTexts

NORMAL_95: Final = 1.96


def show_hints(
    screen: Screen, texts: GameTexts, state: Any, names: Sequence[str], estimates: Sequence[Estimate], *, numbers: bool
) -> None:
    """Show the value of every move, and what the figures mean; `numbers` are those of the choices."""
    best_first, by_points = ranked(list(estimates))
    screen.show(_grid(texts, best_first, names, _rival(texts, state, names), list(estimates) if numbers else []))
    screen.print(texts.ui("hint-by-points" if by_points else "hint-by-chance"), "dim")


def _rival(texts: GameTexts, state: Any, names: Sequence[str]) -> str:
    """Return the name of the automaton that has to be beaten, or nothing."""
    game: AnyGame = texts.game
    return texts.seat(state.seats, names) if len(game.standings(state)) > state.seats else ""


def _grid(
    texts: GameTexts, best_first: list[Estimate], names: Sequence[str], rival: str, choices: list[Estimate]
) -> Grid:
    grid = Grid(box=box.SIMPLE_HEAD, pad_edge=False)
    chance = texts.ui("hint-beat-probability", rival=rival) if rival else texts.ui("hint-win-probability")
    grid.add_column(texts.ui("hint-move"))
    grid.add_column(chance, justify="right")
    grid.add_column(texts.ui("hint-points"), justify="right")
    for estimate in best_first:
        number = f"{choices.index(estimate) + 1}. " if choices else ""
        grid.add_row(Text(number + texts.move(estimate.move, tuple(names))), *_figures(estimate))
    return grid


def _figures(estimate: Estimate) -> tuple[str, str]:
    """Format chance and points with the intervals in which they lie 19 times out of 20."""
    return (
        f"{estimate.win_probability:.1%} ± {NORMAL_95 * estimate.win_probability_error:.1%}",
        f"{estimate.score:.0f} ± {NORMAL_95 * estimate.score_error:.0f}",
    )
