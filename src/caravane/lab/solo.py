"""How often a level of bots wins a game that is played against the game itself."""

import statistics
from collections.abc import Sequence

from caravane.kernel.native import build_kind
from caravane.lab.arena import Match
from caravane.lab.bench import machine
from caravane.lab.elo import wilson
from caravane.lab.ladder import DIGITS, Play, Report, times


def play_solo(planned: Sequence[Match], play: Play) -> Report:
    """Play games with one seat, all with the same settings; report how many were won."""
    outcomes = list(play(planned))
    one = planned[0]
    share = statistics.fmean(float(outcome.ranks[0] == 1) for outcome in outcomes)
    low, high = wilson(share, len(outcomes))
    return {
        "game": one.game,
        "player": one.players[0],
        "options": one.options,
        "machine": machine(),
        "build": build_kind(),
        "clock": one.clock,
        "milliseconds": round(1000 * one.seconds),
        "games": len(outcomes),
        "share": round(share, DIGITS),
        "low": round(low, DIGITS),
        "high": round(high, DIGITS),
        "points": round(statistics.fmean(outcome.scores[0] for outcome in outcomes), 1),
        **times([outcome.decision_seconds[0] for outcome in outcomes]),
    }
