"""Check stored acts against acknowledged plays and against every state sent to players."""

from typing import Any

from caravane.server.store.protocol import Database
from caravane.tables.acts import PLAY, Act
from caravane.tables.projection import project_table
from caravane.tables.table import ENDED, Table
from tests.server.faults.players import Player

COMPARED_KEYS = ("status", "deciding", "view", "legal", "prompt", "result")
"""Keys of a projection to compare; clocks are not among them because they run on."""


async def check_table(store: Database, name: str, players: list[Player]) -> None:
    """Check the stored acts of a table against everything its players received."""
    stored = await store.load(name)
    assert stored is not None
    acts = await store.acts(name)
    await _check_numbers(store, name, len(acts))
    for player in players:
        _check_plays(acts, player)
    _check_updates(Table(Act.unpack(acts[0]), stored.secret), acts[1:], players)


async def _check_numbers(store: Database, name: str, count: int) -> None:
    """Check that the last of `count` acts has the last number; since numbers are unique, none is missing or duplicate."""
    assert len(await store.acts(name, count - 1)) == 1
    assert await store.acts(name, count) == []


def _check_plays(acts: list[dict[str, Any]], player: Player) -> None:
    """Check that the seat's plays are exactly those acknowledged to the player, each once, in order and unchanged."""
    stored = [act for act in acts if act["kind"] == PLAY and act["seat"] == player.seat]
    sent = [(play.id, play.moves) for play in player.acknowledged]
    assert [(act["id"].rpartition(":")[2], act["moves"]) for act in stored] == sent


def _check_updates(table: Table, acts: list[dict[str, Any]], players: list[Player]) -> None:
    """Replay the acts and check that each update equals the projection with the same number."""
    projections = {
        player.seat: {table.visible_counts[player.seat]: project_table(table, player.seat, 0.0)} for player in players
    }
    for act in acts:
        table.apply(Act.unpack(act), recorded=True)
        for seat, states in projections.items():
            states[table.visible_counts[seat]] = project_table(table, seat, 0.0)
    assert table.status == ENDED
    assert table.journal.state.ended()
    for player in players:
        updates = player.updates()
        assert updates[-1]["status"] == ENDED
        for update in updates:
            state = projections[player.seat][update["n"]]
            assert [update.get(key) for key in COMPARED_KEYS] == [state.get(key) for key in COMPARED_KEYS]
