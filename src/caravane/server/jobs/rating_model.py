"""The model of ratings: Plackett-Luce, by openskill, for any number of seats; plain numbers without a database."""

from collections.abc import Sequence
from typing import Final, final

from openskill.models import PlackettLuce, PlackettLuceRating

from caravane.server.store.records import Rating

MODEL: Final = PlackettLuce()


@final
class RatedSeat:
    """A rated seat: its player, its rank among the rated seats, 1 for the best, and whether it was given away."""

    __slots__ = ("given_away", "player", "rank", "seat")

    def __init__(self, player: str, seat: int, rank: int, *, given_away: bool = False) -> None:
        self.player: Final = player
        self.seat: Final = seat
        self.rank: Final = rank
        self.given_away: Final = given_away
        """Whether the player gave up after few decisions."""


def new_rating() -> Rating:
    """Return the rating of somebody who has not played yet."""
    new = MODEL.rating()
    return Rating(new.mu, new.sigma, 0)


def rate_in_full(seats: Sequence[RatedSeat], known: dict[str, Rating]) -> dict[str, Rating]:
    """Return the new rating of every player by a game that counts in full."""
    teams = [[MODEL.rating(mu=known[seat.player].mu, sigma=known[seat.player].sigma)] for seat in seats]
    after = [team[0] for team in MODEL.rate(teams, ranks=[float(seat.rank) for seat in seats])]
    both = list(zip(seats, after, strict=True))
    return {
        player: _mean(before, [new for seat, new in both if seat.player == player]) for player, before in known.items()
    }


def _mean(before: Rating, after: Sequence[PlackettLuceRating]) -> Rating:
    """Return the new rating of a player; a bot level that held several seats gets the mean of their results."""
    mu = sum(new.mu for new in after) / len(after)
    sigma = sum(new.sigma for new in after) / len(after)
    return Rating(mu, sigma, before.games + 1)
