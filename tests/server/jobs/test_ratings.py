"""Tests of ratings: which players are rated, in which order, by how much, and only once."""

from pathlib import Path

import anyio
import pytest

from caravane.bots.levels import DEFAULT
from caravane.kernel.luck import Sfc32
from caravane.server.jobs.bot_ratings import bot_rating
from caravane.server.jobs.rating_weights import ESTABLISHED_GAMES, FEW_DECISIONS
from caravane.server.jobs.ratings import RatingJob, late_seat, rate_table, rated_seats, rating_of
from caravane.server.live.hub import Hub
from caravane.server.store.connect import open_store
from caravane.server.store.protocol import Database
from caravane.server.store.records import PastGames, Rating
from caravane.tables import acts
from caravane.tables.acts import Act
from caravane.tables.clocks.time_control import PRESETS
from tests.server.jobs.run_job import ManualClock
from tests.server.table_setup import play_first, play_until_decided, play_until_deciding
from tests.tables.table_driver import LOST_CITIES, WELL, TableDriver, bot, companion, drive_table, person
from tests.wait_limit import WAIT_SECONDS

pytestmark = pytest.mark.anyio

ACCOUNTS = {"id-Ana", "id-Béa", "id-Chloé", "id-Dov"}
BOT = "bot:novice"
MANY = [FEW_DECISIONS] * 6
"""Numbers of decisions with which nobody gives a game away."""


def ranked(table: TableDriver, accounts: set[str] = ACCOUNTS) -> list[tuple[str, int]]:
    return [(entrant.player, entrant.rank) for entrant in rated_seats(table.table, accounts, MANY)]


def rated(table: TableDriver, **before: Rating) -> dict[str, Rating]:
    """Rate a table in memory; return the ratings of all players after it."""
    seats = rated_seats(table.table, ACCOUNTS, MANY)
    players = list(dict.fromkeys(seat.player for seat in seats))
    played = PastGames({}, dict.fromkeys(players, ESTABLISHED_GAMES))
    rate = rating_of(table.table.settings.game, seats, players)
    after = rate([before.get(player.removeprefix("id-")) for player in players], played)
    return {player: rating for player, (rating, _) in zip(players, after, strict=True)}


def test_rated_seats_keep_the_final_ranks() -> None:
    table = drive_table(seats=3).begin().finish()
    ranks = table.table.final_ranks()
    assert ranked(table) == [(f"id-{name}", ranks[seat]) for seat, name in enumerate(("Ana", "Béa", "Chloé"))]


def test_guests_and_companions_are_not_rated_and_leave_no_gap() -> None:
    occupants = person("Ana"), companion("Zoé", of="Ana"), person("Guest"), bot("novice")
    table = drive_table(LOST_CITIES, seats=4).begin(*occupants).finish()
    assert [player for player, _ in ranked(table)] == ["id-Ana", BOT]
    assert sorted(rank for _, rank in ranked(table)) in ([1, 2], [1, 1])


def test_resigned_players_rank_last_and_absent_players_just_before_them() -> None:
    table = drive_table(seats=4).begin().do(acts.RESIGN, seat=1).do(acts.AWAY, seat=2).do(acts.RESIGN, seat=0)
    ranks = dict(ranked(table.finish()))
    assert ranks == {"id-Dov": 1, "id-Chloé": 2, "id-Ana": 3, "id-Béa": 4}


def test_a_player_who_came_back_is_rated_like_the_others() -> None:
    table = drive_table(seats=2).begin().do(acts.AWAY, seat=0).do(acts.BACK, seat=0).finish()
    assert dict(ranked(table)) == dict(zip(("id-Ana", "id-Béa"), table.table.final_ranks(), strict=True))


def test_a_player_with_a_substitute_ranks_behind_those_who_played() -> None:
    table = drive_table(seats=3).begin().do(acts.AWAY, seat=0)
    while 0 not in table.table.substituted:
        table.play_any(Sfc32(1))
    table.do(acts.BACK, seat=0).finish()
    assert dict(ranked(table))["id-Ana"] == 3


def test_a_bot_of_an_unknown_level_is_rated_as_the_default_level() -> None:
    table = drive_table(LOST_CITIES).begin(person("Ana"), bot("visit evil.example")).do(acts.RESIGN, seat=0)
    assert [player for player, _ in ranked(table)] == ["id-Ana", f"bot:{DEFAULT}"]


