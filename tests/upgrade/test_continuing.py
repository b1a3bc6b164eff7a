"""Tests that tables started by an earlier version can be played to their end and that their exports verify."""

import pytest

from caravane.kernel.luck import Sfc32
from caravane.server.live.hub import Hub
from caravane.server.store.protocol import Database
from caravane.tables.acts import ACCEPT, BACK, ENTROPY, SIT, START, Act
from caravane.tables.occupants import PERSON, Occupant
from caravane.tables.table import ENDED, PLAYING
from caravane.tables.verify import read, verify
from tests.upgrade.continue_table import export_of, play_and_undo, play_random
from tests.upgrade.fixtures import EXPECTED, NOW, describe_table, table_id, tables_with

pytestmark = pytest.mark.anyio


def new_hub(store: Database) -> Hub:
    """Return a hub at the time just after the last act."""
    return Hub(store, lambda: NOW)


async def test_every_unfinished_table_continues(store: Database) -> None:
    for label in tables_with("playing"):
        hub, name = new_hub(store), table_id(label)
        assert await play_random(hub, name, Sfc32(1), 3) == 3, label
        assert await play_and_undo(hub, name, Sfc32(2)), label
        line = await store.add_chat(name, "id-ana", "Ana", "On continue !", NOW, seat=0, host=True)
        assert (line.text, line.seat, line.host) == ("On continue !", 0, True)
        live, stored = await hub.get_table(name), await new_hub(store).load_fresh(name)
        assert describe_table(live) == describe_table(stored), label
        exported, acts = read(await export_of(hub, store, name))
        assert (exported.act_count, len(acts)) == (stored.act_count, stored.act_count), label


@pytest.mark.parametrize("label", tables_with("playing"))
async def test_an_unfinished_table_is_played_to_its_end(sqlite_store: Database, label: str) -> None:
    hub, name = new_hub(sqlite_store), table_id(label)
    await play_random(hub, name, Sfc32(3))
    table = await hub.get_table(name)
    assert table.status == ENDED
    assert table.names() == EXPECTED["tables"][label]["names"]
    assert verify(await export_of(hub, sqlite_store, name)).findings == []


async def test_a_pending_takeback_is_accepted(store: Database) -> None:
    hub, name = new_hub(store), table_id("expeditions takeback open")
    before = await hub.get_table(name)
    lines, waiting = len(before.journal.lines()), set(before.human_seats()) - before.takeback_accepted
    for seat in waiting:
        await hub.act(name, Act(ACCEPT, NOW, seat=seat))
    after = await new_hub(store).load_fresh(name)
    assert describe_table(after)["takeback"] is None
    assert len(after.journal.lines()) < lines


async def test_committed_entropy_starts_the_game(store: Database) -> None:
    hub, name = new_hub(store), table_id("archeos-society starting")
    await hub.act(name, Act(ENTROPY, NOW, seat=1, entropy=EXPECTED["tokens"]["promised by dov"]))
    assert (await hub.get_table(name)).status == PLAYING
    await play_random(hub, name, Sfc32(4), 5)
    read(await export_of(hub, store, name))


async def test_a_waiting_table_is_filled_and_started(store: Database) -> None:
    hub, name, hal = new_hub(store), table_id("lost-cities rematch"), EXPECTED["people"]["hal"]
    free = (await hub.get_table(name)).names().index("")
    occupant = Occupant(PERSON, hal["name"], identity=hal["id"])
    await hub.act(name, Act(SIT, NOW, seat=free, occupant=occupant.pack()))
    await hub.act(name, Act(START, NOW))
    assert sorted((await new_hub(store).load_fresh(name)).names()) == ["Fay", "Hal"]
    assert await play_random(hub, name, Sfc32(5), 4) == 4


async def test_a_person_comes_back_from_a_substitute(store: Database) -> None:
    hub, name = new_hub(store), table_id("lost-cities clock expired")
    away = [bool(level) for level in describe_table(await hub.get_table(name))["substitutes"]]
    await hub.act(name, Act(BACK, NOW, seat=away.index(True)))
    assert describe_table(await new_hub(store).load_fresh(name))["substitutes"] == ["", ""]
