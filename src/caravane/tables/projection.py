"""Projections of a table for one seat or for spectators: all data that leaves a table."""

from typing import Any, Final

from caravane.kernel.event import Event
from caravane.kernel.game import AnyGame, View
from caravane.kernel.words import SEPARATOR, Phrase
from caravane.tables.acts import Refused
from caravane.tables.clocks.clock import Clock
from caravane.tables.clocks.time_control import NEVER
from caravane.tables.luck.committed_luck import commitment
from caravane.tables.occupants import Occupant
from caravane.tables.table import ENDED, NO_SEAT, STARTING, WAITING, Table

Projection = dict[str, Any]

SPECTATOR: Final = None


def project_table(table: Table, seat: int | None, now: float) -> Projection:
    """Return the table as a seat, or a spectator (None), sees it at `now`."""
    return project_shared(table, now) | project_viewpoint(table, seat)


def project_shared(table: Table, now: float) -> Projection:
    """Return the part of a projection that is the same for all viewpoints, so that it is computed only once."""
    projection: Projection = {
        "status": table.status,
        "occupants": [public_occupant(occupant) for occupant in table.occupants],
        "deciding": table.deciding(),
        "clocks": [_seconds_left(table, clock, now) for clock in table.clocks]
        if table.settings.time_control.bank
        else [],
        "commitment": table.commitment,
    }
    paused_until = [clock.paused_until(table.settings.time_control, now) for clock in table.clocks]
    if any(paused_until):
        projection["paused_until"] = paused_until
    if table.takeback_seat != NO_SEAT:
        projection["takeback"] = {"seat": table.takeback_seat, "accepted": sorted(table.takeback_accepted)}
    if table.status in {WAITING, STARTING}:
        projection["entropy"] = [_entropy(table, seat) for seat in range(table.settings.seats)]
    else:
        projection["draws"] = table.draws
    if table.starts_at() != NEVER:
        projection["starts_in"] = round(max(0.0, table.starts_at() - now), 1)
    if table.status == ENDED:
        projection["result"] = result(table, with_automata=True) | _factors(table)
    return projection


def project_viewpoint(table: Table, seat: int | None) -> Projection:
    """Return the part of a projection that depends on the viewpoint: its number and its view of the game."""
    projection: Projection = {"n": table.visible_counts[table.settings.seats if seat is None else seat]}
    return projection if table.status in {WAITING, STARTING} else projection | _game(table, seat)


def _seconds_left(table: Table, clock: Clock, now: float) -> float:
    """Return the seconds a seat has left, at least 0."""
    return round(max(0.0, clock.seconds_left(table.settings.time_control, now)), 1)


def _entropy(table: Table, seat: int) -> str:
    """Return whether a seat has committed to entropy or revealed it, with its hash; the entropy stays hidden."""
    if table.entropies[seat]:
        return f"revealed:{commitment(bytes.fromhex(table.entropies[seat]))}"
    return f"committed:{table.entropy_commitments[seat]}" if table.entropy_commitments[seat] else ""


def public_occupant(occupant: Occupant | None) -> dict[str, str] | None:
    """Return the public data of an occupant, without its identity."""
    if occupant is None:
        return None
    return {key: value for key, value in occupant.pack().items() if key != "identity"}


def _game(table: Table, seat: int | None) -> Projection:
    view = table.game.view(table.journal.state, seat)
    projection: Projection = {
        "view": dict(view),
        "scores": table.game.presentation.scores(view),
        "headline": headline(table.game, view),
        **_turn(table.game, view),
        **(_projected(table.game, view) if table.status != ENDED else {}),
        "legal": [],
        "prompt": "",
        "can_undo": False,
    }
    if seat is not None and seat in table.deciding():
        projection["legal"] = legal(table.game, table.journal.state, seat)
        projection["prompt"] = prompt(table.game, table.journal.state, seat)
    if seat is not None and table.status != ENDED:
        projection["can_undo"] = table.journal.can_undo(seat)
    return projection


