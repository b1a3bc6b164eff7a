"""Steps of the set-up: factions, hands with their redraw, relics, buyers, and the decks of Zu."""

from typing import ClassVar, final

from caravane.kernel.event import Events
from caravane.kernel.hand import chunks, kinds, with_card, without
from caravane.kernel.state import TABLE, Frame
from caravane.kernel.step import Lot, Shuffle, Step
from caravane.kernel.words import NUMBER, Move, Phrase, Word

from ..cards import colour_of, symbol_of
from ..components import COLOURS, FACTIONS, ROWS, SYMBOLS, TRAVEL, TRAVEL_CARDS
from ..events import (
    DEALT,
    FACTION_DRAWN,
    PILE_LAID,
    REDRAW_DISCARDED,
    REDRAW_FINISHED,
    ROUND_BEGAN,
    SITES_LAID,
    TRAVEL_RETURNED,
    TURN_ORDER,
    ZU_DEALT,
)
from ..setup import players, zu_cards
from ..state import NONE, Cards, EarthState
from ..step_ids import BEGIN_TURN, DRAW, REDRAW, REDRAW_NEXT
from ..words import (
    CARD_ORDER,
    CHOOSE_FACTION,
    DISCARD,
    DRAW_FACTION,
    FACTION_TAKEN,
    FINISH_REDRAW,
    NOT_A_SET,
    NOT_IN_HAND,
    SHUFFLE_CARDS,
    SHUFFLE_RELICS,
    SHUFFLE_ZU,
)

RELICS_IN_LINE = 3
SET_SIZE = 4
"""EE-SETUP-07: minimum number of cards of one colour or symbol that allows an exchange."""


@final
class DrawFaction(Lot[EarthState]):
    """ASSIGN_FACTION: one of the factions that no seat has."""

    prompt: ClassVar[Word] = Word("draw-faction")
    verb: ClassVar[int] = DRAW_FACTION

    def candidates(self, state: EarthState, frame: Frame) -> list[int]:
        return [faction for faction in range(len(FACTIONS)) if faction not in state.factions]

    def apply(self, state: EarthState, frame: Frame, move: Move, events: Events) -> None:
        take_faction(state, frame[2], move[1])


@final
class ChooseFaction(Step[EarthState]):
    """CHOOSE_FACTION: a faction that no seat has."""

    prompt: ClassVar[Word] = Word("choose-faction")

    def legal(self, state: EarthState, frame: Frame) -> list[Move]:
        return [(CHOOSE_FACTION, faction) for faction in range(len(FACTIONS)) if faction not in state.factions]

    def apply(self, state: EarthState, frame: Frame, move: Move, events: Events) -> None:
        take_faction(state, frame[1], move[1])
        events.tell(frame[1], (FACTION_DRAWN, move[1]))

    def tries(self, state: EarthState, frame: Frame) -> list[Move]:
        return [(CHOOSE_FACTION, faction) for faction in range(len(FACTIONS))]

    def why_not(self, state: EarthState, frame: Frame, move: Move) -> Phrase:
        return (FACTION_TAKEN, move[1]) if move[0] == CHOOSE_FACTION else ()


def take_faction(state: EarthState, seat: int, faction: int) -> None:
    """EE-SETUP-02: give a seat its faction."""
    state.factions = (*state.factions[:seat], faction, *state.factions[seat + 1 :])


@final
class ShuffleActionCards(Shuffle[EarthState]):
    """EE-SETUP-05, 06: factions set the turn order, and the action cards are shuffled.

    The frame holds the seats that have chosen their factions, which everyone has seen.
    """

    prompt: ClassVar[Word] = Word("shuffle-cards")
    verb: ClassVar[int] = SHUFFLE_CARDS

    def things(self, state: EarthState, frame: Frame) -> list[int]:
        return [card for card in range(TRAVEL) for _ in range(state.box.card_copies)]

    def apply(self, state: EarthState, frame: Frame, move: Move, events: Events) -> None:
        for seat, faction in enumerate(state.factions):
            if seat not in frame[2:]:
                events.tell(seat, (FACTION_DRAWN, faction))
        initiative = [state.box.initiative[faction] for faction in state.factions]
        if state.solo():
            initiative.append(state.box.zu.initiative)
        ordered = sorted([(number, side) for side, number in enumerate(initiative)])
        state.order = tuple([side for _, side in ordered])
        events.tell(TABLE, (TURN_ORDER, *state.order))
        state.deck = list(reversed(move[1:]))


