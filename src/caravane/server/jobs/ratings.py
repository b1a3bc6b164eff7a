"""Ratings of people on one scale per game with bots, from their ranks at rated tables.

Guests and companions are not rated. A bot level is one player, wherever it sits, and has a fixed rating (`bot_ratings`).
How much a game counts is in `rating_weights`, the model in `rating_model`.
"""

import asyncio
import logging
from collections.abc import Collection, Sequence
from contextlib import suppress
from typing import Final, final

from caravane.bots.levels import level_of
from caravane.server.jobs.bot_ratings import bot_player, bot_rating
from caravane.server.jobs.rating_model import RatedSeat, new_rating, rate_in_full
from caravane.server.jobs.rating_weights import (
    FEW_DECISIONS,
    FLAG_SECONDS,
    MEETING_SECONDS,
    game_weight,
    given_wins,
    is_farm,
    own_decisions,
    weighted_rating,
)
from caravane.server.live.hub import Hub
from caravane.server.ops import metrics
from caravane.server.ops.tasks import cancel_task
from caravane.server.store.protocol import Database
from caravane.server.store.records import PastGames, RatedResult, RatedTable, Rating, RatingUpdate, is_bot
from caravane.tables.acts import TIMEOUT, Act
from caravane.tables.clocks.time_control import END_GAME
from caravane.tables.occupants import BOT, PERSON
from caravane.tables.table import ENDED, Table

POLL_SECONDS: Final = 60.0
"""Maximum seconds between two polls, for tables that ended while no process could rate them."""
BATCH_SIZE: Final = 100
DUEL: Final = 2

PLAYED: Final = 0
SUBSTITUTED: Final = 1
RESIGNED: Final = 2

log: Final = logging.getLogger(__name__)


def rated_seats(
    table: Table, accounts: Collection[str], decisions: Sequence[int], late: int | None = None
) -> list[RatedSeat]:
    """Return the seats at a table with a rating, of people with an account and of bots.

    Players with a substitute, even if only for one move or at the end, rank behind those who played themselves. Players
    who resigned rank behind all others, the first to resign last. If the game ended because one of several was late, that
    one is last and the others are equal: nobody knows who would have won.
    """
    final_ranks = table.final_ranks()
    players = {seat: _player(table, seat, accounts) for seat in range(table.settings.seats)}
    order = {seat: (_absence(table, seat), final_ranks[seat]) for seat, player in players.items() if player}
    if late is not None:
        order = {seat: (int(seat == late), 0) for seat in order}
    ranks = {seat: 1 + sum(other < own for other in order.values()) for seat, own in order.items()}
    return [
        RatedSeat(players[seat], seat, rank, given_away=_gave_up(table, seat) and decisions[seat] < FEW_DECISIONS)
        for seat, rank in ranks.items()
    ]


def late_seat(table: Table, table_acts: Sequence[Act]) -> int | None:
    """Return the seat whose time ended the game of several others; such tables can no longer be created."""
    if table.settings.on_timeout != END_GAME or table.settings.seats <= DUEL:
        return None
    return next((act.seat for act in table_acts if act.kind == TIMEOUT), None)


def _player(table: Table, seat: int, accounts: Collection[str]) -> str:
    occupant = table.occupant(seat)
    if occupant.kind == BOT:
        # The level that plays on this server: levels may have been removed since the table was created.
        player = bot_player(level_of(occupant.level).name)
        return player if bot_rating(table.settings.game, player) else ""
    return occupant.identity if occupant.kind == PERSON and occupant.identity in accounts else ""


def _gave_up(table: Table, seat: int) -> bool:
    return _absence(table, seat) != PLAYED


def _absence(table: Table, seat: int) -> int:
    if seat in table.resigned:
        return RESIGNED
    return SUBSTITUTED if table.occupant(seat).substitute or seat in table.substituted else PLAYED


