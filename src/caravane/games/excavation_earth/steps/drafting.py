"""Steps of the draft: packs that are passed round the table, or the lone player's own choice.

`state.packs` stores each pack by the seat that held it first: the cards taken from it, two by two in the order of its
holders, then the rest. A seat that has held a pack continues to know it (`knowledge.py`).
"""

from typing import ClassVar, final

from caravane.kernel.event import Events
from caravane.kernel.hand import chunks, kinds, less
from caravane.kernel.state import CHANCE, TABLE, Frame
from caravane.kernel.step import Shuffle, Step
from caravane.kernel.words import NUMBER, Move, Phrase, Word

from ..cards import first_of_two, refill, second_of_two
from ..events import (
    CARDS_LOST,
    DRAFT_ENDED,
    PACK_SEEN,
    PACKS_DEALT,
    PACKS_PASSED,
    PICKED,
    PICKS_MADE,
)
from ..state import HUMAN, NO_DRAFT, Cards, EarthState
from ..step_ids import DEAL_PACKS, OPEN_PACKS, PASS_PACKS, PICK, SOLO_LOSE, SOLO_OPEN, SOLO_PICK
from ..words import KEEP, NOT_IN_HAND, PICK_ORDER, SHUFFLE_CARDS
from .setting_up import seats_in_order


def pack_of(state: EarthState, seat: int, choice: int) -> int:
    """EE-SETUP-03, EE-PREP-16: return the pack that a seat holds at a choice; packs are passed to the left."""
    return (seat - choice) % state.seats


def held_pack(state: EarthState, seat: int) -> Cards:
    """Return the cards of the pack that a seat holds now."""
    return state.packs[pack_of(state, seat, state.draft)][state.box.draft.picks * state.draft :]


