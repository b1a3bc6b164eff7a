"""Tests of how much a rated game counts: not without a decision, less for repeated pairs, and farms are flagged."""

import pytest

from caravane.server.jobs.rating_model import RatedSeat
from caravane.server.jobs.rating_weights import (
    BEGINNER_WEIGHT,
    ESTABLISHED_GAMES,
    FEW_OTHER_GAMES,
    GIVEN_WEIGHT,
    MEETING_SECONDS,
    MIN_GIVEN_WINS,
    game_weight,
    given_wins,
    is_farm,
    own_decisions,
)
from caravane.server.jobs.ratings import RatingJob
from caravane.server.live.hub import Hub
from caravane.server.store.protocol import Database
from caravane.server.store.records import PastGames, Rating, Win, pair
from caravane.server.store.schema import RATED_RESULTS, RATED_TABLES, RATING_FLAGS, RATINGS
from caravane.server.store.sql_store import SqlStore
from caravane.tables import acts
from caravane.tables.acts import Act
from tests.server.jobs.run_job import ManualClock
from tests.server.jobs.test_ratings import account, play, seated
from tests.server.table_setup import play_first, play_until_deciding
from tests.tables.table_driver import LOST_CITIES, WELL, bot, drive_table

pytestmark = pytest.mark.anyio

BOT = "bot:novice"
FARM = 25
"""Number of games that a second account gives away."""


def act(kind: str, seat: int) -> Act:
    return Act(kind, 0.0, seat=seat)


def test_own_decisions_are_those_that_nobody_else_made_and_that_stand() -> None:
    played = [act(acts.PLAY, 0), act(acts.PLAY, 1), act(acts.UNDO, 1), act(acts.PLAY, 0)]
    absent = [act(acts.AWAY, 0), act(acts.PLAY, 0), act(acts.BACK, 0), act(acts.PLAY, 0)]
    left = [act(acts.TIMEOUT, 1), act(acts.PLAY, 1), act(acts.RESIGN, 2), act(acts.PLAY, 2)]
    assert own_decisions([*played, *absent, *left], 3) == [3, 0, 0]


def seat(player: str, *, given_away: bool = False) -> RatedSeat:
    return RatedSeat(player, 0, 1, given_away=given_away)


def past(met: int = 0, **experience: float) -> PastGames:
    """Return games of the past: so many of Ana with everybody, and the experience of each person."""
    others = "id-bea", "id-cy", BOT
    return PastGames(
        {pair("id-ana", other): met for other in others}, {f"id-{name}": games for name, games in experience.items()}
    )


def test_repeated_games_of_a_pair_count_half_as_much_each_time_with_a_bot_too() -> None:
    for other in ("id-bea", BOT):
        seats = [seat("id-ana"), seat(other)]
        weights = [game_weight("id-ana", seats, past(met, bea=ESTABLISHED_GAMES)) for met in range(4)]
        assert weights == [1.0, 0.5, 0.25, 0.125]


def test_a_table_counts_as_for_the_opponent_met_most_often_and_for_others_in_full() -> None:
    seats = [seat(player) for player in ("id-ana", "id-bea", "id-cy", BOT)]
    known = PastGames({pair("id-ana", "id-bea"): 2}, dict.fromkeys(("id-ana", "id-bea", "id-cy"), ESTABLISHED_GAMES))
    assert [game_weight(each.player, seats, known) for each in seats[:3]] == [0.25, 0.25, 1.0]


def test_a_game_counts_in_full_only_against_people_who_have_played() -> None:
    seats = [seat("id-ana"), seat("id-bea")]
    weights = [game_weight("id-ana", seats, past(bea=ESTABLISHED_GAMES * part)) for part in (0, 0.5, 1, 9)]
    assert weights == [pytest.approx(weight) for weight in (BEGINNER_WEIGHT, 0.55, 1.0, 1.0)]
    assert game_weight("id-bea", seats, past(ana=ESTABLISHED_GAMES)) == 1.0


def test_several_people_count_as_their_mean_and_bots_beside_them_do_not_help() -> None:
    seats = [seat(player) for player in ("id-ana", "id-bea", "id-cy", BOT)]
    assert game_weight("id-ana", seats, past(bea=ESTABLISHED_GAMES)) == pytest.approx(0.55)
    assert game_weight("id-ana", [seats[0], seats[1], seats[3]], past()) == pytest.approx(BEGINNER_WEIGHT)


