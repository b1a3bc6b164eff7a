"""What a store says about tables: their record, the lobby, whose they are."""

import math
from typing import Any

import pytest

from caravane.server.store.protocol import Database, Write
from tests.server.store.rows import SECRET, fields, names_of, new_table, opening, person, row, write

pytestmark = pytest.mark.anyio


async def test_a_new_table_is_its_opening(store: Database) -> None:
    await new_table(store, "well")
    stored = await store.load("well")
    assert stored is not None
    assert (stored.opening, stored.secret, stored.snapshot, stored.acts) == (opening(), SECRET, None, [])
    assert await store.acts("well") == [opening()]


async def test_there_is_no_table_that_nobody_opened(store: Database) -> None:
    assert await store.load("nowhere") is None
    assert await store.acts("nowhere") == []


async def test_acts_come_back_as_they_were(store: Database) -> None:
    act = {"kind": "sit", "at": 1_700_000_000.123456, "name": 'Zoé 🜁 \\ " \0', "deep": {"list": [1, None, True, 0.1]}}
    await new_table(store, "well")
    assert await store.append(Write("well", 1, act, row()))
    stored = await store.load("well")
    assert stored is not None
    assert stored.acts == [act]


async def test_acts_are_read_from_a_number_on(store: Database) -> None:
    await new_table(store, "well")
    for number in range(1, 12):
        assert await store.append(write("well", number, said=str(number)))
    assert [act["said"] for act in await store.acts("well", 9)] == ["9", "10", "11"]
    assert len(await store.acts("well")) == 12


async def test_a_snapshot_spares_the_acts_before_it(store: Database) -> None:
    await new_table(store, "well")
    for number in range(1, 6):
        assert await store.append(write("well", number, said=str(number)))
    await store.save_snapshot("well", 2, {"after": 2})
    await store.save_snapshot("well", 4, {"after": 4})
    await store.save_snapshot("well", 3, {"after": 3})
    stored = await store.load("well")
    assert stored is not None
    assert (stored.opening, stored.snapshot) == (opening(), {"after": 4})
    assert [act["said"] for act in stored.acts] == ["4", "5"]


async def test_the_row_follows_the_acts(store: Database) -> None:
    await new_table(store, "well")
    playing: dict[str, Any] = {
        "status": "playing",
        "places": [person("Ada"), person("Bo") | {"stand_in": "greedy"}],
        "seating": ["id-ada", "id-bo"],
        "deciding": [1],
        "clocks": [math.inf, 99.5],
        "told_at": 1.5,
    }
    assert await store.append(write("well", 1, **playing, due_at=77.5))
    [(name, kept)] = await store.tables_of("id-bo", 10)
    assert (name, fields(kept)) == ("well", fields(row(**playing, due_at=77.5)))
    assert kept.names == ["Ada", "Bo"]
    assert await store.unfinished() == ["well"]
    assert await store.append(write("well", 2, at=9.0, status="ended", ended_at=9.0))
    [(_, kept)] = await store.tables_of("id-ada", 10)
    assert (kept.status, kept.due_at, kept.ended_at) == ("ended", math.inf, 9.0)
    assert await store.unfinished() == []


async def test_an_act_that_lost_changes_no_row(store: Database) -> None:
    await new_table(store, "well")
    assert await store.append(write("well", 1))
    assert not await store.append(write("well", 1, status="ended", seating=["", "id-bo"], due_at=0.0, ended_at=3.0))
    [(_, kept)] = await store.tables_of("id-ada", 10)
    assert fields(kept) == fields(row())
    assert await store.tables_of("id-bo", 10) == []
    assert await store.claim_due(10.0, 1.0, 10) == []


async def test_a_table_ends_once(store: Database) -> None:
    await new_table(store, "well")
    assert await store.append(write("well", 1, at=5.0, status="ended", ended_at=5.0))
    assert await store.append(write("well", 2, at=8.0, status="ended", ended_at=8.0))
    [(_, kept)] = await store.history("id-ada", 10)
    assert kept.ended_at == 5.0


async def test_the_lobby_shows_public_tables_that_wait_newest_first(store: Database) -> None:
    for at, name in enumerate(["old", "new", "latest"]):
        await new_table(store, name, at=float(at))
    await new_table(store, "private", public=False)
    await new_table(store, "begun")
    assert await store.append(write("begun", 1, status="playing"))
    assert names_of(await store.open_tables(10)) == ["latest", "new", "old"]
    assert names_of(await store.open_tables(2)) == ["latest", "new"]


async def test_my_tables_are_those_at_which_i_sit_latest_news_first(store: Database) -> None:
    await new_table(store, "mine", at=1.0)
    await new_table(store, "ours", at=2.0, seating=["id-bo", "id-ada"])
    await new_table(store, "theirs", at=3.0, seating=["id-bo", ""])
    assert names_of(await store.tables_of("id-ada", 10)) == ["ours", "mine"]
    assert await store.append(write("mine", 1, at=4.0))
    assert names_of(await store.tables_of("id-ada", 10)) == ["mine", "ours"]
    assert names_of(await store.tables_of("id-ada", 1)) == ["mine"]
    assert await store.append(write("ours", 1, at=5.0, told_at=2.0, seating=["id-bo", "id-ada"]))
    assert names_of(await store.tables_of("id-ada", 10)) == ["mine", "ours"]


async def test_who_stands_up_and_sits_down_again_is_found_again(store: Database) -> None:
    await new_table(store, "well", seating=["", ""])
    for number, seating in enumerate(
        [["id-ada", ""], ["id-bo", ""], ["id-bo", "id-ada"], ["id-ada", "id-ada"]], start=1
    ):
        assert await store.append(write("well", number, seating=seating))
        for identity in ("id-ada", "id-bo"):
            assert names_of(await store.tables_of(identity, 10)) == ["well"] * (identity in seating)


async def test_history_is_what_ended_latest_end_first(store: Database) -> None:
    for name, end in [("first", 10.0), ("second", 20.0), ("third", 30.0)]:
        await new_table(store, name)
        assert await store.append(write(name, 1, at=end, status="ended", ended_at=end))
    await new_table(store, "going on")
    assert names_of(await store.history("id-ada", 2)) == ["third", "second"]
    assert names_of(await store.history("id-ada", 2, before=20.0)) == ["first"]
    assert await store.history("id-bo", 2) == []
