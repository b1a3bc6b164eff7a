"""Steps of explorers on the map: the third one, Dal-Harrai's free step, the steps of a move, and a teleport."""

from typing import ClassVar, final

from caravane.kernel.event import Events
from caravane.kernel.hand import kinds, with_card, without
from caravane.kernel.state import Frame
from caravane.kernel.step import Step
from caravane.kernel.words import NUMBER, Move, Phrase, Word

from ..components import LOCATIONS
from ..events import EXPLORER_PLACED, LIFT_SKIPPED, LIFTED, MOVING_STOPPED, STEP_SKIPPED, STEPPED
from ..state import Cards, EarthState
from ..step_ids import MOVE_STEP, PUT_DOWN
from ..words import (
    LIFT,
    NO_EXPLORER_THERE,
    NO_LINE,
    NO_STEP_YET,
    OWN_EXPLORER_THERE,
    PLACE,
    SAME_PLACE,
    SKIP_LIFT,
    SKIP_STEP,
    STEP,
    STOP_MOVING,
    TOO_LITTLE_FUEL,
)


def begin(state: EarthState, seat: int, card: int) -> None:
    """EE-MOVE-01: begin the action, with as many steps as the card has fuel."""
    state.push((MOVE_STEP, seat, state.box.fuel[card], 0))


def count_locations(locations: Cards) -> int:
    """Count the different locations of some explorers."""
    return len(set(locations))


def stepped(locations: Cards, start: int, end: int) -> Cards:
    """Return the locations of the explorers after a step."""
    return with_card(without(locations, start), end)


@final
class PlaceThird(Step[EarthState]):
    """PLACE_THIRD: the third explorer goes to any location without an own one."""

    prompt: ClassVar[Word] = Word("place-third")

    def legal(self, state: EarthState, frame: Frame) -> list[Move]:
        return vacant(state, frame[1])

    def apply(self, state: EarthState, frame: Frame, move: Move, events: Events) -> None:
        put(state, frame[1], move[1], events)

    def tries(self, state: EarthState, frame: Frame) -> list[Move]:
        return [(PLACE, location) for location in range(len(LOCATIONS))]

    def why_not(self, state: EarthState, frame: Frame, move: Move) -> Phrase:
        return (OWN_EXPLORER_THERE, move[1]) if move[0] == PLACE else ()


def vacant(state: EarthState, seat: int) -> list[Move]:
    """List the locations without an own explorer."""
    return [(PLACE, location) for location in range(len(LOCATIONS)) if location not in state.explorers[seat]]


def put(state: EarthState, seat: int, location: int, events: Events) -> None:
    """Put an explorer on the map."""
    state.explorers[seat] = with_card(state.explorers[seat], location)
    events.tell(seat, (EXPLORER_PLACED, location))


@final
class FreeStep(Step[EarthState]):
    """FREE_STEP: at the start of a turn Dal-Harrai moves one explorer to an adjacent location without an own one."""

    prompt: ClassVar[Word] = Word("free-step")

    def legal(self, state: EarthState, frame: Frame) -> list[Move]:
        mine = state.explorers[frame[1]]
        moves: list[Move] = [
            (STEP, start, end) for start in mine for end in state.box.neighbours[start] if end not in mine
        ]
        moves.append((SKIP_STEP,))
        return moves

    def apply(self, state: EarthState, frame: Frame, move: Move, events: Events) -> None:
        if move[0] == SKIP_STEP:
            events.tell(frame[1], (STEP_SKIPPED,))
        else:
            step(state, frame[1], move, events)

    def tries(self, state: EarthState, frame: Frame) -> list[Move]:
        return lines_from(state, frame[1])

    def why_not(self, state: EarthState, frame: Frame, move: Move) -> Phrase:
        if move[0] != STEP:
            return ()
        return why_no_line(state, frame[1], move) or (OWN_EXPLORER_THERE, move[2])


def step(state: EarthState, seat: int, move: Move, events: Events) -> None:
    """EE-MOVE-02: move an explorer along a line."""
    state.explorers[seat] = stepped(state.explorers[seat], move[1], move[2])
    events.tell(seat, (STEPPED, move[1], move[2]))


