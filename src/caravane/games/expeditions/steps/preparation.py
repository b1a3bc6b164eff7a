"""Set-up: first player, cards, display, and the key places."""

from typing import ClassVar, final

from caravane.kernel.event import Events
from caravane.kernel.state import TABLE, Frame
from caravane.kernel.step import Lot, Shuffle, Step
from caravane.kernel.words import NUMBER, Move, Said, Word

from ..components import DISPLAY, HAND_SIZES, PLACES, TOKENS
from ..graph import FAR
from ..state import ALL, MARK_KEY, NEAR, ExpeditionsState
from ..text_chunks import chunks
from ..words import (
    ALREADY_MARKED,
    DEALT,
    DEALT_UNSEEN,
    DISPLAYED,
    FIRST_PLAYER,
    MARK,
    MARKED,
    MENDED,
    MENDED_UNSEEN,
    NAME_FIRST,
    NEAR_UNDER,
    NOT_IN_HAND,
    SHUFFLE_CARDS,
    TOO_NEAR,
)
from .turn import begin_turn


@final
class FirstPlayer(Lot[ExpeditionsState]):
    """EX-SETUP-07: without the host's word, any seat may be first."""

    prompt: ClassVar[Word] = Word("first-player")
    verb: ClassVar[int] = NAME_FIRST

    def candidates(self, state: ExpeditionsState, frame: Frame) -> list[int]:
        return list(range(state.seats))

    def apply(self, state: ExpeditionsState, frame: Frame, move: Move, events: Events) -> None:
        state.first = move[1]
        events.tell(move[1], (FIRST_PLAYER,))


@final
class ShuffleCards(Shuffle[ExpeditionsState]):
    """EX-SETUP-08 to 11: the cards are shuffled and dealt, hands mended, and the display is turned up."""

    prompt: ClassVar[Word] = Word("shuffle")
    verb: ClassVar[int] = SHUFFLE_CARDS

    def things(self, state: ExpeditionsState, frame: Frame) -> list[int]:
        return list(PLACES)

    def apply(self, state: ExpeditionsState, frame: Frame, move: Move, events: Events) -> None:
        # The first noun is the top card, and the top of the deck is the end of the list.
        state.deck = [(card, 0) for card in reversed(move[1:])]
        order = [(state.first + place) % state.seats for place in range(state.seats)]
        dealt = [[state.deck.pop()[0] for _ in range(HAND_SIZES[state.seats])] for _ in order]
        for place, seat in enumerate(order):
            returned = _mend(state, seat, dealt[place])
            state.hands[seat] = tuple(sorted(dealt[place]))
            _learn(seat, DEALT, list(state.hands[seat]), DEALT_UNSEEN, events)
            _learn(seat, MENDED, returned, MENDED_UNSEEN, events)
        _turn_up(state, events)
        state.active = state.first
        state.push((MARK_KEY, state.first))


def _mend(state: ExpeditionsState, seat: int, hand: list[int]) -> list[int]:
    """EX-SETUP-09: exchange near cards, in dealt order, until there are four far ones to mark."""
    returned: list[int] = []
    while len([card for card in hand if FAR[card]]) < TOKENS:
        place = [FAR[card] for card in hand].index(False)
        returned.append(hand[place])
        state.deck.insert(0, (hand[place], 1 << seat | NEAR))
        hand[place] = state.deck.pop()[0]
    state.mended[seat] = len(returned)
    return returned


def _turn_up(state: ExpeditionsState, events: Events) -> None:
    """EX-SETUP-10, 11: six far cards; what is near goes under the deck, for all to see."""
    while len(state.display) < DISPLAY:
        card = state.deck.pop()[0]
        if FAR[card]:
            state.display.append(card)
        else:
            state.deck.insert(0, (card, ALL))
            events.show(TABLE, (NEAR_UNDER, card))
    for cards in chunks(state.display):
        events.show(TABLE, (DISPLAYED, *cards))


def _learn(seat: int, word: int, cards: list[int], outline: int, events: Events) -> None:
    """Let a seat see cards, some in a sentence; the others hear once how many there are."""
    for place, some in enumerate(chunks(cards)):
        events.learn(seat, (word, *some), () if place else (outline, len(cards)))


@final
class MarkKey(Step[ExpeditionsState]):
    """EX-KEY-01 to 03: one token after the other on far places of the own hand, four rounds long."""

    prompt: ClassVar[Word] = Word("mark-key", number=NUMBER)

    def obvious(self, state: ExpeditionsState, frame: Frame) -> bool:
        """How many places are left to choose from hangs on the hand."""
        return False

    def asked(self, state: ExpeditionsState, frame: Frame) -> tuple[int, ...]:
        return (len(state.tokens[frame[1]]) + 1,)

    def legal(self, state: ExpeditionsState, frame: Frame) -> list[Move]:
        tokens = state.tokens[frame[1]]
        return [(MARK, card) for card in state.hands[frame[1]] if FAR[card] and card not in tokens]

    def apply(self, state: ExpeditionsState, frame: Frame, move: Move, events: Events) -> None:
        seat = frame[1]
        state.tokens[seat] = (*state.tokens[seat], move[1])
        events.show(seat, (MARKED, move[1]))
        state.active = (seat + 1) % state.seats
        if len(state.tokens[state.active]) < TOKENS:
            state.push((MARK_KEY, state.active))
        else:
            # EX-KEY-07: all tokens are placed, and the first player is next again.
            begin_turn(state, state.first, events)

    def tries(self, state: ExpeditionsState, frame: Frame) -> list[Move]:
        return [(MARK, place) for place in PLACES]

    def why_not(self, state: ExpeditionsState, frame: Frame, move: Move) -> Said:
        if move[0] != MARK:
            return ()
        if move[1] not in state.hands[frame[1]]:
            return (NOT_IN_HAND, move[1])
        return (ALREADY_MARKED, move[1]) if FAR[move[1]] else (TOO_NEAR, move[1])
