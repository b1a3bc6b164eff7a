"""Ratings of people and bots in SQL."""

from collections.abc import Collection, Iterable
from typing import Any

from sqlalchemy import ColumnElement, RowMapping, Select, case, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from caravane.server.store.records import BOT_PREFIX, PastGames, RatedTable, Rating, RatingUpdate, Win, is_bot, pair
from caravane.server.store.schema import (
    IDENTITIES,
    IS_RATED,
    RATED_RESULTS,
    RATED_TABLES,
    RATING_FLAGS,
    RATINGS,
    TABLES,
)
from caravane.server.store.sql_base import SqlBase


class SqlRatings(SqlBase):
    """Ratings on one scale per game, for people and bots."""

    async def ratings(self, game: str, players: list[str]) -> list[Rating | None]:
        """Return the ratings of players in a game."""
        return _in_order(await self.read(_select_ratings(game, players)), players)

    async def rate(self, table: RatedTable, rate: RatingUpdate) -> bool:
        """Rate a table once, by applying `rate` to its players' ratings; return False if that was done before."""

        async def once(connection: AsyncConnection) -> bool:
            await self.lock(connection, table.game)
            if not await _mark(connection, table.id):
                return False
            rows = (await connection.execute(_select_ratings(table.game, table.players))).mappings()
            before = _in_order(rows, table.players)
            after = rate(before, await _past_games(connection, table, before))
            for player, old, (new, weight) in zip(table.players, before, after, strict=True):
                if weight > 0:
                    await _save(connection, table.game, player, new, is_first=old is None)
            weights = {player: weight for player, (_, weight) in zip(table.players, after, strict=True)}
            await _save_results(connection, table, weights)
            return True

        return await self.transact(once)

    async def wins(self, game: str, player: str, since: float) -> list[Win]:
        """Return the wins of a person over other people at rated tables that ended since a time."""
        own, other = RATED_RESULTS.alias(), RATED_RESULTS.alias()
        both = own.join(other, (other.c.table_id == own.c.table_id) & (other.c.player != player))
        won = select(other.c.player, other.c.decisions, other.c.gave_up).select_from(both)
        mine = (own.c.player == player) & (own.c.game == game) & (own.c.ended_at >= since)
        rows = await self.read(won.where(mine, own.c.rank < other.c.rank, _is_person(other.c.player)))
        return [Win(row["player"], row["decisions"], gave_up=row["gave_up"]) for row in rows]

    async def games_with_others(self, game: str, player: str, opponents: Collection[str]) -> dict[str, int]:
        """Return how many counted games with other people, at tables without a player, each opponent has."""
        own, with_player = RATED_RESULTS.alias(), RATED_RESULTS.alias()
        together = select(with_player).where(with_player.c.table_id == own.c.table_id, with_player.c.player == player)
        theirs = (own.c.game == game) & own.c.player.in_(opponents) & (own.c.weight > 0)
        counts = select(own.c.player, func.count().label("number")).where(theirs, _met_people(own), ~together.exists())
        return {row["player"]: row["number"] for row in await self.read(counts.group_by(own.c.player))}

    async def set_flag(self, game: str, player: str, at: float, *, flagged: bool) -> bool:
        """Flag a person whose wins look arranged, or clear the flag; return whether that changed anything."""
        this = (RATING_FLAGS.c.game == game) & (RATING_FLAGS.c.player == player)
        if not flagged:
            return bool(await self.change(delete(RATING_FLAGS).where(this).returning(RATING_FLAGS.c.player)))
        try:
            await self.write(insert(RATING_FLAGS).values(game=game, player=player, at=at))
        except IntegrityError:
            return False
        return True

    async def unrated_tables(self, limit: int) -> list[str]:
        """Return the ended tables that are still to be rated, the first ended first."""
        done = select(RATED_TABLES.c.table_id).where(RATED_TABLES.c.table_id == TABLES.c.id).exists()
        waiting = select(TABLES.c.id).where(IS_RATED, ~done).order_by(TABLES.c.ended_at, TABLES.c.id).limit(limit)
        return [row["id"] for row in await self.read(waiting)]

    async def leaderboard(self, game: str, limit: int) -> list[tuple[str, str, Rating]]:
        """Return player, name and rating of people, by lower bound (mu - 3 sigma)."""
        rows = await self.read(_best(game).limit(limit))
        return [(row["player"], row["name"] or "", _rating(row)) for row in rows]