def project_turn(table: Table, seat: int | None) -> Projection:
    """Return the number of the turn, if the game has started and its views count turns."""
    if table.game.presentation.turn is None or table.status in {WAITING, STARTING}:
        return {}
    return _turn(table.game, table.game.view(table.journal.state, seat))


def _turn(game: AnyGame, view: View) -> Projection:
    count = game.presentation.turn
    return {} if count is None else {"turn": count(view)}


def _projected(game: AnyGame, view: View) -> Projection:
    """Return the points of every side if everything were scored now, by their parts."""
    project = game.presentation.projected
    if project is None:
        return {}
    spell = game.presentation.projected_lines.spell
    return {"projected": [[(spell(line), points) for line, points in sheet] for sheet in project(view, game.box)]}


def headline(game: AnyGame, view: View) -> str:
    """Return how far the game is, in text form; empty if the game does not say."""
    phrase = game.presentation.headline(view)
    return game.presentation.headlines.spell(phrase) if phrase else ""


def legal(game: AnyGame, state: Any, seat: int) -> list[str]:
    """Return the legal moves of a seat in text form."""
    return [game.verbs.spell(move) for move in game.legal(state, seat)]


def prompt(game: AnyGame, state: Any, seat: int) -> str:
    """Return the open decision of a seat in text form, the step with its nouns; empty if it has none."""
    index = state.find(seat)
    if index < 0:
        return ""
    frame = state.frames[index]
    step = game.steps[frame[0]]
    nouns = step.prompt_nouns(state, frame)
    return SEPARATOR.join([step.name, *[step.prompt.kind_at(index).spell(noun) for index, noun in enumerate(nouns)]])


def result(table: Table, *, with_automata: bool = False) -> Projection:
    """Return the result: ranks, points, and the score sheet of every seat.

    Projections include the opponents played by the rules, after the last seat. Files contain seats only, so that
    existing files stay verifiable.
    """
    state = table.journal.state
    standings = table.game.standings(state)
    sides = len(standings) if with_automata else table.settings.seats
    sheets = [table.game.breakdown(state, side) for side in range(sides)]
    return {
        "ranks": table.all_ranks()[:sides],
        "scores": [standing[0] for standing in standings[:sides]],
        "score_sheets": [[[table.game.score_lines.spell(line), points] for line, points in sheet] for sheet in sheets],
        "resigned": table.resigned[:],
        "finished": state.ended(),
    }


def _factors(table: Table) -> Projection:
    """Return the factor of every line of the score sheets, so that people can add them up; nothing if none was multiplied."""
    game, state = table.game, table.journal.state
    factors = game.presentation.factors
    if factors is None:
        return {}
    view = game.view(state, None)
    sheets = [
        (factors(view, side, game.box), game.breakdown(state, side)) for side in range(len(game.standings(state)))
    ]
    return {"score_factors": [[found.get(line, 1) for line, _ in sheet] for found, sheet in sheets]}


def project_events(table: Table, events: list[Event], seat: int | None) -> list[dict[str, Any]]:
    """Return the events as a viewpoint sees them, in text form, without those that it cannot see."""
    visible = [(event.seat, event.seen_by(seat)) for event in events]
    return [_project_event(table.game, actor, phrase) for actor, phrase in visible if phrase]


def _project_event(game: AnyGame, actor: int, phrase: Phrase) -> dict[str, Any]:
    shown = game.presentation
    marks = {"starts": shown.starts(phrase), "deed": shown.deed(phrase), "slip": shown.slip(phrase)}
    return {"seat": actor, "event": game.events.spell(phrase)} | {mark: value for mark, value in marks.items() if value}


def check_viewpoint(table: Table, identity: str, seat: int | None) -> int | None:
    """Return the viewpoint if the identity may use it: its own or a granted seat, any seat after the end, or None."""
    if seat is None:
        return SPECTATOR
    # Players see no other seat's view, whatever was granted to them before they sat down.
    allowed = table.seats_of(identity) or table.grants.get(identity, [])
    if seat in allowed or (table.status == ENDED and 0 <= seat < table.settings.seats):
        return seat
    raise Refused("not-your-seat")
