"""Forgetting: what is personal goes, and the tables of the others stay whole."""

import pytest

from caravane import games
from caravane.server.live.account_deletion import leave_all
from caravane.server.live.hub import Hub
from caravane.server.live.loading import row_of
from caravane.server.store.protocol import Database, Rating, Write
from caravane.server.store.schema import METADATA
from caravane.server.store.sql_store import SqlDatabase
from caravane.tables import snapshot
from caravane.tables.acts import RESIGN, SIT, STAND, Act
from caravane.tables.clocks.time_control import Pace
from caravane.tables.occupants import COMPANION, PERSON, Occupant
from caravane.tables.settings import Settings
from caravane.tables.table import Table
from tests.server.store.rows import names_of
from tests.server.table_setup import person, play_first, start_table

pytestmark = pytest.mark.anyio

NAME = "Xanthippe"
LITTLE = "Xanthippe's little brother"


async def everything(store: Database) -> str:
    """Read all that a store holds."""
    assert isinstance(store, SqlDatabase)
    tables = METADATA.sorted_tables
    return "\n".join([str(dict(row)) for table in tables for row in await store.read(table.select())])


async def played_table(hub: Hub, identity: str) -> str:
    """Let someone play with a companion on the same device, and give up."""
    seated = Occupant(PERSON, NAME, identity), Occupant(COMPANION, LITTLE, identity), person("Bo")
    name = await start_table(hub, *seated)
    table = await hub.look(name)
    await hub.store.save_snapshot(name, table.number, snapshot.take(table))
    for seat in (0, 1):
        await hub.act(name, Act(RESIGN, hub.now(), seat=seat))
    return name


async def left_table(hub: Hub, identity: str) -> None:
    """Let someone sit down and go away again before the game."""
    name = await hub.open_table("id-host", Settings("_template", games.get("_template").rules, 2, {}, Pace()))
    await hub.act(name, Act(SIT, hub.now(), seat=0, occupant=Occupant(PERSON, NAME, identity).pack()))
    await hub.act(name, Act(STAND, hub.now(), seat=0))


async def leave_traces(store: Database) -> str:
    identity = await store.create_guest(NAME, 0.0)
    assert await store.become_account(identity, login=NAME, email=f"{NAME}@example.org", password=f"hash of {NAME}")
    await store.open_session(identity, 0.0, 9.0)
    await store.create_link("sign-in", identity, f"{NAME}@example.org", 9.0)
    await store.say("well", identity, NAME, f"I am {NAME}", 1.0)
    await store.rate("well", "_template", [identity, "id-Bo"], lambda before: [Rating(1.0, 1.0, 1) for _ in before])
    return identity


async def test_nothing_personal_is_left(store: Database) -> None:
    hub = Hub(store)
    identity = await leave_traces(store)
    await played_table(hub, identity)
    await left_table(hub, identity)
    assert NAME in await everything(store)
    await store.forget(identity)
    assert NAME.casefold() not in (await everything(store)).casefold()
    assert await store.identity(identity) is None
    assert await store.find_account(NAME) is None
    assert [player for player, _, _ in await store.leaderboard("_template", 10)] == ["id-Bo"]


async def test_the_tables_of_the_others_stay_whole(store: Database) -> None:
    identity = await leave_traces(store)
    hub = Hub(store)
    name = await played_table(hub, identity)
    before = await hub.look(name)
    await store.say(name, "id-Bo", "Bo", "good game", 2.0)
    await store.forget(identity)
    table = await Hub(store).load(name)
    assert table.names() == ["?", "?", "Bo"]
    assert (table.status, table.journal.lines()) == (before.status, before.journal.lines())
    opening, *acts = [Act.unpack(act) for act in await store.acts(name)]
    again = Table(opening, before.secret)
    for act in acts:
        again.apply(act, recorded=True)
    assert snapshot.take(again) == snapshot.take(table)
    [(_, row)] = await store.history("id-Bo", 10)
    assert row.names == ["?", "?", "Bo"]
    assert [line.text for line in await store.chat(name)] == ["good game"]
    assert names_of(await store.history("id-Bo", 10)) == [name]


async def test_a_table_in_memory_does_not_write_the_name_again(store: Database) -> None:
    hub = Hub(store)
    identity = await leave_traces(store)
    name = await start_table(hub, Occupant(PERSON, NAME, identity), person("Bo"), person("Cy"))
    await leave_all(hub, identity)
    await store.forget(identity)
    await hub.read_again(identity)
    assert (await hub.look(name)).names() == ["?", "Bo", "Cy"]
    await play_first(hub, name, (await hub.look(name)).people()[0])
    assert NAME not in await everything(store)


async def test_a_table_under_other_rules_holds_nobody_back(store: Database) -> None:
    hub = Hub(store)
    name = await start_table(hub, person("Ada"), person("Bo"))
    await store.append(
        Write(name, (await hub.look(name)).number, {"kind": "play", "at": 1.0}, row_of(await hub.look(name), 1.0))
    )
    await leave_all(Hub(store), "id-Ada")
