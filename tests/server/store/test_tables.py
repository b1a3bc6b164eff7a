"""Tests of stored tables: their acts, the lobby, and the tables of an identity."""

import math
from typing import Any

import pytest
from sqlalchemy.exc import IntegrityError

from caravane.server.store.protocol import Database
from caravane.server.store.records import ActWrite
from caravane.tables.snapshot import FORMAT
from tests.server.store.rows import SECRET, create_act, fields, names_of, new_table, person, row, write

pytestmark = pytest.mark.anyio


async def test_a_new_table_has_its_create_act(store: Database) -> None:
    await new_table(store, "well")
    stored = await store.load("well")
    assert stored is not None
    assert (stored.create_act, stored.secret, stored.snapshot, stored.acts) == (create_act(), SECRET, None, [])
    assert await store.acts("well") == [create_act()]


async def test_an_unknown_table_is_not_found(store: Database) -> None:
    assert await store.load("nowhere") is None
    assert await store.acts("nowhere") == []


async def test_acts_are_loaded_unchanged(store: Database) -> None:
    act = {"kind": "sit", "at": 1_700_000_000.123456, "name": 'Zoé 🜁 \\ " \0', "deep": {"list": [1, None, True, 0.1]}}
    await new_table(store, "well")
    assert await store.append(ActWrite("well", 1, act, row()))
    stored = await store.load("well")
    assert stored is not None
    assert stored.acts == [act]


async def test_acts_are_read_from_a_number_on(store: Database) -> None:
    await new_table(store, "well")
    for number in range(1, 12):
        assert await store.append(write("well", number, label=str(number)))
    assert [act["label"] for act in await store.acts("well", 9)] == ["9", "10", "11"]
    assert len(await store.acts("well")) == 12


async def test_a_snapshot_replaces_the_acts_before_it(store: Database) -> None:
    await new_table(store, "well")
    for number in range(1, 6):
        assert await store.append(write("well", number, label=str(number)))
    for number in (2, 4, 3):
        await store.save_snapshot("well", number, {"format": FORMAT, "after": number})
    stored = await store.load("well")
    assert stored is not None
    assert (stored.create_act, stored.snapshot) == (create_act(), {"format": FORMAT, "after": 4})
    assert [act["label"] for act in stored.acts] == ["4", "5"]


async def test_a_snapshot_of_an_earlier_format_is_left_aside(store: Database) -> None:
    await new_table(store, "well")
    for number in range(1, 4):
        assert await store.append(write("well", number, label=str(number)))
    await store.save_snapshot("well", 2, {"after": 2})
    stored = await store.load("well")
    assert stored is not None
    assert stored.snapshot is None
    assert [act["label"] for act in stored.acts] == ["1", "2", "3"]


async def test_the_row_follows_the_acts(store: Database) -> None:
    await new_table(store, "well")
    playing: dict[str, Any] = {
        "status": "playing",
        "occupants": [person("Ada"), person("Bo") | {"substitute": "greedy"}],
        "seat_identities": ["id-ada", "id-bo"],
        "deciding": [1],
        "clocks_expire_at": [math.inf, 99.5],
        "updated_at": 1.5,
    }
    assert await store.append(write("well", 1, **playing, due_at=77.5))
    [(name, stored)] = await store.tables_of("id-bo", 10)
    assert (name, fields(stored)) == ("well", fields(row(**playing, due_at=77.5)))
    assert stored.names == ["Ada", "Bo"]
    assert await store.playing_tables() == ["well"]
    assert await store.append(write("well", 2, at=9.0, status="ended", ended_at=9.0))
    [(_, stored)] = await store.tables_of("id-ada", 10)
    assert (stored.status, stored.due_at, stored.ended_at) == ("ended", math.inf, 9.0)
    assert await store.playing_tables() == []


async def test_a_conflicting_act_changes_no_row(store: Database) -> None:
    await new_table(store, "well")
    assert await store.append(write("well", 1))
    assert not await store.append(
        write("well", 1, status="ended", seat_identities=["", "id-bo"], due_at=0.0, ended_at=3.0)
    )
    [(_, stored)] = await store.tables_of("id-ada", 10)
    assert fields(stored) == fields(row())
    assert await store.tables_of("id-bo", 10) == []
    assert await store.lease_due(10.0, 1.0, 10) == []


