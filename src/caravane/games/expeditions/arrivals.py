"""Effects of laying or removing an arrow, in the order of EX-ARROW-12.

A place or ticket is awarded at once, by a window of claims, or by an offer. The decisions that remain are pushed in
reverse: the blue arrow first, the loop above it, the window or the offer on top. A loop is therefore always settled before a blue arrow, however
many loops follow each other.
"""

from caravane.kernel.event import Events
from caravane.kernel.state import TABLE

from .components import BLUE, PLACE, RED, SORT
from .extensions import any_stock, closes_loop
from .objectives import open_offer, open_window, reach_place
from .route import Arrow
from .state import BLUE_DUE, LOOP_BASE, ExpeditionsState
from .words import (
    ARROW_LAID,
    ARROW_REMOVED,
    ARROWS_OUT,
    FINISHED,
    LAST_ARROW,
    LOOP_CLOSED,
    LOOP_UNCOVERED,
    NO_TICKET_LEFT,
    TICKET_TAKEN,
)


def lay(state: ExpeditionsState, seat: int, colour: int, arrow: Arrow, events: Events) -> None:
    """EX-ARROW-12: lay an arrow and apply all its effects."""
    state.routes[colour] = state.routes[colour].longer(arrow)
    events.tell(seat, (ARROW_LAID, colour, *arrow))
    if state.routes[colour].stock == 0:
        events.tell(seat, (ARROWS_OUT, colour))
        _run_out(state, seat, events)
    _arrive(state, seat, colour, False, events)


def _run_out(state: ExpeditionsState, seat: int, events: Events) -> None:
    """EX-END-02, 06: trigger the end, irrevocably, when the last arrow of all is laid."""
    if not any_stock(state) and not state.ending:
        state.ending = True
        events.tell(seat, (LAST_ARROW,))


def remove(state: ExpeditionsState, seat: int, colour: int, events: Events) -> None:
    """EX-TICKET-09 to 14: remove the last arrow of a colour; the new tip has its effect, if an arrow remains."""
    route = state.routes[colour]
    state.routes[colour] = route.shorter()
    events.tell(seat, (ARROW_REMOVED, colour, *route.arrows[len(route.arrows) - 1]))
    if state.routes[colour].arrows:
        _arrive(state, seat, colour, True, events)


def _arrive(state: ExpeditionsState, seat: int, colour: int, uncovered: bool, events: Events) -> None:
    circle = state.routes[colour].tip
    sort = SORT[circle]
    if sort == BLUE:
        state.push((BLUE_DUE, TABLE, seat))
    elif sort == RED:
        _take_ticket(state, seat, events)
    elif sort == PLACE and not state.vigilance:
        reach_place(state, seat, circle, uncovered, events)
    _loop(state, seat, colour, uncovered, events)
    if sort == PLACE and state.vigilance:
        open_window(state, seat, circle, uncovered, events)
    elif sort == PLACE and state.offers_commons:
        open_offer(state, seat, circle, uncovered)


def _take_ticket(state: ExpeditionsState, seat: int, events: Events) -> None:
    """EX-RED-01, 04: take a ticket from the supply, if one is left."""
    if sum(state.tickets) < state.box.tickets:
        state.tickets[seat] += 1
        events.tell(seat, (TICKET_TAKEN, state.tickets[seat]))
    else:
        events.tell(seat, (NO_TICKET_LEFT,))


def _loop(state: ExpeditionsState, seat: int, colour: int, uncovered: bool, events: Events) -> None:
    """EX-LOOP-01, 06, 11: push the choice of a new base for a closed loop, if its colour has arrows left."""
    route = state.routes[colour]
    if not closes_loop(route):
        return
    events.tell(seat, (LOOP_UNCOVERED if uncovered else LOOP_CLOSED, colour, route.tip))
    if route.stock > 0:
        state.push((LOOP_BASE, seat, colour))
    else:
        events.tell(seat, (FINISHED, colour))
