"""Steps that build an expedition in secret: leader, trait, cards.

The frame holds the choices; the cards stay in the hand. A frame of this module is `(step, seat, limit, ...)`, the limit
being that of the Ur phase or of the hand. All of them lie above a cover: the public frame at which the seat appears to
be until it sends.
"""

from typing import ClassVar, Final, final

from caravane.kernel.event import Events
from caravane.kernel.hand import chunks, kinds, less
from caravane.kernel.state import TABLE, Frame
from caravane.kernel.step import Step
from caravane.kernel.words import Move, Phrase, Word

from ..cards import colour_of, is_mercenary, role_of
from ..roles import COLOUR_DONE, ROLE_DONE
from ..rulings import COLOUR_KEPT, UR_WITHOUT_MERCENARIES
from ..state import ACTION, ADD_CARD, CHICHEN, EFFECT, EFFECTS, LAY_DOWN, NEXT_TURN, PATRON, TRAIT, ArcheosState, Cards
from ..words import (
    ADD,
    CANNOT_LEAD,
    CARD,
    CARD_ADDED,
    FOLLOWED,
    LEAD,
    LEADER_CHOSEN,
    LED,
    LED_ALSO,
    MATCH,
    NO_SHARED_COLOUR,
    NO_SHARED_ROLE,
    NOT_IN_HAND,
    OUT_OF_ORDER,
    SEND,
    TOO_LARGE_FOR_UR,
    TRAIT_CHOSEN,
)
from .effects import OF_EARLIER
from .turn import spend

BY_COLOUR: Final = 0
BY_ROLE: Final = 1
BUILDING: Final = 5
"""Index at which the expedition begins in a frame of ADD-CARD: leader first, then the other cards ascending."""


@final
class ChooseLeader(Step[ArcheosState]):
    """AS-EXP-02: any card of the hand leads, except a Mercenary."""

    prompt: ClassVar[Word] = Word("leader")

    def obvious(self, state: ArcheosState, frame: Frame) -> bool:
        return False

    def legal(self, state: ArcheosState, frame: Frame) -> list[Move]:
        return [(LEAD, card) for card in kinds(state.hands[frame[1]]) if not is_mercenary(card)]

    def apply(self, state: ArcheosState, frame: Frame, move: Move, events: Events) -> None:
        seat, leader = frame[1], move[1]
        events.keep(seat, (LEADER_CHOSEN, leader))
        others = less(state.hands[seat], (leader,))
        by_colour, by_role = _only_by_colour(others, leader), _only_by_role(others, leader)
        if by_colour and by_role:
            state.push((TRAIT, seat, frame[2], leader))
        else:
            # AS part 1: without a real choice the trait that allows more is taken, colour if both allow the same.
            state.push((ADD_CARD, seat, frame[2], BY_ROLE if by_role else BY_COLOUR, 0, leader))

    def tries(self, state: ArcheosState, frame: Frame) -> list[Move]:
        return [(LEAD, card) for card in kinds(state.hands[frame[1]])]

    def why_not(self, state: ArcheosState, frame: Frame, move: Move) -> Phrase:
        if move[0] != LEAD:
            return ()
        return (CANNOT_LEAD,) if is_mercenary(move[1]) else (NOT_IN_HAND, move[1])


def _only_by_colour(cards: Cards, leader: int) -> bool:
    """Return whether a card other than a Mercenary has the leader's colour and another role."""
    return any(colour_of(c) == colour_of(leader) and c != leader and not is_mercenary(c) for c in cards)


def _only_by_role(cards: Cards, leader: int) -> bool:
    return any(role_of(card) == role_of(leader) and card != leader for card in cards)


@final
class ChooseTrait(Step[ArcheosState]):
    """AS-EXP-03: the others share the leader's colour, or the leader's role."""

    prompt: ClassVar[Word] = Word("trait", leader=CARD)

    def obvious(self, state: ArcheosState, frame: Frame) -> bool:
        return False

    def prompt_nouns(self, state: ArcheosState, frame: Frame) -> tuple[int, ...]:
        return (frame[3],)

    def legal(self, state: ArcheosState, frame: Frame) -> list[Move]:
        return [(MATCH, BY_COLOUR), (MATCH, BY_ROLE)]

    def apply(self, state: ArcheosState, frame: Frame, move: Move, events: Events) -> None:
        events.keep(frame[1], (TRAIT_CHOSEN, move[1]))
        state.push((ADD_CARD, frame[1], frame[2], move[1], 0, frame[3]))


