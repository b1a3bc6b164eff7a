"""Tests of stored ratings: once per table, none lost, and the best first."""

import asyncio

import pytest

from caravane.server.store.connect import open_store
from caravane.server.store.protocol import Database
from caravane.server.store.records import Rating

pytestmark = pytest.mark.anyio

BOT = "bot:greedy"


def one_more_game(before: list[Rating | None]) -> list[Rating]:
    """Return ratings with one more point and less uncertainty."""
    known = [rating or Rating(25.0, 8.0, 0) for rating in before]
    return [Rating(rating.mu + 1, rating.sigma * 0.9, rating.games + 1) for rating in known]


def values(ratings: list[Rating | None]) -> list[tuple[float, int] | None]:
    return [(rating.mu, rating.games) if rating else None for rating in ratings]


async def test_a_player_without_games_has_no_rating(store: Database) -> None:
    assert await store.ratings("_template", ["id-ada", BOT]) == [None, None]
    assert await store.ratings("_template", []) == []


async def test_a_table_is_rated_once(store: Database) -> None:
    players = ["id-ada", BOT]
    assert await store.rate("well", "_template", players, one_more_game)
    assert not await store.rate("well", "_template", players, one_more_game)
    assert values(await store.ratings("_template", ["id-bo", *players])) == [None, (26.0, 1), (26.0, 1)]
    assert await store.ratings("lost-cities", players) == [None, None]


async def test_a_failed_rating_changes_nothing(store: Database) -> None:
    def fail(_before: list[Rating | None]) -> list[Rating]:
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        await store.rate("well", "_template", ["id-ada"], fail)
    assert await store.ratings("_template", ["id-ada"]) == [None]
    assert await store.rate("well", "_template", ["id-ada"], one_more_game)


async def test_a_player_listed_twice_is_refused(store: Database) -> None:
    with pytest.raises(ValueError, match="once"):
        await store.rate("well", "_template", [BOT, BOT], one_more_game)


async def test_concurrent_ratings_are_not_lost(store: Database, store_url: str) -> None:
    other = await open_store(store_url)
    tables = [f"table {index}" for index in range(10)] * 2
    rated = await asyncio.gather(
        *[
            [store, other][index % 2].rate(table, "_template", [f"id-{index}", "id-ada", BOT], one_more_game)
            for index, table in enumerate(tables)
        ]
    )
    assert sum(rated) == 10
    assert values(await store.ratings("_template", ["id-ada", BOT])) == [(35.0, 10), (35.0, 10)]
    await other.close()


async def test_the_best_come_first(store: Database) -> None:
    ada, bo = await store.create_guest("Ada", 0.0), await store.create_guest("Bo", 0.0)
    ratings = {ada: Rating(30.0, 8.0, 1), bo: Rating(27.0, 2.0, 9), BOT: Rating(25.0, 1.0, 99)}
    await store.rate("well", "_template", [ada, bo, BOT], lambda _before: list(ratings.values()))
    best = await store.leaderboard("_template", 10)
    assert [(player, name) for player, name, _ in best] == [(BOT, ""), (bo, "Bo"), (ada, "Ada")]
    assert [(rating.mu, rating.sigma, rating.games) for _, _, rating in best[:1]] == [(25.0, 1.0, 99)]
    assert len(await store.leaderboard("_template", 2)) == 2
    assert await store.leaderboard("lost-cities", 10) == []
