"""Steps of a round: find a well, play cards together, show them, look at the deck."""

from typing import ClassVar, final

from caravane.kernel.event import Events
from caravane.kernel.state import CHANCE, TABLE, Frame
from caravane.kernel.step import Roll, Step
from caravane.kernel.words import NUMBER, Move, Phrase, Word

from ..components import CARDS
from ..state import DRAW, LOOK, NO_CARD, PEEK, PLAY, ROUND, SHOW, WELL, WellState
from ..words import (
    ANSWERED,
    BURIED,
    BURY,
    LEAVE,
    LEFT,
    LOOKED,
    LOOKED_UNSEEN,
    NOT_IN_HAND,
    PLAY_CARD,
    PLAYED,
    ROLL_WELL,
    SHOWN,
    WELL_FOUND,
    WON,
)


@final
class Round(Step[WellState]):
    """Start of another round, or the end of the game (TW-END-01)."""

    prompt: ClassVar[Word] = Word("round")

    def apply(self, state: WellState, frame: Frame, move: Move, events: Events) -> None:
        if len(state.played) < state.rounds * state.seats:
            state.push((WELL, CHANCE))


@final
class FindWell(Roll[WellState]):
    """Roll for the depth of the well (TW-WELL-01)."""

    prompt: ClassVar[Word] = Word("find-well")
    verb: ClassVar[int] = ROLL_WELL

    def bounds(self, state: WellState, frame: Frame) -> list[int]:
        return [state.box.faces]

    def apply(self, state: WellState, frame: Frame, move: Move, events: Events) -> None:
        state.depth = move[1] + 1
        events.tell(TABLE, (WELL_FOUND, state.depth))
        state.gather((SHOW, TABLE))
        for seat in range(state.seats):
            state.push((PLAY, seat))


@final
class PlayCard(Step[WellState]):
    """Secret choice of a card by all seats together (TW-PLAY-01)."""

    prompt: ClassVar[Word] = Word("play-card", depth=NUMBER)

    def obvious(self, state: WellState, frame: Frame) -> bool:
        return False

    def prompt_nouns(self, state: WellState, frame: Frame) -> tuple[int, ...]:
        return (state.depth,)

    def legal(self, state: WellState, frame: Frame) -> list[Move]:
        return [(PLAY_CARD, card) for card, _ in state.hands[frame[1]]]

    def apply(self, state: WellState, frame: Frame, move: Move, events: Events) -> None:
        # The card stays in the hand until all are shown; for the others it is still one of the hidden cards.
        state.chosen[frame[1]] = move[1]
        events.keep(frame[1], (PLAYED, move[1]), (ANSWERED,))

    def tries(self, state: WellState, frame: Frame) -> list[Move]:
        return [(PLAY_CARD, card) for card in range(CARDS)]

    def why_not(self, state: WellState, frame: Frame, move: Move) -> Phrase:
        return (NOT_IN_HAND, move[1]) if move[0] == PLAY_CARD else ()


@final
class ShowCards(Step[WellState]):
    """Reveal of all cards at once; the highest wins the well (TW-PLAY-02, TW-PLAY-03)."""

    prompt: ClassVar[Word] = Word("show-cards")

    def apply(self, state: WellState, frame: Frame, move: Move, events: Events) -> None:
        for seat, card in enumerate(state.chosen):
            state.hands[seat] = tuple([hidden for hidden in state.hands[seat] if hidden[0] != card])
            events.show(seat, (SHOWN, card))
        winner = state.chosen.index(max(state.chosen))
        events.tell(winner, (WON, state.depth))
        state.won[winner] += (state.depth,)
        state.played.extend(state.chosen)
        state.chosen = [NO_CARD] * state.seats
        state.push((ROUND, TABLE))
        state.push((DRAW, TABLE, winner))
        if state.deck:
            state.push((LOOK, TABLE, winner))


@final
class Look(Step[WellState]):
    """Look of the winner at the top card of the deck, which the state remembers (TW-PEEK-01)."""

    prompt: ClassVar[Word] = Word("look")

    def apply(self, state: WellState, frame: Frame, move: Move, events: Events) -> None:
        seat = frame[2]
        card, knowers = state.deck[-1]
        state.deck[-1] = (card, knowers | 1 << seat)
        events.learn(seat, (LOOKED, card), (LOOKED_UNSEEN,))
        state.push((PEEK, seat))


@final
class Peek(Step[WellState]):
    """Public choice of the winner to bury the card under the deck or to leave it on top (TW-PEEK-02)."""

    prompt: ClassVar[Word] = Word("peek")

    def legal(self, state: WellState, frame: Frame) -> list[Move]:
        return [(BURY,), (LEAVE,)]

    def apply(self, state: WellState, frame: Frame, move: Move, events: Events) -> None:
        if move[0] == BURY:
            state.deck.insert(0, state.deck.pop())
        events.tell(frame[1], (BURIED if move[0] == BURY else LEFT,))
