"""Evaluation of a state and of single moves for a seat, used by bots."""

from typing import Final

from caravane.kernel.words import Move

from .components import good_of, weight_of
from .scoring import coins
from .state import NOTHING, TwoMulesState
from .words import LOAD_MULE, TAKE

HAND_VALUE: Final = 0.3
"""Coins that one unit of weight in the hand is worth later."""
AVERAGE_WEIGHT: Final = 3.5


def evaluate(state: TwoMulesState, seat: int) -> float:
    """Return the coins, the prospects of the load just chosen, and a little for the weight that can still be sold."""
    days_left = state.days - state.day
    weights = sorted([weight_of(load) for load, _ in state.hands[seat]], reverse=True)
    value = coins(state, seat) + HAND_VALUE * sum(weights[:days_left])
    if state.chosen[seat] != NOTHING:
        value += expected_sale(state, seat, state.chosen[seat])
    return value


def expected_sale(state: TwoMulesState, seat: int, load: int) -> float:
    """Return what a load sells for on average, weighing each load of the rival by its price."""
    rivals = [other for other, _ in state.hands[1 - seat]]
    total = sum([state.box.price_of(other, state.demand) for other in rivals])
    beaten = sum([state.box.price_of(other, state.demand) for other in rivals if not comes_too_late(load, other)])
    return state.box.price_of(load, state.demand) * beaten / total


def comes_too_late(load: int, other: int) -> bool:
    """Return whether a load does not sell because of the rival's."""
    return good_of(load) == good_of(other) and weight_of(load) > weight_of(other)


def move_values(state: TwoMulesState, seat: int, legal: list[Move]) -> list[float]:
    """Return an estimate of the coins that each legal move brings."""
    return [_value(state, seat, move) for move in legal]


def _value(state: TwoMulesState, seat: int, move: Move) -> float:
    if move[0] == LOAD_MULE:
        return expected_sale(state, seat, move[1]) - HAND_VALUE * weight_of(move[1])
    return HAND_VALUE * (weight_of(state.depot) if move[0] == TAKE else AVERAGE_WEIGHT)
