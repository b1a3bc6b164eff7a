"""Steps of the set-up: first player, cards, display, and the key places."""

from typing import ClassVar, final

from caravane.kernel.event import Events
from caravane.kernel.state import TABLE, Frame
from caravane.kernel.step import Lot, Shuffle, Step
from caravane.kernel.words import NUMBER, Move, Phrase, Word

from ..components import PLACES
from ..graph import is_far
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
    """EX-SETUP-07: unless the host names the first player, a seat is drawn at random."""

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
        order = [(state.first + index) % state.seats for index in range(state.seats)]
        dealt = [[state.deck.pop()[0] for _ in range(state.box.hand_sizes[state.seats])] for _ in order]
        for index, seat in enumerate(order):
            returned = _mend(state, seat, dealt[index])
            state.hands[seat] = tuple(sorted(dealt[index]))
            _learn(seat, DEALT, list(state.hands[seat]), DEALT_UNSEEN, events)
            _learn(seat, MENDED, returned, MENDED_UNSEEN, events)
        _turn_up(state, events)
        state.active = state.first
        state.push((MARK_KEY, state.first))


def _mend(state: ExpeditionsState, seat: int, hand: list[int]) -> list[int]:
    """EX-SETUP-09: exchange near cards, in dealt order, until there are four far ones to mark."""
    returned: list[int] = []
    while len([card for card in hand if is_far(state.box, card)]) < state.box.tokens:
        index = [is_far(state.box, card) for card in hand].index(False)
        returned.append(hand[index])
        state.deck.insert(0, (hand[index], 1 << seat | NEAR))
        hand[index] = state.deck.pop()[0]
    state.mended[seat] = len(returned)
    return returned


def _turn_up(state: ExpeditionsState, events: Events) -> None:
    """EX-SETUP-10, 11: turn up six far cards; near ones go under the deck, in public."""
    while len(state.display) < state.box.display:
        card = state.deck.pop()[0]
        if is_far(state.box, card):
            state.display.append(card)
        else:
            state.deck.insert(0, (card, ALL))
            events.show(TABLE, (NEAR_UNDER, card))
    for cards in chunks(state.display):
        events.show(TABLE, (DISPLAYED, *cards))


def _learn(seat: int, word: int, cards: list[int], outline: int, events: Events) -> None:
    """Show cards to a seat in events of a readable length; the other seats learn only how many there are."""
    for index, chunk in enumerate(chunks(cards)):
        events.learn(seat, (word, *chunk), () if index else (outline, len(cards)))


@final
class MarkKey(Step[ExpeditionsState]):
    """EX-KEY-01 to 03: seats put one token after the other on far places of their own hands, for four rounds."""

    prompt: ClassVar[Word] = Word("mark-key", number=NUMBER)

    def obvious(self, state: ExpeditionsState, frame: Frame) -> bool:
        """Return False: the number of places to choose from depends on the hand."""
        return False

    def prompt_nouns(self, state: ExpeditionsState, frame: Frame) -> tuple[int, ...]:
        return (len(state.tokens[frame[1]]) + 1,)

    def legal(self, state: ExpeditionsState, frame: Frame) -> list[Move]:
        tokens = state.tokens[frame[1]]
        return [(MARK, card) for card in state.hands[frame[1]] if is_far(state.box, card) and card not in tokens]

    def apply(self, state: ExpeditionsState, frame: Frame, move: Move, events: Events) -> None:
        seat = frame[1]
        state.tokens[seat] = (*state.tokens[seat], move[1])
        events.show(seat, (MARKED, move[1]))
        state.active = (seat + 1) % state.seats
        if len(state.tokens[state.active]) < state.box.tokens:
            state.push((MARK_KEY, state.active))
        else:
            # EX-KEY-07: all tokens are placed, and the first player is next again.
            begin_turn(state, state.first, events)

    def tries(self, state: ExpeditionsState, frame: Frame) -> list[Move]:
        return [(MARK, place) for place in PLACES]

    def why_not(self, state: ExpeditionsState, frame: Frame, move: Move) -> Phrase:
        if move[0] != MARK:
            return ()
        if move[1] not in state.hands[frame[1]]:
            return (NOT_IN_HAND, move[1])
        return (ALREADY_MARKED, move[1]) if is_far(state.box, move[1]) else (TOO_NEAR, move[1])