async def test_a_table_ends_once(store: Database) -> None:
    await new_table(store, "well")
    assert await store.append(write("well", 1, at=5.0, status="ended", ended_at=5.0))
    assert await store.append(write("well", 2, at=8.0, status="ended", ended_at=8.0))
    [(_, stored)] = await store.history("id-ada", 10)
    assert stored.ended_at == 5.0


async def test_the_lobby_lists_public_waiting_tables_newest_first(store: Database) -> None:
    for at, name in enumerate(["old", "new", "latest"]):
        await new_table(store, name, at=float(at))
    await new_table(store, "private", public=False)
    await new_table(store, "begun")
    assert await store.append(write("begun", 1, status="playing"))
    assert names_of(await store.open_tables(10)) == ["latest", "new", "old"]
    assert names_of(await store.open_tables(2)) == ["latest", "new"]


async def test_tables_of_an_identity_are_sorted_by_last_update(store: Database) -> None:
    await new_table(store, "mine", at=1.0)
    await new_table(store, "ours", at=2.0, seat_identities=["id-bo", "id-ada"])
    await new_table(store, "theirs", at=3.0, seat_identities=["id-bo", ""])
    assert names_of(await store.tables_of("id-ada", 10)) == ["ours", "mine"]
    assert await store.append(write("mine", 1, at=4.0))
    assert names_of(await store.tables_of("id-ada", 10)) == ["mine", "ours"]
    assert names_of(await store.tables_of("id-ada", 1)) == ["mine"]
    assert await store.append(write("ours", 1, at=5.0, updated_at=2.0, seat_identities=["id-bo", "id-ada"]))
    assert names_of(await store.tables_of("id-ada", 10)) == ["mine", "ours"]


async def test_a_player_who_sits_down_again_is_found_again(store: Database) -> None:
    await new_table(store, "well", seat_identities=["", ""])
    for number, identities in enumerate(
        [["id-ada", ""], ["id-bo", ""], ["id-bo", "id-ada"], ["id-ada", "id-ada"]], start=1
    ):
        assert await store.append(write("well", number, seat_identities=identities))
        for identity in ("id-ada", "id-bo"):
            assert names_of(await store.tables_of(identity, 10)) == ["well"] * (identity in identities)


async def test_history_lists_ended_tables_last_ended_first(store: Database) -> None:
    for name, end in [("first", 10.0), ("second", 20.0), ("third", 30.0)]:
        await new_table(store, name)
        assert await store.append(write(name, 1, at=end, status="ended", ended_at=end))
    await new_table(store, "going on")
    assert names_of(await store.history("id-ada", 2)) == ["third", "second"]
    assert names_of(await store.history("id-ada", 2, before=20.0)) == ["first"]
    assert await store.history("id-bo", 2) == []


async def test_a_rematch_is_found_by_those_who_played_and_do_not_sit_there_yet(store: Database) -> None:
    both: dict[str, Any] = {"seat_identities": ["id-ada", "id-bo"], "occupants": [person("Ada"), person("Bo")]}
    await new_table(store, "well", status="ended", **both)
    await new_table(store, "again", rematch_of="well")
    assert await store.rematch("well") == "again"
    assert await store.rematch("again") == ""
    [(name, found)] = await store.awaited_rematches("id-bo", 0, 9)
    assert (name, found.rematch_of) == ("again", "well")
    assert await store.awaited_rematches("id-ada", 0, 9) == await store.awaited_rematches("id-eve", 0, 9) == []
    assert await store.awaited_rematches("id-bo", 2, 9) == []
    assert await store.append(write("again", 1, status="playing"))
    assert await store.awaited_rematches("id-bo", 0, 9) == []


async def test_a_table_has_one_rematch(store: Database) -> None:
    await new_table(store, "well")
    await new_table(store, "other")
    await new_table(store, "again", rematch_of="well")
    with pytest.raises(IntegrityError):
        await new_table(store, "twice", rematch_of="well")
    assert await store.load("twice") is None