@final
class DealPacks(Step[EarthState]):
    """EE-PREP-14, 15: eight cards for each player, dealt seat by seat in turn order; the frame counts the cards."""

    prompt: ClassVar[Word] = Word("deal-packs")

    def apply(self, state: EarthState, frame: Frame, move: Move, events: Events) -> None:
        if frame[2] == 0:
            state.packs = [()] * state.seats
            state.opened = 0
            state.unshuffled = 0
            state.revealed = [()] * state.seats
        seats = seats_in_order(state)
        for number in range(frame[2], state.box.draft.pack * state.seats):
            if not state.deck and not refill(state, (DEAL_PACKS, TABLE, number), events):
                return
            if state.deck:
                seat = seats[number // state.box.draft.pack]
                state.packs[seat] = (*state.packs[seat], state.deck.pop())
        state.push((OPEN_PACKS, TABLE))


@final
class OpenPacks(Step[EarthState]):
    """Reveal of each pack to its own seat."""

    prompt: ClassVar[Word] = Word("open-packs")

    def apply(self, state: EarthState, frame: Frame, move: Move, events: Events) -> None:
        state.draft = 0
        state.opened = 1
        state.packs = [tuple(sorted(pack)) for pack in state.packs]
        events.tell(TABLE, (PACKS_DEALT,))
        gather_picks(state, events)


def gather_picks(state: EarthState, events: Events) -> None:
    """EE-PREP-16, 17: prompt all seats at once to choose from the packs they hold."""
    for seat in range(state.seats):
        for chunk in chunks(held_pack(state, seat)):
            events.learn(seat, (PACK_SEEN, *chunk))
    state.gather((PASS_PACKS, TABLE))
    for seat in range(state.seats):
        state.push((PICK, seat))


@final
class DraftPick(Step[EarthState]):
    """DRAFT_PICK: the seat picks two cards, in ascending order; the frame holds the first."""

    prompt: ClassVar[Word] = Word("pick", left=NUMBER)

    def obvious(self, state: EarthState, frame: Frame) -> bool:
        return False

    def prompt_nouns(self, state: EarthState, frame: Frame) -> tuple[int, ...]:
        return (state.box.draft.picks - len(frame[2:]),)

    def legal(self, state: EarthState, frame: Frame) -> list[Move]:
        cards = held_pack(state, frame[1])
        choices = first_of_two(cards) if len(frame) == 2 else second_of_two(cards, frame[2])
        return [(KEEP, card) for card in choices]

    def apply(self, state: EarthState, frame: Frame, move: Move, events: Events) -> None:
        seat = frame[1]
        events.keep(seat, (PICKED, move[1]))
        if len(frame) == 2:
            state.push((*frame, move[1]))
            return
        state.picks[seat] = (frame[2], move[1])
        events.tell(seat, (PICKS_MADE,))

    def tries(self, state: EarthState, frame: Frame) -> list[Move]:
        return [(KEEP, card) for card in kinds(held_pack(state, frame[1]))]

    def why_not(self, state: EarthState, frame: Frame, move: Move) -> Phrase:
        if move[0] != KEEP:
            return ()
        return (PICK_ORDER, move[1]) if move[1] in held_pack(state, frame[1]) else (NOT_IN_HAND, move[1])


@final
class PassPacks(Step[EarthState]):
    """EE-PREP-16 to 18: picks join the hands, packs move on; the last two cards go face down to the discard."""

    prompt: ClassVar[Word] = Word("pass-packs")

    def apply(self, state: EarthState, frame: Frame, move: Move, events: Events) -> None:
        for seat in range(state.seats):
            take_picks(state, seat)
        state.draft += 1
        if state.draft < state.box.draft.choices:
            events.tell(TABLE, (PACKS_PASSED,))
            gather_picks(state, events)
            return
        left = [card for pack in state.packs for card in pack[state.box.draft.picks * state.box.draft.choices :]]
        state.face_down = tuple(sorted([*state.face_down, *left]))
        state.draft = NO_DRAFT
        state.unshuffled = 1
        # Nothing is revealed, but the last answer must be a barrier whatever it was.
        events.show(TABLE, (DRAFT_ENDED,))


def take_picks(state: EarthState, seat: int) -> None:
    """Move the picks of a seat from its pack to its hand, and record them in the pack."""
    number = pack_of(state, seat, state.draft)
    pack, picks = state.packs[number], state.picks[seat]
    taken = state.box.draft.picks * state.draft
    state.packs[number] = (*pack[:taken], *picks, *less(pack[taken:], picks))
    state.hands[seat] = tuple(sorted([*state.hands[seat], *picks]))
    state.picks[seat] = ()


@final
class SoloOpen(Step[EarthState]):
    """EE-ZU-20: the lone player draws nine cards."""

    prompt: ClassVar[Word] = Word("solo-open")

    def apply(self, state: EarthState, frame: Frame, move: Move, events: Events) -> None:
        if not state.packs:
            state.packs = [()]
        while len(state.packs[HUMAN]) < state.box.draft.solo_pack:
            if not state.deck and not refill(state, (SOLO_OPEN, TABLE), events):
                return
            if not state.deck:
                break
            state.packs[HUMAN] = (*state.packs[HUMAN], state.deck.pop())
        state.packs[HUMAN] = tuple(sorted(state.packs[HUMAN]))
        state.draft = 0
        state.opened = 1
        for chunk in chunks(state.packs[HUMAN]):
            events.learn(HUMAN, (PACK_SEEN, *chunk))
        state.push((SOLO_PICK, HUMAN))


@final
class SoloPick(Step[EarthState]):
    """SOLO_PICK: the seat keeps two cards, in ascending order; then some of the others are lost."""

    prompt: ClassVar[Word] = Word("solo-pick", left=NUMBER)

    def obvious(self, state: EarthState, frame: Frame) -> bool:
        return False

    def prompt_nouns(self, state: EarthState, frame: Frame) -> tuple[int, ...]:
        return (state.box.draft.picks - len(frame[2:]),)

    def legal(self, state: EarthState, frame: Frame) -> list[Move]:
        cards = state.packs[HUMAN]
        choices = first_of_two(cards) if len(frame) == 2 else second_of_two(cards, frame[2])
        return [(KEEP, card) for card in choices]

    def apply(self, state: EarthState, frame: Frame, move: Move, events: Events) -> None:
        events.keep(HUMAN, (PICKED, move[1]))
        if len(frame) == 2:
            state.push((*frame, move[1]))
            return
        picks = (frame[2], move[1])
        state.packs[HUMAN] = less(state.packs[HUMAN], picks)
        state.hands[HUMAN] = tuple(sorted([*state.hands[HUMAN], *picks]))
        events.tell(HUMAN, (PICKS_MADE,))
        pack = state.packs[HUMAN]
        if pack[0] == pack[-1]:
            lose(state, pack, events)
        else:
            state.push((SOLO_LOSE, CHANCE))

    def tries(self, state: EarthState, frame: Frame) -> list[Move]:
        return [(KEEP, card) for card in kinds(state.packs[HUMAN])]

    def why_not(self, state: EarthState, frame: Frame, move: Move) -> Phrase:
        if move[0] != KEEP:
            return ()
        return (PICK_ORDER, move[1]) if move[1] in state.packs[HUMAN] else (NOT_IN_HAND, move[1])


@final
class SoloLose(Shuffle[EarthState]):
    """EE-ZU-20: the cards not kept are shuffled, and the first of them are lost."""

    prompt: ClassVar[Word] = Word("solo-lose")
    verb: ClassVar[int] = SHUFFLE_CARDS

    def things(self, state: EarthState, frame: Frame) -> list[int]:
        return list(state.packs[HUMAN])

    def apply(self, state: EarthState, frame: Frame, move: Move, events: Events) -> None:
        lose(state, move[1:], events)


def lose(state: EarthState, order: Cards, events: Events) -> None:
    """EE-ZU-20, 21: discard lost cards; after the second loss the last two are kept."""
    count = state.box.draft.solo_lost[state.draft]
    state.discard += order[:count]
    events.show(HUMAN, (CARDS_LOST, *sorted(order[:count])))
    rest = tuple(sorted(order[count:]))
    state.draft += 1
    if state.draft < len(state.box.draft.solo_lost):
        state.packs[HUMAN] = rest
        state.push((SOLO_PICK, HUMAN))
        return
    state.hands[HUMAN] = tuple(sorted([*state.hands[HUMAN], *rest]))
    state.packs = []
    state.opened = 0
    state.draft = NO_DRAFT