def test_new_players_have_equal_ratings_until_one_wins() -> None:
    after = rated(drive_table().begin().do(acts.RESIGN, seat=0))
    ana, bea = after["id-Ana"], after["id-Béa"]
    assert (round(ana.mu, 3), round(bea.mu, 3)) == (22.365, 27.635)
    assert round(ana.sigma, 3) == round(bea.sigma, 3) == 8.066
    assert (ana.games, bea.games) == (1, 1)


def test_a_surprising_result_changes_more_than_an_expected_one() -> None:
    strong, weak = Rating(35, 3, 40), Rating(20, 3, 40)
    lost = rated(drive_table().begin().do(acts.RESIGN, seat=0), Ana=strong, Béa=weak)
    won = rated(drive_table().begin().do(acts.RESIGN, seat=1), Ana=strong, Béa=weak)
    assert strong.mu - lost["id-Ana"].mu > 3 * (won["id-Ana"].mu - strong.mu) > 0
    assert won["id-Ana"].games == 41


def test_rating_is_the_same_every_time() -> None:
    table = drive_table(seats=4).begin().finish()
    first, second = rated(table), rated(table)
    assert [(one.mu, one.sigma) for one in first.values()] == [(one.mu, one.sigma) for one in second.values()]


def test_a_bot_in_several_seats_is_one_player_whose_strength_no_game_changes() -> None:
    occupants = person("Ana"), bot("novice"), bot("novice"), bot("guide")
    after = rated(drive_table(LOST_CITIES, seats=4).begin(*occupants).do(acts.RESIGN, seat=0))
    assert set(after) == {"id-Ana", BOT, "bot:guide"}
    assert after["id-Ana"].mu < 25
    measured = bot_rating(LOST_CITIES, BOT)
    assert measured is not None
    assert (after[BOT].mu, after[BOT].sigma, after[BOT].games) == (measured.mu, measured.sigma, 1)


@pytest.mark.parametrize(("game", "level"), [(WELL, "guide"), (LOST_CITIES, "greedy")])
def test_bots_without_a_measured_strength_are_not_rated(game: str, level: str) -> None:
    table = drive_table(game, seats=3).begin(person("Ana"), person("Béa"), bot(level)).finish()
    assert sorted(player for player, _ in ranked(table)) == ["id-Ana", "id-Béa"]


def test_when_the_time_of_one_of_several_ended_the_game_the_others_are_equal() -> None:
    quick = PRESETS["quick"]
    table = drive_table(seats=4, time_control=quick, on_timeout="end").begin().do(acts.RESIGN, seat=3)
    late = next(seat for seat in table.table.deciding() if seat < 3)
    table.do(acts.TIMEOUT, after=301, seat=late)
    assert late_seat(table.table, table.acts) == late
    seats = rated_seats(table.table, ACCOUNTS, MANY, late)
    assert {seat.seat: seat.rank for seat in seats} == {seat: 4 if seat == late else 1 for seat in range(4)}


def test_at_a_table_of_two_whoever_runs_out_of_time_loses() -> None:
    table = drive_table(time_control=PRESETS["quick"], on_timeout="end").begin().do(acts.TIMEOUT, after=301, seat=0)
    assert late_seat(table.table, table.acts) is None
    assert dict(ranked(table)) == {"id-Ana": 2, "id-Béa": 1}


async def account(store: Database, login: str) -> str:
    identity = await store.create_guest(login, now=0.0)
    assert await store.attach_account(identity, login=login, password_hash="x")
    return identity


def seated(identity: str, name: str) -> dict[str, str]:
    return {"kind": "person", "name": name, "identity": identity}


async def play(hub: Hub, *occupants: dict[str, str], game: str = WELL, rated: bool = True) -> str:
    """Play a table on a real store; the first seat resigns when every seat has decided something."""
    table = drive_table(game, seats=len(occupants), rated=rated).table
    name = await hub.create_table(occupants[0].get("identity", ""), table.settings)
    for seat, occupant in enumerate(occupants):
        await hub.act(name, Act(acts.SIT, hub.now(), seat=seat, occupant=occupant))
    await hub.act(name, Act(acts.START, hub.now()))
    for seat in range(len(occupants)):
        await play_until_deciding(hub, name, seat)
        await play_first(hub, name, seat)
    await hub.act(name, Act(acts.RESIGN, hub.now(), seat=0))
    return name


