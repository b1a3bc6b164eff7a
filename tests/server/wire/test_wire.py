"""Tests of the wire schema: current in the browser client, and valid for all updates of a table."""

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import jsonschema_rs
import msgspec
import pytest

from caravane import games
from caravane.kernel.luck import Sfc32
from caravane.server.live.presence import TablePresence
from caravane.server.live.updates import RecentUpdates, shared_update, update
from caravane.server.wire import messages
from caravane.tables import acts
from caravane.tables.clocks.time_control import PRESETS
from caravane.tables.table import PLAYING
from tests.server.published_schema import check_server_message
from tests.tables.table_driver import TableDriver, bot, drive_table, person

WIRE_TYPES = Path(__file__).parents[3] / "scripts" / "wire-types"


def test_the_browser_client_has_the_current_types() -> None:
    done = subprocess.run([sys.executable, WIRE_TYPES, "--check"], check=False, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def test_all_messages_are_in_the_unions() -> None:
    assert {*messages.ServerMessage.__subclasses__(), messages.Update} == set(messages.AnyServerMessage.__args__)
    assert {*leaves(messages.ClientMessage)} == set(messages.AnyClientMessage.__args__)


def leaves(kind: type[msgspec.Struct]) -> Iterator[type[msgspec.Struct]]:
    subclasses = kind.__subclasses__()
    if not subclasses:
        yield kind
    for each in subclasses:
        yield from leaves(each)


def check_updates(table: TableDriver) -> None:
    """Check the update of every viewpoint against its schema."""
    for seat in [*range(table.table.settings.seats), None]:
        presence = TablePresence(table.table, ())
        message = update(
            table.table,
            RecentUpdates(table.table.settings.seats),
            seat,
            shared_update("t", table.table, presence, table.now),
            since=0,
        )
        check_server_message(json.loads(messages.encode(message)))


@pytest.mark.parametrize("name", games.names(hidden=True))
def test_updates_match_their_schema(name: str) -> None:
    table, luck = drive_table(name, 2, PRESETS["daily"]), Sfc32(1)
    check_updates(table)
    check_updates(table.seat(person("Ana"), bot()).do(acts.ENTROPY, seat=0, commitment="ab" * 32))
    table = drive_table(name, 2, PRESETS["daily"]).begin()
    while table.table.status == PLAYING:
        check_updates(table.play_any(luck))
    check_updates(table)


def test_takebacks_and_substitutes_match_the_schema() -> None:
    table = drive_table().begin().play_first(0).play_first(1).do(acts.TAKEBACK, seat=1)
    assert "takeback" in table.project(0)
    check_updates(table)
    check_updates(table.do(acts.AWAY, seat=1))
    assert table.project(0)["occupants"][1]["substitute"]


def test_a_field_outside_the_schema_is_detected() -> None:
    table = drive_table().begin().table
    message = update(table, RecentUpdates(2), 0, shared_update("t", table, TablePresence(table, ()), 1.0), since=0)
    for wrong in ({"deck": [1]}, {"legal": [1]}, {"status": "paused"}):
        with pytest.raises(jsonschema_rs.ValidationError):
            check_server_message(json.loads(messages.encode(msgspec.to_builtins(message) | wrong)))
