"""Steps of the set-up that are decided by chance or by a draft: first player, roles, sides."""

from typing import ClassVar, final

from caravane.kernel.event import Events
from caravane.kernel.state import CHANCE, TABLE, Frame
from caravane.kernel.step import Lot, Lots, Shuffle, Step
from caravane.kernel.words import Move, Phrase, Word

from ..components import ADVANCED, COLOURS, ROLES, ROLES_IN_GAME
from ..setup import with_advanced
from ..state import DRAFT_BOARD, DRAFT_ROLE, DRAFT_SIDE, NO_SITE, ArcheosState
from ..words import (
    BOARD_ADVANCED,
    BOARD_DRAWN,
    COLOUR,
    DRAFT,
    DRAW_BOARD,
    DRAW_ROLES,
    FIRST_PLAYER,
    NAME_FIRST,
    PLACE,
    ROLE_DRAFTED,
    ROLE_NOT_HELD,
    ROLES_DRAWN,
    ROLES_HELD,
    ROLES_HELD_UNSEEN,
    SHUFFLE_ROLES,
    SIDE_PLACED,
)


@final
class FirstPlayer(Lot[ArcheosState]):
    """AS-SEASON-08: unless the host names the first player of season 1, a seat is drawn at random."""

    prompt: ClassVar[Word] = Word("first-player")
    verb: ClassVar[int] = NAME_FIRST

    def candidates(self, state: ArcheosState, frame: Frame) -> list[int]:
        return list(range(state.seats))

    def apply(self, state: ArcheosState, frame: Frame, move: Move, events: Events) -> None:
        state.first = state.active = move[1]
        events.tell(move[1], (FIRST_PLAYER,))


@final
class RandomRoles(Lots[ArcheosState]):
    """AS-SETUP-16: six of the twelve roles, each set equally likely."""

    prompt: ClassVar[Word] = Word("roles")
    verb: ClassVar[int] = DRAW_ROLES

    def candidates(self, state: ArcheosState, frame: Frame) -> list[int]:
        return list(range(len(ROLES)))

    def count(self, state: ArcheosState, frame: Frame) -> int:
        return ROLES_IN_GAME

    def apply(self, state: ArcheosState, frame: Frame, move: Move, events: Events) -> None:
        state.roles = move[1:]
        events.tell(TABLE, (ROLES_DRAWN, *state.roles))


@final
class RandomBoard(Lot[ArcheosState]):
    """AS-SETUP-17: one of the six boards shows its advanced side."""

    prompt: ClassVar[Word] = Word("board")
    verb: ClassVar[int] = DRAW_BOARD

    def candidates(self, state: ArcheosState, frame: Frame) -> list[int]:
        return list(range(len(COLOURS)))

    def apply(self, state: ArcheosState, frame: Frame, move: Move, events: Events) -> None:
        state.sites = with_advanced(move[1])
        events.tell(TABLE, (BOARD_ADVANCED, state.sites[move[1]]))


@final
class ShuffleRoles(Shuffle[ArcheosState]):
    """AS-SETUP-18: one card of each role is shuffled; the first player gets six, the others are set aside."""

    prompt: ClassVar[Word] = Word("shuffle-roles")
    verb: ClassVar[int] = SHUFFLE_ROLES

    def things(self, state: ArcheosState, frame: Frame) -> list[int]:
        return list(range(len(ROLES)))

    def apply(self, state: ArcheosState, frame: Frame, move: Move, events: Events) -> None:
        me = 1 << state.first
        state.held = sorted([(role, me) for role in move[1 : 1 + ROLES_IN_GAME]])
        state.aside = list(move[1 + ROLES_IN_GAME :])
        _announce_held(state, state.first, events)
        state.push((DRAFT_ROLE, state.first))


def _announce_held(state: ArcheosState, seat: int, events: Events) -> None:
    events.learn(seat, (ROLES_HELD, *[role for role, _ in state.held]), (ROLES_HELD_UNSEEN,))