def lines_from(state: EarthState, seat: int) -> list[Move]:
    """List all steps along lines, legal or not."""
    return [(STEP, start, end) for start in kinds(state.explorers[seat]) for end in state.box.neighbours[start]]


def why_no_line(state: EarthState, seat: int, move: Move) -> Phrase:
    """Return the reason why no step along that line exists."""
    if move[1] not in state.explorers[seat]:
        return (NO_EXPLORER_THERE, move[1])
    return () if move[2] in state.box.neighbours[move[1]] else (NO_LINE, move[1], move[2])


@final
class MoveStep(Step[EarthState]):
    """STEP: one step after the other while there is fuel. The frame holds the fuel and whether stopping is allowed."""

    prompt: ClassVar[Word] = Word("step", fuel=NUMBER)

    def prompt_nouns(self, state: EarthState, frame: Frame) -> tuple[int, ...]:
        return (frame[2],)

    def legal(self, state: EarthState, frame: Frame) -> list[Move]:
        mine, fuel = state.explorers[frame[1]], frame[2]
        moves: list[Move] = []
        for start in kinds(mine):
            for end in state.box.neighbours[start]:
                # EE-MOVE-05: the remaining fuel must be enough to separate explorers who share a location.
                if fuel >= state.box.explorers or fuel - 1 >= state.box.explorers - count_locations(
                    stepped(mine, start, end)
                ):
                    moves.append((STEP, start, end))
        if frame[3] and count_locations(mine) == state.box.explorers:
            moves.append((STOP_MOVING,))
        return moves

    def apply(self, state: EarthState, frame: Frame, move: Move, events: Events) -> None:
        _, seat, fuel, _ = frame
        if move[0] == STOP_MOVING:
            events.tell(seat, (MOVING_STOPPED,))
            return
        step(state, seat, move, events)
        if fuel > 1:
            state.push((MOVE_STEP, seat, fuel - 1, 1))

    def tries(self, state: EarthState, frame: Frame) -> list[Move]:
        return [*lines_from(state, frame[1]), (STOP_MOVING,)]

    def why_not(self, state: EarthState, frame: Frame, move: Move) -> Phrase:
        if move[0] == STOP_MOVING:
            return (SAME_PLACE,) if frame[3] else (NO_STEP_YET,)
        return (why_no_line(state, frame[1], move) or (TOO_LITTLE_FUEL,)) if move[0] == STEP else ()


@final
class Teleport(Step[EarthState]):
    """TELEPORT: lift an explorer, to put it down anywhere without an own one."""

    prompt: ClassVar[Word] = Word("teleport")

    def legal(self, state: EarthState, frame: Frame) -> list[Move]:
        moves: list[Move] = [(LIFT, location) for location in state.explorers[frame[1]]]
        moves.append((SKIP_LIFT,))
        return moves

    def apply(self, state: EarthState, frame: Frame, move: Move, events: Events) -> None:
        seat = frame[1]
        if move[0] == SKIP_LIFT:
            events.tell(seat, (LIFT_SKIPPED,))
            return
        state.explorers[seat] = without(state.explorers[seat], move[1])
        events.tell(seat, (LIFTED, move[1]))
        state.push((PUT_DOWN, seat, move[1]))

    def tries(self, state: EarthState, frame: Frame) -> list[Move]:
        return [(LIFT, location) for location in range(len(LOCATIONS))]

    def why_not(self, state: EarthState, frame: Frame, move: Move) -> Phrase:
        return (NO_EXPLORER_THERE, move[1]) if move[0] == LIFT else ()


@final
class PutDown(Step[EarthState]):
    """EE-TILE-RELAY-02: the lifted explorer is put down elsewhere."""

    prompt: ClassVar[Word] = Word("put-down")

    def legal(self, state: EarthState, frame: Frame) -> list[Move]:
        return [move for move in vacant(state, frame[1]) if move[1] != frame[2]]

    def apply(self, state: EarthState, frame: Frame, move: Move, events: Events) -> None:
        put(state, frame[1], move[1], events)

    def tries(self, state: EarthState, frame: Frame) -> list[Move]:
        return [(PLACE, location) for location in state.explorers[frame[1]]]

    def why_not(self, state: EarthState, frame: Frame, move: Move) -> Phrase:
        return (OWN_EXPLORER_THERE, move[1]) if move[0] == PLACE else ()
