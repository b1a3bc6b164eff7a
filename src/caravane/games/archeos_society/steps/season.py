"""Steps at the start of a season: the deck is shuffled, hands and area are dealt, monkeys go into the lower half."""

from typing import ClassVar, final

from caravane.kernel.event import Events
from caravane.kernel.hand import chunks
from caravane.kernel.state import CHANCE, TABLE, Frame
from caravane.kernel.step import Lots, Shuffle
from caravane.kernel.words import Move, Word

from ..cards import deck_of
from ..components import MONKEY, MONKEYS
from ..state import ACTION, MONKEYS_IN, ArcheosState
from ..words import AREA_DEALT, DEALT, HIDE_MONKEYS, MONKEYS_HIDDEN, SEASON_BEGAN, SHUFFLE_DECK


@final
class ShuffleDeck(Shuffle[ArcheosState]):
    """AS-SEASON-02 to 04, 20: the whole deck is shuffled and dealt from the top: hands, area, pile."""

    prompt: ClassVar[Word] = Word("shuffle")
    verb: ClassVar[int] = SHUFFLE_DECK

    def things(self, state: ArcheosState, frame: Frame) -> list[int]:
        return deck_of(state.roles)

    def apply(self, state: ArcheosState, frame: Frame, move: Move, events: Events) -> None:
        state.season += 1
        state.active = state.first
        state.returned = ()
        state.expeditions = [()] * state.seats
        events.tell(state.first, (SEASON_BEGAN, state.season, state.box.seasons[state.seats]))
        # The top of the pile is the end of the list, so that a draw is a pop.
        state.pile = list(reversed(move[1:]))
        for offset in range(state.seats):
            self._deal(state, (state.first + offset) % state.seats, events)
        state.area = sorted([state.pile.pop() for _ in range(state.seats + state.box.area_base)])
        for cards in chunks(tuple(state.area)):
            events.show(TABLE, (AREA_DEALT, *cards))
        state.lower = len(state.pile) // 2 + MONKEYS
        state.push((ACTION, state.first))
        state.push((MONKEYS_IN, CHANCE))

    def _deal(self, state: ArcheosState, seat: int, events: Events) -> None:
        state.hands[seat] = tuple(sorted([state.pile.pop() for _ in range(state.box.start_hand)]))
        for card in state.hands[seat]:
            events.learn(seat, (DEALT, card))


@final
class HideMonkeys(Lots[ArcheosState]):
    """AS-SEASON-06: three monkeys go into the lower half; all positions, counted from its top, are equally likely."""

    prompt: ClassVar[Word] = Word("monkeys")
    verb: ClassVar[int] = HIDE_MONKEYS

    def candidates(self, state: ArcheosState, frame: Frame) -> list[int]:
        return list(range(state.lower))

    def count(self, state: ArcheosState, frame: Frame) -> int:
        return MONKEYS

    def apply(self, state: ArcheosState, frame: Frame, move: Move, events: Events) -> None:
        upper = len(state.pile) + MONKEYS - state.lower
        for offset in move[1:]:
            # Ascending from the top: a monkey shifts only the cards below it.
            state.pile.insert(len(state.pile) - upper - offset, MONKEY)
        state.monkeys = 0
        events.tell(TABLE, (MONKEYS_HIDDEN,))