@final
class DraftRole(Step[ArcheosState]):
    """AS-SETUP-19: the holder puts one of the six cards face up; that role is in the game."""

    prompt: ClassVar[Word] = Word("draft-role")

    def legal(self, state: ArcheosState, frame: Frame) -> list[Move]:
        return [(DRAFT, role) for role, _ in state.held]

    def apply(self, state: ArcheosState, frame: Frame, move: Move, events: Events) -> None:
        seat = frame[1]
        state.roles = tuple(sorted([*state.roles, move[1]]))
        state.held = [hidden for hidden in state.held if hidden[0] != move[1]]
        events.show(seat, (ROLE_DRAFTED, move[1]))
        next_seat = (seat + 1) % state.seats
        if len(state.roles) < ROLES_IN_GAME:
            self._pass_on(state, next_seat, events)
        else:
            # AS-SETUP-21: the remaining cards are removed unseen; it is public that these roles are out of the game.
            state.held = []
            state.aside = []
            state.push((DRAFT_BOARD, CHANCE, next_seat))

    def _pass_on(self, state: ArcheosState, seat: int, events: Events) -> None:
        """AS-SETUP-20, 30: add a card from aside for the next seat; seats that have held a card continue to know it."""
        drawn = (state.aside.pop(), 0)
        state.held = sorted([(role, knowers | 1 << seat) for role, knowers in [*state.held, drawn]])
        _announce_held(state, seat, events)
        state.push((DRAFT_ROLE, seat))

    def tries(self, state: ArcheosState, frame: Frame) -> list[Move]:
        return [(DRAFT, role) for role in range(len(ROLES))]

    def why_not(self, state: ArcheosState, frame: Frame, move: Move) -> Phrase:
        return (ROLE_NOT_HELD, move[1]) if move[0] == DRAFT else ()


@final
class DraftBoard(Lot[ArcheosState]):
    """AS-SETUP-22: the next seat draws a board at random."""

    prompt: ClassVar[Word] = Word("draft-board")
    verb: ClassVar[int] = DRAW_BOARD

    def candidates(self, state: ArcheosState, frame: Frame) -> list[int]:
        return [colour for colour in range(len(COLOURS)) if state.sites[colour] == NO_SITE]

    def apply(self, state: ArcheosState, frame: Frame, move: Move, events: Events) -> None:
        offer_side(state, frame[2], move[1], events)


def offer_side(state: ArcheosState, seat: int, colour: int, events: Events) -> None:
    """Announce the board that a seat has drawn, and push the choice of its side."""
    events.tell(seat, (BOARD_DRAWN, colour))
    state.push((DRAFT_SIDE, seat, colour))


@final
class DraftSide(Step[ArcheosState]):
    """AS-SETUP-22 to 24: the seat places the compass or the advanced side, in public; then the next seat draws."""

    prompt: ClassVar[Word] = Word("draft-side", colour=COLOUR)

    def prompt_nouns(self, state: ArcheosState, frame: Frame) -> tuple[int, ...]:
        return (frame[2],)

    def legal(self, state: ArcheosState, frame: Frame) -> list[Move]:
        return [(PLACE, 0), (PLACE, 1)]

    def apply(self, state: ArcheosState, frame: Frame, move: Move, events: Events) -> None:
        sites = list(state.sites)
        sites[frame[2]] = frame[2] + ADVANCED * move[1]
        state.sites = tuple(sites)
        events.tell(frame[1], (SIDE_PLACED, move[1], sites[frame[2]]))
        left = [colour for colour in range(len(COLOURS)) if sites[colour] == NO_SITE]
        next_seat = (frame[1] + 1) % state.seats
        if len(left) > 1:
            state.push((DRAFT_BOARD, CHANCE, next_seat))
        elif left:
            # The last board needs no draw.
            offer_side(state, next_seat, left[0], events)
