"""Tests of stored ratings: once per table, none lost, and the best first."""

import asyncio
from collections.abc import Mapping

import pytest

from caravane.server.store.connect import open_store
from caravane.server.store.protocol import Database
from caravane.server.store.records import PastGames, RatedResult, RatedTable, Rating, pair

pytestmark = pytest.mark.anyio

BOT = "bot:novice"
NOW = 1_000.0


def one_more_game(before: list[Rating | None], _past: PastGames) -> list[tuple[Rating, float]]:
    """Return ratings with one more point and less uncertainty."""
    known = [rating or Rating(25.0, 8.0, 0) for rating in before]
    return [(Rating(rating.mu + 1, rating.sigma * 0.9, rating.games + 1), 1.0) for rating in known]


def uncounted(before: list[Rating | None], past: PastGames) -> list[tuple[Rating, float]]:
    """Return ratings by a game that does not count."""
    return [(rating, 0.0) for rating, _ in one_more_game(before, past)]


def rated(name: str, *players: str, at: float = NOW, gave_up: bool = False) -> RatedTable:
    """Return a rated table; its players rank in this order, and only the first of them decided much."""
    results = [
        RatedResult(player, rank, 9 if rank == 1 else 2, gave_up=gave_up and rank > 1)
        for rank, player in enumerate(players, 1)
    ]
    return RatedTable(name, "_template", [*players], results, ended_at=at, meetings_since=at - 10)


def values(ratings: list[Rating | None]) -> list[tuple[float, int] | None]:
    return [(rating.mu, rating.games) if rating else None for rating in ratings]


async def test_a_player_without_games_has_no_rating(store: Database) -> None:
    assert await store.ratings("_template", ["id-ada", BOT]) == [None, None]
    assert await store.ratings("_template", []) == []


async def test_a_table_is_rated_once(store: Database) -> None:
    players = ["id-ada", BOT]
    assert await store.rate(rated("well", *players), one_more_game)
    assert not await store.rate(rated("well", *players), one_more_game)
    assert values(await store.ratings("_template", ["id-bo", *players])) == [None, (26.0, 1), (26.0, 1)]
    assert await store.ratings("lost-cities", players) == [None, None]


async def test_a_failed_rating_changes_nothing(store: Database) -> None:
    def fail(_before: list[Rating | None], _past: PastGames) -> list[tuple[Rating, float]]:
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        await store.rate(rated("well", "id-ada"), fail)
    assert await store.ratings("_template", ["id-ada"]) == [None]
    assert await store.rate(rated("well", "id-ada"), one_more_game)


def test_a_player_listed_twice_is_refused() -> None:
    with pytest.raises(ValueError, match="once"):
        rated("well", BOT, BOT)


async def test_concurrent_ratings_are_not_lost(store: Database, store_url: str) -> None:
    other = await open_store(store_url)
    tables = [f"table {index}" for index in range(10)] * 2
    done = await asyncio.gather(
        *[
            [store, other][index % 2].rate(rated(table, f"id-{index}", "id-ada", BOT), one_more_game)
            for index, table in enumerate(tables)
        ]
    )
    assert sum(done) == 10
    assert values(await store.ratings("_template", ["id-ada", BOT])) == [(35.0, 10), (35.0, 10)]
    await other.close()


async def test_the_best_come_first(store: Database) -> None:
    ada, bo = await store.create_guest("Ada", 0.0), await store.create_guest("Bo", 0.0)
    ratings = {ada: Rating(30.0, 8.0, 1), bo: Rating(27.0, 2.0, 9), BOT: Rating(25.0, 1.0, 99)}
    await store.rate(rated("well", ada, bo, BOT), lambda _before, _past: [(each, 1.0) for each in ratings.values()])
    best = await store.leaderboard("_template", 10)
    assert [(player, name) for player, name, _ in best] == [(bo, "Bo"), (ada, "Ada")]
    assert [(rating.mu, rating.sigma, rating.games) for _, _, rating in best[:1]] == [(27.0, 2.0, 9)]
    assert len(await store.leaderboard("_template", 1)) == 1
    assert await store.leaderboard("lost-cities", 10) == []


async def test_meetings_are_those_of_the_last_days_that_counted(store: Database) -> None:
    seen: list[Mapping[frozenset[str], int]] = []

    def watch(before: list[Rating | None], past: PastGames) -> list[tuple[Rating, float]]:
        seen.append(past.meetings)
        return one_more_game(before, past)

    await store.rate(rated("old", "id-ada", "id-bo", at=NOW - 11), one_more_game)
    await store.rate(rated("later", "id-ada", "id-bo", at=NOW + 1), one_more_game)
    await store.rate(rated("empty", "id-ada", "id-bo"), uncounted)
    await store.rate(rated("first", "id-bo", "id-ada"), watch)
    await store.rate(rated("second", "id-ada", "id-bo", "id-cy", BOT), watch)
    await store.rate(rated("third", "id-cy", "id-ada", BOT), watch)
    met_bot = {pair("id-ada", BOT): 1, pair("id-cy", BOT): 1}
    assert seen == [{}, {pair("id-ada", "id-bo"): 1}, {pair("id-ada", "id-cy"): 1, **met_bot}]


