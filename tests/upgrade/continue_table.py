"""Continue a table as people and bots would."""

from caravane.kernel.luck import Luck
from caravane.server.live.hub import Hub
from caravane.server.store.protocol import Database
from caravane.tables.acts import PLAY, UNDO, Act
from caravane.tables.export import Export, export
from caravane.tables.table import Table

MAX_MOVES = 10_000


async def play_random(hub: Hub, name: str, luck: Luck, count: int = MAX_MOVES) -> int:
    """Play up to `count` random legal moves for the deciding seats; return the number of moves played."""
    for played in range(count):
        table = await hub.get_table(name)
        if not table.deciding():
            return played
        seat = table.deciding()[luck.below(len(table.deciding()))]
        await hub.act(name, Act(PLAY, hub.now(), seat=seat, moves=[random_move(table, seat, luck)]))
    return count


def random_move(table: Table, seat: int, luck: Luck) -> str:
    """Return a random legal move."""
    legal = table.game.legal(table.journal.state, seat)
    return table.game.verbs.spell(legal[luck.below(len(legal))])


async def play_and_undo(hub: Hub, name: str, luck: Luck) -> bool:
    """Play until a move can be undone, and undo it; return whether that was before the end."""
    while deciding := (await hub.get_table(name)).deciding():
        await play_random(hub, name, luck, 1)
        for seat in deciding:
            table = await hub.get_table(name)
            if table.deciding() and table.journal.can_undo(seat):
                await hub.act(name, Act(UNDO, hub.now(), seat=seat))
                return True
    return False


async def export_of(hub: Hub, store: Database, name: str) -> Export:
    """Export a table as stored."""
    table = await hub.reload_table(name)
    return export(table, [Act.unpack(act) for act in await store.acts(name)], unfinished=True)
