"""Steps of a turn: two actions, each paid with a card, or passing."""

from typing import ClassVar, final

from caravane.kernel.event import Events
from caravane.kernel.hand import chunks, kinds, less, without
from caravane.kernel.state import TABLE, Frame
from caravane.kernel.step import Step
from caravane.kernel.words import NUMBER, Move, Phrase, Word

from ..cards import colour_of, first_of_two, is_travel, reveal, second_of_two, symbol_of
from ..components import DAL_HARRAI, TRAVEL
from ..events import (
    ACTION_CHOSEN,
    CARD_PLAYED,
    CARDS_DISCARDED,
    CARDS_KEPT,
    KEPT,
    NO_CARD_LEFT,
    PASSED,
)
from ..kinds import ACTION, COMMAND, DIG, HAGGLE, MOVE, PASS, SELL, SMUGGLE, SURVEY
from ..payable_actions import actions, cards_for, travel_in_hand
from ..state import EarthState
from ..step_ids import (
    BEGIN_TURN,
    CHOOSE_ACTION,
    CHOOSE_CARD,
    FREE_STEP,
    KEEP_ON_PASS,
    NEXT_TURN,
    PLACE_THIRD,
    SCORE,
    TURN,
    ZU_TURN,
)
from ..words import (
    CARD_ORDER,
    CHOOSE,
    KEEP,
    NO_COMMAND,
    NO_CUBE_LEFT,
    NO_DIG,
    NO_HAGGLE,
    NO_SALE,
    NO_SMUGGLE,
    NO_SURVEY,
    NOT_AT_BLACK_MARKET,
    NOT_AT_MARKET,
    NOT_IN_HAND,
    NOTHING_OF_COLOUR,
    PLAY,
    SLOT_TAKEN,
    SUPPLY_EMPTY,
    TRAVEL_CARD,
)
from . import commanding, digging, haggling, moving, selling, smuggling, surveying


@final
class BeginTurn(Step[EarthState]):
    """EE-TURN-02, EE-SETUP-24, 25: a side begins its turn, with a third explorer first, then Dal-Harrai's free step."""

    prompt: ClassVar[Word] = Word("begin-turn")

    def apply(self, state: EarthState, frame: Frame, move: Move, events: Events) -> None:
        side = frame[2]
        state.active = side
        if side == state.seats:
            state.push((ZU_TURN, TABLE, state.box.actions_per_turn))
            return
        state.push((TURN, TABLE, side, state.box.actions_per_turn))
        if state.factions[side] == DAL_HARRAI:
            state.push((FREE_STEP, side))
        if len(state.explorers[side]) < state.box.explorers:
            state.push((PLACE_THIRD, side))


@final
class Turn(Step[EarthState]):
    """EE-TURN-02, 08: as long as actions are left the seat chooses one; with an empty hand it passes."""

    prompt: ClassVar[Word] = Word("turn")

    def apply(self, state: EarthState, frame: Frame, move: Move, events: Events) -> None:
        _, _, seat, left = frame
        state.actions = left
        if left == 0:
            state.push((NEXT_TURN, TABLE, seat))
        elif state.hands[seat] or state.travel[seat]:
            state.push((TURN, TABLE, seat, left - 1))
            state.push((CHOOSE_ACTION, seat))
        else:
            events.tell(seat, (NO_CARD_LEFT,))
            pass_round(state, seat, events)


@final
class NextTurn(Step[EarthState]):
    """EE-TURN-01, 12: the turn passes to the next side that has not passed; when all have, the round is scored."""

    prompt: ClassVar[Word] = Word("next-turn")

    def apply(self, state: EarthState, frame: Frame, move: Move, events: Events) -> None:
        state.actions = 0
        index = state.order.index(frame[2])
        for side in (*state.order[index + 1 :], *state.order[: index + 1]):
            if not state.passed >> side & 1:
                state.push((BEGIN_TURN, TABLE, side))
                return
        state.push((SCORE, TABLE))


@final
class ChooseAction(Step[EarthState]):
    """ACTION: the seat chooses an action, which stays secret until a card is played for it."""

    prompt: ClassVar[Word] = Word("action", left=NUMBER)

    def obvious(self, state: EarthState, frame: Frame) -> bool:
        return False

    def prompt_nouns(self, state: EarthState, frame: Frame) -> tuple[int, ...]:
        return (state.actions,)

    def legal(self, state: EarthState, frame: Frame) -> list[Move]:
        moves: list[Move] = [(CHOOSE, action) for action in actions(state, frame[1])]
        moves.append((CHOOSE, PASS))
        return moves

    def apply(self, state: EarthState, frame: Frame, move: Move, events: Events) -> None:
        if move[1] == PASS:
            # The rest of the turn is removed as well.
            state.frames.pop()
            pass_round(state, frame[1], events)
            return
        # The frame stays below as a cover: the other seats see the action together with its card.
        state.push(frame)
        state.push((CHOOSE_CARD, frame[1], move[1]))
        events.keep(frame[1], (ACTION_CHOSEN, move[1]))

    def tries(self, state: EarthState, frame: Frame) -> list[Move]:
        return [(CHOOSE, action) for action in range(PASS + 1)]

    def why_not(self, state: EarthState, frame: Frame, move: Move) -> Phrase:
        if move[0] != CHOOSE:
            return ()
        reasons = {DIG: NO_DIG, HAGGLE: NO_HAGGLE, SELL: NO_SALE, COMMAND: NO_COMMAND, SMUGGLE: NO_SMUGGLE}
        return (reasons.get(move[1], NO_SURVEY),)


