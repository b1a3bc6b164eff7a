"""Ratings of people and bots in SQL."""

from collections.abc import Iterable
from typing import Any

from sqlalchemy import RowMapping, Select, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from caravane.server.store.records import Rating, RatingUpdate
from caravane.server.store.schema import IDENTITIES, IS_RATED, RATED_TABLES, RATINGS, TABLES
from caravane.server.store.sql_base import SqlBase


class SqlRatings(SqlBase):
    """Ratings on one scale per game, for people and bots."""

    async def lock_ratings(self, connection: AsyncConnection, game: str) -> None:
        """Wait until no other transaction changes ratings of this game; nothing to do by default."""

    async def ratings(self, game: str, players: list[str]) -> list[Rating | None]:
        """Return the ratings of players in a game."""
        return _in_order(await self.read(_select_ratings(game, players)), players)

    async def rate(self, table_id: str, game: str, players: list[str], rate: RatingUpdate) -> bool:
        """Rate a table once, by applying `rate` to its players' ratings; return False if that was done before."""
        if len(set(players)) < len(players):
            raise ValueError("a player can be rated only once per table")

        async def once(connection: AsyncConnection) -> bool:
            await self.lock_ratings(connection, game)
            if not await _mark(connection, table_id):
                return False
            rows = (await connection.execute(_select_ratings(game, players))).mappings()
            before = _in_order(rows, players)
            for player, old, new in zip(players, before, rate(before), strict=True):
                await _save(connection, game, player, new, is_first=old is None)
            return True

        return await self.transact(once)

    async def unrated_tables(self, limit: int) -> list[str]:
        """Return the ended tables that are still to be rated, the first ended first."""
        done = select(RATED_TABLES.c.table_id).where(RATED_TABLES.c.table_id == TABLES.c.id).exists()
        waiting = select(TABLES.c.id).where(IS_RATED, ~done).order_by(TABLES.c.ended_at, TABLES.c.id).limit(limit)
        return [row["id"] for row in await self.read(waiting)]

    async def leaderboard(self, game: str, limit: int) -> list[tuple[str, str, Rating]]:
        """Return player, name and rating, by lower bound (mu - 3 sigma); the name of a bot is empty."""
        rows = await self.read(_best(game).limit(limit))
        return [(row["player"], row["name"] or "", _rating(row)) for row in rows]


def _best(game: str) -> Select[Any]:
    named = RATINGS.outerjoin(IDENTITIES, IDENTITIES.c.id == RATINGS.c.player)
    of_game = select(RATINGS, IDENTITIES.c.name).select_from(named).where(RATINGS.c.game == game)
    return of_game.order_by(RATINGS.c.lower_bound.desc(), RATINGS.c.player)


def _select_ratings(game: str, players: list[str]) -> Select[Any]:
    return select(RATINGS).where(RATINGS.c.game == game, RATINGS.c.player.in_(players))


def _in_order(rows: Iterable[RowMapping], players: list[str]) -> list[Rating | None]:
    known = {row["player"]: _rating(row) for row in rows}
    return [known.get(player) for player in players]


def _rating(row: RowMapping) -> Rating:
    return Rating(row["mu"], row["sigma"], row["games"])


async def _mark(connection: AsyncConnection, table_id: str) -> bool:
    """Mark a table as rated; return False if it was already."""
    done = await connection.execute(select(RATED_TABLES).where(RATED_TABLES.c.table_id == table_id))
    if done.first() is not None:
        return False
    await connection.execute(insert(RATED_TABLES).values(table_id=table_id))
    return True


async def _save(connection: AsyncConnection, game: str, player: str, new: Rating, *, is_first: bool) -> None:
    values = {"mu": new.mu, "sigma": new.sigma, "games": new.games, "lower_bound": new.lower_bound}
    if is_first:
        await connection.execute(insert(RATINGS).values(game=game, player=player, **values))
    else:
        this = (RATINGS.c.game == game) & (RATINGS.c.player == player)
        await connection.execute(update(RATINGS).where(this).values(values))
