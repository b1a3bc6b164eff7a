"""Lies by which an operator shows another game than the one in the file."""

import random
from collections.abc import Callable
from typing import Any, Final

from caravane.tables import acts, projection, table_recorder
from caravane.tables.acts import Act, Refused
from caravane.tables.export import Export, export, with_digest
from caravane.tables.handlers import moves
from caravane.tables.luck.chance_events import ROLL
from caravane.tables.luck.committed_luck import TableLuck
from caravane.tables.projection import legal
from caravane.tables.table import ENDED, Table
from tests.dishonest.lie_tools import VICTIM, Acts, change_files, honest_digest, honest_luck, lie


@lie
def loaded() -> None:
    """Play with loaded dice, and write a game into the file with the dice of the secret and the same moves where possible."""
    moves.luck_of = lambda table: (
        honest_luck(table)
        if hasattr(table, "rewritten")
        else TableLuck(table.algorithm, b"loaded" + table.secret, [bytes.fromhex(each) for each in table.entropies])
    )
    change_files(lambda table, recorded: rewritten_game(table, recorded, forged=False))


@lie
def blind() -> None:
    """Play with loaded dice, and show views that a device cannot note."""
    loaded()
    change_views(lambda view: view | {"odd": 0.5})


@lie
def narrow() -> None:
    """Play with loaded dice, and write into the file that there were no other outcomes."""
    loaded()

    def change(table: Table, recorded: Acts) -> Export:
        data = export(table, recorded)
        for event in data["chance_events"]:
            outcome = event["line"].split(":")[1:]
            event["of"] = [[face] for face in outcome] if event["kind"] == ROLL else outcome
        return with_digest(data)

    change_files(change)


@lie
def forge() -> None:
    """Write a game into the file in which the victim has played another move."""
    change_files(lambda table, recorded: rewritten_game(table, recorded, forged=True))


def rewritten_game(table: Table, recorded: Acts, *, forged: bool) -> Export:
    """Return the file of a game with the same beginning and end, and moves that are the same as far as possible."""
    again = Table(recorded[0], table.secret)
    again.rewritten = True  # type: ignore[attr-defined]
    kept = [recorded[0]]
    for act in recorded[1:]:
        fresh = _without_luck(act)
        if act.kind == acts.PLAY and forged and act.seat == VICTIM:
            forged = not _play_other(again, fresh)
        elif act.kind == acts.PLAY:
            _play_if_possible(again, fresh)
        else:
            again.apply(fresh, recorded=True)
        kept.append(fresh)
    assert again.status == ENDED
    return export(again, kept)


def _without_luck(act: Act) -> Act:
    return Act(act.kind, act.at, **{name: value for name, value in act.data.items() if name in KEPT_FIELDS})


KEPT_FIELDS: Final = ("seat", "moves", "occupant", "entropy", "commitment", "identity", "whole")


def _play_other(table: Table, act: Act) -> bool:
    """Play another legal move; return whether there is one."""
    others = [move for move in legal(table.game, table.journal.state, act.seat) if [move] != act.data["moves"]]
    if others:
        act.data["moves"] = [random.choice(others)]
    table.apply(act, recorded=True)
    return bool(others)


def _play_if_possible(table: Table, act: Act) -> None:
    try:
        table.apply(act, recorded=True)
    except Refused:
        act.data.pop("follow_ups", None)
        act.data["seat"] = table.deciding()[0]
        act.data["moves"] = [random.choice(legal(table.game, table.journal.state, act.seat))]
        table.apply(act, recorded=True)


def false_view(view: dict[str, Any]) -> dict[str, Any]:
    """Return a view with other dice."""
    numbers = [number + 1 for number in view["dice"]["numbers"]]
    return {**view, "dice": {**view["dice"], "numbers": numbers}}


@lie
def show() -> None:
    """Show other dice than those of the game."""
    change_views(false_view)


def change_views(change: Callable[[dict[str, Any]], dict[str, Any]]) -> None:
    """Show other views than those of the game."""
    honest_game = projection._game

    def game(table: Table, seat: int | None) -> projection.Projection:
        shown = honest_game(table, seat)
        return shown | {"view": change(shown["view"])}

    projection._game = game


@lie
def mask() -> None:
    """Show other dice than those of the game, and say so in the file, where only the rules can tell."""
    show()
    table_recorder.shown_digest = lambda view, draws: honest_digest(false_view(dict(view)), draws)
    change_files(export)


@lie
def tamper() -> None:
    """Change an outcome in the file, with a right digest."""

    def change(table: Table, recorded: Acts) -> Export:
        data = export(table, recorded)
        data["chance_events"][0]["line"] = "* roll:red:red:red:0:0:0"
        return with_digest(data)

    change_files(change)


@lie
def nothing() -> None:
    """Do nothing else than an honest server."""