async def test_experience_is_of_games_with_people_that_were_played_to_the_end(store: Database) -> None:
    seen: list[Mapping[str, float]] = []

    def half(before: list[Rating | None], past: PastGames) -> list[tuple[Rating, float]]:
        seen.append(past.experience)
        return [(rating, 0.5) for rating, _ in one_more_game(before, past)]

    await store.rate(rated("first", "id-ada", "id-bo", gave_up=True), half)
    await store.rate(rated("bots", "id-ada", BOT), half)
    await store.rate(rated("third", "id-ada", "id-cy"), half)
    await store.rate(rated("last", "id-ada", "id-bo", "id-cy", BOT), half)
    assert seen == [{}, {"id-ada": 0.5}, {"id-ada": 0.5}, {"id-ada": 1.0, "id-bo": 0.0, "id-cy": 0.5}]


async def test_games_with_people_who_were_deleted_remain_experience(store: Database) -> None:
    seen: list[Mapping[str, float]] = []

    def watch(before: list[Rating | None], past: PastGames) -> list[tuple[Rating, float]]:
        seen.append(past.experience)
        return one_more_game(before, past)

    bo = await store.create_guest("Bo", 0.0)
    await store.rate(rated("well", "id-ada", bo), one_more_game)
    await store.delete_identity(bo)
    await store.rate(rated("spring", "id-ada", "id-cy"), watch)
    assert seen == [{"id-ada": 1.0}]


async def test_games_rated_before_results_were_stored_are_experience(store: Database) -> None:
    seen: list[Mapping[str, float]] = []

    def watch(before: list[Rating | None], past: PastGames) -> list[tuple[Rating, float]]:
        seen.append(past.experience)
        return [(Rating(30.0, 5.0, (rating.games if rating else 7) + 1), 1.0) for rating in before]

    await store.rate(RatedTable("old", "_template", ["id-ada"], [], ended_at=NOW, meetings_since=NOW), watch)
    await store.rate(rated("new", "id-ada", "id-bo"), watch)
    await store.rate(rated("newer", "id-ada", "id-bo"), watch)
    assert seen == [{}, {"id-ada": 8.0}, {"id-ada": 9.0, "id-bo": 8.0}]


async def test_a_game_without_weight_leaves_no_rating(store: Database) -> None:
    await store.rate(rated("well", "id-ada", "id-bo"), uncounted)
    assert await store.ratings("_template", ["id-ada", "id-bo"]) == [None, None]


async def test_games_with_others_are_those_without_a_player_that_counted_for_people(store: Database) -> None:
    await store.rate(rated("one", "id-bo", "id-cy"), one_more_game)
    await store.rate(rated("two", "id-bo", "id-cy"), one_more_game)
    await store.rate(rated("three", "id-ada", "id-bo", "id-cy"), one_more_game)
    await store.rate(rated("four", "id-bo", BOT), one_more_game)
    await store.rate(rated("five", "id-bo", "id-dov"), uncounted)
    assert await store.games_with_others("_template", "id-ada", {"id-bo", "id-dov"}) == {"id-bo": 2}
    assert await store.games_with_others("_template", "id-cy", {"id-bo"}) == {}


async def test_wins_name_the_opponents_and_how_much_they_decided(store: Database) -> None:
    await store.rate(rated("well", "id-ada", "id-bo", "id-cy", BOT, gave_up=True), one_more_game)
    await store.rate(rated("spring", "id-ada", "id-bo", at=NOW - 1), one_more_game)
    won = await store.wins("_template", "id-ada", NOW)
    assert sorted((win.opponent, win.decisions, win.gave_up) for win in won) == [("id-bo", 2, True), ("id-cy", 2, True)]
    assert [win.opponent for win in await store.wins("_template", "id-bo", 0.0)] == ["id-cy"]
    assert await store.wins("lost-cities", "id-ada", 0.0) == []


async def test_a_flagged_person_is_not_on_the_leaderboard(store: Database) -> None:
    await store.rate(rated("well", "id-ada", "id-bo"), one_more_game)
    assert [await store.set_flag("_template", "id-ada", NOW, flagged=True) for _ in range(2)] == [True, False]
    assert [player for player, _, _ in await store.leaderboard("_template", 5)] == ["id-bo"]
    assert [await store.set_flag("_template", "id-ada", NOW, flagged=False) for _ in range(2)] == [True, False]
    assert len(await store.leaderboard("_template", 5)) == 2