@final
class ChooseCard(Step[EarthState]):
    """CARD: the seat plays the card that pays for the action of the frame; both are public now."""

    prompt: ClassVar[Word] = Word("card", action=ACTION)

    def obvious(self, state: EarthState, frame: Frame) -> bool:
        return False

    def prompt_nouns(self, state: EarthState, frame: Frame) -> tuple[int, ...]:
        return (frame[2],)

    def legal(self, state: EarthState, frame: Frame) -> list[Move]:
        return [(PLAY, card) for card in cards_for(state, frame[1], frame[2])]

    def apply(self, state: EarthState, frame: Frame, move: Move, events: Events) -> None:
        state.frames.pop()
        _, seat, action = frame
        self._spend(state, seat, action, move[1])
        events.show(seat, (CARD_PLAYED, action, move[1]), known_to=seat)
        begin(state, seat, action, move[1])

    def _spend(self, state: EarthState, seat: int, action: int, card: int) -> None:
        """EE-TURN-05, 06: remove the card from the hand; a card for a forecast slot waits until one is named."""
        if is_travel(card):
            state.travel[seat] &= ~(1 << card - TRAVEL)
            return
        state.hands[seat] = without(state.hands[seat], card)
        reveal(state, seat, card)
        if action == SURVEY and state.round < state.box.rounds:
            state.played = card
        else:
            state.discard.append(card)

    def tries(self, state: EarthState, frame: Frame) -> list[Move]:
        hand = kinds(state.hands[frame[1]]) + travel_in_hand(state, frame[1])
        return [(PLAY, card) for card in hand]

    def why_not(self, state: EarthState, frame: Frame, move: Move) -> Phrase:
        if move[0] != PLAY:
            return ()
        _, seat, action = frame
        if move[1] not in state.hands[seat] and move[1] not in travel_in_hand(state, seat):
            return (NOT_IN_HAND, move[1])
        return why_not_payable(state, action, move[1])


def begin(state: EarthState, seat: int, action: int, card: int) -> None:
    """Start the action that a card was played for."""
    if action == MOVE:
        moving.begin(state, seat, card)
    elif action == DIG:
        digging.begin(state, seat, card)
    elif action == HAGGLE:
        haggling.begin(state, seat, card)
    elif action == SELL:
        selling.begin(state, seat, card)
    elif action == COMMAND:
        commanding.begin(state, seat, card)
    elif action == SMUGGLE:
        smuggling.begin(state, seat)
    else:
        surveying.begin(state, seat, card)


def why_not_payable(state: EarthState, action: int, card: int) -> Phrase:
    """Return the reason why a card of the hand does not pay for an action."""
    if action == SELL:
        return (NO_SALE,)
    if is_travel(card):
        return (TRAVEL_CARD, action)
    reasons: dict[int, Phrase] = {
        DIG: (NOTHING_OF_COLOUR, colour_of(card)),
        HAGGLE: (NOT_AT_MARKET, symbol_of(card)),
        COMMAND: (NO_CUBE_LEFT,),
        SMUGGLE: (NOT_AT_BLACK_MARKET, state.box.black_place[symbol_of(card)]),
        SURVEY: (SLOT_TAKEN,) if state.round < state.box.rounds else (SUPPLY_EMPTY, colour_of(card)),
    }
    return reasons.get(action, ())


def pass_round(state: EarthState, seat: int, events: Events) -> None:
    """EE-PASS-01, 02, 04: end a seat's actions in this round; travel cards are set aside, two action cards may stay."""
    state.passed |= 1 << seat
    state.travel[seat] = 0
    state.actions = 0
    events.tell(seat, (PASSED,))
    state.push((NEXT_TURN, TABLE, seat))
    hand = state.hands[seat]
    if len(hand) > state.box.kept_on_pass:
        state.push((KEEP_ON_PASS, seat))
    elif hand:
        events.tell(seat, (CARDS_KEPT, len(hand)))


@final
class KeepOnPass(Step[EarthState]):
    """KEEP_ON_PASS: the seat keeps two cards, in ascending order and in secret; the others are discarded in public."""

    prompt: ClassVar[Word] = Word("keep-on-pass", left=NUMBER)

    def obvious(self, state: EarthState, frame: Frame) -> bool:
        return False

    def prompt_nouns(self, state: EarthState, frame: Frame) -> tuple[int, ...]:
        return (state.box.kept_on_pass - len(frame[2:]),)

    def legal(self, state: EarthState, frame: Frame) -> list[Move]:
        hand = state.hands[frame[1]]
        choices = first_of_two(hand) if len(frame) == 2 else second_of_two(hand, frame[2])
        return [(KEEP, card) for card in choices]

    def apply(self, state: EarthState, frame: Frame, move: Move, events: Events) -> None:
        seat = frame[1]
        events.keep(seat, (KEPT, move[1]))
        if len(frame) == 2:
            state.push((*frame, move[1]))
            return
        kept_cards = (frame[2], move[1])
        discarded = less(state.hands[seat], kept_cards)
        state.hands[seat] = kept_cards
        state.discard += discarded
        for card in discarded:
            reveal(state, seat, card)
        events.tell(seat, (CARDS_KEPT, len(kept_cards)))
        for chunk in chunks(discarded):
            events.show(seat, (CARDS_DISCARDED, *chunk), known_to=seat)

    def tries(self, state: EarthState, frame: Frame) -> list[Move]:
        return [(KEEP, card) for card in kinds(state.hands[frame[1]])]

    def why_not(self, state: EarthState, frame: Frame, move: Move) -> Phrase:
        if move[0] != KEEP:
            return ()
        return (CARD_ORDER, move[1]) if move[1] in state.hands[frame[1]] else (NOT_IN_HAND, move[1])