def _best(game: str) -> Select[Any]:
    named = RATINGS.outerjoin(IDENTITIES, IDENTITIES.c.id == RATINGS.c.player)
    flags = select(RATING_FLAGS).where(RATING_FLAGS.c.game == game, RATING_FLAGS.c.player == RATINGS.c.player)
    listed = (RATINGS.c.game == game) & _is_person(RATINGS.c.player)
    of_game = select(RATINGS, IDENTITIES.c.name).select_from(named).where(listed, ~flags.exists())
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


def _is_person(player: ColumnElement[str]) -> ColumnElement[bool]:
    return player.not_like(f"{BOT_PREFIX}%")


def _met_people(own: Any) -> ColumnElement[bool]:
    """Return the condition that the game of a result counted for another person too, who may have been deleted since."""
    other = RATED_RESULTS.alias()
    counted = select(other).where(
        other.c.table_id == own.c.table_id, other.c.player != own.c.player, other.c.weight > 0
    )
    return counted.where(_is_person(other.c.player)).exists() | ~counted.exists()


async def _past_games(connection: AsyncConnection, table: RatedTable, before: list[Rating | None]) -> PastGames:
    return PastGames(await _meetings(connection, table), await _experience(connection, table, before))


async def _experience(connection: AsyncConnection, table: RatedTable, before: list[Rating | None]) -> dict[str, float]:
    """Return how many games with others each person has played to the end; those before results were stored count in full."""
    known = {player: rating.games for player, rating in zip(table.players, before, strict=True) if rating}
    own = RATED_RESULTS.alias()
    played = case((_met_people(own) & ~own.c.gave_up, own.c.weight), else_=0.0)
    theirs = (own.c.game == table.game) & own.c.player.in_(list(known)) & (own.c.weight > 0)
    sums = select(own.c.player, func.count().label("number"), func.sum(played).label("played")).where(theirs)
    found = {row.player: row for row in await connection.execute(sums.group_by(own.c.player))}
    return {
        player: (games - found[player].number + found[player].played if player in found else games)
        for player, games in known.items()
        if not is_bot(player)
    }


async def _meetings(connection: AsyncConnection, table: RatedTable) -> dict[frozenset[str], int]:
    """Return how often each pair of the people and bots at a table has met in games that counted."""
    one, other = RATED_RESULTS.alias(), RATED_RESULTS.alias()
    both = one.join(other, (other.c.table_id == one.c.table_id) & (one.c.player < other.c.player))
    players = [result.player for result in table.results]
    met = (one.c.player.in_(players)) & (other.c.player.in_(players)) & (one.c.weight > 0) & (other.c.weight > 0)
    when = (one.c.ended_at > table.meetings_since) & (one.c.ended_at <= table.ended_at) & (one.c.game == table.game)
    names = one.c.player.label("one"), other.c.player.label("other")
    counts = select(*names, func.count().label("number")).select_from(both).where(met, when).group_by(*names)
    return {pair(row.one, row.other): row.number for row in await connection.execute(counts)}


async def _save_results(connection: AsyncConnection, table: RatedTable, weights: dict[str, float]) -> None:
    rows = [
        {
            "table_id": table.id,
            "game": table.game,
            "player": result.player,
            "rank": result.rank,
            "decisions": result.decisions,
            "gave_up": result.gave_up,
            "weight": weights.get(result.player, 0.0),
            "ended_at": table.ended_at,
        }
        for result in table.results
    ]
    if rows:
        await connection.execute(insert(RATED_RESULTS).values(rows))


async def _save(connection: AsyncConnection, game: str, player: str, new: Rating, *, is_first: bool) -> None:
    values = {"mu": new.mu, "sigma": new.sigma, "games": new.games, "lower_bound": new.lower_bound}
    if is_first:
        await connection.execute(insert(RATINGS).values(game=game, player=player, **values))
    else:
        this = (RATINGS.c.game == game) & (RATINGS.c.player == player)
        await connection.execute(update(RATINGS).where(this).values(values))