@final
class DealHands(Step[EarthState]):
    """EE-SETUP-06: six secret cards for each player."""

    prompt: ClassVar[Word] = Word("deal-hands")

    def apply(self, state: EarthState, frame: Frame, move: Move, events: Events) -> None:
        for seat in seats_in_order(state):
            state.hands[seat] = tuple(sorted([state.deck.pop() for _ in range(state.box.set_up.hand)]))
            for chunk in chunks(state.hands[seat]):
                events.learn(seat, (DEALT, *chunk))


def seats_in_order(state: EarthState) -> list[int]:
    """List the seats in turn order, without Zu."""
    return [side for side in state.order if side < state.seats]


def set_of(hand: Cards) -> tuple[int, int]:
    """EE-SETUP-07, 08: return the colour and the symbol of which a dealt hand has four or more, else NONE."""
    colour, symbol = NONE, NONE
    for number in range(len(COLOURS)):
        if len([card for card in hand if colour_of(card) == number]) >= SET_SIZE:
            colour = number
    for number in range(len(SYMBOLS)):
        if len([card for card in hand if symbol_of(card) == number]) >= SET_SIZE:
            symbol = number
    return colour, symbol


@final
class RedrawNext(Step[EarthState]):
    """EE-SETUP-09: the offer goes round once, in turn order."""

    prompt: ClassVar[Word] = Word("redraw-next")

    def apply(self, state: EarthState, frame: Frame, move: Move, events: Events) -> None:
        seats = seats_in_order(state)
        for index in range(frame[2], len(seats)):
            colour, symbol = set_of(state.hands[seats[index]])
            if colour != NONE or symbol != NONE:
                state.push((REDRAW_NEXT, TABLE, index + 1))
                state.push((REDRAW, seats[index], colour, symbol, 0, 0))
                return


@final
class RedrawHand(Step[EarthState]):
    """REDRAW_HAND: cards of the set are exchanged one by one, in ascending order; then as many are drawn.

    The frame holds the colour and the symbol of the set, the last card exchanged, and how many were exchanged.
    """

    prompt: ClassVar[Word] = Word("redraw", count=NUMBER)

    def obvious(self, state: EarthState, frame: Frame) -> bool:
        return False

    def prompt_nouns(self, state: EarthState, frame: Frame) -> tuple[int, ...]:
        return (frame[5],)

    def legal(self, state: EarthState, frame: Frame) -> list[Move]:
        hand = kinds(state.hands[frame[1]])
        moves: list[Move] = [(DISCARD, card) for card in hand if card >= frame[4] and in_set(card, frame)]
        moves.append((FINISH_REDRAW,))
        return moves

    def apply(self, state: EarthState, frame: Frame, move: Move, events: Events) -> None:
        seat, count = frame[1], frame[5]
        if move[0] == FINISH_REDRAW:
            # It reveals whether further seats are prompted as well, either way.
            events.show(seat, (REDRAW_FINISHED, count))
            if count:
                state.push((DRAW, TABLE, seat, count, 0))
            return
        state.hands[seat] = without(state.hands[seat], move[1])
        state.discard.append(move[1])
        events.show(seat, (REDRAW_DISCARDED, move[1]))
        state.push((*frame[:4], move[1], count + 1))

    def tries(self, state: EarthState, frame: Frame) -> list[Move]:
        return [(DISCARD, card) for card in kinds(state.hands[frame[1]])]

    def why_not(self, state: EarthState, frame: Frame, move: Move) -> Phrase:
        if move[0] != DISCARD:
            return ()
        if move[1] not in state.hands[frame[1]]:
            return (NOT_IN_HAND, move[1])
        return (CARD_ORDER, move[1]) if in_set(move[1], frame) else (NOT_A_SET, move[1])


