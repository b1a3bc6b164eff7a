"""Copies: clones, JSON, journals and components; nothing is shared, lost or doubled (properties 5 to 7 and 9)."""

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
from caravane.kernel.words import Said

SAMPLED: Final = 10


def clones(run: Run) -> None:
    """Property 5: clones are independent: no copy of the past changes when play goes on, here or there."""
    for point in run.points:
        with run.at(point.number):
            if fingerprint(run.game, point.state) != point.mark:
                raise Fault("a clone has changed when the game went on")
    for point in run.sample(SAMPLED):
        with run.at(point.number):
            handed_out = [pack(run.game, point.state), *[run.game.view(point.state, seat) for seat in range(run.seats)]]
            written = dump(handed_out)
            play_out(run.game, point.state.clone(), Sfc32(run.seed))
            if fingerprint(run.game, point.state) != point.mark:
                raise Fault("a state has changed when its clone was played")
            if dump(handed_out) != written:
                raise Fault("a packed state or a view has changed when play went on")


def json_between(run: Run) -> None:
    """Property 6: a game that goes through JSON between all moves is the same game, and no field is forgotten."""
    with run.at(0):
        _all_fields(run.game, run.final)
    state = run.game.start(run.seats, run.options)
    for point in run.points:
        with run.at(point.number):
            state = through_json(run.game, state)
            _same(run.game, state, point.mark)
            events = run.game.apply(state, point.seat, point.move)
            if _said(events) != _said(point.events):
                raise Fault("other events happen after JSON")
    with run.at(len(run.points)):
        _same(run.game, state, fingerprint(run.game, run.final))


def _same(game: AnyGame, state: Any, mark: str) -> None:
    if fingerprint(game, state) != mark:
        raise Fault("another state comes back from JSON")


def _said(events: list[Event]) -> list[tuple[int, Said, int, Said, bool]]:
    return [(event.seat, event.said, event.audience, event.outline, event.reveals) for event in events]


def _all_fields(game: AnyGame, state: Any) -> None:
    packed = set(pack(game, state))
    fields = fields_of(type(state))
    if packed != fields:
        raise Fault(f"packed states lack {sorted(fields - packed)} and have {sorted(packed - fields)} too much")


def fields_of(state: type) -> set[str]:
    """List the fields of a class of states, interpreted or compiled."""
    named = [vars(cls).get("__mypyc_attrs__", vars(cls).get("__slots__", ())) for cls in state.__mro__]
    return {name for names in named for name in names} - {"__dict__", "__weakref__"}


def replays(run: Run) -> None:
    """Property 7: the journal, written as text and read again, leads to the same state."""
    with run.at(len(run.points)):
        record = json.loads(dump(run.record(len(run.points))))
        journal = replay(run.game, record)
        if fingerprint(run.game, journal.state) != fingerprint(run.game, run.final):
            raise Fault("the journal leads to another state")
        if journal.record() != record:
            raise Fault("the journal writes itself down in another way")


def components(run: Run) -> None:
    """Property 9: every component is in exactly one place, and every invariant holds after every move."""
    whole = run.game.census(run.state(0))
    for number in range(len(run.points) + 1):
        with run.at(number):
            check_components(run.game, run.state(number), whole)


def check_components(game: AnyGame, state: Any, whole: dict[str, int]) -> None:
    """Compare the components of a state with what was there at the start."""
    counted = game.census(state)
    if counted != whole:
        raise Fault(f"there were {whole}, now there are {counted}")
    found = game.broken(state)
    if found:
        raise Fault(f"invariants do not hold: {', '.join(found)}")
