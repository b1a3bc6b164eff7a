"""Steps of a turn: acquire a card or play an expedition."""

from typing import ClassVar, final

from caravane.kernel.event import Events
from caravane.kernel.hand import chunks, kinds, less, with_card
from caravane.kernel.state import Frame
from caravane.kernel.step import Step
from caravane.kernel.words import NUMBER, Move, Phrase, Word

from ..cards import deck_of, has_leader
from ..drawing import draw
from ..state import ACTION, LEADER, ArcheosState, Cards
from ..words import (
    DRAW,
    HAND_FULL,
    LAID_DOWN,
    LAY_HAND,
    NO_LEADER,
    NOT_ALL_MERCENARIES,
    NOT_IN_AREA,
    NOTHING_TO_PLAY,
    PLANNED,
    PLAY,
    TAKE,
    TOOK,
)


@final
class ChooseAction(Step[ArcheosState]):
    """AS-TURN-02: the seat takes a card of the area, draws, or plays an expedition."""

    prompt: ClassVar[Word] = Word("action", room=NUMBER)

    def obvious(self, state: ArcheosState, frame: Frame) -> bool:
        """Return False with some cards in hand: an automatic draw would reveal that none of them can lead."""
        return len(state.hands[frame[1]]) in (0, state.box.hand_limit)

    def prompt_nouns(self, state: ArcheosState, frame: Frame) -> tuple[int, ...]:
        return (state.box.hand_limit - len(state.hands[frame[1]]),)

    def legal(self, state: ArcheosState, frame: Frame) -> list[Move]:
        hand = state.hands[frame[1]]
        moves: list[Move] = []
        if len(hand) < state.box.hand_limit:
            last = -1
            for card in state.area:
                if card != last:
                    moves.append((TAKE, card))
                    last = card
            moves.append((DRAW,))
        if has_leader(hand):
            moves.append((PLAY,))
        elif len(hand) == state.box.hand_limit:
            moves.append((LAY_HAND,))
        return moves

    def apply(self, state: ArcheosState, frame: Frame, move: Move, events: Events) -> None:
        seat, verb = frame[1], move[0]
        if verb == PLAY:
            # The frame stays below as a cover: the other seats do not see that an expedition is being planned.
            state.push(frame)
            state.push((LEADER, seat, state.box.hand_limit))
            events.keep(seat, (PLANNED,))
            return
        end_turn(state, seat)
        if verb == TAKE:
            take(state, seat, move[1], events)
        elif verb == DRAW:
            # AS-DRAW-04: with an empty area, two cards are drawn.
            draw(state, seat, 1 if state.area else 2, events)
        else:
            lay_down(state, seat, state.hands[seat], events)

    def tries(self, state: ArcheosState, frame: Frame) -> list[Move]:
        moves: list[Move] = [(TAKE, card) for card in kinds(tuple(deck_of(state.roles)))]
        return [*moves, (DRAW,), (PLAY,), (LAY_HAND,)]

    def why_not(self, state: ArcheosState, frame: Frame, move: Move) -> Phrase:
        hand, verb = state.hands[frame[1]], move[0]
        if verb in (TAKE, DRAW) and len(hand) == state.box.hand_limit:
            return (HAND_FULL,)
        if verb == TAKE:
            return (NOT_IN_AREA, move[1])
        if verb == PLAY:
            return (NO_LEADER,) if hand else (NOTHING_TO_PLAY,)
        return (NOT_ALL_MERCENARIES,) if verb == LAY_HAND else ()


def take(state: ArcheosState, seat: int, card: int, events: Events) -> None:
    """AS-DRAW-01: move a card from the area to a hand; all seats know that it is there."""
    state.area.remove(card)
    state.hands[seat] = with_card(state.hands[seat], card)
    state.known[seat] = with_card(state.known[seat], card)
    events.tell(seat, (TOOK, card))


def spend(state: ArcheosState, seat: int, cards: Cards) -> None:
    """Remove cards from a hand, and from its known cards."""
    state.hands[seat] = less(state.hands[seat], cards)
    state.known[seat] = less(state.known[seat], cards)


def lay_down(state: ArcheosState, seat: int, cards: Cards, events: Events) -> None:
    """AS-EXP-21: lay cards of a hand face up into the area."""
    spend(state, seat, cards)
    state.area = sorted([*state.area, *cards])
    for chunk in chunks(cards):
        events.show(seat, (LAID_DOWN, *chunk), known_to=seat)


def end_turn(state: ArcheosState, seat: int) -> None:
    """AS-TURN-01, AS-SITE-CHICHENITZA-08: pass the turn to the next seat clockwise; draws not taken are lost."""
    state.draws = 0
    state.moved = 0
    state.active = (seat + 1) % state.seats
    state.push((ACTION, state.active))


@final
class NextTurn(Step[ArcheosState]):
    """AS-TURN-08: the end of a turn with an expedition."""

    prompt: ClassVar[Word] = Word("next-turn")

    def apply(self, state: ArcheosState, frame: Frame, move: Move, events: Events) -> None:
        end_turn(state, frame[2])
