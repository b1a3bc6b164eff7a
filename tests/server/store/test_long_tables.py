"""Tests that long tables load fast from the last snapshot, and equal a replay from the first act."""

import time
from itertools import count

import pytest
from sqlalchemy import insert

from caravane import games
from caravane.server.live.hub import SNAPSHOT_EVERY, Hub
from caravane.server.live.loading import table_row
from caravane.server.store.protocol import Database
from caravane.server.store.schema import ACTS
from caravane.server.store.serialization import to_text
from caravane.server.store.sql_store import SqlStore
from caravane.tables import snapshot
from caravane.tables.acts import PLAY, SIT, START, UNDO, Act
from caravane.tables.clocks.time_control import PRESETS
from caravane.tables.luck.committed_luck import create_act
from caravane.tables.settings import Settings
from caravane.tables.table import Table
from tests.server.table_setup import first_move, person, play_first, start_table

pytestmark = pytest.mark.anyio

SECRET = b"secret"
LONG = 10_000
MAX_SECONDS = 0.1
BEGIN = 1_700_000_000.0


def create_table(game: str) -> tuple[Table, list[Act]]:
    """Start a table of two, outside any store."""
    settings = Settings(game, games.get(game).rules, 2, {}, PRESETS["daily"])
    create = create_act(BEGIN, settings, "id-Ada", SECRET)
    table, acts = Table(create, SECRET), [create]
    for seat, name in enumerate(["Ada", "Bo"]):
        apply(table, acts, Act(SIT, BEGIN, seat=seat, occupant=person(name).pack()))
    apply(table, acts, Act(START, BEGIN))
    return table, acts


def apply(table: Table, acts: list[Act], act: Act) -> None:
    table.apply(act)
    acts.append(act)


def lengthen(table: Table, acts: list[Act], length: int) -> None:
    """Play and undo the same move until there are `length` acts."""
    for at in count():
        if len(acts) >= length:
            return
        seat = table.deciding()[0]
        apply(table, acts, Act(PLAY, BEGIN + at, seat=seat, moves=[first_move(table, seat)]))
        if table.journal.undoable(seat) >= 0:
            apply(table, acts, Act(UNDO, BEGIN + at, seat=seat))


async def store_table(store: Database, name: str, table: Table, acts: list[Act]) -> None:
    """Write all acts of a table to a store at once."""
    assert isinstance(store, SqlStore)
    await store.create(name, acts[0].pack(), SECRET, table_row(table, BEGIN))
    rows = [
        {"table_id": name, "number": number, "at": act.at, "act": to_text(act.pack())}
        for number, act in enumerate(acts[1:], start=1)
    ]
    async with store.write_transaction() as connection:
        await connection.execute(insert(ACTS), rows)


@pytest.mark.nightly
@pytest.mark.parametrize("game", ["_template", "lost-cities"])
async def test_a_table_of_ten_thousand_acts_loads_in_a_tenth_of_a_second(store: Database, game: str) -> None:
    table, acts = create_table(game)
    lengthen(table, acts, LONG)
    after = (len(acts), snapshot.take_snapshot(table))
    # The maximum number of acts after a snapshot.
    lengthen(table, acts, len(acts) + SNAPSHOT_EVERY - 2)
    await store_table(store, "long", table, acts)
    await store.save_snapshot("long", *after)
    hub = Hub(store)
    times: list[float] = []
    for _ in range(5):
        start = time.perf_counter()
        loaded = await hub.load_fresh("long")
        times.append(time.perf_counter() - start)
        assert snapshot.take_snapshot(loaded) == snapshot.take_snapshot(table)
    assert min(times) < MAX_SECONDS


async def test_a_hub_saves_snapshots_regularly(store: Database) -> None:
    hub = Hub(store)
    name = await start_table(hub, person("Ada"), person("Bo"))
    while (table := await hub.get_table(name)).act_count < SNAPSHOT_EVERY + 3:
        seat = table.deciding()[0]
        await play_first(hub, name, seat)
        if (await hub.get_table(name)).journal.undoable(seat) >= 0:
            await hub.act(name, Act(UNDO, hub.now(), seat=seat))
    stored = await store.load(name)
    assert stored is not None
    assert stored.snapshot is not None
    assert len(stored.acts) == table.act_count - SNAPSHOT_EVERY
    assert snapshot.take_snapshot(await hub.load_fresh(name)) == snapshot.take_snapshot(table)
