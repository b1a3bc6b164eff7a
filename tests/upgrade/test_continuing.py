"""Tables that an earlier version has begun are played on, to their end, and their files verify."""

import pytest

from caravane.kernel.luck import Sfc32
from caravane.server.live.hub import Hub
from caravane.server.store.protocol import Database
from caravane.tables.acts import AGREE, ENTROPY, RETURN, SIT, START, Act
from caravane.tables.occupants import PERSON, Occupant
from caravane.tables.table import ENDED, PLAYING
from caravane.tables.verify import read, verify
from tests.upgrade.fixtures import EXPECTED, MOMENT, about_table, table_id, tables_with
from tests.upgrade.playing_on import export_of, play_random, undo_something

pytestmark = pytest.mark.anyio


def new_hub(store: Database) -> Hub:
    """Serve the record a moment after its last act."""
    return Hub(store, lambda: MOMENT)


async def test_every_running_table_goes_on(store: Database) -> None:
    for label in tables_with("playing"):
        hub, name = new_hub(store), table_id(label)
        assert await play_random(hub, name, Sfc32(1), 3) == 3, label
        assert await undo_something(hub, name, Sfc32(2)), label
        assert (await store.say(name, "somebody", "Ana", "On continue !", MOMENT)).text == "On continue !"
        live, kept = await hub.look(name), await new_hub(store).load(name)
        assert about_table(live) == about_table(kept), label
        again, acts = read(await export_of(hub, store, name))
        assert (again.number, len(acts)) == (kept.number, kept.number), label


@pytest.mark.parametrize("label", tables_with("playing"))
async def test_a_running_table_is_played_to_its_end(sqlite_store: Database, label: str) -> None:
    hub, name = new_hub(sqlite_store), table_id(label)
    await play_random(hub, name, Sfc32(3))
    table = await hub.look(name)
    assert table.status == ENDED
    assert table.names() == EXPECTED["tables"][label]["names"]
    assert verify(await export_of(hub, sqlite_store, name)).problems == []


async def test_what_was_asked_is_agreed(store: Database) -> None:
    hub, name = new_hub(store), table_id("expeditions takeback open")
    before = await hub.look(name)
    lines, waiting = len(before.journal.lines()), set(before.people()) - before.agreed
    for seat in waiting:
        await hub.act(name, Act(AGREE, MOMENT, seat=seat))
    after = await new_hub(store).load(name)
    assert about_table(after)["takeback"] is None
    assert len(after.journal.lines()) < lines


async def test_promised_entropy_starts_the_game(store: Database) -> None:
    hub, name = new_hub(store), table_id("archeos-society starting")
    await hub.act(name, Act(ENTROPY, MOMENT, seat=1, entropy=EXPECTED["tokens"]["promised by dov"]))
    assert (await hub.look(name)).status == PLAYING
    await play_random(hub, name, Sfc32(4), 5)
    read(await export_of(hub, store, name))


async def test_a_waiting_table_is_filled_and_started(store: Database) -> None:
    hub, name, hal = new_hub(store), table_id("lost-cities rematch"), EXPECTED["people"]["hal"]
    free = (await hub.look(name)).names().index("")
    occupant = Occupant(PERSON, hal["name"], identity=hal["id"])
    await hub.act(name, Act(SIT, MOMENT, seat=free, occupant=occupant.pack()))
    await hub.act(name, Act(START, MOMENT))
    assert sorted((await new_hub(store).load(name)).names()) == ["Fay", "Hal"]
    assert await play_random(hub, name, Sfc32(5), 4) == 4


async def test_a_person_comes_back_from_a_substitute(store: Database) -> None:
    hub, name = new_hub(store), table_id("lost-cities clock expired")
    away = [bool(level) for level in about_table(await hub.look(name))["substitutes"]]
    await hub.act(name, Act(RETURN, MOMENT, seat=away.index(True)))
    assert about_table(await new_hub(store).load(name))["substitutes"] == ["", ""]
