"""Buyers: queues, popularity, and what a colour pays now."""

from caravane.kernel.event import Events
from caravane.kernel.state import TABLE

from .components import COLOURED_BUYERS, COLOURS, PRICES, QUEUE_MOST, WHITE
from .events import BUYER_ADDED, BUYER_LEFT
from .state import Cards, EarthState


def level(state: EarthState, colour: int) -> int:
    """EE-BUYER-05: the free spaces of a track."""
    return COLOURED_BUYERS - state.stock[colour]


def rank(state: EarthState, colour: int) -> int:
    """EE-BUYER-06: one more than the number of colours with a higher level."""
    stock = state.stock
    mine = stock[colour]
    better = 1
    for other in range(len(COLOURS)):
        if stock[other] < mine:
            better += 1
    return better


def price(state: EarthState, colour: int) -> int:
    """EE-BUYER-07: what a sale of a colour pays once."""
    return PRICES[rank(state, colour) - 1]


def interested(queue: Cards, colour: int) -> int:
    """Count the buyers of a queue who want a colour: its own and the white ones."""
    count = 0
    for buyer in queue:
        if buyer in (colour, WHITE):
            count += 1
    return count


def add_buyer(state: EarthState, side: int, market: int, buyer: int, events: Events) -> None:
    """EE-BUYER-01 to 04, 10: a buyer leaves the stock for the back of a queue; a full queue loses its front."""
    queue = state.queues[market]
    state.stock[buyer] -= 1
    if len(queue) == QUEUE_MOST:
        queue = leave(state, market, events)
    state.queues[market] = (*queue, buyer)
    events.tell(side, (BUYER_ADDED, market, buyer))


def leave(state: EarthState, market: int, events: Events) -> Cards:
    """Send the front buyer of a queue back to stock; the others move up."""
    queue = state.queues[market]
    state.stock[queue[0]] += 1
    state.queues[market] = queue[1:]
    events.tell(TABLE, (BUYER_LEFT, market, queue[0]))
    return queue[1:]
