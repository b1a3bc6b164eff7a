"""View and redeal: what a seat knows, and how the rest is drawn again."""

from typing import Final, TypedDict

from caravane.kernel.game import View
from caravane.kernel.luck import Luck
from caravane.kernel.view_schema import by, each, maybe, parts, row
from caravane.kernel.words import NUMBER, SEAT

from .scoring import coins
from .state import NOTHING, Held, TwoMulesState
from .words import GOOD, LOAD


class TwoMulesView(TypedDict):
    """View of a seat or a spectator."""

    days: int
    day: int
    demand: int | None
    depot: int | None
    deck: int
    hands: list[list[int | None]]
    chosen: int | None
    used: list[int]
    sales: list[list[list[int]]]
    coins: list[int]


VIEW_SCHEMA: Final = parts(
    days=NUMBER,
    day=NUMBER,
    demand=maybe(GOOD),
    depot=maybe(LOAD),
    deck=NUMBER,
    hands=by(SEAT, each(maybe(LOAD))),
    chosen=maybe(LOAD),
    used=each(LOAD),
    sales=by(SEAT, each(row(LOAD, NUMBER))),
    coins=by(SEAT, NUMBER),
)
"""Schema of a view, for interfaces that show it without code for this game."""


def view(state: TwoMulesState, seat: int | None) -> View:
    """Return what a seat or a spectator may see: public data, and the hidden loads that the seat knows."""
    visible: TwoMulesView = {
        "days": state.days,
        "day": state.day,
        "demand": _known(state.demand),
        "depot": _known(state.depot),
        "deck": len(state.deck),
        "hands": [_hand(hand, state.seats, seat) for hand in state.hands],
        "chosen": None if seat is None else _known(state.chosen[seat]),
        "used": state.used[:],
        "sales": [[list(sale) for sale in sales] for sales in state.sales],
        "coins": [coins(state, trader) for trader in range(state.seats)],
    }
    return visible


def _known(noun: int) -> int | None:
    return None if noun == NOTHING else noun


def _hand(hand: tuple[Held, ...], seats: int, seat: int | None) -> list[int | None]:
    """Return the known loads first, because the place of an unknown load in a sorted hand would reveal something."""
    everyone = (1 << seats) - 1
    loads = [load if _sees(knowers, everyone, seat) else None for load, knowers in hand]
    return [load for load in loads if load is not None] + [None for load in loads if load is None]


def _sees(knowers: int, everyone: int, seat: int | None) -> bool:
    """Return whether a seat knows a load; a spectator saw what was taken in the open."""
    return knowers == everyone if seat is None else bool(knowers & 1 << seat)


def redeal(state: TwoMulesState, seat: int, luck: Luck) -> None:
    """Shuffle the loads that the seat does not know among the deck and the rival's hand."""
    me, rival = 1 << seat, 1 - seat
    hidden = [load for load, knowers in state.hands[rival] if not knowers & me]
    # Sorted first: the result must depend only on luck and on what the seat knows, not on where the loads really are.
    unknown = sorted([*state.deck, *hidden])
    luck.shuffle(unknown)
    known = [held for held in state.hands[rival] if held[1] & me]
    state.hands[rival] = tuple(sorted([*known, *[(unknown.pop(), 1 << rival) for _ in hidden]]))
    state.deck = unknown
    if state.chosen[rival] != NOTHING:
        state.chosen[rival] = state.hands[rival][luck.below(len(state.hands[rival]))][0]
