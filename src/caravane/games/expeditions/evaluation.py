"""Evaluation: how many points a seat may have in the end, and what its moves promise.

What is sure counts in full; a card in hand counts by the chance that an expedition comes there; arrows that are due count by what
they can reach at once; tickets are arrows to come.
"""

from typing import Final

from caravane.kernel.words import Move

from .components import BLUE, RED, SORT, TICKETS
from .extensions import visited
from .future_value import Prospects, chance_of
from .graph import DISTANCE
from .scoring import score
from .state import ACTION, BLUE_ARROW, BLUE_DUE, KEEP_CARD, LOOP_ARROW, LOOP_BASE, TICKET_ARROW, ExpeditionsState
from .words import ARROW, CHOOSE_BASE, CLAIM, DISCARD, KEEP, KEEP_NONE, LAY, MARK, REMOVAL, REMOVE, SPEND

TICKET: Final = 0.35
ENOUGH: Final = 5
"""More tickets than these are hardly spent."""
EXTRA: Final = 0.65
"""What one more arrow promises beyond what it reaches at once."""
DUE: Final = 0.65
"""What an arrow is worth that is there to be laid."""
BACKWARDS: Final = 0.4
"""What it costs to undo what has been done: without it, two players might undo each other's arrows for ever."""
LOOPED: Final = 1.1
"""An arrow from anywhere an expedition has been."""
GIFT: Final = 0.6
"""What it costs to lead an expedition to another's key place, shared among the others."""
OFFERED: Final = 0.1
"""What it costs to leave a common objective next to a tip."""
CERTAIN: Final = 100.0
CHANGE: Final = 1.25
"""What the better of two new cards brings."""


def evaluate(state: ExpeditionsState, seat: int) -> float:
    """Guess the final points of a seat."""
    worth = float(score(state, seat))
    if not state.frames or not state.hands[seat] + state.laid[seat]:
        return worth
    now = Prospects(state, seat)
    worth += now.hope() + _tickets(state, seat) + _common(state, now)
    worth += _due(now, _arrows_due(state, seat))
    if state.frames[-1][0] == KEEP_CARD and state.frames[-1][1] == seat:
        worth += max(0.0, CHANGE - now.worst())
    return worth


def _due(now: Prospects, arrows: int) -> float:
    """Arrows that are there to be laid are worth what they can reach at once, and something anyway."""
    return now.within(arrows) + DUE * arrows


def _tickets(state: ExpeditionsState, seat: int, fewer: int = 0) -> float:
    """Tickets are worth less when little is left to come, and settle ties in the end."""
    left = sum([route.stock for route in state.routes])
    rounds = left / (1.5 * state.seats)
    tickets = state.tickets[seat] - fewer
    useful = min(float(tickets), float(ENOUGH), 2.0 * rounds)
    return TICKET * useful + 0.02 * tickets


def _common(state: ExpeditionsState, now: Prospects) -> float:
    """Common objectives are shared by chance; who is on takes what lies next to a tip."""
    share = 1.0 / state.seats
    total = 0.0
    for card in state.display:
        total += share * chance_of(state, card, now.drift)
    return total


def _arrows_due(state: ExpeditionsState, seat: int) -> int:
    """Count the arrows that a seat may lay at once."""
    due = 0
    for frame in state.frames:
        step = frame[0]
        if step == BLUE_DUE:
            due += frame[2] == seat
        elif frame[1] == seat:
            if step == ACTION:
                due += frame[2] == 0
            elif step in (TICKET_ARROW, BLUE_ARROW, LOOP_BASE, LOOP_ARROW):
                due += 1
    return due


def weigh(state: ExpeditionsState, seat: int, moves: list[Move]) -> list[float]:
    """Say how many points each move promises, without making it."""
    now = Prospects(state, seat)
    hope = now.hope()
    due = _arrows_due(state, seat)
    later = _due(now, due - 1) if due > 1 else 0.0
    return [_promise(state, now, hope, due, later, move) for move in moves]


