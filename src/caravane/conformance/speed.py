"""Checks that a game keeps its declared budgets for clones and random play (property 15)."""

from collections.abc import Callable
from time import process_time
from typing import Final

from caravane.conformance.failure import Fault
from caravane.conformance.run import Run
from caravane.kernel.drive import play_out
from caravane.kernel.game import AnyGame
from caravane.kernel.luck import Sfc32

CLONES: Final = 200
GAMES: Final = 3
MAX_REPETITIONS: Final = 25
"""Maximum number of repetitions; other programs only slow a machine down, so the best is the game's own speed."""


def speed(run: Run) -> None:
    """Check property 15: clones and random play are as fast as the game declares; the best repetition counts."""
    with run.at(len(run.points) // 2):
        _clone_budget(run)
        _play_budget(run.game, run.seats)


def _clone_budget(run: Run) -> None:
    state = run.state(len(run.points) // 2)

    def measure() -> float:
        start = process_time()
        for _ in range(CLONES):
            state.clone()
        return (process_time() - start) / CLONES * 1e6

    best = _best(measure, run.game.bounds.clone_us)
    if best > run.game.bounds.clone_us:
        raise Fault(f"a clone takes {best:.1f} microseconds, the budget is {run.game.bounds.clone_us}")


def _play_budget(game: AnyGame, seats: int) -> None:
    def measure() -> float:
        luck = Sfc32(seats)
        start = process_time()
        moves = sum(play_out(game, game.start(seats), luck) for _ in range(GAMES))
        return (process_time() - start) / moves

    budget = 1 / game.bounds.moves_per_second
    best = _best(measure, budget)
    if best > budget:
        raise Fault(f"random play makes {1 / best:.0f} moves a second, the budget is {game.bounds.moves_per_second}")


def _best(measure: Callable[[], float], enough: float) -> float:
    """Measure until the result is good enough, or the maximum number of times."""
    best = measure()
    for _ in range(MAX_REPETITIONS):
        if best <= enough:
            break
        best = min(best, measure())
    return best
