"""Steps of a set-up by hand: the six roles and the sides of the boards, and the colours of the vehicles."""

from typing import ClassVar, final

from caravane.kernel.event import Events
from caravane.kernel.state import Frame
from caravane.kernel.step import Step
from caravane.kernel.words import Move, Phrase, Word

from ..components import ADVANCED, COLOURS, ROLES, ROLES_IN_GAME, VEHICLE_COLOURS
from ..setup import begin_choice
from ..state import PICK_PAINTS, PICK_ROLE, PICK_ROLES, PICK_SIDE, ArcheosState
from ..words import (
    CHOOSE_PAINT,
    COLOUR,
    DRAFT,
    PAINT_CHOSEN,
    PAINT_TAKEN,
    PLACE,
    ROLE_CHOSEN,
    ROLE_DRAFTED,
    SIDE_PLACED,
)


@final
class BeginRoles(Step[ArcheosState]):
    """AS-SETUP-31: the first player, now known, lays out what the table has agreed on."""

    prompt: ClassVar[Word] = Word("pick-roles")

    def apply(self, state: ArcheosState, frame: Frame, move: Move, events: Events) -> None:
        begin_choice(state, PICK_ROLES)


@final
class PickRole(Step[ArcheosState]):
    """AS-SETUP-31: one after the other, six roles are chosen in public."""

    prompt: ClassVar[Word] = Word("pick-role")

    def legal(self, state: ArcheosState, frame: Frame) -> list[Move]:
        return [(DRAFT, role) for role, _ in state.held]

    def apply(self, state: ArcheosState, frame: Frame, move: Move, events: Events) -> None:
        seat, role = frame[1], move[1]
        state.roles = tuple(sorted([*state.roles, role]))
        state.held = [hidden for hidden in state.held if hidden[0] != role]
        events.tell(seat, (ROLE_DRAFTED, role))
        if len(state.roles) < ROLES_IN_GAME:
            state.push((PICK_ROLE, seat))
            return
        state.held = []
        state.push((PICK_SIDE, seat, 0))

    def tries(self, state: ArcheosState, frame: Frame) -> list[Move]:
        return [(DRAFT, role) for role in range(len(ROLES))]

    def why_not(self, state: ArcheosState, frame: Frame, move: Move) -> Phrase:
        return (ROLE_CHOSEN, move[1]) if move[0] == DRAFT else ()


@final
class PickSide(Step[ArcheosState]):
    """AS-SETUP-31: then each board, by colour, gets its side."""

    prompt: ClassVar[Word] = Word("pick-side", colour=COLOUR)

    def prompt_nouns(self, state: ArcheosState, frame: Frame) -> tuple[int, ...]:
        return (frame[2],)

    def legal(self, state: ArcheosState, frame: Frame) -> list[Move]:
        return [(PLACE, 0), (PLACE, 1)]

    def apply(self, state: ArcheosState, frame: Frame, move: Move, events: Events) -> None:
        seat, colour = frame[1], frame[2]
        site = colour + ADVANCED * move[1]
        state.sites = (*state.sites[:colour], site, *state.sites[colour + 1 :])
        events.tell(seat, (SIDE_PLACED, move[1], site))
        if colour + 1 < len(COLOURS):
            state.push((PICK_SIDE, seat, colour + 1))


@final
class BeginPaints(Step[ArcheosState]):
    """AS-SETUP-02: by the host's option, every seat chooses its colour, clockwise from the first player."""

    prompt: ClassVar[Word] = Word("pick-paints")

    def apply(self, state: ArcheosState, frame: Frame, move: Move, events: Events) -> None:
        begin_choice(state, PICK_PAINTS)


@final
class PickPaint(Step[ArcheosState]):
    """AS-SETUP-02: a seat takes the vehicles of a colour that nobody else has."""

    prompt: ClassVar[Word] = Word("pick-paint")

    def legal(self, state: ArcheosState, frame: Frame) -> list[Move]:
        taken = [state.paint(seat) for seat in range(state.seats)]
        return [(CHOOSE_PAINT, paint) for paint in range(len(VEHICLE_COLOURS)) if paint not in taken]

    def apply(self, state: ArcheosState, frame: Frame, move: Move, events: Events) -> None:
        seat, paint = frame[1], move[1]
        state.set_paint(seat, paint)
        events.tell(seat, (PAINT_CHOSEN, paint))

    def tries(self, state: ArcheosState, frame: Frame) -> list[Move]:
        return [(CHOOSE_PAINT, paint) for paint in range(len(VEHICLE_COLOURS))]

    def why_not(self, state: ArcheosState, frame: Frame, move: Move) -> Phrase:
        return (PAINT_TAKEN, move[1]) if move[0] == CHOOSE_PAINT else ()
