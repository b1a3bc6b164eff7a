"""View and redeal: the two faces of secrecy."""

from typing import Final, TypedDict

from caravane.kernel.game import View
from caravane.kernel.luck import Luck
from caravane.kernel.view_schema import by, each, maybe, parts
from caravane.kernel.words import NUMBER, SEAT

from .state import NO_CARD, Hidden, WellState
from .words import CARD


class WellView(TypedDict):
    """What a seat, or a spectator, may see."""

    rounds: int
    depth: int
    deck: list[int | None]
    hands: list[list[int | None]]
    chosen: int | None
    played: list[int]
    won: list[list[int]]


SHAPE: Final = parts(
    rounds=NUMBER,
    depth=NUMBER,
    deck=each(maybe(CARD)),
    hands=by(SEAT, each(maybe(CARD))),
    chosen=maybe(CARD),
    played=each(CARD),
    won=by(SEAT, each(NUMBER)),
)
"""What the numbers in a view are, for every face that shows it."""


def view(state: WellState, seat: int | None) -> View:
    """Start from nothing and add what this seat may see: a hidden card only if it knows it."""
    me = 0 if seat is None else 1 << seat
    seen: WellView = {
        "rounds": state.rounds,
        "depth": state.depth,
        "deck": [_known(hidden, me) for hidden in state.deck],
        "hands": [_hand(state, owner, me) for owner in range(state.seats)],
        "chosen": None if seat is None or state.chosen[seat] == NO_CARD else state.chosen[seat],
        "played": state.played[:],
        "won": [list(depths) for depths in state.won],
    }
    return seen


def _known(hidden: Hidden, me: int) -> int | None:
    return hidden[0] if hidden[1] & me else None


def _hand(state: WellState, owner: int, me: int) -> list[int | None]:
    """Show the known cards first: the place of an unknown card in a sorted hand would tell its size."""
    cards = [_known(hidden, me) for hidden in state.hands[owner]]
    return [card for card in cards if card is not None] + [None for card in cards if card is None]


def redeal(state: WellState, seat: int, luck: Luck) -> None:
    """Exchange the cards that the seat does not know between their places; the places keep who knows them."""
    me = 1 << seat
    # Sorted first: what comes out must depend on luck and on what the seat knows, not on where the cards truly are.
    unknown = sorted([card for place in [state.deck, *state.hands] for card, knowers in place if not knowers & me])
    luck.shuffle(unknown)
    state.deck = [_exchanged(hidden, me, unknown) for hidden in state.deck]
    for owner in range(state.seats):
        by_knowers = sorted(state.hands[owner], key=_knowers)
        state.hands[owner] = tuple(sorted([_exchanged(hidden, me, unknown) for hidden in by_knowers]))
        if owner != seat and state.chosen[owner] != NO_CARD:
            state.chosen[owner] = state.hands[owner][luck.below(len(state.hands[owner]))][0]


def _knowers(hidden: Hidden) -> int:
    return hidden[1]


def _exchanged(hidden: Hidden, me: int, unknown: list[int]) -> Hidden:
    return hidden if hidden[1] & me else (unknown.pop(), hidden[1])
