"""Steps for the effects of an expedition: the leader's colour and role, in either order, each at most once."""

from typing import ClassVar, Final, final

from caravane.kernel.event import Events
from caravane.kernel.state import Frame
from caravane.kernel.step import Step
from caravane.kernel.words import NUMBER, Move, Phrase, Word

from ..cards import colour_of, role_of
from ..components import COLOURS, PILOT, PROFESSOR, TOKENS, ULURU, VIOLET, YELLOW
from ..roles import COLOUR_DONE, ROLE_DONE, UNITS, resume, tokens_for
from ..scoring import gain
from ..state import CHOOSE_SITE, EFFECT, FRONT, VEHICLES_PER_SEAT, ArcheosState, Cards
from ..vehicles import FREE, advance, carry, sites_open, why_no_advance
from ..words import (
    ADVANCE,
    ARTEFACT_SKIPPED,
    CARD,
    EFFECT_USED,
    EFFECTS_ENDED,
    END_EFFECTS,
    MOVE,
    RESOLVE_COLOUR,
    RESOLVE_ROLE,
    ROLE_USED,
    SCORE,
    SKIP_ARTEFACT,
    STAY,
    TAKE_TOKEN,
    TOKEN_HELD,
    TOKEN_TAKEN,
    TOKEN_TOO_HIGH,
    ULURU_LINE,
    ULURU_SCORED,
    ULURU_STAYED,
)

OF_EARLIER: Final = 4
"""Index at which a frame of effects names the expedition, if others have been sent since."""


def sent(state: ArcheosState, seat: int) -> Cards:
    """Return the expedition that a seat has sent last."""
    return state.expeditions[seat][-1]


def acting(state: ArcheosState, frame: Frame) -> Cards:
    """Return the expedition whose effects these are: the last one, or an earlier one whose index is in the frame."""
    return state.expeditions[frame[1]][frame[OF_EARLIER]] if len(frame) > OF_EARLIER else sent(state, frame[1])


@final
class Effects(Step[ArcheosState]):
    """AS-EXP-12: a prompt follows only if an effect would change something, or if its absence would reveal the hand."""

    prompt: ClassVar[Word] = Word("effects")

    def apply(self, state: ArcheosState, frame: Frame, move: Move, events: Events) -> None:
        choice = (EFFECT, *frame[2:])
        if len(choice) > OF_EARLIER:
            # AS-EXP-19: what another expedition has moved in between does not count for this one.
            state.moved = 0
        if offers(state, choice) or hides(state, choice):
            state.push(choice)


def offers(state: ArcheosState, frame: Frame) -> list[Move]:
    """List the effects that would change something."""
    seat, done = frame[1], frame[2]
    expedition = acting(state, frame)
    leader, size = expedition[0], len(expedition)
    unit = UNITS[role_of(leader)]
    moves: list[Move] = []
    if not done & COLOUR_DONE and unit.may_advance(state, seat, leader, size):
        moves.append((RESOLVE_COLOUR,))
    if not done & ROLE_DONE and unit.offered(state, seat, leader, size):
        moves.append((RESOLVE_ROLE,))
    return moves


def hides(state: ArcheosState, frame: Frame) -> bool:
    """AS-CASE-27: return whether the options depend on the hand."""
    if frame[2] & ROLE_DONE:
        return False
    expedition = acting(state, frame)
    return UNITS[role_of(expedition[0])].hides(state, frame[1], expedition[0], len(expedition))


@final
class ChooseEffect(Step[ArcheosState]):
    """AS-EXP-12: the seat chooses the colour effect, the role effect, or to end the effects."""

    prompt: ClassVar[Word] = Word("effect", leader=CARD, size=NUMBER)

    def obvious(self, state: ArcheosState, frame: Frame) -> bool:
        return not hides(state, frame)

    def prompt_nouns(self, state: ArcheosState, frame: Frame) -> tuple[int, ...]:
        expedition = acting(state, frame)
        return (expedition[0], len(expedition))

    def legal(self, state: ArcheosState, frame: Frame) -> list[Move]:
        return [*offers(state, frame), (END_EFFECTS,)]

    def apply(self, state: ArcheosState, frame: Frame, move: Move, events: Events) -> None:
        expedition = acting(state, frame)
        leader, size = expedition[0], len(expedition)
        if move[0] == RESOLVE_ROLE:
            UNITS[role_of(leader)].resolve(state, frame, leader, size, events)
        elif move[0] == RESOLVE_COLOUR:
            resume(state, frame, COLOUR_DONE)
            if role_of(leader) == PILOT:
                events.tell(frame[1], (ROLE_USED, PILOT))
                state.push((CHOOSE_SITE, frame[1]))
            else:
                advance(state, frame[1], colour_of(leader), UNITS[role_of(leader)].reach(size), events)
        else:
            events.tell(frame[1], (EFFECTS_ENDED,))

    def tries(self, state: ArcheosState, frame: Frame) -> list[Move]:
        return [(RESOLVE_COLOUR,), (RESOLVE_ROLE,)]

    def why_not(self, state: ArcheosState, frame: Frame, move: Move) -> Phrase:
        expedition = acting(state, frame)
        leader, size = expedition[0], len(expedition)
        unit = UNITS[role_of(leader)]
        if move[0] == RESOLVE_COLOUR:
            used = frame[2] & COLOUR_DONE
            return (EFFECT_USED,) if used else unit.why_no_advance(state, frame[1], leader, size)
        if move[0] == RESOLVE_ROLE:
            return (EFFECT_USED,) if frame[2] & ROLE_DONE else unit.why_not(state, frame[1], leader, size)
        return ()


def all_sites(state: ArcheosState) -> list[Move]:
    """List the six sites as moves that a player might try."""
    return [(ADVANCE, site) for site in state.sites]


