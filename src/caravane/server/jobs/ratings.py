"""Ratings: how well people and bots play a game, on one scale, from the places at rated tables.

The model is Plackett and Luce's, by openskill: a believed strength and how unsure that is, for any number of seats. Guests
and companions are not rated; a bot's level is one player, whoever it plays for.
"""

import asyncio
import logging
from collections.abc import Collection
from contextlib import suppress
from typing import Final, final

from openskill.models import PlackettLuce, PlackettLuceRating

from caravane.bots.levels import level_of
from caravane.server.live.hub import Hub
from caravane.server.store.protocol import Database, Rate, Rating
from caravane.tables.acts import Act
from caravane.tables.occupants import BOT, PERSON
from caravane.tables.table import ENDED, Table

MODEL: Final = PlackettLuce()
BOT_PREFIX: Final = "bot:"
POLL: Final = 60.0
"""The record is asked at least so often, for tables that ended while nobody could rate them."""
AT_ONCE: Final = 100

STAYED: Final = 0
AWAY: Final = 1
RESIGNED: Final = 2

log: Final = logging.getLogger(__name__)


@final
class Entrant:
    """A rated seat: the player, and the rank among the rated seats, 1 for the best."""

    __slots__ = ("player", "rank")

    def __init__(self, player: str, rank: int) -> None:
        self.player: Final = player
        self.rank: Final = rank


def entrants(table: Table, accounts: Collection[str]) -> list[Entrant]:
    """List the rated seats of a table; of the people, those with an account.

    Who let a bot play, or was not there at the end, ranks behind those who played themselves, and who resigned behind all
    others, the first to go last.
    """
    places = table.final_places()
    players = {seat: _player(table, seat, accounts) for seat in range(table.settings.seats)}
    order = {seat: (_staying(table, seat), places[seat]) for seat, player in players.items() if player}
    ranks = {seat: 1 + sum(other < mine for other in order.values()) for seat, mine in order.items()}
    return [Entrant(players[seat], rank) for seat, rank in ranks.items()]


def _player(table: Table, seat: int, accounts: Collection[str]) -> str:
    occupant = table.occupant(seat)
    if occupant.kind == BOT:
        # As it plays here: a table that was brought from elsewhere may tell of any level.
        return f"{BOT_PREFIX}{level_of(occupant.level).name}"
    return occupant.identity if occupant.kind == PERSON and occupant.identity in accounts else ""


def _staying(table: Table, seat: int) -> int:
    if seat in table.resigned:
        return RESIGNED
    return AWAY if table.occupant(seat).stand_in or seat in table.helped else STAYED


def rating_of(seats: list[Entrant], players: list[str]) -> Rate:
    """Give the function that makes new ratings of old ones, in the order of the players."""

    def rate(before: list[Rating | None]) -> list[Rating]:
        known = dict(zip(players, before, strict=True))
        teams = [[_believed(known[seat.player])] for seat in seats]
        after = [team[0] for team in MODEL.rate(teams, ranks=[float(seat.rank) for seat in seats])]
        return [_settled(known[player], _of(player, seats, after)) for player in players]

    return rate


def _believed(rating: Rating | None) -> PlackettLuceRating:
    return MODEL.rating() if rating is None else MODEL.rating(mu=rating.mu, sigma=rating.sigma)


def _of(player: str, seats: list[Entrant], after: list[PlackettLuceRating]) -> list[PlackettLuceRating]:
    return [new for seat, new in zip(seats, after, strict=True) if seat.player == player]


def _settled(before: Rating | None, after: list[PlackettLuceRating]) -> Rating:
    """Give the new rating; a bot's level that held several seats has learned the mean of what each has."""
    mu = sum(new.mu for new in after) / len(after)
    sigma = sum(new.sigma for new in after) / len(after)
    return Rating(mu, sigma, (before.games if before else 0) + 1)


async def rate_table(store: Database, name: str, table: Table) -> bool:
    """Rate a table that has ended, once and for ever; False when that was done before.

    A table with nobody to compare, or with bots only, changes no rating.
    """
    seats = entrants(table, await _accounts(store, table))
    players = list(dict.fromkeys(seat.player for seat in seats))
    if len(players) < 2 or all(player.startswith(BOT_PREFIX) for player in players):
        seats, players = [], []
    rate: Rate = rating_of(seats, players) if players else lambda _before: []
    return await store.rate(name, table.settings.game, players, rate)


async def _accounts(store: Database, table: Table) -> set[str]:
    """Give the identities at a table that are nobody's guests."""
    seated = {place.identity for place in table.places if place is not None and place.kind == PERSON}
    known = [await store.identity(identity) for identity in sorted(seated)]
    return {identity.id for identity in known if identity is not None and not identity.guest()}


@final
class RatingWork:
    """Rates tables when they have ended, in the order of their ends. What is to be done is asked of the record."""

    def __init__(self, hub: Hub, store: Database) -> None:
        self._hub: Final = hub
        self._store: Final = store
        self._ended: Final = asyncio.Event()
        self._runner: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Begin to rate."""
        self._hub.listeners.append(self._heard)
        self._runner = asyncio.create_task(self._run())

    async def stop(self) -> None:
        """Take on nothing new; what is rated halfway is not rated, and will be."""
        self._hub.listeners.remove(self._heard)
        if self._runner is not None:
            self._runner.cancel()
            with suppress(asyncio.CancelledError):
                await self._runner

    def _heard(self, _name: str, table: Table, _act: Act) -> None:
        if table.status == ENDED and table.settings.rated:
            self._ended.set()

    async def _run(self) -> None:
        while True:
            self._ended.clear()
            try:
                await self.rate_all()
            except Exception:
                log.exception("the record cannot be asked for tables to rate")
            with suppress(TimeoutError):
                async with asyncio.timeout(POLL):
                    await self._ended.wait()

    async def rate_all(self) -> None:
        """Rate every table that has ended and is not rated yet, but for those that cannot be now."""
        while sum([await self._rate(name) for name in await self._store.to_rate(AT_ONCE)]):
            pass

    async def _rate(self, name: str) -> bool:
        try:
            return await rate_table(self._store, name, await self._hub.load(name))
        except Exception:
            log.exception("table %s: it cannot be rated", name)
            return False
