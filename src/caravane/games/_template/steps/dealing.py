"""Steps for shuffling, dealing and drawing."""

from typing import ClassVar, final

from caravane.kernel.event import Events
from caravane.kernel.state import Frame
from caravane.kernel.step import Shuffle, Step
from caravane.kernel.words import Move, Word

from ..components import CARDS
from ..state import WellState
from ..words import DEALT, DREW, DREW_UNSEEN, SHUFFLE_DECK


@final
class ShuffleDeck(Shuffle[WellState]):
    """Shuffle of all cards, and secret deal of every hand (TW-SETUP-02)."""

    prompt: ClassVar[Word] = Word("shuffle")
    verb: ClassVar[int] = SHUFFLE_DECK

    def things(self, state: WellState, frame: Frame) -> list[int]:
        return list(range(CARDS))

    def apply(self, state: WellState, frame: Frame, move: Move, events: Events) -> None:
        # The top of the deck is the end of the list, so that a draw is a pop.
        state.deck = [(card, 0) for card in reversed(move[1:])]
        for seat in range(state.seats):
            cards = sorted([draw(state, seat) for _ in range(state.box.hand)])
            events.learn(seat, (DEALT, *cards))


@final
class Draw(Step[WellState]):
    """Draw of one card per seat, clockwise from the winner, as long as there are cards (TW-DRAW-01)."""

    prompt: ClassVar[Word] = Word("draw")

    def apply(self, state: WellState, frame: Frame, move: Move, events: Events) -> None:
        for offset in range(min(state.seats, len(state.deck))):
            seat = (frame[2] + offset) % state.seats
            events.learn(seat, (DREW, draw(state, seat)), (DREW_UNSEEN,))


def draw(state: WellState, seat: int) -> int:
    """Draw the top card into a hand, which stays sorted; seats that knew the card still know it."""
    card, knowers = state.deck.pop()
    state.hands[seat] = tuple(sorted([*state.hands[seat], (card, knowers | 1 << seat)]))
    return card
