"""Withdrawal of an identity from all its tables before it is deleted."""

from typing import Final

from caravane.server.live.commands import Command, execute
from caravane.server.live.hub import Hub
from caravane.tables.acts import RESIGN, STAND, Refused
from caravane.tables.table import ENDED, PLAYING

MAX_TABLES: Final = 10_000
"""Maximum number of tables that are looked through."""


async def leave_all_tables(hub: Hub, identity: str) -> None:
    """Stand up where the game has not begun, and resign where it has."""
    for table_id, row in await hub.store.tables_of(identity, MAX_TABLES):
        if row.status != ENDED:
            await _leave(hub, table_id, identity)


async def _leave(hub: Hub, table_id: str, identity: str) -> None:
    try:
        table = await hub.get_table(table_id)
    except Refused:
        # The table waits for another rules version than the installed one: it accepts no acts and blocks no deletion.
        return
    kind = RESIGN if table.status == PLAYING else STAND
    for seat in table.seats_of(identity):
        try:
            await execute(hub, table_id, Command(kind, identity, message="", seat=seat))
        except Refused:
            # The game has ended meanwhile, or the seat resigned earlier.
            continue
