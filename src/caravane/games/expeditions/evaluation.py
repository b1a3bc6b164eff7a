"""Estimate of the points that a seat will have at the end, and of the value of its moves.

Secured points count in full. A card in hand counts by the probability that an expedition arrives there, arrows due by
the cards they can reach at once, and tickets as future arrows.
"""

from typing import Final

from caravane.kernel.words import Move

from .components import BLUE, COLOUR_COUNT, RED, SORT
from .extensions import visited, ways
from .future_value import FutureValues, place_probability
from .graph import DISTANCE
from .scoring import score
from .state import (
    ACTION,
    BLUE_ARROW,
    BLUE_DUE,
    KEEP_CARD,
    LOOP_ARROW,
    LOOP_BASE,
    TAKE_COMMON,
    TICKET_ARROW,
    ExpeditionsState,
)
from .words import ARROW, CHOOSE_BASE, CLAIM, DECLINE, DISCARD, KEEP, KEEP_NONE, LAY, MARK, REMOVAL, REMOVE, SPEND, TAKE

TICKET_VALUE: Final = 0.35
USEFUL_TICKETS: Final = 5
"""Number of tickets beyond which further ones are unlikely to be spent."""
EXTRA_ARROW_VALUE: Final = 0.65
"""Value of one more arrow beyond the cards it reaches at once."""
DUE_ARROW_VALUE: Final = 0.65
"""Value of an arrow that is due."""
REMOVAL_COST: Final = 0.4
"""Cost of removing an arrow: without it, two players might undo each other's arrows for ever."""
LOOP_VALUE: Final = 1.1
"""Value of an arrow that may start from any circle an expedition has visited."""
GIFT_COST: Final = 0.6
"""Cost of leading an expedition to another player's key place, shared among the others."""
OFFER_COST: Final = 0.1
"""Cost of leaving a common objective next to a tip."""
CERTAIN_VALUE: Final = 100.0
EXCHANGE_VALUE: Final = 1.25
"""Value of the better of two new cards."""


def evaluate(state: ExpeditionsState, seat: int) -> float:
    """Estimate the final points of a seat."""
    value = float(score(state, seat))
    if not state.frames or not state.hands[seat] + state.laid[seat]:
        return value
    values = FutureValues(state, seat)
    value += values.expected_gain() + _tickets(state, seat) + _common(state, values)
    value += _due(values, _arrows_due(state, seat))
    if state.frames[-1][0] == KEEP_CARD and state.frames[-1][1] == seat:
        value += max(0.0, EXCHANGE_VALUE - values.worst_gain())
    return value


def _due(values: FutureValues, arrows: int) -> float:
    """Value arrows that are due: by the cards they can reach at once, and a base value."""
    return values.gain_within(arrows) + DUE_ARROW_VALUE * arrows


def _tickets(state: ExpeditionsState, seat: int, fewer: int = 0) -> float:
    """Value tickets: less when little of the game is left, but above 0, because they break ties at the end."""
    left = sum([route.stock for route in state.routes])
    rounds = left / (1.5 * state.seats)
    tickets = state.tickets[seat] - fewer
    useful = min(float(tickets), float(USEFUL_TICKETS), 2.0 * rounds)
    return TICKET_VALUE * useful + 0.02 * tickets


def _common(state: ExpeditionsState, values: FutureValues) -> float:
    """Value the common objectives: they are shared by chance, but the active seat takes those next to a tip."""
    share = 1.0 / state.seats
    total = 0.0
    frame = state.frames[-1]
    for card in state.display:
        if frame[0] == TAKE_COMMON and frame[2] == card:
            total += float(frame[1] == values.seat)
        else:
            total += share * place_probability(state, card, values.drift)
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


def move_values(state: ExpeditionsState, seat: int, moves: list[Move]) -> list[float]:
    """Return the value of each move in points, without making it."""
    values = FutureValues(state, seat)
    expected = values.expected_gain()
    due = _arrows_due(state, seat)
    later = _due(values, due - 1) if due > 1 else 0.0
    return [_move_value(state, values, expected, due, later, move) for move in moves]


def _move_value(  # noqa: PLR0917
    state: ExpeditionsState, values: FutureValues, expected: float, due: int, later: float, move: Move
) -> float:
    """Value a move; `later` is the value of the arrows that are due after the next one."""
    verb = move[0]
    if verb == LAY:
        return later + _lay(state, values, move[1], move[2])
    if verb == SPEND:
        return expected + _spend(state, values, expected, due, move[1])
    if verb == REMOVE:
        return _remove(state, values, move[1])
    if verb == CHOOSE_BASE:
        colour = state.frames[-1][2]
        return values.expected_gain_from(colour, move[1], state.routes[colour].stock)
    if verb in (MARK, KEEP, DISCARD, KEEP_NONE):
        return _card(state, values, verb, move)
    return _answer(state, values, verb, expected + later)


