"""Long tables load fast: from the last snapshot, and to the same table as from the first act."""

import time
from itertools import count

import pytest
from sqlalchemy import insert

from caravane import games
from caravane.server.live.hub import SNAPSHOT_EVERY, Hub
from caravane.server.live.loading import row_of
from caravane.server.store.protocol import Database
from caravane.server.store.schema import JOURNAL
from caravane.server.store.serialization import to_text
from caravane.server.store.sql_store import SqlDatabase
from caravane.tables import snapshot
from caravane.tables.acts import OPEN, PLAY, SIT, START, UNDO, Act
from caravane.tables.clocks.time_control import PRESETS
from caravane.tables.luck.committed_luck import commitment
from caravane.tables.settings import Settings
from caravane.tables.table import Table
from tests.server.table_setup import first_move, person, play_first, start_table

pytestmark = pytest.mark.anyio

SECRET = b"secret"
LONG = 10_000
FAST = 0.1
BEGIN = 1_700_000_000.0


def open_table(game: str) -> tuple[Table, list[Act]]:
    """Start a table of two, outside any store."""
    settings = Settings(game, games.get(game).rules, 2, {}, PRESETS["daily"])
    opening = Act(OPEN, BEGIN, settings=settings.pack(), host="id-Ada", commitment=commitment(SECRET))
    table, acts = Table(opening, SECRET), [opening]
    for seat, name in enumerate(["Ada", "Bo"]):
        apply(table, acts, Act(SIT, BEGIN, seat=seat, occupant=person(name).pack()))
    apply(table, acts, Act(START, BEGIN))
    return table, acts


def apply(table: Table, acts: list[Act], act: Act) -> None:
    table.apply(act)
    acts.append(act)


def lengthen(table: Table, acts: list[Act], length: int) -> None:
    """Let a seat that cannot make up its mind play and take back, until there are so many acts."""
    for at in count():
        if len(acts) >= length:
            return
        seat = table.deciding()[0]
        apply(table, acts, Act(PLAY, BEGIN + at, seat=seat, moves=[first_move(table, seat)]))
        if table.journal.undoable(seat) >= 0:
            apply(table, acts, Act(UNDO, BEGIN + at, seat=seat))


async def keep(store: Database, name: str, table: Table, acts: list[Act]) -> None:
    """Put a whole record into a store at once."""
    assert isinstance(store, SqlDatabase)
    await store.create(name, acts[0].pack(), SECRET, row_of(table, BEGIN))
    rows = [
        {"table_id": name, "number": number, "at": act.at, "act": to_text(act.pack())}
        for number, act in enumerate(acts[1:], start=1)
    ]
    async with store.writing() as connection:
        await connection.execute(insert(JOURNAL), rows)


@pytest.mark.parametrize("game", ["_template", "lost-cities"])
async def test_a_table_of_ten_thousand_acts_loads_in_a_tenth_of_a_second(store: Database, game: str) -> None:
    table, acts = open_table(game)
    lengthen(table, acts, LONG)
    after = (len(acts), snapshot.take(table))
    # As far from the snapshot as a table ever is.
    lengthen(table, acts, len(acts) + SNAPSHOT_EVERY - 2)
    await keep(store, "long", table, acts)
    await store.save_snapshot("long", *after)
    hub = Hub(store)
    times: list[float] = []
    for _ in range(5):
        start = time.perf_counter()
        loaded = await hub.load("long")
        times.append(time.perf_counter() - start)
        assert snapshot.take(loaded) == snapshot.take(table)
    assert min(times) < FAST


async def test_a_hub_keeps_snapshots_as_it_goes(store: Database) -> None:
    hub = Hub(store)
    name = await start_table(hub, person("Ada"), person("Bo"))
    while (table := await hub.look(name)).number < SNAPSHOT_EVERY + 3:
        seat = table.deciding()[0]
        await play_first(hub, name, seat)
        if (await hub.look(name)).journal.undoable(seat) >= 0:
            await hub.act(name, Act(UNDO, hub.now(), seat=seat))
    stored = await store.load(name)
    assert stored is not None
    assert stored.snapshot is not None
    assert len(stored.acts) == table.number - SNAPSHOT_EVERY
    assert snapshot.take(await hub.load(name)) == snapshot.take(table)
