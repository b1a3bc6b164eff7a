"""Calibration: games played to their end, to measure the error of an estimate of the current game."""

import math
from typing import Final

from caravane.bots.perspective import Perspective
from caravane.bots.search.deadline import Deadline
from caravane.bots.search.playout import Playout
from caravane.kernel.luck import Sfc32

MAX_GAMES: Final = 6
MIN_GAMES: Final = 2
LOGISTIC_SCALE: Final = 0.55
"""Ratio of the scale of a logistic curve to the standard deviation that it represents."""
MAX_DECISIONS: Final = 5000
"""Limit of decisions that no game reaches, so that games are played to their end."""
MAX_TIME_SHARE: Final = 0.15
"""Maximum share of the thinking time spent on calibration."""


def estimate_points(perspective: Perspective, seed: int) -> list[float]:
    """Return the estimated final points of every side: of all seats, then of the automata that they play against."""
    game = perspective.game
    state = perspective.sample_state_with(Sfc32(seed))
    return [float(game.evaluate(state, side)) for side in range(len(game.standings(state)))]


def lead_error(perspective: Perspective, playout: Playout, seed: int, deadline: Deadline) -> float:
    """Return the error of the leads that are estimated now for a seat, from fewer games if time is short."""
    estimated = estimate_points(perspective, seed)
    squares: list[float] = []
    for number in range(MAX_GAMES):
        if number >= MIN_GAMES and deadline.is_past(MAX_TIME_SHARE):
            break
        luck = Sfc32(seed + number + 1)
        state = perspective.sample_state_with(luck)
        playout.play(state, luck, luck, MAX_DECISIONS)
        final = [float(standing[0]) for standing in perspective.game.standings(state)]
        squares += _squared_errors(estimated, final, perspective.seat)
    return LOGISTIC_SCALE * math.sqrt(sum(squares) / len(squares))


def _squared_errors(estimated: list[float], final: list[float], seat: int) -> list[float]:
    """Return the squared errors of the lead over every other side, or of the points of a lone player without rivals."""
    errors = [final[other] - estimated[other] for other in range(len(final))]
    own = errors[seat]
    if len(errors) == 1:
        return [own * own]
    return [(own - error) ** 2 for other, error in enumerate(errors) if other != seat]
