"""The ladder: every level against every other, and what came of it."""

import statistics
from collections.abc import Callable, Iterable, Sequence
from itertools import combinations
from typing import Any, Final, final

from caravane.kernel.native import build
from caravane.lab.arena import Bout, Outcome, bouts
from caravane.lab.bench import machine
from caravane.lab.elo import Result, intervals, ratings, wilson

Report = dict[str, Any]
Play = Callable[[Sequence[Bout]], Iterable[Outcome]]
"""What plays the games that are planned."""
DIGITS: Final = 4


@final
class Terms:
    """What is played, and how: the game, how many games each pair plays, how long bots think, and by which clock.

    At tables of more than two the second of a pair sits alone among players of the first sort.
    """

    __slots__ = ("clock", "count", "game", "seats", "seconds")

    def __init__(self, game: str, count: int, seconds: float, clock: str, seats: int = 2) -> None:
        self.game: Final = game
        self.seats: Final = seats
        self.count: Final = count
        self.seconds: Final = seconds
        self.clock: Final = clock

    def plan(self, players: Sequence[str]) -> list[Bout]:
        """List the games of a round robin."""
        seatings = [(many,) * (self.seats - 1) + (one,) for many, one in combinations(players, 2)]
        return [bout for each in seatings for bout in bouts(self.game, each, self.count, self.seconds, self.clock)]


def climb(players: Sequence[str], terms: Terms, play: Play) -> Report:
    """Play the round robin; report ratings, shares of victories, and times."""
    outcomes = list(play(terms.plan(players)))
    return {
        "game": terms.game,
        "seats": terms.seats,
        "machine": machine(),
        "build": build(),
        "clock": terms.clock,
        "milliseconds": round(1000 * terms.seconds),
        "games_per_pair": terms.count,
        "players": _players(players, outcomes),
        "pairs": [_pair(pair, outcomes) for pair in combinations(players, 2)],
    }


def _players(players: Sequence[str], outcomes: Sequence[Outcome]) -> list[Report]:
    results = [_result(players, outcome) for outcome in outcomes]
    elo, reach = ratings(len(players), results), intervals(len(players), results)
    return [
        {"name": name, "elo": round(elo[place]), "low": round(reach[place][0]), "high": round(reach[place][1])}
        | _record(name, [outcome for outcome in outcomes if name in outcome.players])
        for place, name in enumerate(players)
    ]


def _record(name: str, outcomes: Sequence[Outcome]) -> Report:
    """Sum up the games of a player."""
    seated = [(each, seat) for each in outcomes for seat, player in enumerate(each.players) if player == name]
    seats = range(len(outcomes[0].players) if outcomes else 0)
    return {
        "games": len(outcomes),
        "share": _mean([outcome.share(seat) for outcome, seat in seated]),
        "share_by_seat": [_mean([each.share(seat) for each, seat in seated if seat == where]) for where in seats],
        "points": _mean([float(outcome.scores[seat]) for outcome, seat in seated]),
        **times([outcome.thoughts[seat] for outcome, seat in seated]),
    }


def _result(players: Sequence[str], outcome: Outcome) -> Result:
    """Compare who sits alone with the others; at a table of two either does."""
    seat = min(range(len(outcome.players)), key=lambda seat: outcome.players.count(outcome.players[seat]))
    other = next(player for player in outcome.players if player != outcome.players[seat])
    return players.index(outcome.players[seat]), players.index(other), outcome.ahead(seat)


def _pair(pair: tuple[str, str], outcomes: Sequence[Outcome]) -> Report:
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


def times(thoughts: Sequence[Sequence[float]]) -> Report:
    """Give the milliseconds of a decision: on average, and the one in a hundred."""
    all_of_them = sorted(1000 * seconds for game in thoughts for seconds in game)
    if not all_of_them:
        return {"ms_mean": 0.0, "ms_p99": 0.0}
    last = all_of_them[min(len(all_of_them) - 1, round(0.99 * len(all_of_them)))]
    return {"ms_mean": round(statistics.fmean(all_of_them), 2), "ms_p99": round(last, 2)}


def _mean(values: Sequence[float]) -> float:
    return round(statistics.fmean(values), DIGITS) if values else 0.0
