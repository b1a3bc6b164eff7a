"""Tests that moves of people at tables have a part of the share of their address, whatever else comes from there."""

import json

import pytest

from caravane.server.security import pacing
from caravane.server.security.pacing import AddressPacer
from caravane.server.store.protocol import Database
from caravane.server.websocket.connection import Connection
from caravane.server.wire.messages import Play
from tests.server.table_setup import first_move, person, start_table
from tests.server.websocket.in_process import ADDRESS, Scene

pytestmark = pytest.mark.anyio


def answers(connection: Connection) -> list[tuple[str, str]]:
    """Return the types and codes of all messages that a connection would send."""
    sent = [json.loads(raw) for raw in connection._queue if isinstance(raw, bytes)]
    return [(message["type"], message.get("code", "")) for message in sent]


async def test_a_player_plays_while_the_address_has_used_its_share(
    store: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pacing, "REFUSAL_SECONDS", 0.0)
    scene, pacer = Scene(store), AddressPacer(256, lambda: 1_024.0)
    name = await start_table(scene.hub, person("anna"), person("bela"))
    table = await scene.hub.get_table(name)
    anna, eve = [scene.connect(f"id-{who}", pacer) for who in ("anna", "eve")]
    pacer.charge(ADDRESS, 1_000_000)
    move = Play("1", name, None, n=table.visible_counts[0], moves=[first_move(table, 0)])
    for connection in (eve, anna):
        await connection._handle(move)
    assert answers(eve) == [("refused", "rate-limited")]
    assert answers(anna) == [("ack", "")]
