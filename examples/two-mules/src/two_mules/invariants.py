"""Invariants that hold after every move: no load is lost or duplicated."""

from .components import LOADS
from .state import NOTHING, TwoMulesState


def _loads(state: TwoMulesState) -> list[int]:
    """Return the loads of all places, once they have been dealt."""
    depot = [] if state.depot == NOTHING else [state.depot]
    return [*state.deck, *depot, *state.used, *[load for hand in state.hands for load, _ in hand]]


def census(state: TwoMulesState) -> dict[str, int]:
    """Return the number of loads in all places, which never changes after the deal."""
    return {"loads": len(_loads(state)) or LOADS}


def violations(state: TwoMulesState) -> list[str]:
    """Return the ids of the invariants that do not hold."""
    found: list[str] = []
    loads = _loads(state)
    if loads and sorted(loads) != list(range(LOADS)):
        found.append("TM-INV-01")
    if any(not knowers & 1 << seat for seat, hand in enumerate(state.hands) for _, knowers in hand):
        found.append("TM-INV-02")
    if any(load != NOTHING and load not in dict(state.hands[seat]) for seat, load in enumerate(state.chosen)):
        found.append("TM-INV-03")
    return found
