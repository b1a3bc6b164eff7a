"""Tests of account deletion: personal data is deleted, and the tables of other players stay intact."""

import pytest

from caravane import games
from caravane.server.live.account_deletion import leave_all_tables
from caravane.server.live.hub import Hub
from caravane.server.live.loading import table_row
from caravane.server.store.protocol import Database
from caravane.server.store.records import ActWrite, RatedResult, RatedTable, Rating
from caravane.server.store.schema import INVITATIONS, METADATA, RATED_RESULTS, RATING_FLAGS, REMOVALS
from caravane.server.store.sql_store import SqlStore
from caravane.tables import snapshot
from caravane.tables.acts import RESIGN, SIT, STAND, Act
from caravane.tables.clocks.time_control import TimeControl
from caravane.tables.occupants import COMPANION, PERSON, Occupant
from caravane.tables.settings import Settings
from caravane.tables.table import Table
from tests.server.store.rows import names_of
from tests.server.table_setup import person, play_first, start_table

pytestmark = pytest.mark.anyio

NAME = "Xanthippe"
COMPANION_NAME = "Xanthippe's little brother"


async def dump_store(store: Database) -> str:
    """Return all rows of a store as text."""
    assert isinstance(store, SqlStore)
    tables = METADATA.sorted_tables
    return "\n".join([str(dict(row)) for table in tables for row in await store.read(table.select())])


async def play_table(hub: Hub, identity: str) -> str:
    """Play a table with a companion on the same device, and resign; return the table id."""
    occupants = Occupant(PERSON, NAME, identity), Occupant(COMPANION, COMPANION_NAME, identity), person("Bo")
    name = await start_table(hub, *occupants)
    table = await hub.get_table(name)
    await hub.store.save_snapshot(name, table.act_count, snapshot.take_snapshot(table))
    for seat in (0, 1):
        await hub.act(name, Act(RESIGN, hub.now(), seat=seat))
    return name


async def leave_waiting_table(hub: Hub, identity: str) -> None:
    """Sit down and stand up again before the game."""
    name = await hub.create_table("id-host", Settings("_template", games.get("_template").rules, 2, {}, TimeControl()))
    await hub.act(name, Act(SIT, hub.now(), seat=0, occupant=Occupant(PERSON, NAME, identity).pack()))
    await hub.act(name, Act(STAND, hub.now(), seat=0))


async def create_traces(store: Database) -> str:
    identity = await store.create_guest(NAME, 0.0)
    assert await store.attach_account(
        identity, login=NAME, email=f"{NAME}@example.org", password_hash=f"hash of {NAME}"
    )
    await store.open_session(identity, 0.0, 9.0)
    await store.create_link("sign-in", identity, f"{NAME}@example.org", 9.0)
    await store.add_chat("well", identity, NAME, f"I am {NAME}", 1.0, seat=0, host=False)
    results = [RatedResult(player, rank, 5, gave_up=False) for rank, player in ((1, identity), (2, "id-Bo"))]
    rated = RatedTable("well", "_template", [identity, "id-Bo"], results, ended_at=1.0, meetings_since=0.0)
    await store.rate(rated, lambda before, _meetings: [(Rating(1.0, 1.0, 1), 1.0) for _ in before])
    await store.set_flag("_template", identity, 1.0, flagged=True)
    await store.remove_person("well", identity, 1.0)
    await store.create_invitation("well", None, 9.0, maker=identity, now=1.0)
    return identity


async def test_no_personal_data_remains(store: Database) -> None:
    hub = Hub(store)
    identity = await create_traces(store)
    await play_table(hub, identity)
    await leave_waiting_table(hub, identity)
    assert NAME in await dump_store(store)
    await store.delete_identity(identity)
    assert NAME.casefold() not in (await dump_store(store)).casefold()
    assert isinstance(store, SqlStore)
    for rows in (INVITATIONS, REMOVALS, RATED_RESULTS, RATING_FLAGS):
        assert identity not in str(await store.read(rows.select()))
    assert await store.identity(identity) is None
    assert await store.find_account(NAME) is None
    assert [player for player, _, _ in await store.leaderboard("_template", 10)] == ["id-Bo"]


async def test_the_tables_of_other_players_stay_intact(store: Database) -> None:
    identity = await create_traces(store)
    hub = Hub(store)
    name = await play_table(hub, identity)
    before = await hub.get_table(name)
    await store.add_chat(name, "id-Bo", "Bo", "good game", 2.0, seat=None, host=False)
    await store.delete_identity(identity)
    table = await Hub(store).load_fresh(name)
    assert table.names() == ["?", "?", "Bo"]
    assert (table.status, table.journal.lines()) == (before.status, before.journal.lines())
    create, *acts = [Act.unpack(act) for act in await store.acts(name)]
    replayed = Table(create, before.secret)
    for act in acts:
        replayed.apply(act, recorded=True)
    assert snapshot.take_snapshot(replayed) == snapshot.take_snapshot(table)
    [(_, row)] = await store.history("id-Bo", 10)
    assert row.names == ["?", "?", "Bo"]
    assert [line.text for line in await store.chat(name)] == ["good game"]
    assert names_of(await store.history("id-Bo", 10)) == [name]


async def test_a_cached_table_does_not_write_the_name_again(store: Database) -> None:
    hub = Hub(store)
    identity = await create_traces(store)
    name = await start_table(hub, Occupant(PERSON, NAME, identity), person("Bo"), person("Cy"))
    await leave_all_tables(hub, identity)
    await store.delete_identity(identity)
    await hub.invalidate_tables_of(identity)
    assert (await hub.get_table(name)).names() == ["?", "Bo", "Cy"]
    await play_first(hub, name, (await hub.get_table(name)).human_seats()[0])
    assert NAME not in await dump_store(store)


async def test_a_table_that_cannot_be_loaded_does_not_prevent_deletion(store: Database) -> None:
    hub = Hub(store)
    name = await start_table(hub, person("Ada"), person("Bo"))
    await store.append(
        ActWrite(
            name,
            (await hub.get_table(name)).act_count,
            {"kind": "play", "at": 1.0},
            table_row(await hub.get_table(name), 1.0),
        )
    )
    await leave_all_tables(Hub(store), "id-Ada")