@final
class ChooseSite(Step[ArcheosState]):
    """AS-ROLE-PILOT-01: the seat chooses any site whose threshold is met."""

    prompt: ClassVar[Word] = Word("site", size=NUMBER)

    def prompt_nouns(self, state: ArcheosState, frame: Frame) -> tuple[int, ...]:
        return (len(sent(state, frame[1])),)

    def legal(self, state: ArcheosState, frame: Frame) -> list[Move]:
        return [(ADVANCE, site) for site in sites_open(state, frame[1], len(sent(state, frame[1])))]

    def apply(self, state: ArcheosState, frame: Frame, move: Move, events: Events) -> None:
        advance(state, frame[1], move[1] % len(COLOURS), len(sent(state, frame[1])), events)

    def tries(self, state: ArcheosState, frame: Frame) -> list[Move]:
        return all_sites(state)

    def why_not(self, state: ArcheosState, frame: Frame, move: Move) -> Phrase:
        size = len(sent(state, frame[1]))
        return why_no_advance(state, frame[1], move[1], size) if move[0] == ADVANCE else ()


@final
class FreeAdvance(Step[ArcheosState]):
    """AS-ROLE-LINGUIST-02, 03: an artefact advances a vehicle on any site, whatever the threshold, or is skipped."""

    prompt: ClassVar[Word] = Word("free-advance")

    def legal(self, state: ArcheosState, frame: Frame) -> list[Move]:
        moves: list[Move] = [(ADVANCE, site) for site in sites_open(state, frame[1], FREE)]
        moves.append((SKIP_ARTEFACT,))
        return moves

    def apply(self, state: ArcheosState, frame: Frame, move: Move, events: Events) -> None:
        if move[0] == ADVANCE:
            advance(state, frame[1], move[1] % len(COLOURS), FREE, events)
        else:
            events.tell(frame[1], (ARTEFACT_SKIPPED,))

    def tries(self, state: ArcheosState, frame: Frame) -> list[Move]:
        return all_sites(state)

    def why_not(self, state: ArcheosState, frame: Frame, move: Move) -> Phrase:
        return why_no_advance(state, frame[1], move[1], FREE) if move[0] == ADVANCE else ()


@final
class ChooseVehicle(Step[ArcheosState]):
    """AS-SITE-TASEKHET-02, 03: the seat chooses which of its two vehicles moves, forwards or back."""

    prompt: ClassVar[Word] = Word("vehicle", rear=NUMBER, front=NUMBER)

    def prompt_nouns(self, state: ArcheosState, frame: Frame) -> tuple[int, ...]:
        base = frame[1] * VEHICLES_PER_SEAT
        return (state.spaces[base + YELLOW], state.spaces[base + FRONT])

    def legal(self, state: ArcheosState, frame: Frame) -> list[Move]:
        return [(MOVE, 0), (MOVE, 1)]

    def apply(self, state: ArcheosState, frame: Frame, move: Move, events: Events) -> None:
        carry(state, frame[1], FRONT if move[1] else YELLOW, frame[2], events)


@final
class ScoreUluru(Step[ArcheosState]):
    """AS-SITE-ULURU-02: the seat scores the space just reached and goes back to the start, or stays."""

    prompt: ClassVar[Word] = Word("uluru", space=NUMBER, points=NUMBER, left=NUMBER, professors=NUMBER)

    def prompt_nouns(self, state: ArcheosState, frame: Frame) -> tuple[int, ...]:
        space = state.spaces[frame[1] * VEHICLES_PER_SEAT + VIOLET]
        left = state.box.last_spaces[ULURU] - space
        return (space, state.box.immediate_points[space], left, int(PROFESSOR in state.roles))

    def legal(self, state: ArcheosState, frame: Frame) -> list[Move]:
        return [(SCORE,), (STAY,)]

    def apply(self, state: ArcheosState, frame: Frame, move: Move, events: Events) -> None:
        seat = frame[1]
        space = state.spaces[seat * VEHICLES_PER_SEAT + VIOLET]
        if move[0] == STAY:
            events.tell(seat, (ULURU_STAYED, space))
            return
        state.spaces[seat * VEHICLES_PER_SEAT + VIOLET] = 0
        events.tell(seat, (ULURU_SCORED, gain(state, seat, ULURU_LINE, state.box.immediate_points[space])))


@final
class TakeToken(Step[ArcheosState]):
    """AS-ROLE-PROFESSOR-01: the seat takes a token from the middle whose value is at most the size."""

    prompt: ClassVar[Word] = Word("token", size=NUMBER)

    def prompt_nouns(self, state: ArcheosState, frame: Frame) -> tuple[int, ...]:
        return (len(sent(state, frame[1])),)

    def legal(self, state: ArcheosState, frame: Frame) -> list[Move]:
        return [(TAKE_TOKEN, token) for token in tokens_for(state, len(sent(state, frame[1])))]

    def apply(self, state: ArcheosState, frame: Frame, move: Move, events: Events) -> None:
        state.tokens[frame[1]] |= 1 << move[1]
        events.tell(frame[1], (TOKEN_TAKEN, move[1]))

    def tries(self, state: ArcheosState, frame: Frame) -> list[Move]:
        return [(TAKE_TOKEN, token) for token in range(1, TOKENS + 1)]

    def why_not(self, state: ArcheosState, frame: Frame, move: Move) -> Phrase:
        if move[0] != TAKE_TOKEN or not 1 <= move[1] <= TOKENS:
            return ()
        size = len(sent(state, frame[1]))
        return (TOKEN_TOO_HIGH, move[1], size) if move[1] > size else (TOKEN_HELD, move[1])
