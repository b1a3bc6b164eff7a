"""The record held against what players were told: acknowledged plays, and every state that was shown."""

from typing import Any

from caravane.server.store.protocol import Database
from caravane.tables.acts import PLAY, Act
from caravane.tables.projection import watch
from caravane.tables.table import ENDED, Table
from tests.server.kills.players import Player

SHOWN = ("status", "deciding", "view", "legal", "prompt", "result")
"""What a player sees of the game; clocks go on by themselves."""


async def check_table(store: Database, name: str, players: list[Player]) -> None:
    """Hold the record of a table against all that its players know."""
    stored = await store.load(name)
    assert stored is not None
    acts = await store.acts(name)
    await _check_numbers(store, name, len(acts))
    for player in players:
        _check_plays(acts, player)
    _check_shown(Table(Act.unpack(acts[0]), stored.secret), acts[1:], players)


async def _check_numbers(store: Database, name: str, count: int) -> None:
    """So many acts, and the last has the last number: with unique numbers there is no gap and nothing twice."""
    assert len(await store.acts(name, count - 1)) == 1
    assert await store.acts(name, count) == []


def _check_plays(acts: list[dict[str, Any]], player: Player) -> None:
    """What was acknowledged to a player is all that the seat has played: each once, in order, as it was sent."""
    kept = [act for act in acts if act["kind"] == PLAY and act["seat"] == player.seat]
    told = [(sent.id, sent.moves) for sent in player.acknowledged]
    assert [(act["id"].rpartition(":")[2], act["moves"]) for act in kept] == told


def _check_shown(table: Table, acts: list[dict[str, Any]], players: list[Player]) -> None:
    """Play the acts again; at every number each player was shown what the table shows now."""
    at = {player.seat: {table.seen[player.seat]: watch(table, player.seat, 0.0)} for player in players}
    for act in acts:
        table.apply(Act.unpack(act), recorded=True)
        for seat, states in at.items():
            states[table.seen[seat]] = watch(table, seat, 0.0)
    assert table.status == ENDED
    assert table.journal.state.ended()
    for player in players:
        shown = player.shown()
        assert shown[-1]["status"] == ENDED
        for update in shown:
            state = at[player.seat][update["n"]]
            assert [update.get(part) for part in SHOWN] == [state.get(part) for part in SHOWN]
