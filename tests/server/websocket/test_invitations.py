"""Tests that a connection has one invitation for each table that it follows, however often it follows by a code."""

from typing import Any

import pytest

from caravane.server.store.protocol import Database
from caravane.server.store.records import Invitation
from caravane.server.wire.messages import Follow, Unfollow
from caravane.tables.acts import Refused
from tests.server.table_setup import person, start_table
from tests.server.websocket.in_process import DAY, Scene

pytestmark = pytest.mark.anyio

TIMES = 50


class Revocations:
    """A connection that follows by one code with many objects, and counts the revocations it is sent."""

    owner, address, session = "id-mallory", "203.0.113.2", ""

    def __init__(self) -> None:
        self.count = 0

    def invitations(self) -> list[Invitation]:
        """Return the same invitation, read from the database again and again."""
        return [Invitation("DUNE-DUNE-DUNE-10", "t", None, 0.0) for _ in range(TIMES)]

    def forget_invitation(self, _table: str, _code: str) -> bool:
        """Count a revocation."""
        self.count += 1
        return False

    def close(self, _code: int) -> None:
        """Do nothing: there is no socket."""


async def test_who_follows_by_a_code_again_and_again_has_one_invitation(store: Database) -> None:
    scene = Scene(store)
    table = await start_table(scene.hub, person("anna"), person("bela"))
    codes, connection = [await scene.invite(table), await scene.invite(table)], scene.connect()
    for number in range(TIMES):
        await connection.follow(Follow(str(number), table, code=codes[number % 2]))
    assert [each.code for each in connection.invitations()] == [codes[1]]
    for number in range(TIMES):
        await connection.unfollow(Unfollow(str(number), table))
        assert connection.invitations() == []
        await connection.follow(Follow(str(number), table, code=codes[0]))
    assert [each.code for each in connection.invitations()] == [codes[0]]


async def test_invitations_to_tables_that_were_not_followed_are_forgotten(store: Database) -> None:
    scene = Scene(store)
    connection = scene.connect()
    for number in range(TIMES):
        with pytest.raises(Refused):
            await connection.follow(Follow("1", f"t{number}", code=await scene.invite(f"t{number}")))
        assert len(connection.invitations()) == 1


@pytest.mark.parametrize("expired", [True, False])
async def test_the_audit_ends_the_following_on_every_connection(store: Database, *, expired: bool) -> None:
    scene = Scene(store)
    table = await start_table(scene.hub, person("anna"), person("bela"))
    codes, connections = [await scene.invite(table), await scene.invite(table)], [scene.connect() for _ in range(4)]
    for number, connection in enumerate(connections):
        await connection.follow(Follow("1", table, code=codes[number % 2]))
    if expired:
        scene.at += 2 * DAY
    else:
        await store.revoke_invitation(table, codes[0])
    await scene.registry.audit()
    live = scene.hub.cache.get(table)
    assert live is not None
    assert len(live.followers) == (0 if expired else 2)
    assert [each.code for connection in connections for each in connection.invitations()] == (
        [] if expired else [codes[1]] * 2
    )


async def test_the_audit_reports_a_code_once(store: Database) -> None:
    registry = Scene(store).registry
    mallory: Any = Revocations()
    registry.add(mallory)
    await registry.audit()
    assert mallory.count == 1