def rating_of(game: str, seats: Sequence[RatedSeat], players: Sequence[str], only: str = "") -> RatingUpdate:
    """Return the function that computes new ratings from old ones, in the order of the players; of one of them `only`.

    Those who gave up at once lose to all others, who are rated among themselves if there are at least two of them.
    """
    lasting = [seat for seat in seats if not seat.given_away]
    if len({seat.player for seat in lasting}) < DUEL:
        lasting = list(seats)

    def rate(before: list[Rating | None], past: PastGames) -> list[tuple[Rating, float]]:
        known = {player: _known(game, player, old) for player, old in zip(players, before, strict=True)}
        after = [_rated(player, known, lasting if _is_among(player, lasting) else seats, past) for player in players]
        both = zip(players, after, strict=True)
        return [rated if only in {"", player} else (known[player], 0.0) for player, rated in both]

    return rate


def _known(game: str, player: str, rating: Rating | None) -> Rating:
    """Return the rating of a player before a game."""
    if is_bot(player):
        fixed = bot_rating(game, player, rating.games if rating else 0)
        assert fixed is not None
        return fixed
    return rating or new_rating()


def _is_among(player: str, seats: Sequence[RatedSeat]) -> bool:
    return any(seat.player == player for seat in seats)


def _rated(player: str, known: dict[str, Rating], seats: Sequence[RatedSeat], past: PastGames) -> tuple[Rating, float]:
    """Return the new rating of a player by a game of some seats, and how much that game counts."""
    before = known[player]
    if is_bot(player):
        return Rating(before.mu, before.sigma, before.games + 1), 1.0
    weight = game_weight(player, seats, past)
    after = rate_in_full(seats, {seat.player: known[seat.player] for seat in seats})
    return weighted_rating(before, after[player], weight), weight


async def rate_table(store: Database, table_id: str, table: Table) -> bool:
    """Rate an ended table, once and for all; return False if that was done before.

    A table at which fewer than two players, or only bots, decided something changes no rating.
    """
    table_acts = [Act.unpack(act) for act in await store.acts(table_id)]
    decisions = own_decisions(table_acts, table.settings.seats)
    late = late_seat(table, table_acts)
    everyone = rated_seats(table, await _accounts(store, table), decisions, late)
    seats = _counting_seats(everyone, decisions, late)
    players = list(dict.fromkeys(seat.player for seat in seats))
    rated = RatedTable(
        table_id,
        table.settings.game,
        players,
        _results(table, everyone, decisions),
        ended_at=table.last_act_at,
        meetings_since=table.last_act_at - MEETING_SECONDS,
    )
    only = next((seat.player for seat in seats if seat.seat == late), "")
    if not await store.rate(rated, rating_of(rated.game, seats, players, only)):
        return False
    await _set_flags(store, rated)
    return True


def _counting_seats(seats: Sequence[RatedSeat], decisions: Sequence[int], late: int | None) -> list[RatedSeat]:
    """Return the seats for which a game counts: those that decided something, if they are of several players with a person."""
    deciding = [seat for seat in seats if decisions[seat.seat]]
    players = {seat.player for seat in deciding}
    if late is not None and late not in [seat.seat for seat in deciding]:
        return []
    return deciding if len(players) >= DUEL and not all(map(is_bot, players)) else []


def _results(table: Table, seats: Sequence[RatedSeat], decisions: Sequence[int]) -> list[RatedResult]:
    """Return the results of all rated players, also of those for whom the game does not count; a bot level has its best."""
    best = {seat.player: seat for seat in sorted(seats, key=lambda seat: -seat.rank)}
    return [
        RatedResult(each.player, each.rank, decisions[each.seat], gave_up=_gave_up(table, each.seat))
        for each in best.values()
    ]


async def _set_flags(store: Database, rated: RatedTable) -> None:
    """Flag the people whose wins look arranged, and clear the flags of those whose wins no longer do."""
    for player in [result.player for result in rated.results if not is_bot(result.player)]:
        given = given_wins(await store.wins(rated.game, player, rated.ended_at - FLAG_SECONDS))
        flagged = bool(given) and is_farm(given, await store.games_with_others(rated.game, player, set(given)))
        if await store.set_flag(rated.game, player, rated.ended_at, flagged=flagged):
            metrics.RATING_FLAGS.labels("set" if flagged else "cleared").inc()
            log.warning("rating flag changed", extra={"player": player, "game": rated.game, "flagged": flagged})


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
