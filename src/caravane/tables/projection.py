"""Watching: all that leaves a table, projected for one seat or for spectators."""

from typing import Any, Final

from caravane.kernel.event import Event
from caravane.kernel.game import AnyGame
from caravane.kernel.words import SEPARATOR
from caravane.tables.acts import Refused
from caravane.tables.clocks.clock import Clock
from caravane.tables.occupants import Occupant
from caravane.tables.table import ENDED, GATHERING, MIXING, NOBODY, Table

Seen = dict[str, Any]

SPECTATOR: Final = None


def watch(table: Table, seat: int | None, now: float) -> Seen:
    """Show the table as a seat, or a spectator, sees it at a moment."""
    return standing(table, now) | from_seat(table, seat)


def standing(table: Table, now: float) -> Seen:
    """Show what all see of a table: it is worked out once for everybody who looks."""
    seen: Seen = {
        "status": table.status,
        "places": [shown_place(occupant) for occupant in table.places],
        "deciding": table.deciding(),
        "clocks": [_left(table, clock, now) for clock in table.clocks] if table.settings.pace.bank else [],
        "commitment": table.commitment,
    }
    rests = [clock.rests(table.settings.pace, now) for clock in table.clocks]
    if any(rests):
        seen["rests"] = rests
    if table.asking != NOBODY:
        seen["asking"] = {"seat": table.asking, "agreed": sorted(table.agreed)}
    if table.status in {GATHERING, MIXING}:
        seen["entropy"] = [_entropy(table, place) for place in range(table.settings.seats)]
    if table.status == ENDED:
        seen["result"] = result(table, with_automata=True)
    return seen


def from_seat(table: Table, seat: int | None) -> Seen:
    """Show what one seat, or a spectator, sees of a table: its number, and the game from there."""
    seen: Seen = {"n": table.seen[table.settings.seats if seat is None else seat]}
    return seen if table.status in {GATHERING, MIXING} else seen | _game(table, seat)


def _left(table: Table, clock: Clock, now: float) -> float:
    """Show the seconds a seat has left; how far beyond its time it is, nobody needs to know."""
    return round(max(0.0, clock.left(table.settings.pace, now)), 1)


def _entropy(table: Table, seat: int) -> str:
    """Show how far a seat's entropy is: none, promised (by which fingerprint), or given. What it is stays hidden."""
    if table.entropies[seat]:
        return "given"
    return f"promised:{table.promises[seat]}" if table.promises[seat] else ""


def shown_place(occupant: Occupant | None) -> dict[str, str] | None:
    """Show who holds a seat; identities stay inside."""
    if occupant is None:
        return None
    return {key: value for key, value in occupant.pack().items() if key != "identity"}


def _game(table: Table, seat: int | None) -> Seen:
    shown: Seen = {"view": dict(table.game.view(table.journal.state, seat)), "legal": [], "prompt": "", "undo": False}
    if seat is not None and seat in table.deciding():
        shown["legal"] = legal(table.game, table.journal.state, seat)
        shown["prompt"] = prompt(table.game, table.journal.state, seat)
    if seat is not None and table.status != ENDED:
        shown["undo"] = table.journal.can_undo(seat)
    return shown


def legal(game: AnyGame, state: Any, seat: int) -> list[str]:
    """Give the text forms of the moves that a seat may make."""
    return [game.verbs.spell(move) for move in game.legal(state, seat)]


def prompt(game: AnyGame, state: Any, seat: int) -> str:
    """Give the text form of the question that a seat is asked, the step and what it is about; empty if it is asked none."""
    place = state.find(seat)
    if place < 0:
        return ""
    frame = state.frames[place]
    step = game.steps[frame[0]]
    nouns = step.asked(state, frame)
    return SEPARATOR.join([step.name, *[step.prompt.kind_at(place).spell(noun) for place, noun in enumerate(nouns)]])


def result(table: Table, *, with_automata: bool = False) -> Seen:
    """Give the outcome: places, points, and the score sheet of every seat.

    Who looks at the end also sees the opponents that the rules play, after the last seat. Files tell of seats alone: those
    that are out in the world must stay verifiable.
    """
    state = table.journal.state
    standings = table.game.standings(state)
    sides = len(standings) if with_automata else table.settings.seats
    sheets = [table.game.breakdown(state, side) for side in range(sides)]
    return {
        "places": table.all_places()[:sides],
        "scores": [standing[0] for standing in standings[:sides]],
        "sheets": [[[table.game.lines.spell(line), points] for line, points in sheet] for sheet in sheets],
        "resigned": table.resigned[:],
        "finished": state.ended(),
    }


def project(table: Table, events: list[Event], seat: int | None) -> list[dict[str, Any]]:
    """Give the events as a seat sees them, in text form; what it cannot see is not there at all."""
    shown = [(event.seat, event.seen_by(seat)) for event in events]
    return [{"seat": actor, "said": table.game.events.spell(said)} for actor, said in shown if said]


def watching_seat(table: Table, identity: str, wanted: int | None) -> int | None:
    """Settle from where an identity may look: its own seat, one granted to it, any after the end, or from outside."""
    if wanted is None:
        return SPECTATOR
    # Who plays here sees through no other eyes, whatever was granted before.
    mine = table.seats_of(identity) or table.grants.get(identity, [])
    if wanted in mine or (table.status == ENDED and 0 <= wanted < table.settings.seats):
        return wanted
    raise Refused("not-your-seat")
