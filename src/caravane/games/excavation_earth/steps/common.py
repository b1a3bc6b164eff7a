"""Steps that several actions share: drawing cards, keeping one, storing, sampling, and the guard who makes room."""

from typing import ClassVar, final

from caravane.kernel.event import Events
from caravane.kernel.hand import kinds, with_card, without
from caravane.kernel.state import TABLE, Frame
from caravane.kernel.step import Shuffle, Step
from caravane.kernel.words import Move, Phrase, Word

from ..cards import discarded, new_deck, refill
from ..components import RELICS
from ..crew import offer_sample, place_guard, place_trader, samples, store, with_cube
from ..events import (
    CARDS_DISCARDED,
    DREW,
    DREW_UNSEEN,
    GUARD_MOVED,
    KEPT,
    KEPT_ONE,
    SAMPLE_SKIPPED,
)
from ..kinds import IN_CONTAINER, IN_HOLD, RELIC
from ..state import Cards, EarthState
from ..step_ids import DRAW, KEEP_CARD, KEEP_GUARD, PLACE_GUARD
from ..words import (
    KEEP,
    MOVE_GUARD,
    NO_GUARD,
    NOT_IN_HAND,
    SAMPLE,
    SHUFFLE_CARDS,
    SKIP_SAMPLE,
    STORE_IN,
    STORE_IS_FULL,
)


@final
class DrawCards(Step[EarthState]):
    """Draw of the number of cards in the frame for a seat, into the hand or aside to keep one of them."""

    prompt: ClassVar[Word] = Word("draw")

    def apply(self, state: EarthState, frame: Frame, move: Move, events: Events) -> None:
        _, _, seat, count, aside = frame
        drawn: list[int] = []
        while count and refill(state, (DRAW, TABLE, seat, count, aside), events) and state.deck:
            drawn.append(state.deck.pop())
            count -= 1
        if drawn:
            self._deal_out(state, seat, tuple(sorted(drawn)), aside, events)

    def _deal_out(self, state: EarthState, seat: int, drawn: Cards, aside: int, events: Events) -> None:
        if aside:
            state.drawn = tuple(sorted([*state.drawn, *drawn]))
        else:
            state.hands[seat] = tuple(sorted([*state.hands[seat], *drawn]))
        events.learn(seat, (DREW, *drawn), (DREW_UNSEEN, len(drawn)))


@final
class Reshuffle(Shuffle[EarthState]):
    """EE-EXHAUST-03: the whole discard becomes the deck."""

    prompt: ClassVar[Word] = Word("reshuffle")
    verb: ClassVar[int] = SHUFFLE_CARDS

    def things(self, state: EarthState, frame: Frame) -> list[int]:
        return discarded(state)

    def apply(self, state: EarthState, frame: Frame, move: Move, events: Events) -> None:
        new_deck(state, move[1:], events)


def draw_and_keep(state: EarthState, seat: int, count: int) -> None:
    """EE-SELL-14: push a draw of some cards, of which one may be kept."""
    state.push((KEEP_GUARD, TABLE, seat))
    state.push((DRAW, TABLE, seat, count, 1))


@final
class KeepGuard(Step[EarthState]):
    """EE-SELL-15: a single card is kept without a choice."""

    prompt: ClassVar[Word] = Word("keep-guard")

    def apply(self, state: EarthState, frame: Frame, move: Move, events: Events) -> None:
        if len(state.drawn) > 1:
            state.push((KEEP_CARD, frame[2]))
        elif state.drawn:
            keep_drawn(state, frame[2], state.drawn[0], events)


def keep_drawn(state: EarthState, seat: int, card: int, events: Events) -> None:
    """Keep one of the cards drawn aside; the others go face up to the discard."""
    rest = without(state.drawn, card)
    state.hands[seat] = with_card(state.hands[seat], card)
    state.discard += rest
    state.drawn = ()
    events.keep(seat, (KEPT, card), (KEPT_ONE,))
    if rest:
        events.show(seat, (CARDS_DISCARDED, *rest), known_to=seat)


