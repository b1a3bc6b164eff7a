"""Soundings: some games played to their end, to find out how far a guess about this one still is from it."""

import math
from typing import Final

from caravane.bots.perspective import Outlook
from caravane.bots.search.deadline import Watch
from caravane.bots.search.playout import Playout
from caravane.kernel.luck import Sfc32

SOUNDINGS: Final = 6
AT_LEAST: Final = 2
LOGISTIC: Final = 0.55
"""The scale of a logistic curve beside the deviation of what it stands for."""
TO_THE_END: Final = 5000
SHARE: Final = 0.15
"""The most of the time that may go into this."""


def guesses(outlook: Outlook, seed: int) -> list[float]:
    """Guess the points of every seat."""
    state = outlook.imagine_by(Sfc32(seed))
    return [float(outlook.game.evaluate(state, seat)) for seat in range(state.seats)]


def spread(outlook: Outlook, playout: Playout, seed: int, watch: Watch) -> float:
    """Measure how far the leads of a seat end from those guessed now; with fewer games when time is short."""
    now = guesses(outlook, seed)
    squares: list[float] = []
    for number in range(SOUNDINGS):
        if number >= AT_LEAST and watch.is_past(SHARE):
            break
        luck = Sfc32(seed + number + 1)
        state = outlook.imagine_by(luck)
        playout.play(state, luck, luck, TO_THE_END)
        then = [float(points) for points in outlook.game.scores(state)]
        squares += _misses(now, then, outlook.seat)
    return LOGISTIC * math.sqrt(sum(squares) / len(squares))


def _misses(now: list[float], then: list[float], seat: int) -> list[float]:
    """Square the errors about the lead over every other seat; a lone player leads over nobody."""
    own = then[seat] - now[seat]
    if len(now) == 1:
        return [own * own]
    return [(own - (then[other] - now[other])) ** 2 for other in range(len(now)) if other != seat]