def in_set(card: int, frame: Frame) -> bool:
    """EE-SETUP-08: return whether a card belongs to either set, so that it may be exchanged."""
    return colour_of(card) == frame[2] or symbol_of(card) == frame[3]


@final
class TravelBack(Step[EarthState]):
    """EE-SETUP-10, EE-PREP-19: every seat has the three travel cards."""

    prompt: ClassVar[Word] = Word("travel-back")

    def apply(self, state: EarthState, frame: Frame, move: Move, events: Events) -> None:
        state.travel = [(1 << TRAVEL_CARDS) - 1] * state.seats
        if state.round > 1:
            events.tell(TABLE, (TRAVEL_RETURNED,))


@final
class ShuffleSupply(Shuffle[EarthState]):
    """EE-SETUP-13 to 15: a colour is shuffled; some relics go to the sites, some to the pile, others to the supply."""

    prompt: ClassVar[Word] = Word("shuffle-supply")
    verb: ClassVar[int] = SHUFFLE_RELICS

    def things(self, state: EarthState, frame: Frame) -> list[int]:
        first = frame[2] * ROWS
        return [relic for relic in range(first, first + ROWS) for _ in range(state.box.copies[relic])]

    def apply(self, state: EarthState, frame: Frame, move: Move, events: Events) -> None:
        on_sites, in_pile = state.box.set_up.on_sites[players(state)], state.box.set_up.in_pile[players(state)]
        relics = move[1:]
        for relic in relics[:on_sites]:
            state.sites[relic] += 1
        state.piles[frame[2]] = relics[on_sites : on_sites + in_pile]
        # The top of the supply is the end of the tuple, so that a draw takes from there.
        state.supply[frame[2]] = tuple(reversed(relics[on_sites + in_pile :]))
        for chunk in chunks(relics[:on_sites], RELICS_IN_LINE):
            events.show(TABLE, (SITES_LAID, *chunk))
        for chunk in chunks(tuple(reversed(state.piles[frame[2]])), RELICS_IN_LINE):
            events.show(TABLE, (PILE_LAID, *chunk))


@final
class ShuffleZuKind(Shuffle[EarthState]):
    """EE-ZU-06: the dig cards, then the command cards, are shuffled and dealt unseen to the decks of the rounds."""

    prompt: ClassVar[Word] = Word("shuffle-zu-kind")
    verb: ClassVar[int] = SHUFFLE_ZU

    def things(self, state: EarthState, frame: Frame) -> list[int]:
        return zu_cards(frame[2])

    def apply(self, state: EarthState, frame: Frame, move: Move, events: Events) -> None:
        start = 1
        for number, counts in enumerate(state.box.zu.decks):
            for card in move[start : start + counts[frame[2]]]:
                state.zu.later[number] = with_card(state.zu.later[number], card)
            start += counts[frame[2]]


@final
class ShuffleZuDeck(Shuffle[EarthState]):
    """EE-ZU-06, 08, 19: the deck of the round is shuffled."""

    prompt: ClassVar[Word] = Word("shuffle-zu-deck")
    verb: ClassVar[int] = SHUFFLE_ZU

    def things(self, state: EarthState, frame: Frame) -> list[int]:
        return list(state.zu.later[0])

    def apply(self, state: EarthState, frame: Frame, move: Move, events: Events) -> None:
        state.zu.later = state.zu.later[1:]
        state.zu.deck = list(reversed(move[1:]))
        events.tell(TABLE, (ZU_DEALT, len(state.zu.deck)))


@final
class FirstTurn(Step[EarthState]):
    """EE-TURN-01: the first seat in turn order begins the action phase."""

    prompt: ClassVar[Word] = Word("first-turn")

    def apply(self, state: EarthState, frame: Frame, move: Move, events: Events) -> None:
        if state.round == 1:
            events.tell(TABLE, (ROUND_BEGAN, 1, state.box.rounds))
        state.push((BEGIN_TURN, TABLE, state.order[0]))
