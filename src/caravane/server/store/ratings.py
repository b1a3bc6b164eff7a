"""Ratings: how well people and bots play each game."""

from collections.abc import Iterable
from typing import Any

from sqlalchemy import RowMapping, Select, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from caravane.server.store.protocol import Rate, Rating
from caravane.server.store.schema import IDENTITIES, IS_RATED, RATED_TABLES, RATINGS, TABLES
from caravane.server.store.sql_base import Sql


class SqlRatings(Sql):
    """One scale per game, for people and bots."""

    async def rate_alone(self, connection: AsyncConnection, game: str) -> None:
        """Wait until no other transaction changes ratings of this game."""

    async def ratings(self, game: str, players: list[str]) -> list[Rating | None]:
        """Give the ratings of players in a game."""
        return _in_order(await self.read(_of(game, players)), players)

    async def rate(self, table: str, game: str, players: list[str], rate: Rate) -> bool:
        """Rate a table once: its players' ratings become what `rate` makes of them; False when that was done before."""
        if len(set(players)) < len(players):
            raise ValueError("a player is rated once per table")

        async def once(connection: AsyncConnection) -> bool:
            await self.rate_alone(connection, game)
            if not await _mark(connection, table):
                return False
            kept = (await connection.execute(_of(game, players))).mappings()
            before = _in_order(kept, players)
            for player, old, new in zip(players, before, rate(before), strict=True):
                await _keep(connection, game, player, new, is_first=old is None)
            return True

        return await self.transact(once)

    async def to_rate(self, limit: int) -> list[str]:
        """List the rated tables that have ended and were not rated yet, first end first."""
        done = select(RATED_TABLES.c.table_id).where(RATED_TABLES.c.table_id == TABLES.c.id).exists()
        waiting = select(TABLES.c.id).where(IS_RATED, ~done).order_by(TABLES.c.ended_at, TABLES.c.id).limit(limit)
        return [kept["id"] for kept in await self.read(waiting)]

    async def leaderboard(self, game: str, limit: int) -> list[tuple[str, str, Rating]]:
        """List player, name and rating, by what the player is surely worth (mu - 3 sigma); a bot's name is empty."""
        kept = await self.read(_best(game).limit(limit))
        return [(k["player"], k["name"] or "", Rating(k["mu"], k["sigma"], k["games"])) for k in kept]


def _best(game: str) -> Select[Any]:
    named = RATINGS.outerjoin(IDENTITIES, IDENTITIES.c.id == RATINGS.c.player)
    of_game = select(RATINGS, IDENTITIES.c.name).select_from(named).where(RATINGS.c.game == game)
    return of_game.order_by(RATINGS.c.worth.desc(), RATINGS.c.player)


def _of(game: str, players: list[str]) -> Select[Any]:
    return select(RATINGS).where(RATINGS.c.game == game, RATINGS.c.player.in_(players))


def _in_order(rows: Iterable[RowMapping], players: list[str]) -> list[Rating | None]:
    known = {kept["player"]: Rating(kept["mu"], kept["sigma"], kept["games"]) for kept in rows}
    return [known.get(player) for player in players]


async def _mark(connection: AsyncConnection, table: str) -> bool:
    """Mark a table as rated; False when it was."""
    done = await connection.execute(select(RATED_TABLES).where(RATED_TABLES.c.table_id == table))
    if done.first() is not None:
        return False
    await connection.execute(insert(RATED_TABLES).values(table_id=table))
    return True


async def _keep(connection: AsyncConnection, game: str, player: str, new: Rating, *, is_first: bool) -> None:
    values = {"mu": new.mu, "sigma": new.sigma, "games": new.games, "worth": new.mu - 3 * new.sigma}
    if is_first:
        await connection.execute(insert(RATINGS).values(game=game, player=player, **values))
    else:
        this = (RATINGS.c.game == game) & (RATINGS.c.player == player)
        await connection.execute(update(RATINGS).where(this).values(values))