async def test_a_table_is_rated_once_on_a_real_store(store: Database) -> None:
    hub = Hub(store)
    ana, bea = await account(store, "ana"), await account(store, "bea")
    name = await play(hub, seated(ana, "Ana"), seated(bea, "Béa"))
    assert await store.unrated_tables(10) == [name]
    assert await rate_table(store, name, await hub.load_fresh(name))
    assert not await rate_table(store, name, await hub.load_fresh(name))
    assert await store.unrated_tables(10) == []
    before, after = await store.ratings(WELL, [ana, bea])
    assert before is not None
    assert after is not None
    assert before.mu < 25 < after.mu
    assert [player for player, _, _ in await store.leaderboard(WELL, 5)] == [bea, ana]


async def test_people_and_bots_are_on_one_scale(store: Database) -> None:
    hub = Hub(store)
    ana = await account(store, "ana")
    name = await play(hub, seated(ana, "Ana"), bot("traveller"), game=LOST_CITIES)
    assert await rate_table(store, name, await hub.load_fresh(name))
    loser, winner = await store.ratings(LOST_CITIES, [ana, "bot:traveller"])
    assert loser is not None
    assert winner is not None
    assert loser.mu < winner.mu == 25
    assert (loser.games, winner.games) == (1, 1)


@pytest.mark.parametrize("has_decided", [True, False])
async def test_whoever_is_late_ends_an_earlier_game_of_several_only_for_themselves(
    store: Database, *, has_decided: bool
) -> None:
    clock = ManualClock()
    hub = Hub(store, clock.now)
    people = [await account(store, login) for login in ("ana", "bea", "eve")]
    settings = drive_table(seats=3, rated=True, time_control=PRESETS["quick"], on_timeout="end").table.settings
    name = await hub.create_table(people[0], settings)
    for seat, identity in enumerate(people):
        await hub.act(name, Act(acts.SIT, hub.now(), seat=seat, occupant=seated(identity, f"Name {seat}")))
    await hub.act(name, Act(acts.START, hub.now()))
    for seat in range(2 + has_decided):
        await play_until_decided(hub, name, seat)
    while 2 not in (await hub.get_table(name)).deciding():
        for seat in (await hub.get_table(name)).deciding():
            await play_first(hub, name, seat)
    clock.advance(301)
    await hub.act(name, Act(acts.TIMEOUT, hub.now(), seat=2))
    assert await rate_table(store, name, await hub.load_fresh(name))
    *others, late = await store.ratings(WELL, people)
    assert others == [None, None]
    assert (late.games if late else 0) == int(has_decided)
    assert (late.mu if late else 25) <= 25


async def test_a_guest_alone_against_a_bot_changes_nothing(store: Database) -> None:
    hub = Hub(store)
    guest = await store.create_guest("Guest", now=0.0)
    name = await play(hub, seated(guest, "Guest"), bot("novice"), game=LOST_CITIES)
    assert await rate_table(store, name, await hub.load_fresh(name))
    assert await store.ratings(LOST_CITIES, [guest, BOT]) == [None, None]
    assert await store.unrated_tables(10) == []


async def test_tables_that_ended_while_no_job_ran_are_rated_later_in_order(store: Database) -> None:
    hub = Hub(store)
    ana, bea = await account(store, "ana"), await account(store, "bea")
    first = await play(hub, seated(ana, "Ana"), seated(bea, "Béa"))
    second = await play(hub, seated(bea, "Béa"), seated(ana, "Ana"))
    await play(hub, seated(ana, "Ana"), seated(bea, "Béa"), rated=False)
    assert await store.unrated_tables(10) == [first, second]
    await RatingJob(hub, store).rate_all()
    assert await store.unrated_tables(10) == []
    assert [rating.games for rating in await store.ratings(WELL, [ana, bea]) if rating] == [2, 2]


async def test_the_server_rates_by_itself(tmp_path: Path) -> None:
    store = await open_store(f"sqlite:///{tmp_path}/caravane.db")
    hub = Hub(store)
    job = RatingJob(hub, store)
    await job.start()
    ana, bea = await account(store, "ana"), await account(store, "bea")
    await play(hub, seated(ana, "Ana"), seated(bea, "Béa"))
    with anyio.fail_after(WAIT_SECONDS):
        while not await store.leaderboard(WELL, 5):  # noqa: ASYNC110 (a rating sends no event)
            await anyio.sleep(0.05)
    assert len(await store.leaderboard(WELL, 5)) == 2
    await job.stop()
    await store.close()
