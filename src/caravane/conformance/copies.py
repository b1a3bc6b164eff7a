"""Checks that clones, JSON, journals and components share, lose and duplicate nothing (properties 5 to 7 and 9)."""

import json
from typing import Any, Final

from caravane.conformance.failure import Fault
from caravane.conformance.run import Run
from caravane.kernel.codec import dump, fingerprint, pack, through_json
from caravane.kernel.drive import play_out
from caravane.kernel.event import Event
from caravane.kernel.game import AnyGame
from caravane.kernel.journal import replay
from caravane.kernel.luck import Sfc32
from caravane.kernel.words import Phrase

SAMPLE_SIZE: Final = 10
BOX: Final = "box"
"""The values of the components: they belong to the game, and are not packed with each of its states."""


def clones(run: Run) -> None:
    """Check property 5: clones are independent.

    No copy of an earlier state changes when play continues on the original or on another copy.
    """
    for point in run.points:
        with run.at(point.number):
            if fingerprint(run.game, point.state) != point.fingerprint:
                raise Fault("a clone changed when the game continued")
    for point in run.sample(SAMPLE_SIZE):
        with run.at(point.number):
            handed_out = [pack(run.game, point.state), *[run.game.view(point.state, seat) for seat in range(run.seats)]]
            dumped = dump(handed_out)
            play_out(run.game, point.state.clone(), Sfc32(run.seed))
            if fingerprint(run.game, point.state) != point.fingerprint:
                raise Fault("a state changed when its clone was played")
            if dump(handed_out) != dumped:
                raise Fault("a packed state or a view changed when play continued")


def json_round_trip(run: Run) -> None:
    """Check property 6: a game sent through JSON between all moves is the same game, and no field is left out."""
    with run.at(0):
        _all_fields(run.game, run.final)
    state = run.game.start(run.seats, run.options)
    for point in run.points:
        with run.at(point.number):
            state = through_json(run.game, state)
            _same(run.game, state, point.fingerprint)
            events = run.game.apply(state, point.seat, point.move)
            if event_data(events) != event_data(point.events):
                raise Fault("the events after JSON differ")
    with run.at(len(run.points)):
        _same(run.game, state, fingerprint(run.game, run.final))


def _same(game: AnyGame, state: Any, digest: str) -> None:
    if fingerprint(game, state) != digest:
        raise Fault("the state read back from JSON differs")


def event_data(events: list[Event]) -> list[tuple[int, Phrase, int, Phrase, bool]]:
    """Return everything that events hold, for comparison."""
    return [(event.seat, event.phrase, event.audience, event.outline, event.reveals) for event in events]


def _all_fields(game: AnyGame, state: Any) -> None:
    packed = set(pack(game, state))
    # A flag of an option may be left out while it is not set: older tables keep the fingerprints that they have.
    fields = {name for name in fields_of(type(state)) if name in packed or getattr(state, name) is not False}
    if packed != fields:
        raise Fault(f"packed states lack {sorted(fields - packed)} and have unknown {sorted(packed - fields)}")
    if state.edition() is not game.edition:
        raise Fault("a state does not know the edition of its game")


def fields_of(state: type) -> set[str]:
    """Return the field names of a state class, interpreted or compiled."""
    named = [vars(cls).get("__mypyc_attrs__", vars(cls).get("__slots__", ())) for cls in state.__mro__]
    return {name for names in named for name in names} - {"__dict__", "__weakref__", BOX}


def replays(run: Run) -> None:
    """Check property 7: the journal, written as text and read back, leads to the same state."""
    with run.at(len(run.points)):
        record = json.loads(dump(run.record(len(run.points))))
        journal = replay(run.game, record)
        if fingerprint(run.game, journal.state) != fingerprint(run.game, run.final):
            raise Fault("the journal leads to a different state")
        if journal.record() != record:
            raise Fault("the journal read back is written differently")


def components(run: Run) -> None:
    """Check property 9: every component is in exactly one place, and every invariant holds after every move."""
    whole = run.game.census(run.state(0))
    for number in range(len(run.points) + 1):
        with run.at(number):
            check_components(run.game, run.state(number), whole)


def check_components(game: AnyGame, state: Any, whole: dict[str, int]) -> None:
    """Raise Fault if the components of a state differ from those at the start, or an invariant is violated."""
    counts = game.census(state)
    if counts != whole:
        raise Fault(f"there were {whole}, now there are {counts}")
    violations = game.violations(state)
    if violations:
        raise Fault(f"invariants do not hold: {', '.join(violations)}")
