"""How much a rated game counts, and which wins look arranged: rules without a database or a clock.

One person could make as many accounts as they like and lose with all of them. So a game counts only for players who
decided something in it; against people who have hardly played, and against those who give up at once, it counts little;
repeated games of the same two players count less and less; and somebody most of whose wins were given away is flagged.
All of it follows from the stored acts, so it can be computed again.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from caravane.server.jobs.rating_model import RatedSeat
from caravane.server.store.records import PastGames, Rating, Win, is_bot, pair
from caravane.tables import acts
from caravane.tables.acts import Act
from caravane.tables.clocks.time_control import DAY

MEETING_DAYS: Final = 7
"""Days for which a game of two people halves the weight of their next one: weekly games count in full."""
MEETING_SECONDS: Final = MEETING_DAYS * DAY

ESTABLISHED_GAMES: Final = 5.0
"""Games with others, played to the end and counted, after which a game against somebody counts in full."""
BEGINNER_WEIGHT: Final = 0.1
"""Weight of a game against somebody who has none: not 0, since those who begin together could never be rated."""
FEW_DECISIONS: Final = 6
"""A player who gave up after fewer decisions has given the win away."""
GIVEN_WEIGHT: Final = 0.1
"""Weight of a win that was given away, beside all others."""
EXACT: Final = 1 << 30
"""Weights are multiples of one part of this many, so that their sum is the same in every order."""

FLAG_DAYS: Final = 90
"""Days whose wins are looked at."""
FLAG_SECONDS: Final = FLAG_DAYS * DAY
MIN_GIVEN_WINS: Final = 10
"""Number of wins given away from which a person can be flagged: fewer happen to everybody."""
FEW_OPPONENTS: Final = 3
FEW_OTHER_GAMES: Final = 3
"""Somebody with fewer counted games with others may be an account that was made to lose."""

LEAVES: Final = (acts.AWAY, acts.RESIGN, acts.TIMEOUT)
"""Acts after which a substitute decides for the seat."""


def own_decisions(table_acts: Iterable[Act], seats: int) -> list[int]:
    """Return how many decisions each seat made itself; those of a substitute, and those undone, do not count."""
    decisions = [0] * seats
    absent: set[int] = set()
    for act in table_acts:
        seat = act.data.get("seat", -1)
        if act.kind in LEAVES:
            absent.add(seat)
        elif act.kind == acts.BACK:
            absent.discard(seat)
        elif act.kind in {acts.PLAY, acts.UNDO} and seat not in absent:
            decisions[seat] = max(0, decisions[seat] + (1 if act.kind == acts.PLAY else -1))
    return decisions


def pair_weight(meetings: int) -> float:
    """Return how much a game of two players counts after this many others within the last days."""
    return 0.5**meetings


def opponent_weight(opponent: RatedSeat, past: PastGames) -> float:
    """Return how much a game against a person counts: in full only if they have played, and have not given it away."""
    played = min(1.0, past.experience.get(opponent.player, 0.0) / ESTABLISHED_GAMES)
    weight = BEGINNER_WEIGHT + (1.0 - BEGINNER_WEIGHT) * played
    return weight * (GIVEN_WEIGHT if opponent.given_away else 1.0)


def game_weight(player: str, seats: Sequence[RatedSeat], past: PastGames) -> float:
    """Return how much a game counts for a person: as for the opponent met most often, and the mean of the people."""
    others = [seat for seat in seats if seat.player != player]
    met = max(past.meetings.get(pair(player, other.player), 0) for other in others)
    people = [opponent_weight(other, past) for other in others if not is_bot(other.player)]
    weight = pair_weight(met) * (sum(people) / len(people) if people else 1.0)
    return round(weight * EXACT) / EXACT


def weighted_rating(before: Rating, after: Rating, weight: float) -> Rating:
    """Return the rating after a game that counts only in part."""
    mu = before.mu + weight * (after.mu - before.mu)
    return Rating(mu, before.sigma + weight * (after.sigma - before.sigma), after.games)


def given_wins(wins: Sequence[Win]) -> list[str]:
    """Return the opponents who gave wins away, once for each, if so many did that they may have been arranged."""
    given = [win.opponent for win in wins if win.gave_up and win.decisions < FEW_DECISIONS]
    return given if len(given) >= MIN_GIVEN_WINS and 2 * len(given) > len(wins) else []


def is_farm(given: Sequence[str], other_games: Mapping[str, int]) -> bool:
    """Return whether most wins given away are from a few opponents, or from people with hardly any games with others."""
    few = {opponent for opponent, _ in Counter(given).most_common(FEW_OPPONENTS)}
    unknown = {opponent for opponent in given if other_games.get(opponent, 0) < FEW_OTHER_GAMES}
    return 2 * sum(opponent in few | unknown for opponent in given) > len(given)