@final
class KeepCard(Step[EarthState]):
    """KEEP_CARD: the seat keeps one of the cards drawn, in secret."""

    prompt: ClassVar[Word] = Word("keep-card")

    def obvious(self, state: EarthState, frame: Frame) -> bool:
        return False

    def legal(self, state: EarthState, frame: Frame) -> list[Move]:
        return [(KEEP, card) for card in kinds(state.drawn)]

    def apply(self, state: EarthState, frame: Frame, move: Move, events: Events) -> None:
        keep_drawn(state, frame[1], move[1], events)

    def why_not(self, state: EarthState, frame: Frame, move: Move) -> Phrase:
        return (NOT_IN_HAND, move[1]) if move[0] == KEEP else ()


@final
class StorePlace(Step[EarthState]):
    """STORE_PLACE: a bought relic goes into the hold or the container."""

    prompt: ClassVar[Word] = Word("store-place", relic=RELIC)

    def prompt_nouns(self, state: EarthState, frame: Frame) -> tuple[int, ...]:
        return (frame[2],)

    def legal(self, state: EarthState, frame: Frame) -> list[Move]:
        moves: list[Move] = []
        if len(state.holds[frame[1]]) < state.box.hold:
            moves.append((STORE_IN, IN_HOLD))
        if len(state.containers[frame[1]]) < state.box.container:
            moves.append((STORE_IN, IN_CONTAINER))
        return moves

    def apply(self, state: EarthState, frame: Frame, move: Move, events: Events) -> None:
        state.unearthed = without(state.unearthed, frame[2])
        store(state, frame[1], frame[2], move[1], events)
        offer_sample(state, frame[1], frame[2])

    def tries(self, state: EarthState, frame: Frame) -> list[Move]:
        return [(STORE_IN, IN_HOLD), (STORE_IN, IN_CONTAINER)]

    def why_not(self, state: EarthState, frame: Frame, move: Move) -> Phrase:
        return (STORE_IS_FULL, move[1]) if move[0] == STORE_IN else ()


@final
class TakeSample(Step[EarthState]):
    """SAMPLE: put a guard on the space of the relic just stored, or not."""

    prompt: ClassVar[Word] = Word("sample", relic=RELIC)

    def prompt_nouns(self, state: EarthState, frame: Frame) -> tuple[int, ...]:
        return (frame[2],)

    def legal(self, state: EarthState, frame: Frame) -> list[Move]:
        return [(SAMPLE,), (SKIP_SAMPLE,)]

    def apply(self, state: EarthState, frame: Frame, move: Move, events: Events) -> None:
        if move[0] == SAMPLE:
            with_cube(state, frame[1], (PLACE_GUARD, TABLE, frame[1], frame[2]), events)
        else:
            events.tell(frame[1], (SAMPLE_SKIPPED, frame[2]))


@final
class PlaceGuard(Step[EarthState]):
    """EE-STORE-06: a cube of the reserve guards a sample."""

    prompt: ClassVar[Word] = Word("place-guard")

    def apply(self, state: EarthState, frame: Frame, move: Move, events: Events) -> None:
        place_guard(state, frame[2], frame[3], events)


@final
class PlaceTrader(Step[EarthState]):
    """EE-CREW-01: a cube of the reserve becomes a trader."""

    prompt: ClassVar[Word] = Word("place-trader")

    def apply(self, state: EarthState, frame: Frame, move: Move, events: Events) -> None:
        place_trader(state, frame[2], frame[3], events)


@final
class PickGuard(Step[EarthState]):
    """PICK_GUARD: with an empty reserve a guard leaves the gallery for it."""

    prompt: ClassVar[Word] = Word("pick-guard")

    def legal(self, state: EarthState, frame: Frame) -> list[Move]:
        return [(MOVE_GUARD, relic) for relic in range(len(RELICS)) if samples(state, frame[1], relic)]

    def apply(self, state: EarthState, frame: Frame, move: Move, events: Events) -> None:
        state.galleries[frame[1]] &= ~(1 << move[1])
        state.reserve[frame[1]] += 1
        events.tell(frame[1], (GUARD_MOVED, move[1]))

    def tries(self, state: EarthState, frame: Frame) -> list[Move]:
        return [(MOVE_GUARD, relic) for relic in range(len(RELICS))]

    def why_not(self, state: EarthState, frame: Frame, move: Move) -> Phrase:
        return (NO_GUARD, move[1]) if move[0] == MOVE_GUARD else ()
