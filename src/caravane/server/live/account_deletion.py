"""Leaving: an identity goes away from all its tables at once."""

from typing import Final

from caravane.server.live.commands import Wish, carry_out
from caravane.server.live.hub import Hub
from caravane.tables.acts import RESIGN, STAND, Refused
from caravane.tables.table import ENDED, PLAYING

MOST: Final = 10_000


async def leave_all(hub: Hub, identity: str) -> None:
    """Stand up where the game has not begun, resign where it has."""
    for name, row in await hub.store.tables_of(identity, MOST):
        if row.status != ENDED:
            await _leave(hub, name, identity)


async def _leave(hub: Hub, name: str, identity: str) -> None:
    try:
        table = await hub.look(name)
    except Refused:
        # A table that waits for other rules than are installed here: nobody can act at it, and it holds nobody back.
        return
    kind = RESIGN if table.status == PLAYING else STAND
    for seat in table.seats_of(identity):
        try:
            await carry_out(hub, name, Wish(kind, identity, message="", seat=seat))
        except Refused:
            # The game ended meanwhile, or the seat had resigned before.
            continue
