"""During the game: moves with the luck that follows, and undo."""

from caravane.kernel.event import Event
from caravane.kernel.journal import CHANCE_MARK, IllegalMove, line_of
from caravane.kernel.state import CHANCE
from caravane.kernel.words import Move
from caravane.tables import acts
from caravane.tables.acts import Act, Refused
from caravane.tables.luck.committed_luck import CommittedLuck, table_key
from caravane.tables.table import ENDED, PLAYING, Effect, Table, handles


@handles(acts.PLAY)
def play(table: Table, act: Act) -> Effect:
    """Play one or several moves of a seat, all or none."""
    table.expect(PLAYING)
    if not act.data["moves"]:
        raise Refused("bad-act", "moves")
    moves = read_moves(table, act.data["moves"])
    try:
        events = table.journal.play_all(act.seat, moves)
    except IllegalMove as illegal:
        raise refused(illegal) from illegal
    if table.occupant(act.seat).stand_in and act.seat not in table.helped:
        table.helped.append(act.seat)
    return Effect(events + carry_on(table, act), everyone=False)


def read_moves(table: Table, texts: list[str]) -> list[Move]:
    """Read moves from their text forms; raise Refused when one says nothing in this game."""
    try:
        return [table.game.verbs.read(text) for text in texts]
    except ValueError as error:
        raise Refused("illegal", "no-such-move") from error


def refused(illegal: IllegalMove) -> Refused:
    """Say of a move that is not legal what a table says."""
    word = illegal.refusal.word
    return Refused("illegal", word.name, word.rule, illegal.refusal.nouns)


def carry_on(table: Table, act: Act) -> list[Event]:
    """Let luck and forced moves follow: as the act recorded them, or now, and record them in the act."""
    if "then" in act.data:
        events = _carry_on_as_recorded(table, act.data["then"])
    else:
        act.data["then"] = []
        events = _drive(table, act.data["then"])
    if table.journal.state.ended():
        table.status = ENDED
    return events


def _carry_on_as_recorded(table: Table, lines: list[str]) -> list[Event]:
    events: list[Event] = []
    for line in lines:
        if line.startswith(CHANCE_MARK):
            _count_chance(table, line)
        events += table.journal.read_line(line)
    return events


def _drive(table: Table, lines: list[str]) -> list[Event]:
    events: list[Event] = []
    while (line := _next_line(table)) is not None:
        if line.startswith(CHANCE_MARK):
            _count_chance(table, line)
        events += table.journal.read_line(line)
        lines.append(line)
    return events


def _next_line(table: Table) -> str | None:
    """Give what happens next without anyone's choice, if anything does."""
    game, state = table.game, table.journal.state
    for seat in state.deciding():
        if seat == CHANCE:
            outcome = game.sample(state, CommittedLuck(key(table), table.draws))
            return line_of(game, seat, outcome)
        move = game.forced(state, seat)
        if move is not None:
            return line_of(game, seat, move)
    return None


def _count_chance(table: Table, line: str) -> None:
    if table.witness is not None:
        table.witness(table, line)
    table.draws += 1


def key(table: Table) -> bytes:
    """Give the key of all luck at this table; a seat that gave no entropy counts with none."""
    return table_key(table.secret, [bytes.fromhex(entropy) for entropy in table.entropies])


@handles(acts.UNDO)
def undo(table: Table, act: Act) -> Effect:
    """Take back the last choice of a seat, within the barriers of the kernel; what was done in secret, in secret."""
    table.expect(PLAYING)
    if not table.journal.can_undo(act.seat):
        raise Refused("barrier")
    before = table.journal.entries[:]
    table.journal.undo(act.seat)
    kept = {id(entry) for entry in table.journal.entries}
    gone = [entry for entry in before if id(entry) not in kept]
    carry_on(table, act)
    return Effect(everyone=any(not entry.secret for entry in gone), noticed_by={entry.seat for entry in gone})
