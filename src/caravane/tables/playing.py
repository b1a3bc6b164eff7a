"""During the game: moves with the luck that follows, undo, and taking back with everyone's consent."""

from caravane.kernel.event import Event
from caravane.kernel.journal import CHANCE_MARK, IllegalMove, Journal
from caravane.kernel.state import CHANCE
from caravane.tables import acts
from caravane.tables.acts import Act, Refused
from caravane.tables.luck import CommittedLuck, table_key
from caravane.tables.table import ENDED, NOBODY, PLAYING, Table, handles


@handles(acts.PLAY)
def play(table: Table, act: Act) -> tuple[list[Event], bool]:
    """Play one or several moves of a seat, all or none."""
    table.expect(PLAYING)
    try:
        moves = [table.game.verbs.read(text) for text in act.data["moves"]]
        events = table.journal.play_all(act.seat, moves)
    except ValueError as error:
        raise Refused("illegal", "no-such-move") from error
    except IllegalMove as illegal:
        word = illegal.refusal.word
        raise Refused("illegal", word.name, word.rule, illegal.refusal.nouns) from illegal
    _forget_question(table)
    return events + carry_on(table, act), False


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
        events += table.journal.read_line(line)
        table.draws += line.startswith(CHANCE_MARK)
    return events


def _drive(table: Table, lines: list[str]) -> list[Event]:
    events: list[Event] = []
    while (seat := _seat_without_choice(table)) is not None:
        if seat == CHANCE:
            events += table.journal.chance(CommittedLuck(key(table), table.draws))
            table.draws += 1
        else:
            move = table.game.forced(table.journal.state, seat)
            assert move is not None
            events += table.journal.play(seat, move)
        lines.append(table.journal.last_line())
    return events


def _seat_without_choice(table: Table) -> int | None:
    state = table.journal.state
    deciding: list[int] = state.deciding()
    for seat in deciding:
        if seat == CHANCE or table.game.forced(state, seat) is not None:
            return seat
    return None


def key(table: Table) -> bytes:
    """Give the key of all luck at this table."""
    return table_key(table.secret, [bytes.fromhex(entropy) for entropy in table.entropies])


@handles(acts.UNDO)
def undo(table: Table, act: Act) -> tuple[list[Event], bool]:
    """Take back the last choice of a seat, within the barriers of the kernel."""
    table.expect(PLAYING)
    place = table.journal.undoable(act.seat)
    if place < 0:
        raise Refused("barrier")
    noticed = not table.journal.entries[place].secret
    table.journal.undo(act.seat)
    _forget_question(table)
    return [], noticed


@handles(acts.ASK)
def ask(table: Table, act: Act) -> tuple[list[Event], bool]:
    """Ask everyone to take the last move back although something was revealed; never at a rated table."""
    table.expect(PLAYING)
    if table.settings.rated:
        raise Refused("rated")
    if _last_line_of(table, act.seat) < 0:
        raise Refused("nothing-to-take-back")
    table.asking = act.seat
    table.agreed = {act.seat}
    take_back_if_agreed(table)
    return [], True


@handles(acts.AGREE)
def agree(table: Table, act: Act) -> tuple[list[Event], bool]:
    """Agree that a move is taken back."""
    table.expect(PLAYING)
    if table.asking == NOBODY:
        raise Refused("nothing-asked")
    table.agreed.add(act.seat)
    take_back_if_agreed(table)
    return [], True


@handles(acts.DECLINE)
def decline(table: Table, _act: Act) -> tuple[list[Event], bool]:
    """Do not agree: the question is over."""
    table.expect(PLAYING)
    if table.asking == NOBODY:
        raise Refused("nothing-asked")
    _forget_question(table)
    return [], True


def take_back_if_agreed(table: Table) -> None:
    """Go back to before the asker's last move when every person agrees; bots do not mind."""
    if not set(table.people()) <= table.agreed:
        return
    lines = table.journal.lines()[: _last_line_of(table, table.asking)]
    table.journal = Journal(table.game, table.settings.seats, table.settings.options)
    for line in lines:
        table.journal.read_line(line)
    _forget_question(table)


def _last_line_of(table: Table, seat: int) -> int:
    mark = f"{seat} "
    return max([place for place, line in enumerate(table.journal.lines()) if line.startswith(mark)], default=-1)


def _forget_question(table: Table) -> None:
    table.asking = NOBODY
    table.agreed = set()
