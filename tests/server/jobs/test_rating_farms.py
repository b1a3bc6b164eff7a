"""Tests of attempts to win ratings with made-up accounts, and of what honest beginners get, in games that are only results."""

import math
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from caravane.kernel.luck import Sfc32
from caravane.server.jobs.rating_model import MODEL, RatedSeat, new_rating, rate_in_full
from caravane.server.jobs.rating_weights import FEW_DECISIONS, FLAG_SECONDS, MEETING_SECONDS, given_wins, is_farm
from caravane.server.jobs.ratings import rating_of
from caravane.server.store.connect import open_store
from caravane.server.store.protocol import Database
from caravane.server.store.records import RatedResult, RatedTable, Rating
from caravane.tables.clocks.time_control import DAY

pytestmark = pytest.mark.anyio

GAME = "lost-cities"
NOVICE = "bot:novice"
MAIN = "main"
WHOLE = 40
"""Number of decisions of a whole game."""


class Club:
    """People whose games are results without moves, rated as the server rates them."""

    def __init__(self, store: Database) -> None:
        self.store = store
        self.now = 1_000 * DAY
        self.tables = 0

    async def play(self, *ranking: str, gives_up_after: int = 0) -> None:
        """Rate a game with this result; the last may have given up after a number of decisions."""
        last = len(ranking)
        quits = {last} if gives_up_after else set()
        seats = [
            RatedSeat(player, rank - 1, rank, given_away=rank in quits and gives_up_after < FEW_DECISIONS)
            for rank, player in enumerate(ranking, 1)
        ]
        results = [
            RatedResult(player, rank, gives_up_after or WHOLE, gave_up=rank in quits)
            for rank, player in enumerate(ranking, 1)
        ]
        self.tables += 1
        self.now += 60
        table = RatedTable(
            f"table-{self.tables}",
            GAME,
            list(ranking),
            results,
            ended_at=self.now,
            meetings_since=self.now - MEETING_SECONDS,
        )
        assert await self.store.rate(table, rating_of(GAME, seats, list(ranking)))

    async def rating(self, player: str) -> Rating:
        """Return the rating of a player."""
        found = (await self.store.ratings(GAME, [player]))[0]
        return found or new_rating()

    async def flagged(self, player: str) -> bool:
        """Return whether the wins of a person look arranged."""
        given = given_wins(await self.store.wins(GAME, player, self.now - FLAG_SECONDS))
        return bool(given) and is_farm(given, await self.store.games_with_others(GAME, player, set(given)))


@pytest.fixture
async def club(tmp_path: Path) -> AsyncIterator[Club]:
    store = await open_store(f"sqlite:///{tmp_path}/club.db")
    yield Club(store)
    await store.close()


async def test_a_bot_is_not_raised_by_accounts_that_lose_against_it(club: Club) -> None:
    await club.play(NOVICE, "first", gives_up_after=1)
    before = await club.rating(NOVICE)
    for number in range(60):
        await club.play(NOVICE, f"puppet-{number}", gives_up_after=1)
    after = await club.rating(NOVICE)
    assert (after.mu, after.sigma) == (before.mu, before.sigma)
    for _ in range(100):
        await club.play(MAIN, NOVICE)
    assert (await club.rating(MAIN)).lower_bound < 6


async def test_fresh_accounts_that_give_games_away_raise_nobody_and_are_noticed(club: Club) -> None:
    for number in range(20):
        await club.play(MAIN, f"puppet-{number}", gives_up_after=1)
    assert (await club.rating(MAIN)).lower_bound < 2
    assert await club.flagged(MAIN)


async def test_fresh_accounts_that_lose_whole_games_raise_nobody_much(club: Club) -> None:
    for number in range(20):
        await club.play(MAIN, f"puppet-{number}")
    assert (await club.rating(MAIN)).lower_bound < 8


async def test_accounts_that_lost_to_every_bot_before_are_no_better_puppets(club: Club) -> None:
    for number in range(20):
        for bot in (NOVICE, "bot:traveller", "bot:guide", "bot:pathfinder"):
            await club.play(bot, f"puppet-{number}")
        await club.play(MAIN, f"puppet-{number}")
    assert (await club.rating(MAIN)).lower_bound < 8


async def test_a_puppet_between_strangers_gives_its_friend_nothing(club: Club) -> None:
    for number in range(60):
        await club.play(f"regular-{number % 6}", f"regular-{(number + 1 + number // 6 % 5) % 6}")
    club.now += 30 * DAY
    await club.play(MAIN, "regular-1", "regular-2")
    alone = await club.rating(MAIN)
    await club.play("twin", "regular-3", "regular-4", "puppet", gives_up_after=1)
    beside = await club.rating("twin")
    assert beside.mu == pytest.approx(alone.mu, abs=2)
    assert (await club.rating("puppet")).mu < 25


def ranks(values: dict[str, float]) -> dict[str, int]:
    """Return the place of everybody."""
    return {player: place for place, player in enumerate(sorted(values, key=values.__getitem__))}


def correlation(one: dict[str, float], other: dict[str, float]) -> float:
    """Return the rank correlation of two orders of the same people (Spearman)."""
    first, second, number = ranks(one), ranks(other), len(one)
    return 1 - 6 * sum((first[each] - second[each]) ** 2 for each in one) / (number * (number**2 - 1))


def skills(luck: Sfc32, number: int) -> dict[str, float]:
    """Return people whose skills are spread as those of new ratings: the sum of three dice is nearly normal."""
    return {f"id-{each}": 25 + 25 / 3 * (sum(luck.below(101) for _ in range(3)) - 150) / 50 for each in range(number)}


def duel(luck: Sfc32, skill: dict[str, float], one: str, other: str) -> tuple[str, str]:
    """Return winner and loser of a game."""
    chance = 1 / (1 + math.exp((skill[other] - skill[one]) / (math.sqrt(2) * MODEL.beta)))
    return (one, other) if luck.below(1_000_000) < chance * 1_000_000 else (other, one)


async def test_honest_beginners_are_ranked_almost_as_well_as_if_every_game_counted_in_full(club: Club) -> None:
    """Thirty people who all begin together, forty games each, one a day."""
    luck = Sfc32(7)
    skill = skills(luck, 30)
    in_full = {player: new_rating() for player in skill}
    for _ in range(40):
        waiting = list(range(len(skill)))
        luck.shuffle(waiting)
        for one, other in zip(waiting[::2], waiting[1::2], strict=True):
            result = duel(luck, skill, f"id-{one}", f"id-{other}")
            await club.play(*result)
            seats = [RatedSeat(player, place, place + 1) for place, player in enumerate(result)]
            in_full |= rate_in_full(seats, {player: in_full[player] for player in result})
        club.now += DAY
    found = {player: (await club.rating(player)) for player in skill}
    before = correlation(skill, {player: rating.lower_bound for player, rating in in_full.items()})
    after = correlation(skill, {player: rating.lower_bound for player, rating in found.items()})
    assert before > 0.9
    assert after > before - 0.03
    assert max(rating.sigma for rating in found.values()) < 6
    assert max(rating.lower_bound for rating in found.values()) > 20
    assert [player for player in skill if await club.flagged(player)] == []


async def test_a_beginner_among_regulars_gets_a_rating_as_fast_as_before(club: Club) -> None:
    for number in range(90):
        await club.play(f"regular-{number % 6}", f"regular-{(number + 1 + number // 6 % 5) % 6}")
        club.now += DAY
    for number in range(6):
        await club.play(MAIN, f"regular-{number}")
    sigma = (await club.rating(MAIN)).sigma
    assert sigma < 7.3