def test_a_win_given_away_counts_little_whoever_gave_it_and_the_loss_in_full() -> None:
    seats = [seat("id-ana"), seat("id-bea", given_away=True)]
    known = past(ana=ESTABLISHED_GAMES, bea=ESTABLISHED_GAMES)
    assert game_weight("id-ana", seats, known) == pytest.approx(GIVEN_WEIGHT)
    assert game_weight("id-bea", seats, known) == 1.0


def test_sums_of_weights_are_the_same_in_every_order() -> None:
    seats = [seat("id-ana"), seat("id-bea", given_away=True)]
    weights = [game_weight("id-ana", seats, past(met, bea=met / 7)) for met in range(40)]
    assert sum(weights) == sum(reversed(weights)) == sum(sorted(weights))


def given(opponent: str, number: int) -> list[Win]:
    return [Win(opponent, 1, gave_up=True) for _ in range(number)]


def is_flagged(wins: list[Win], other_games: int = 9) -> bool:
    """Return whether wins look arranged if every opponent has so many games with others."""
    gifts = given_wins(wins)
    return bool(gifts) and is_farm(gifts, dict.fromkeys(gifts, other_games))


def test_a_farm_is_most_wins_given_away_by_few() -> None:
    earned = [Win(f"id-{number}", 20, gave_up=False) for number in range(MIN_GIVEN_WINS)]
    assert is_flagged(given("id-bea", MIN_GIVEN_WINS))
    assert is_flagged([*given("id-bea", MIN_GIVEN_WINS + 1), *earned])
    assert not is_flagged([*given("id-bea", MIN_GIVEN_WINS), *earned])
    assert not is_flagged(given("id-bea", MIN_GIVEN_WINS - 1))
    assert not is_flagged([win for number in range(20) for win in given(f"id-{number}", 1)])
    assert not is_flagged([Win("id-bea", 20, gave_up=True) for _ in range(20)])


def test_a_farm_is_most_wins_given_away_by_people_who_hardly_play_with_others() -> None:
    strangers = [win for number in range(20) for win in given(f"id-{number}", 1)]
    assert is_flagged(strangers, FEW_OTHER_GAMES - 1)
    assert not is_flagged(strangers, FEW_OTHER_GAMES)
    assert not is_flagged(strangers[: MIN_GIVEN_WINS - 1], 0)
    assert not is_flagged([Win(f"id-{number}", 20, gave_up=False) for number in range(20)], 0)


async def start(hub: Hub, *occupants: dict[str, str]) -> str:
    settings = drive_table(WELL, seats=len(occupants), rated=True).table.settings
    name = await hub.create_table(occupants[0].get("identity", ""), settings)
    for seat, occupant in enumerate(occupants):
        await hub.act(name, Act(acts.SIT, hub.now(), seat=seat, occupant=occupant))
    await hub.act(name, Act(acts.START, hub.now()))
    return name


async def give_away(hub: Hub, loser: dict[str, str], winner: dict[str, str], *, after_a_move: bool = False) -> None:
    """Play a table that the first seat resigns; without a move, or after one of each seat."""
    if after_a_move:
        await play(hub, loser, winner)
        return
    name = await start(hub, loser, winner)
    await hub.act(name, Act(acts.RESIGN, hub.now(), seat=0))


async def strength(store: Database, player: str) -> Rating | None:
    return (await store.ratings(WELL, [player]))[0]


async def test_games_resigned_without_a_move_change_no_rating(store: Database) -> None:
    hub, job = Hub(store), RatingJob(Hub(store), store)
    ana, eve = await account(store, "ana"), await account(store, "eve")
    for _ in range(FARM):
        await give_away(hub, seated(eve, "Eve"), seated(ana, "Ana"))
    await job.rate_all()
    assert await store.unrated_tables(10) == []
    assert await store.ratings(WELL, [ana, eve]) == [None, None]
    assert await store.leaderboard(WELL, 10) == []


