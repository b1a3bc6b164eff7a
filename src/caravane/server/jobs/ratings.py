"""Ratings of people and bots on one scale per game, from their ranks at rated tables.

The model is Plackett-Luce, by openskill: an estimated strength and its uncertainty, for any number of seats. Guests and
companions are not rated. A bot level is one player, wherever it sits.
"""

import asyncio
import logging
from collections.abc import Collection
from contextlib import suppress
from typing import Final, final

from openskill.models import PlackettLuce, PlackettLuceRating

from caravane.bots.levels import level_of
from caravane.server.live.hub import Hub
from caravane.server.ops.tasks import cancel_task
from caravane.server.store.protocol import Database
from caravane.server.store.records import Rating, RatingUpdate
from caravane.tables.acts import Act
from caravane.tables.occupants import BOT, PERSON
from caravane.tables.table import ENDED, Table

MODEL: Final = PlackettLuce()
BOT_PREFIX: Final = "bot:"
POLL_SECONDS: Final = 60.0
"""Maximum seconds between two polls, for tables that ended while no process could rate them."""
BATCH_SIZE: Final = 100

PLAYED: Final = 0
SUBSTITUTED: Final = 1
RESIGNED: Final = 2

log: Final = logging.getLogger(__name__)


@final
class RatedSeat:
    """A rated seat: its player, and its rank among the rated seats, 1 for the best."""

    __slots__ = ("player", "rank")

    def __init__(self, player: str, rank: int) -> None:
        self.player: Final = player
        self.rank: Final = rank


def rated_seats(table: Table, accounts: Collection[str]) -> list[RatedSeat]:
    """Return the rated seats of a table: bots, and people with an account.

    Players with a substitute, even if only for one move or at the end, rank behind those who played themselves. Players
    who resigned rank behind all others, the first to resign last.
    """
    final_ranks = table.final_ranks()
    players = {seat: _player(table, seat, accounts) for seat in range(table.settings.seats)}
    order = {seat: (_absence(table, seat), final_ranks[seat]) for seat, player in players.items() if player}
    ranks = {seat: 1 + sum(other < own for other in order.values()) for seat, own in order.items()}
    return [RatedSeat(players[seat], rank) for seat, rank in ranks.items()]


def _player(table: Table, seat: int, accounts: Collection[str]) -> str:
    occupant = table.occupant(seat)
    if occupant.kind == BOT:
        # The level that plays on this server: an imported table may name any level.
        return f"{BOT_PREFIX}{level_of(occupant.level).name}"
    return occupant.identity if occupant.kind == PERSON and occupant.identity in accounts else ""


def _absence(table: Table, seat: int) -> int:
    if seat in table.resigned:
        return RESIGNED
    return SUBSTITUTED if table.occupant(seat).substitute or seat in table.substituted else PLAYED


def rating_of(seats: list[RatedSeat], players: list[str]) -> RatingUpdate:
    """Return the function that computes new ratings from old ones, in the order of the players."""

    def rate(before: list[Rating | None]) -> list[Rating]:
        known = dict(zip(players, before, strict=True))
        teams = [[_model_rating(known[seat.player])] for seat in seats]
        after = [team[0] for team in MODEL.rate(teams, ranks=[float(seat.rank) for seat in seats])]
        return [_merge_ratings(known[player], _ratings_of(player, seats, after)) for player in players]

    return rate


def _model_rating(rating: Rating | None) -> PlackettLuceRating:
    return MODEL.rating() if rating is None else MODEL.rating(mu=rating.mu, sigma=rating.sigma)


def _ratings_of(player: str, seats: list[RatedSeat], after: list[PlackettLuceRating]) -> list[PlackettLuceRating]:
    return [new for seat, new in zip(seats, after, strict=True) if seat.player == player]


def _merge_ratings(before: Rating | None, after: list[PlackettLuceRating]) -> Rating:
    """Return the new rating; a bot level that held several seats gets the mean of their results."""
    mu = sum(new.mu for new in after) / len(after)
    sigma = sum(new.sigma for new in after) / len(after)
    return Rating(mu, sigma, (before.games if before else 0) + 1)


async def rate_table(store: Database, table_id: str, table: Table) -> bool:
    """Rate an ended table, once and for all; return False if that was done before.

    A table with fewer than two players, or with bots only, changes no rating.
    """
    seats = rated_seats(table, await _accounts(store, table))
    players = list(dict.fromkeys(seat.player for seat in seats))
    if len(players) < 2 or all(player.startswith(BOT_PREFIX) for player in players):
        seats, players = [], []
    rate: RatingUpdate = rating_of(seats, players) if players else lambda _before: []
    return await store.rate(table_id, table.settings.game, players, rate)


async def _accounts(store: Database, table: Table) -> set[str]:
    """Return the identities at a table that have accounts."""
    seated = {occupant.identity for occupant in table.occupants if occupant is not None and occupant.kind == PERSON}
    known = [await store.identity(identity) for identity in sorted(seated)]
    return {identity.id for identity in known if identity is not None and not identity.is_guest()}


@final
class RatingJob:
    """Rates ended tables in the order of their ends; the database knows which are still to be rated."""

    def __init__(self, hub: Hub, store: Database) -> None:
        self._hub: Final = hub
        self._store: Final = store
        self._ended: Final = asyncio.Event()
        self._runner: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Start rating tables."""
        self._hub.listeners.append(self._on_act)
        self._runner = asyncio.create_task(self._run())

    async def stop(self) -> None:
        """Stop rating. A table whose rating is cancelled halfway stays unrated and is rated later."""
        self._hub.listeners.remove(self._on_act)
        await cancel_task(self._runner)

    def _on_act(self, _table_id: str, table: Table, _act: Act) -> None:
        if table.status == ENDED and table.settings.rated:
            self._ended.set()

    async def _run(self) -> None:
        while True:
            self._ended.clear()
            try:
                await self.rate_all()
            except Exception:
                log.exception("rating query failed")
            with suppress(TimeoutError):
                async with asyncio.timeout(POLL_SECONDS):
                    await self._ended.wait()

    async def rate_all(self) -> None:
        """Rate every ended table that is not rated yet, except those whose rating fails."""
        while sum([await self._rate(table_id) for table_id in await self._store.unrated_tables(BATCH_SIZE)]):
            pass

    async def _rate(self, table_id: str) -> bool:
        try:
            return await rate_table(self._store, table_id, await self._hub.load_fresh(table_id))
        except Exception:
            log.exception("rating failed", extra={"table": table_id})
            return False
