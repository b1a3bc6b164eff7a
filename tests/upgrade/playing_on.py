"""Go on at a table as people and bots would."""

from caravane.kernel.luck import Luck
from caravane.server.live.hub import Hub
from caravane.server.store.protocol import Database
from caravane.tables.acts import PLAY, UNDO, Act
from caravane.tables.export import Export, export
from caravane.tables.table import Table

ENOUGH = 10_000


async def play_random(hub: Hub, name: str, luck: Luck, times: int = ENOUGH) -> int:
    """Play random legal moves for whoever decides, until the end of the game; return the number of moves played."""
    for played in range(times):
        table = await hub.look(name)
        if not table.deciding():
            return played
        seat = table.deciding()[luck.below(len(table.deciding()))]
        await hub.act(name, Act(PLAY, hub.now(), seat=seat, moves=[random_move(table, seat, luck)]))
    return times


def random_move(table: Table, seat: int, luck: Luck) -> str:
    """Choose a legal move."""
    legal = table.game.legal(table.journal.state, seat)
    return table.game.verbs.spell(legal[luck.below(len(legal))])


async def undo_something(hub: Hub, name: str, luck: Luck) -> bool:
    """Play until a move can be taken back, and take it back; return whether that was before the end."""
    while deciding := (await hub.look(name)).deciding():
        await play_random(hub, name, luck, 1)
        for seat in deciding:
            table = await hub.look(name)
            if table.deciding() and table.journal.can_undo(seat):
                await hub.act(name, Act(UNDO, hub.now(), seat=seat))
                return True
    return False


async def export_of(hub: Hub, store: Database, name: str) -> Export:
    """Export a table, read from the record."""
    table = await hub.refresh(name)
    return export(table, [Act.unpack(act) for act in await store.acts(name)], running=True)