@final
class AddCard(Step[ArcheosState]):
    """AS-EXP-04: any number of cards with the trait, and Mercenaries, in ascending order; then send."""

    prompt: ClassVar[Word] = Word("add-card", leader=CARD)

    def obvious(self, state: ArcheosState, frame: Frame) -> bool:
        return False

    def prompt_nouns(self, state: ArcheosState, frame: Frame) -> tuple[int, ...]:
        return (frame[BUILDING],)

    def legal(self, state: ArcheosState, frame: Frame) -> list[Move]:
        moves: list[Move] = []
        for card in kinds(less(state.hands[frame[1]], frame[BUILDING:])):
            if card >= frame[4] and fits(card, frame) and has_room(state, card, frame):
                moves.append((ADD, card))
        moves.append((SEND,))
        return moves

    def apply(self, state: ArcheosState, frame: Frame, move: Move, events: Events) -> None:
        if move[0] == SEND:
            send(state, frame, events)
            return
        events.keep(frame[1], (CARD_ADDED, move[1]))
        state.push((*frame[:4], move[1], *frame[BUILDING:], move[1]))

    def tries(self, state: ArcheosState, frame: Frame) -> list[Move]:
        return [(ADD, card) for card in kinds(state.hands[frame[1]])]

    def why_not(self, state: ArcheosState, frame: Frame, move: Move) -> Phrase:
        if move[0] != ADD:
            return ()
        card, leader = move[1], frame[BUILDING]
        if card not in less(state.hands[frame[1]], frame[BUILDING:]):
            return (NOT_IN_HAND, card)
        if not fits(card, frame):
            return (NO_SHARED_COLOUR if frame[3] == BY_COLOUR else NO_SHARED_ROLE, card, leader)
        return (OUT_OF_ORDER, card) if card < frame[4] else (TOO_LARGE_FOR_UR, frame[2])


def fits(card: int, frame: Frame) -> bool:
    """AS-ROLE-MERCENARY-02: return whether a card has the chosen trait, or is a Mercenary."""
    if is_mercenary(card):
        return True
    leader = frame[BUILDING]
    if frame[3] == BY_COLOUR:
        return colour_of(card) == colour_of(leader)
    return role_of(card) == role_of(leader)


def has_room(state: ArcheosState, card: int, frame: Frame) -> bool:
    """AS-SITE-UR-03, 04: return whether the limit leaves room; by the host's option Mercenaries do not count."""
    building = frame[BUILDING:]
    if not state.rulings & UR_WITHOUT_MERCENARIES:
        return len(building) < frame[2]
    return is_mercenary(card) or len([each for each in building if not is_mercenary(each)]) < frame[2]


def send(state: ArcheosState, frame: Frame, events: Events) -> None:
    """AS-EXP-09: lay the expedition face up before its seat, remove the cover, and push the effects."""
    seat, expedition = frame[1], frame[BUILDING:]
    spend(state, seat, expedition)
    state.expeditions[seat] = (*state.expeditions[seat], expedition)
    state.moved = 0
    cover = state.frames.pop()
    first = cover[0] == ACTION
    events.show(seat, (LED if first else LED_ALSO, expedition[0], len(expedition)), known_to=seat)
    for cards in chunks(expedition[1:]):
        events.show(seat, (FOLLOWED, expedition[0], *cards), known_to=seat)
    if first:
        # AS-TURN-08: pushed once per turn, below the first expedition and all that a Cartographer adds.
        state.push((NEXT_TURN, TABLE, seat))
        state.push((CHICHEN, TABLE, seat))
        state.push((PATRON, TABLE, seat))
        state.push((LAY_DOWN, TABLE, seat))
    elif cover[0] == EFFECT and state.rulings & COLOUR_KEPT:
        _push_open_colour(state, cover)
    state.push((EFFECTS, TABLE, seat, 0, frame[2]))


def _push_open_colour(state: ArcheosState, cover: Frame) -> None:
    """AS-EXP-12: push the colour effect of a Cartographer's expedition whose role was used first, by the host's option."""
    if not cover[2] & COLOUR_DONE:
        index = cover[OF_EARLIER] if len(cover) > OF_EARLIER else len(state.expeditions[cover[1]]) - 2
        state.push((EFFECTS, TABLE, cover[1], cover[2] | ROLE_DONE, cover[3], index))
