"""Tests that the database of an earlier version, migrated by a normal start, has the content the earlier code saw."""

from typing import Any

import pytest

from caravane.server.live.history import history
from caravane.server.live.hub import Hub
from caravane.server.store.connect import open_store
from caravane.server.store.protocol import Database
from caravane.server.store.records import is_bot
from caravane.server.store.verify_upgrade import check_tables
from tests.upgrade.fixtures import (
    EXPECTED,
    KINDS,
    NOW,
    count_kinds,
    describe_table,
    replay,
    table_id,
    tables_with,
)

pytestmark = pytest.mark.anyio

TABLES: dict[str, dict[str, Any]] = EXPECTED["tables"]
PEOPLE: dict[str, dict[str, Any]] = EXPECTED["people"]
LABELS = {facts["id"]: label for label, facts in TABLES.items()}
FAR = 1e10


def expected(*keys: str) -> dict[str, dict[str, Any]]:
    """Return the named facts of every table."""
    return {label: {key: facts[key] for key in keys} for label, facts in TABLES.items()}


def test_the_fixture_holds_every_kind_of_act_and_every_status() -> None:
    assert set(EXPECTED["kinds"]) == set(KINDS.values())
    assert {facts["status"] for facts in TABLES.values()} == {"waiting", "starting", "playing", "ended"}
    for game in EXPECTED["leaderboards"]:
        begun = [facts for facts in TABLES.values() if facts["game"] == game]
        assert {"playing", "ended"} <= {facts["status"] for facts in begun}
        assert any(facts["snapshot"] for facts in begun if facts["status"] == "playing")


async def test_every_table_loads_unchanged(store: Database) -> None:
    hub = Hub(store, lambda: NOW)
    described = {label: describe_table(await hub.load_fresh(table_id(label))) for label in TABLES}
    assert described == expected(*next(iter(described.values())))


async def test_every_table_replays_from_its_acts_alone(store: Database) -> None:
    replays = {}
    for label in TABLES:
        stored = await store.load(table_id(label))
        assert stored is not None
        # Snapshots are a cache: the migration drops those of the earlier format, and the hub makes new ones.
        assert stored.snapshot is None
        replays[label] = describe_table(replay(await store.acts(table_id(label)), stored.secret))
    assert replays == expected(*next(iter(replays.values())))


async def test_no_unfinished_table_differs_under_the_installed_rules(store: Database) -> None:
    checked = {LABELS[name]: found async for name, found in check_tables(store)}
    assert checked == {label: [] for label in tables_with("playing")}


async def test_the_acts_and_their_history_are_unchanged(store: Database) -> None:
    for label, facts in TABLES.items():
        acts = await store.acts(facts["id"])
        assert count_kinds(acts) == facts["kinds"], label
        counts = [len(history(acts, seat, after=0, limit=10_000, views=False)) for seat in (0, None)]
        assert counts == [facts["history"][0], facts["history"][-1]], label


async def test_chat_and_invitations_are_kept(store: Database) -> None:
    for label, facts in TABLES.items():
        lines = await store.chat(facts["id"])
        assert [[line.number, line.name, line.text] for line in lines] == facts["chat"], label
        assert {(line.seat, line.host) for line in lines} <= {(None, False)}, label
        invitations = await store.invitations(facts["id"], NOW)
        stored = [[invitation.code, invitation.seat] for invitation in invitations]
        assert sorted(stored) == sorted(facts["invitations"]), label
        assert {(invitation.maker, invitation.created_at) for invitation in invitations} <= {("", 0.0)}, label


async def test_the_lists_of_tables_are_kept(store: Database) -> None:
    assert [LABELS[name] for name, _ in await store.open_tables(100)] == EXPECTED["lobby"]
    for person in PEOPLE.values():
        seated = await store.tables_of(person["id"], 100)
        assert sorted(LABELS[name] for name, _ in seated) == person["tables"]
        finished = await store.history(person["id"], 100)
        assert sorted(LABELS[name] for name, _ in finished) == sorted(person["finished"])
        assert await store.count_unfinished(person["id"]) == person["unfinished"]
        assert {LABELS[name]: row.names for name, row in seated} == {
            label: TABLES[label]["names"] for label in person["tables"]
        }


async def test_due_tables_are_still_due(store: Database) -> None:
    assert await store.lease_due(NOW, 1.0, 100) == []
    due = await store.lease_due(FAR, 1.0, 100)
    assert {LABELS[name] for name in due} == {label for label, facts in TABLES.items() if facts["due at"]}


async def test_ratings_are_kept_and_nothing_is_rated_twice(store: Database) -> None:
    for game, leaders in EXPECTED["leaderboards"].items():
        ranked = await store.leaderboard(game, 100)
        # Bots have fixed ratings since, which need not be stored.
        people = [leader for leader in leaders if not is_bot(leader[0])]
        assert [[name, rating.mu, rating.sigma, rating.games] for _, name, rating in ranked] == people
    assert await store.unrated_tables(100) == []


async def test_notice_settings_are_kept_and_no_notice_is_sent_twice(store: Database) -> None:
    for person in PEOPLE.values():
        settings = await store.notice_settings(person["id"])
        stored = settings and {"lang": settings.lang, "email": settings.email, "webhook": settings.webhook}
        assert stored == person["notices"]
    notified = [(facts["id"], seat, n) for facts in TABLES.values() for seat, n in facts["notified"]]
    assert notified
    assert [await store.reserve_notice(*notice) for notice in notified] == [False] * len(notified)
    assert [await store.reserve_notice(name, seat, n + 1) for name, seat, n in notified] == [True] * len(notified)


async def test_a_deleted_identity_stays_deleted(store: Database) -> None:
    seated = ["expeditions eventful", "excavation-earth over days"]
    for label in seated:
        assert "?" in TABLES[label]["names"]
        stored = await store.load(table_id(label))
        assert stored is not None
        assert "Gus" not in f"{stored.snapshot} {await store.acts(table_id(label))} {await store.chat(table_id(label))}"


async def test_opening_the_database_again_changes_nothing(old_url: str) -> None:
    acts = []
    for _ in range(2):
        store = await open_store(old_url)
        acts.append([await store.acts(name) for name in LABELS])
        await store.close()
    assert acts[0] == acts[1]
