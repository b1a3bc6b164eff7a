"""The record of an earlier version: migrated by the ordinary start, it says what the earlier code said."""

from typing import Any

import pytest

from caravane.server.live.history import history
from caravane.server.live.hub import Hub
from caravane.server.store.connect import open_store
from caravane.server.store.protocol import Database
from caravane.server.store.verify_upgrade import review
from tests.upgrade.fixtures import (
    EXPECTED,
    KINDS,
    MOMENT,
    about_table,
    count_kinds,
    replayed,
    table_id,
    tables_with,
)

pytestmark = pytest.mark.anyio

TABLES: dict[str, dict[str, Any]] = EXPECTED["tables"]
PEOPLE: dict[str, dict[str, Any]] = EXPECTED["people"]
LABELS = {facts["id"]: label for label, facts in TABLES.items()}
FAR = 1e10


def expected(*parts: str) -> dict[str, dict[str, Any]]:
    """Return some facts of every table."""
    return {label: {part: facts[part] for part in parts} for label, facts in TABLES.items()}


def test_the_fixture_holds_every_kind_of_act_and_every_status() -> None:
    assert set(EXPECTED["kinds"]) == set(KINDS.values())
    assert {facts["status"] for facts in TABLES.values()} == {"waiting", "starting", "playing", "ended"}
    for game in EXPECTED["leaderboards"]:
        begun = [facts for facts in TABLES.values() if facts["game"] == game]
        assert {"playing", "ended"} <= {facts["status"] for facts in begun}
        assert any(facts["snapshot"] for facts in begun if facts["status"] == "playing")


async def test_every_table_loads_as_it_was(store: Database) -> None:
    hub = Hub(store, lambda: MOMENT)
    about = {label: about_table(await hub.load(table_id(label))) for label in TABLES}
    assert about == expected(*next(iter(about.values())))


async def test_every_table_replays_without_its_snapshot(store: Database) -> None:
    replays = {}
    for label in TABLES:
        stored = await store.load(table_id(label))
        assert stored is not None
        assert (stored.snapshot is not None) == bool(TABLES[label]["snapshot"])
        replays[label] = about_table(replayed(await store.acts(table_id(label)), stored.secret))
    assert replays == expected(*next(iter(replays.values())))


async def test_no_running_table_differs_under_the_installed_rules(store: Database) -> None:
    reviewed = {LABELS[name]: found async for name, found in review(store)}
    assert reviewed == {label: [] for label in tables_with("playing")}


async def test_the_acts_are_the_same_and_tell_the_same_history(store: Database) -> None:
    for label, facts in TABLES.items():
        acts = await store.acts(facts["id"])
        assert count_kinds(acts) == facts["kinds"], label
        told = [len(history(acts, seat, after=0, limit=10_000, views=False)) for seat in (0, None)]
        assert told == [facts["history"][0], facts["history"][-1]], label


async def test_chat_and_invitations_are_kept(store: Database) -> None:
    for label, facts in TABLES.items():
        chat = [[line.number, line.name, line.text] for line in await store.chat(facts["id"])]
        assert chat == facts["chat"], label
        invitations = await store.invitations(facts["id"], MOMENT)
        kept = [[invitation.code, invitation.seat] for invitation in invitations]
        assert sorted(kept) == sorted(facts["invitations"]), label


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


async def test_what_is_due_is_still_due(store: Database) -> None:
    assert await store.claim_due(MOMENT, 1.0, 100) == []
    due = await store.claim_due(FAR, 1.0, 100)
    assert {LABELS[name] for name in due} == {label for label, facts in TABLES.items() if facts["due at"]}


async def test_ratings_are_kept_and_nothing_is_rated_twice(store: Database) -> None:
    for game, leaders in EXPECTED["leaderboards"].items():
        ranked = await store.leaderboard(game, 100)
        assert [[name or player, rating.mu, rating.sigma, rating.games] for player, name, rating in ranked] == leaders
    assert await store.to_rate(100) == []


async def test_wishes_are_kept_and_nobody_is_notified_twice(store: Database) -> None:
    for person in PEOPLE.values():
        wish = await store.notice_wish(person["id"])
        kept = wish and {"lang": wish.lang, "email": wish.email, "webhook": wish.webhook}
        assert kept == person["notices"]
    notified = [(facts["id"], seat, n) for facts in TABLES.values() for seat, n in facts["notified"]]
    assert notified
    assert [await store.claim_notice(*notice) for notice in notified] == [False] * len(notified)
    assert [await store.claim_notice(name, seat, n + 1) for name, seat, n in notified] == [True] * len(notified)


async def test_a_forgotten_person_stays_forgotten(store: Database) -> None:
    seated = ["expeditions eventful", "excavation-earth over days"]
    for label in seated:
        assert "?" in TABLES[label]["names"]
        stored = await store.load(table_id(label))
        assert stored is not None
        assert "Gus" not in f"{stored.snapshot} {await store.acts(table_id(label))} {await store.chat(table_id(label))}"


async def test_to_open_it_again_changes_nothing(old_url: str) -> None:
    seen = []
    for _ in range(2):
        store = await open_store(old_url)
        seen.append([await store.acts(name) for name in LABELS])
        await store.close()
    assert seen[0] == seen[1]
