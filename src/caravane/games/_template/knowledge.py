"""View and redeal: what a seat knows, and how the rest is drawn again."""

from typing import Final, TypedDict

from caravane.kernel.game import View
from caravane.kernel.luck import Luck
from caravane.kernel.view_schema import by, each, maybe, parts
from caravane.kernel.words import NUMBER, SEAT

from .state import NO_CARD, Hidden, WellState
from .words import CARD


class WellView(TypedDict):
    """View of a seat or a spectator."""

    rounds: int
    depth: int
    deck: list[int | None]
    hands: list[list[int | None]]
    chosen: int | None
    played: list[int]
    won: list[list[int]]


VIEW_SCHEMA: Final = parts(
    rounds=NUMBER,
    depth=NUMBER,
    deck=each(maybe(CARD)),
    hands=by(SEAT, each(maybe(CARD))),
    chosen=maybe(CARD),
    played=each(CARD),
    won=by(SEAT, each(NUMBER)),
)
"""Schema of a view, for interfaces that show it without code for this game."""


def view(state: WellState, seat: int | None) -> View:
    """Return what a seat or a spectator may see: public data, and the hidden cards that the seat knows."""
    me = 0 if seat is None else 1 << seat
    visible: WellView = {
        "rounds": state.rounds,
        "depth": state.depth,
        "deck": [_known(hidden, me) for hidden in state.deck],
        "hands": [_hand(state, owner, me) for owner in range(state.seats)],
        "chosen": None if seat is None or state.chosen[seat] == NO_CARD else state.chosen[seat],
        "played": state.played[:],
        "won": [list(depths) for depths in state.won],
    }
    return visible


def _known(hidden: Hidden, me: int) -> int | None:
    return hidden[0] if hidden[1] & me else None


def _hand(state: WellState, owner: int, me: int) -> list[int | None]:
    """Return the known cards first, because the index of an unknown card in a sorted hand would reveal its value."""
    cards = [_known(hidden, me) for hidden in state.hands[owner]]
    return [card for card in cards if card is not None] + [None for card in cards if card is None]


def redeal(state: WellState, seat: int, luck: Luck) -> None:
    """Shuffle the cards that the seat does not know among their locations, which keep the seats that know them."""
    me = 1 << seat
    # Sorted first: the result must depend only on luck and on what the seat knows, not on where the cards really are.
    unknown = sorted([card for pile in [state.deck, *state.hands] for card, knowers in pile if not knowers & me])
    luck.shuffle(unknown)
    state.deck = [_redealt_card(hidden, me, unknown) for hidden in state.deck]
    for owner in range(state.seats):
        by_knowers = sorted(state.hands[owner], key=_knowers)
        state.hands[owner] = tuple(sorted([_redealt_card(hidden, me, unknown) for hidden in by_knowers]))
        if owner != seat and state.chosen[owner] != NO_CARD:
            state.chosen[owner] = state.hands[owner][luck.below(len(state.hands[owner]))][0]


def _knowers(hidden: Hidden) -> int:
    return hidden[1]


def _redealt_card(hidden: Hidden, me: int, unknown: list[int]) -> Hidden:
    return hidden if hidden[1] & me else (unknown.pop(), hidden[1])
