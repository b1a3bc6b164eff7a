"""Queues of buyers, popularity, and the current price of a colour."""

from caravane.kernel.event import Events
from caravane.kernel.state import TABLE

from .components import COLOURS, WHITE
from .events import BUYER_ADDED, BUYER_LEFT
from .state import Cards, EarthState


def level(state: EarthState, colour: int) -> int:
    """EE-BUYER-05: return the level of a colour, the number of free spaces of its track."""
    return state.box.coloured_buyers - state.stock[colour]


def rank(state: EarthState, colour: int) -> int:
    """EE-BUYER-06: return one more than the number of colours with a higher level."""
    stock = state.stock
    mine = stock[colour]
    better = 1
    for other in range(len(COLOURS)):
        if stock[other] < mine:
            better += 1
    return better


def price(state: EarthState, colour: int) -> int:
    """EE-BUYER-07: return the amount that a sale of a colour pays once."""
    return state.box.prices[rank(state, colour) - 1]


def interested(queue: Cards, colour: int) -> int:
    """Count the buyers of a queue who are interested in a colour: its own and the white ones."""
    count = 0
    for buyer in queue:
        if buyer in (colour, WHITE):
            count += 1
    return count


def add_buyer(state: EarthState, side: int, market: int, buyer: int, events: Events) -> None:
    """EE-BUYER-01 to 04, 10: move a buyer from the stock to the back of a queue; a full queue loses its front."""
    queue = state.queues[market]
    state.stock[buyer] -= 1
    if len(queue) == state.box.max_queue:
        queue = leave(state, market, events)
    state.queues[market] = (*queue, buyer)
    events.tell(side, (BUYER_ADDED, market, buyer))


def leave(state: EarthState, market: int, events: Events) -> Cards:
    """Send the front buyer of a queue back to stock and return the others, which move up."""
    queue = state.queues[market]
    state.stock[queue[0]] += 1
    state.queues[market] = queue[1:]
    events.tell(TABLE, (BUYER_LEFT, market, queue[0]))
    return queue[1:]
