"""Movement of vehicles: where a seat may advance, one space at a time, and where it may step back."""

from typing import Final

from caravane.kernel.event import Events
from caravane.kernel.words import Phrase

from .components import COLOURS, TA_SEKHET_MAAT, YELLOW
from .rulings import ONE_SPACE_PER_SITE, ONE_SPACE_PER_VEHICLE
from .sites import UNITS
from .state import CHOOSE_VEHICLE, FRONT, VEHICLES_PER_SEAT, ArcheosState
from .words import (
    ADVANCED_TO,
    LAST_SPACE_REACHED,
    NOT_THIS_SIDE,
    NOTHING_TO_STEP_BACK,
    ONE_SPACE_ONLY,
    RETREATED_TO,
    TOO_SMALL,
    VEHICLE_DUE,
    VEHICLE_MOVED,
)

FREE: Final = 99
"""Power of an artefact, which ignores thresholds."""
UNBOUND: Final = 100
"""Power of a Professor at season end, which belongs to no expedition."""
ONWARD: Final = 1
BACK: Final = -1


def may_advance(state: ArcheosState, seat: int, colour: int, power: int) -> bool:
    """AS-EXP-15: return whether a vehicle of the seat can pass the threshold to its right."""
    if _moved_before(state, colour, power):
        return False
    return bool(_forward(state, seat, colour, power))


def _moved_before(state: ArcheosState, colour: int, power: int) -> bool:
    """AS-EXP-19: return whether the host's option, one space per site and expedition, forbids another advance here."""
    return power < UNBOUND and bool(state.rulings & ONE_SPACE_PER_SITE) and bool(state.moved >> colour & 1)


def _may_move(state: ArcheosState, vehicle: int, power: int) -> bool:
    """AS-EXP-19: return whether this expedition has not advanced the vehicle yet, or may do it again."""
    once = power < UNBOUND and bool(state.rulings & ONE_SPACE_PER_VEHICLE)
    return not once or not state.moved >> vehicle & 1


def sites_open(state: ArcheosState, seat: int, power: int) -> list[int]:
    """List the sites where the seat may advance, by colour."""
    return [state.sites[colour] for colour in range(len(COLOURS)) if may_advance(state, seat, colour, power)]


def _forward(state: ArcheosState, seat: int, colour: int, power: int) -> list[int]:
    """List the vehicles that can advance; two on one space are interchangeable (AS-SITE-TASEKHET-05)."""
    thresholds = state.box.thresholds[state.sites[colour]]
    last = len(thresholds)
    return [
        vehicle
        for vehicle in _vehicles(state, seat, colour)
        if _may_move(state, vehicle, power)
        and state.spaces[seat * VEHICLES_PER_SEAT + vehicle] < last
        and power >= thresholds[state.spaces[seat * VEHICLES_PER_SEAT + vehicle]]
    ]


def _vehicles(state: ArcheosState, seat: int, colour: int) -> tuple[int, ...]:
    if state.sites[colour] != TA_SEKHET_MAAT:
        return (colour,)
    base = seat * VEHICLES_PER_SEAT
    if state.spaces[base + colour] != state.spaces[base + FRONT]:
        return (colour, FRONT)
    # Of two on one space, the one that this expedition has not advanced yet.
    return (FRONT,) if state.moved >> colour & 1 else (colour,)


def advance(state: ArcheosState, seat: int, colour: int, power: int, events: Events) -> None:
    """AS-EXP-16, AS-SITE-TASEKHET-02: advance a vehicle by one space; of two that can, the seat chooses."""
    _move_one(state, seat, _forward(state, seat, colour, power), ONWARD, events)


def sites_behind(state: ArcheosState, seat: int) -> list[int]:
    """AS-ROLE-PROFESSOR-06: list the sites where the seat has a vehicle that is not on the first space."""
    return [state.sites[colour] for colour in range(len(COLOURS)) if _backward(state, seat, colour)]


def _backward(state: ArcheosState, seat: int, colour: int) -> list[int]:
    return [
        vehicle for vehicle in _vehicles(state, seat, colour) if state.spaces[seat * VEHICLES_PER_SEAT + vehicle] > 0
    ]


def step_back(state: ArcheosState, seat: int, colour: int, events: Events) -> None:
    """Move a vehicle back by one space."""
    _move_one(state, seat, _backward(state, seat, colour), BACK, events)


def _move_one(state: ArcheosState, seat: int, movable: list[int], direction: int, events: Events) -> None:
    if len(movable) > 1:
        events.tell(seat, (VEHICLE_DUE, TA_SEKHET_MAAT))
        state.push((CHOOSE_VEHICLE, seat, direction))
    else:
        carry(state, seat, movable[0], direction, events)


def carry(state: ArcheosState, seat: int, vehicle: int, direction: int, events: Events) -> None:
    """Move a vehicle by one space in either direction and apply the rule of its site."""
    colour = YELLOW if vehicle == FRONT else vehicle
    site = state.sites[colour]
    space = state.spaces[seat * VEHICLES_PER_SEAT + vehicle] + direction
    state.spaces[seat * VEHICLES_PER_SEAT + vehicle] = space
    once = bool(state.rulings & ONE_SPACE_PER_VEHICLE)
    if direction == ONWARD:
        state.moved |= 1 << (vehicle if once else colour)
    if site == TA_SEKHET_MAAT:
        _rear_first(state, seat, once)
    if direction == BACK:
        events.tell(seat, (RETREATED_TO, site, space))
        return
    events.tell(seat, (ADVANCED_TO, site, space))
    UNITS[site].entered(state, seat, space)


def _rear_first(state: ArcheosState, seat: int, once: bool) -> None:
    """Keep the two vehicles of Ta-sekhet-ma'at in order, and with them what has moved."""
    rear, front = seat * VEHICLES_PER_SEAT + YELLOW, seat * VEHICLES_PER_SEAT + FRONT
    if state.spaces[rear] > state.spaces[front]:
        state.spaces[rear], state.spaces[front] = state.spaces[front], state.spaces[rear]
        if once:
            moved_rear, moved_front = state.moved >> YELLOW & 1, state.moved >> FRONT & 1
            state.moved &= ~(1 << YELLOW | 1 << FRONT)
            state.moved |= moved_front << YELLOW | moved_rear << FRONT


def why_no_advance(state: ArcheosState, seat: int, site: int, power: int) -> Phrase:
    """Return the reason why a seat's vehicle cannot advance on a site."""
    colour = site % len(COLOURS)
    if state.sites[colour] != site:
        return (NOT_THIS_SIDE, site)
    if _moved_before(state, colour, power):
        return (ONE_SPACE_ONLY, site)
    here = [vehicle for vehicle in _vehicles(state, seat, colour) if _may_move(state, vehicle, power)]
    if not here:
        return (VEHICLE_MOVED, site)
    spaces = [state.spaces[seat * VEHICLES_PER_SEAT + vehicle] for vehicle in here]
    ahead = [space for space in spaces if space < state.box.last_spaces[site]]
    if not ahead:
        return (LAST_SPACE_REACHED, site)
    return (TOO_SMALL, site, power, min([state.box.thresholds[site][space] for space in ahead]))


def why_no_step_back(state: ArcheosState, site: int) -> Phrase:
    """Return the reason why a seat cannot step back on a site."""
    if state.sites[site % len(COLOURS)] != site:
        return (NOT_THIS_SIDE, site)
    return (NOTHING_TO_STEP_BACK, site)