async def test_a_player_who_decided_nothing_is_left_out_and_the_others_are_rated(store: Database) -> None:
    hub = Hub(store)
    ana, bea, eve = [await account(store, login) for login in ("ana", "bea", "eve")]
    name = await start(hub, seated(ana, "Ana"), seated(bea, "Béa"), seated(eve, "Eve"))
    await hub.act(name, Act(acts.RESIGN, hub.now(), seat=2))
    for seat in (0, 1):
        await play_until_deciding(hub, name, seat)
        await play_first(hub, name, seat)
    await hub.act(name, Act(acts.RESIGN, hub.now(), seat=1))
    await RatingJob(hub, store).rate_all()
    winner, loser, absent = await store.ratings(WELL, [ana, bea, eve])
    assert winner is not None
    assert loser is not None
    assert loser.mu < 25 < winner.mu
    assert absent is None


async def test_a_farm_of_games_with_one_move_gains_little_and_is_flagged(store: Database) -> None:
    clock = ManualClock()
    hub, job = Hub(store, clock.now), RatingJob(Hub(store), store)
    ana, eve, bea = [await account(store, login) for login in ("ana", "eve", "bea")]
    await give_away(hub, seated(eve, "Eve"), seated(ana, "Ana"), after_a_move=True)
    await job.rate_all()
    once = await strength(store, ana)
    for _ in range(FARM):
        clock.advance(60)
        await give_away(hub, seated(eve, "Eve"), seated(ana, "Ana"), after_a_move=True)
    await job.rate_all()
    often = await strength(store, ana)
    assert once is not None
    assert often is not None
    assert 25 < once.mu < often.mu < once.mu + (once.mu - 25)
    assert [player for player, _, _ in await store.leaderboard(WELL, 10)] == [eve]
    # Wins that look arranged are forgotten after some months.
    clock.advance(91 * 24 * 3600)
    await give_away(hub, seated(bea, "Béa"), seated(ana, "Ana"), after_a_move=True)
    await job.rate_all()
    assert {player for player, _, _ in await store.leaderboard(WELL, 10)} == {ana, eve, bea}


async def test_fresh_accounts_that_give_up_after_one_move_raise_nobody_and_hide_the_winner(store: Database) -> None:
    hub, job = Hub(store), RatingJob(Hub(store), store)
    ana, fresh = await account(store, "ana"), [await account(store, f"fresh-{number}") for number in range(12)]
    for puppet in fresh:
        await give_away(hub, seated(puppet, "Eve"), seated(ana, "Ana"), after_a_move=True)
    await job.rate_all()
    rating = await strength(store, ana)
    assert rating is not None
    assert rating.games == 12
    assert rating.lower_bound < 1
    assert ana not in {player for player, _, _ in await store.leaderboard(WELL, 20)}


async def test_a_pair_counts_in_full_again_after_some_days(store: Database) -> None:
    clock = ManualClock()
    hub, job = Hub(store, clock.now), RatingJob(Hub(store), store)
    ana, bea = await account(store, "ana"), await account(store, "bea")
    for _ in range(3):
        clock.advance(MEETING_SECONDS + 1)
        await give_away(hub, seated(bea, "Béa"), seated(ana, "Ana"), after_a_move=True)
    await job.rate_all()
    assert isinstance(store, SqlStore)
    weights = [row["weight"] for row in await store.read(RATED_RESULTS.select()) if row["player"] == ana]
    assert weights == [pytest.approx(BEGINNER_WEIGHT * GIVEN_WEIGHT)] * 3


async def test_everything_can_be_computed_again_from_the_acts(store: Database) -> None:
    clock = ManualClock()
    hub, job = Hub(store, clock.now), RatingJob(Hub(store), store)
    ana, eve = await account(store, "ana"), await account(store, "eve")
    for number in range(12):
        clock.advance(60)
        await give_away(hub, seated(eve, "Eve"), seated(ana, "Ana"), after_a_move=number % 3 > 0)
    await play(hub, seated(ana, "Ana"), bot("novice"), game=LOST_CITIES)
    await job.rate_all()
    assert isinstance(store, SqlStore)
    rows = (RATINGS, RATED_RESULTS, RATING_FLAGS)
    before = [sorted(map(str, await store.read(each.select()))) for each in rows]
    await store.write(*[each.delete() for each in (*rows, RATED_TABLES)])
    await job.rate_all()
    assert [sorted(map(str, await store.read(each.select()))) for each in rows] == before
    assert all(before)
