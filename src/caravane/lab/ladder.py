"""Round robin of bot levels, with the resulting ratings."""

import statistics
from collections.abc import Callable, Iterable, Sequence
from itertools import combinations
from typing import Any, Final, final

from caravane.kernel.native import build_kind
from caravane.lab.arena import Match, MatchResult, schedule
from caravane.lab.bench import machine
from caravane.lab.elo import Result, intervals, ratings, wilson

Report = dict[str, Any]
Play = Callable[[Sequence[Match]], Iterable[MatchResult]]
"""Callable that plays the planned games."""
DIGITS: Final = 4


@final
class LadderSettings:
    """Settings of a ladder: the game, the number of games per pair, thinking time and clock.

    At tables of more than two, the second of a pair is the only one of its kind among players of the first kind.
    """

    __slots__ = ("clock", "count", "game", "seats", "seconds")

    def __init__(self, game: str, count: int, seconds: float, clock: str, seats: int = 2) -> None:
        self.game: Final = game
        self.seats: Final = seats
        self.count: Final = count
        self.seconds: Final = seconds
        self.clock: Final = clock

    def plan(self, players: Sequence[str]) -> list[Match]:
        """Return the games of a round robin."""
        seatings = [(many,) * (self.seats - 1) + (one,) for many, one in combinations(players, 2)]
        return [match for each in seatings for match in schedule(self.game, each, self.count, self.seconds, self.clock)]


def run_ladder(players: Sequence[str], settings: LadderSettings, play: Play) -> Report:
    """Play the round robin; report ratings, shares of victories, and times."""
    outcomes = list(play(settings.plan(players)))
    return {
        "game": settings.game,
        "seats": settings.seats,
        "machine": machine(),
        "build": build_kind(),
        "clock": settings.clock,
        "milliseconds": round(1000 * settings.seconds),
        "games_per_pair": settings.count,
        "players": _players(players, outcomes),
        "pairs": [_pair(pair, outcomes) for pair in combinations(players, 2)],
    }


def _players(players: Sequence[str], outcomes: Sequence[MatchResult]) -> list[Report]:
    results = [_result(players, outcome) for outcome in outcomes]
    elo, reach = ratings(len(players), results), intervals(len(players), results)
    return [
        {"name": name, "elo": round(elo[index]), "low": round(reach[index][0]), "high": round(reach[index][1])}
        | _record(name, [outcome for outcome in outcomes if name in outcome.players])
        for index, name in enumerate(players)
    ]


def _record(name: str, outcomes: Sequence[MatchResult]) -> Report:
    """Summarize the games of a player."""
    seated = [(each, seat) for each in outcomes for seat, player in enumerate(each.players) if player == name]
    seats = range(len(outcomes[0].players) if outcomes else 0)
    return {
        "games": len(outcomes),
        "share": _mean([outcome.share(seat) for outcome, seat in seated]),
        "share_by_seat": [_mean([each.share(seat) for each, seat in seated if seat == position]) for position in seats],
        "points": _mean([float(outcome.scores[seat]) for outcome, seat in seated]),
        **times([outcome.decision_seconds[seat] for outcome, seat in seated]),
    }


def _result(players: Sequence[str], outcome: MatchResult) -> Result:
    """Compare the player that is the only one of its kind with the others; at a table of two either is."""
    seat = min(range(len(outcome.players)), key=lambda seat: outcome.players.count(outcome.players[seat]))
    other = next(player for player in outcome.players if player != outcome.players[seat])
    return players.index(outcome.players[seat]), players.index(other), outcome.ahead(seat)


def _pair(pair: tuple[str, str], outcomes: Sequence[MatchResult]) -> Report:
    mine = [outcome for outcome in outcomes if set(outcome.players) == set(pair)]
    share = _mean([outcome.share(outcome.players.index(pair[1])) for outcome in mine])
    low, high = wilson(share, len(mine))
    return {
        "winner": pair[1],
        "loser": pair[0],
        "games": len(mine),
        "share": share,
        "low": round(low, DIGITS),
        "high": round(high, DIGITS),
    }


def times(decision_seconds: Sequence[Sequence[float]]) -> Report:
    """Return the milliseconds of a decision: the mean and the 99th percentile."""
    milliseconds = sorted(1000 * seconds for game in decision_seconds for seconds in game)
    if not milliseconds:
        return {"ms_mean": 0.0, "ms_p99": 0.0}
    last = milliseconds[min(len(milliseconds) - 1, round(0.99 * len(milliseconds)))]
    return {"ms_mean": round(statistics.fmean(milliseconds), 2), "ms_p99": round(last, 2)}


def _mean(values: Sequence[float]) -> float:
    return round(statistics.fmean(values), DIGITS) if values else 0.0