def _answer(state: ExpeditionsState, values: FutureValues, verb: int, unchanged: float) -> float:
    """Value an answer; ending the turn, declining, leaving a card and staying silent change nothing."""
    if verb == CLAIM:
        return _claim(state, values.seat)
    if verb == DECLINE and state.frames[-1][0] == LOOP_BASE:
        return _decline_loop(state, values)
    return unchanged + 1.0 if verb == TAKE else unchanged


def _lay(state: ExpeditionsState, values: FutureValues, colour: int, circle: int) -> float:
    """Value an arrow by the circle it leads to, and by the gain and cost of that circle."""
    left = state.routes[colour].stock - 1
    value = values.expected_gain_from(colour, circle, left)
    if SORT[circle] == BLUE:
        value += EXTRA_ARROW_VALUE + 0.4 * _best_step(values, colour, circle)
    elif SORT[circle] == RED:
        value += TICKET_VALUE if sum(state.tickets) < state.box.tickets else 0.0
    elif circle in state.display:
        value += 1.0
    else:
        value -= _gift(state, values.seat, circle)
    if left > 0 and visited(state, colour, circle):
        value += LOOP_VALUE
    for card in state.display:
        if card != circle and DISTANCE[circle][card] == 1:
            value -= OFFER_COST
    return value


def _decline_loop(state: ExpeditionsState, values: FutureValues) -> float:
    """Value an expedition that stays where it closed its loop, without the arrow that it could have."""
    colour = state.frames[-1][2]
    route = state.routes[colour]
    left = route.stock if ways(route, route.tip) else 0
    return values.expected_gain_from(colour, route.tip, left) - DUE_ARROW_VALUE


def _best_step(values: FutureValues, colour: int, circle: int) -> float:
    """Return the most that one more arrow can win from a circle, or anywhere."""
    best = 0.0
    for index, value in enumerate(values.card_values):
        one = values.card_distances[(colour + 1) % COLOUR_COUNT][index]
        two = values.card_distances[(colour + 2) % COLOUR_COUNT][index]
        if min(one, two, DISTANCE[circle][values.cards[index]]) == 1:
            best = max(best, value * (1.0 - values.probability(index)))
    return best


def _gift(state: ExpeditionsState, seat: int, circle: int) -> float:
    """Return the cost of an arrow to another player's key place, which gives that player card and token."""
    for other in range(state.seats):
        if other != seat and circle in state.tokens[other]:
            return GIFT_COST / (state.seats - 1)
    return 0.0


def _spend(state: ExpeditionsState, values: FutureValues, expected: float, due: int, use: int) -> float:
    """Value a ticket that is spent on one more arrow, a better position of an expedition, or a better card."""
    value = _tickets(state, values.seat, 1) - _tickets(state, values.seat)
    if use == ARROW:
        return value + _due(values, due + 1)
    value += _due(values, due)
    if use == REMOVAL:
        removals = [_remove(state, values, colour) for colour, route in enumerate(state.routes) if route.arrows]
        return value + max(removals) - expected
    return value + max(0.0, EXCHANGE_VALUE - values.worst_gain())


def _remove(state: ExpeditionsState, values: FutureValues, colour: int) -> float:
    """Value a removal by the position of the expedition after it."""
    route = state.routes[colour]
    tail = route.arrows[len(route.arrows) - 1][0]
    value = values.expected_gain_from(colour, tail, route.stock + 1) - REMOVAL_COST
    if len(route.arrows) == 1:
        return value
    if SORT[tail] == BLUE:
        value += EXTRA_ARROW_VALUE
    elif SORT[tail] == RED:
        value += TICKET_VALUE
    return value


def _card(state: ExpeditionsState, values: FutureValues, verb: int, move: Move) -> float:
    """Value a card: a key place should be easy to reach; a card is kept if it is better than the worst in hand."""
    if verb == KEEP_NONE:
        return values.worst_gain() + 0.1
    if verb == KEEP:
        return 2.0 * place_probability(state, move[1], values.drift)
    index = values.cards.index(move[1])
    return values.probability(index) if verb == MARK else -values.card_values[index] * values.probability(index)


def _claim(state: ExpeditionsState, seat: int) -> float:
    """Value a claim: positive only if the seat holds the card."""
    close = state.frames[state.together - 1]
    rightful = close[2] in state.hands[seat] or (close[3] == seat and close[2] in state.display)
    return CERTAIN_VALUE if rightful else -CERTAIN_VALUE
