"""One description of the wire: current in the browser client, and true of all that a table tells."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from caravane import games
from caravane.kernel.luck import Sfc32
from caravane.server.http.app import create_app
from caravane.server.live.presence import Present
from caravane.server.live.updates import News, for_all, update
from caravane.server.ops.config import Configuration
from caravane.server.wire import messages
from caravane.server.wire.openapi import NAMED, written
from caravane.tables import acts
from caravane.tables.clocks.time_control import PRESETS
from caravane.tables.table import PLAYING
from tests.server.client import check_described
from tests.tables.table_driver import Evening, bot, evening, person

WRITTEN = Path(__file__).parents[3] / "web" / "src" / "wire" / "schema.json"


@pytest.fixture
def document(tmp_path: Path) -> str:
    return written(create_app(Configuration(data=tmp_path)))


@pytest.mark.anyio
async def test_the_browser_client_has_the_present_description(document: str) -> None:
    assert document == WRITTEN.read_text(encoding="utf-8"), "run scripts/wire-types"


@pytest.mark.anyio
async def test_every_reference_leads_somewhere(document: str) -> None:
    schemas = json.loads(document)["components"]["schemas"]
    found = set(references(json.loads(document)))
    assert {name.rpartition("/")[2] for name in found} <= set(schemas)
    assert set(NAMED) <= set(schemas)


def references(schema: Any) -> Iterator[str]:
    if isinstance(schema, list):
        for part in schema:
            yield from references(part)
    elif isinstance(schema, dict):
        yield from ([schema["$ref"]] if "$ref" in schema else [])
        for part in schema.values():
            yield from references(part)


def test_all_messages_are_among_those_described() -> None:
    assert {*messages.Down.__subclasses__(), messages.Update} == set(messages.AnyDown.__args__)
    assert {*leaves(messages.Up)} == set(messages.AnyUp.__args__)


def leaves(kind: type[msgspec.Struct]) -> Iterator[type[msgspec.Struct]]:
    subclasses = kind.__subclasses__()
    if not subclasses:
        yield kind
    for each in subclasses:
        yield from leaves(each)


def check_updates(table: Evening) -> None:
    """Every watcher's update is what its description says."""
    for seat in [*range(table.table.settings.seats), None]:
        present = Present(table.table, ())
        message = update(
            table.table,
            News(table.table.settings.seats),
            seat,
            for_all("t", table.table, present, table.now),
            since=0,
        )
        check_described(json.loads(msgspec.json.encode(message)))


@pytest.mark.parametrize("name", games.names(hidden=True))
def test_updates_are_what_they_are_described_to_be(name: str) -> None:
    table, luck = evening(name, 2, PRESETS["daily"]), Sfc32(1)
    check_updates(table)
    check_updates(table.seat(person("Ana"), bot()).do(acts.ENTROPY, seat=0, promise="ab" * 32))
    table = evening(name, 2, PRESETS["daily"]).begin()
    while table.table.status == PLAYING:
        check_updates(table.play_any(luck))
    check_updates(table)


def test_questions_and_people_who_are_away_are_described_too() -> None:
    table = evening().begin().play_first(0).play_first(1).do(acts.ASK, seat=1)
    assert "asking" in table.look(0)
    check_updates(table)
    check_updates(table.do(acts.LEAVE, seat=1))
    assert table.look(0)["places"][1]["stand_in"]


def test_a_field_that_is_not_described_is_found() -> None:
    table = evening().begin().table
    message = update(table, News(2), 0, for_all("t", table, Present(table, ()), 1.0), since=0)
    for wrong in ({"deck": [1]}, {"legal": [1]}, {"status": "paused"}):
        with pytest.raises((AssertionError, msgspec.ValidationError)):
            check_described(json.loads(msgspec.json.encode(message | wrong)))