def _promise(state: ExpeditionsState, now: Prospects, hope: float, due: int, later: float, move: Move) -> float:  # noqa: PLR0917
    """Value a move; `later` is what the arrows bring that are due after the next one."""
    verb = move[0]
    if verb == LAY:
        return later + _lay(state, now, move[1], move[2])
    if verb == SPEND:
        return hope + _spend(state, now, hope, due, move[1])
    if verb == REMOVE:
        return _remove(state, now, move[1])
    if verb == CHOOSE_BASE:
        colour = state.frames[-1][2]
        return now.hope_from(colour, move[1], state.routes[colour].stock)
    if verb in (MARK, KEEP, DISCARD, KEEP_NONE):
        return _card(state, now, verb, move)
    # To end the turn, to decline, to be silent: things stay as they are.
    return _claim(state, now.seat) if verb == CLAIM else hope + later


def _lay(state: ExpeditionsState, now: Prospects, colour: int, circle: int) -> float:
    """Value an arrow by where it leads, and by what the circle gives and takes."""
    left = state.routes[colour].stock - 1
    worth = now.hope_from(colour, circle, left)
    if SORT[circle] == BLUE:
        worth += EXTRA + 0.4 * _best_step(now, colour, circle)
    elif SORT[circle] == RED:
        worth += TICKET if sum(state.tickets) < TICKETS else 0.0
    elif circle in state.display:
        worth += 1.0
    else:
        worth -= _gift(state, now.seat, circle)
    if left > 0 and visited(state, colour, circle):
        worth += LOOPED
    for card in state.display:
        if card != circle and DISTANCE[circle][card] == 1:
            worth -= OFFERED
    return worth


def _best_step(now: Prospects, colour: int, circle: int) -> float:
    """Give the most that one more arrow can win from a circle, or anywhere."""
    best = 0.0
    for place, worth in enumerate(now.worths):
        one, two = now.apart[(colour + 1) % 3][place], now.apart[(colour + 2) % 3][place]
        if min(one, two, DISTANCE[circle][now.cards[place]]) == 1:
            best = max(best, worth * (1.0 - now.chance(place)))
    return best


def _gift(state: ExpeditionsState, seat: int, circle: int) -> float:
    """An arrow to another's key place gives that player card and token."""
    for other in range(state.seats):
        if other != seat and circle in state.tokens[other]:
            return GIFT / (state.seats - 1)
    return 0.0


def _spend(state: ExpeditionsState, now: Prospects, hope: float, due: int, use: int) -> float:
    """A ticket buys one more arrow, a better place for an expedition, or a better card."""
    worth = _tickets(state, now.seat, 1) - _tickets(state, now.seat)
    if use == ARROW:
        return worth + _due(now, due + 1)
    worth += _due(now, due)
    if use == REMOVAL:
        found = [_remove(state, now, colour) for colour, route in enumerate(state.routes) if route.arrows]
        return worth + max(found) - hope
    return worth + max(0.0, CHANGE - now.worst())


def _remove(state: ExpeditionsState, now: Prospects, colour: int) -> float:
    """Value a removal by where the expedition stands then."""
    route = state.routes[colour]
    tail = route.arrows[len(route.arrows) - 1][0]
    worth = now.hope_from(colour, tail, route.stock + 1) - BACKWARDS
    if len(route.arrows) == 1:
        return worth
    if SORT[tail] == BLUE:
        worth += EXTRA
    elif SORT[tail] == RED:
        worth += TICKET
    return worth


def _card(state: ExpeditionsState, now: Prospects, verb: int, move: Move) -> float:
    """Key places should be reached; a card is kept if it is better than the worst in hand."""
    if verb == KEEP_NONE:
        return now.worst() + 0.1
    if verb == KEEP:
        return 2.0 * chance_of(state, move[1], now.drift)
    place = now.cards.index(move[1])
    return now.chance(place) if verb == MARK else -now.worths[place] * now.chance(place)


def _claim(state: ExpeditionsState, seat: int) -> float:
    """Claim what is there to be won, and nothing else."""
    close = state.frames[state.together - 1]
    rightful = close[2] in state.hands[seat] or (close[3] == seat and close[2] in state.display)
    return CERTAIN if rightful else -CERTAIN
