"""Moves with the luck and forced moves that follow, and undo."""

from typing import Any

from caravane.kernel.event import Event
from caravane.kernel.game import AnyGame
from caravane.kernel.journal import CHANCE_MARK, IllegalMove, line_of
from caravane.kernel.state import CHANCE
from caravane.kernel.words import Move
from caravane.tables import acts
from caravane.tables.acts import Act, Refused
from caravane.tables.luck.chance_events import chance_spec, outcome_line
from caravane.tables.luck.committed_luck import TableLuck
from caravane.tables.table import ENDED, PLAYING, Effect, Table, handles


@handles(acts.PLAY)
def play(table: Table, act: Act) -> Effect:
    """Play one or several moves of a seat, all or none."""
    table.require_status(PLAYING)
    if not act.data["moves"]:
        raise Refused("bad-act", "moves")
    moves = read_moves(table, act.data["moves"])
    try:
        events = table.journal.play_all(act.seat, moves)
    except IllegalMove as illegal:
        raise refused_by(illegal) from illegal
    if table.occupant(act.seat).substitute and act.seat not in table.substituted:
        table.substituted.append(act.seat)
    return Effect(events + apply_follow_ups(table, act), public=False)


def read_moves(table: Table, texts: list[str]) -> list[Move]:
    """Return moves from their text forms; raise Refused if one is unknown in this game."""
    try:
        return [table.game.verbs.read(text) for text in texts]
    except ValueError as error:
        raise Refused("illegal", "move-not-found") from error


def refused_by(illegal: IllegalMove) -> Refused:
    """Return the refusal of a table for an illegal move."""
    word = illegal.refusal.word
    return Refused("illegal", word.name, word.rule, illegal.refusal.nouns)


def apply_follow_ups(table: Table, act: Act) -> list[Event]:
    """Apply the luck and forced moves that follow: as recorded in the act, or new ones, recorded in it now."""
    if "follow_ups" in act.data:
        events = _apply_recorded(table, act.data["follow_ups"])
    else:
        act.data["follow_ups"] = []
        events = _apply_new(table, act.data["follow_ups"])
    if table.journal.state.ended():
        table.status = ENDED
    return events


def _apply_recorded(table: Table, lines: list[str]) -> list[Event]:
    events: list[Event] = []
    for line in lines:
        if line.startswith(CHANCE_MARK):
            _count_chance(table, line)
        events += table.journal.read_line(line)
    return events


def _apply_new(table: Table, lines: list[str]) -> list[Event]:
    events: list[Event] = []
    while (line := _next_line(table)) is not None:
        if line.startswith(CHANCE_MARK):
            _count_chance(table, line)
        events += table.journal.read_line(line)
        lines.append(line)
    return events


def _next_line(table: Table) -> str | None:
    return next_follow_up(table.game, table.journal.state, luck_of(table), table.draws)


def next_follow_up(game: AnyGame, state: Any, luck: TableLuck, draws: int) -> str | None:
    """Return the next line that needs no choice, chance or a forced move, or None."""
    for seat in state.deciding():
        if seat == CHANCE:
            return outcome_line(luck, draws, chance_spec(game, state))
        move = game.forced(state, seat)
        if move is not None:
            return line_of(game, seat, move)
    return None


def _count_chance(table: Table, line: str) -> None:
    if table.on_chance is not None:
        table.on_chance(table, line)
    table.draws += 1


def luck_of(table: Table) -> TableLuck:
    """Return all luck at this table; a seat without entropy counts as empty."""
    return TableLuck(table.algorithm, table.secret, [bytes.fromhex(entropy) for entropy in table.entropies])


@handles(acts.UNDO)
def undo(table: Table, act: Act) -> Effect:
    """Undo the last choice of a seat within the barriers of the kernel; a secret choice is undone in secret.

    A `whole` undo takes the moves back that were played together. Those recorded by earlier versions are not whole.
    """
    table.require_status(PLAYING)
    if not table.journal.can_undo(act.seat):
        raise Refused("undo-barrier")
    before = table.journal.events_since_barrier()
    table.journal.undo(act.seat, act.data.get("whole", False))
    left = {id(entry) for entry in table.journal.entries}
    undone = [(entry, events) for entry, events in before if id(entry) not in left]
    apply_follow_ups(table, act)
    return Effect(
        public=any(not entry.secret for entry, _ in undone),
        visible_seats={entry.seat for entry, _ in undone},
        undone=[event for _, events in undone for event in events],
    )
