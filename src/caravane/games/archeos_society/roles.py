"""Effects of the twelve roles on the expeditions that they lead. A role overrides only what differs from the base."""

from typing import Final, final

from caravane.kernel.event import Events
from caravane.kernel.native import mypyc_attr
from caravane.kernel.state import TABLE, Frame
from caravane.kernel.words import Phrase

from .cards import colour_of, has_leader, role_of
from .components import MONKEYS, TOKENS
from .components import ROLES as ROLE_NAMES
from .rulings import CARTOGRAPHER_IF_POSSIBLE, NO_CARTOGRAPHER_AT_UR
from .scoring import gain
from .state import EFFECTS, FREE_ADVANCE, LEADER, TOKEN, ArcheosState
from .vehicles import may_advance, sites_open, why_no_advance
from .words import (
    BOTANIST_LINE,
    EXTRA_PLANNED,
    LINGUIST_MOVED,
    NO_LEADER,
    NO_MORE_AT_UR,
    NO_ROLE_EFFECT,
    NO_TOKEN,
    NOT_ADVANCED,
    RELIC_PLACED,
    RELIC_THERE,
    ROLE_USED,
    STUDENT_LEADS,
    TILE_DEFENDED,
    TILE_TAKEN,
    TOO_SMALL_EVERYWHERE,
    TRACK_ENDS,
)

COLOUR_DONE: Final = 1
ROLE_DONE: Final = 2


@mypyc_attr(allow_interpreted_subclasses=True)
class Role:
    """A leader without an effect when it is sent, such as Physician, Patron, Photographer and Mercenary.

    Physician and Patron act at laying down, the Photographer when expeditions score; a Mercenary never leads.
    """

    def __init__(self, role: int) -> None:
        self.role: Final = role

    def reach(self, size: int) -> int:
        """Return the size that counts against a threshold."""
        return size

    def may_advance(self, state: ArcheosState, seat: int, leader: int, size: int) -> bool:
        """AS-EXP-15: return whether the colour effect would move a vehicle."""
        return may_advance(state, seat, colour_of(leader), self.reach(size))

    def why_no_advance(self, state: ArcheosState, seat: int, leader: int, size: int) -> Phrase:
        """Return the reason why the colour effect would not move a vehicle."""
        return why_no_advance(state, seat, state.sites[colour_of(leader)], self.reach(size))

    def offered(self, state: ArcheosState, seat: int, leader: int, size: int) -> bool:
        """AS-EXP-14: return whether the role effect would change something."""
        return False

    def why_not(self, state: ArcheosState, seat: int, leader: int, size: int) -> Phrase:
        """Return the reason why the role effect is not offered."""
        return (NO_ROLE_EFFECT, role_of(leader))

    def hides(self, state: ArcheosState, seat: int, leader: int, size: int) -> bool:
        """Return whether the offer depends on the hand, so that the seat must be prompted in any case."""
        return False

    def resolve(self, state: ArcheosState, frame: Frame, leader: int, size: int, events: Events) -> None:
        """Carry out the role effect; the other effect can follow."""
        resume(state, frame, ROLE_DONE)


def resume(state: ArcheosState, frame: Frame, done: int) -> None:
    """AS-EXP-12: return to the effects of this expedition once the current one is finished."""
    state.push((EFFECTS, TABLE, frame[1], frame[2] | done, *frame[3:]))


@final
class Botanist(Role):
    """AS-ROLE-BOTANIST: take the tile from an expedition that is no larger."""

    def offered(self, state: ArcheosState, seat: int, leader: int, size: int) -> bool:
        return size >= self.needed(state)

    def needed(self, state: ArcheosState) -> int:
        """AS-ROLE-BOTANIST-01, 04: return the size under the tile as it was played, 0 for a free tile."""
        return len(state.expeditions[state.tile[0]][state.tile[1]]) if state.tile else 0

    def why_not(self, state: ArcheosState, seat: int, leader: int, size: int) -> Phrase:
        return (TILE_DEFENDED, size, self.needed(state))

    def resolve(self, state: ArcheosState, frame: Frame, leader: int, size: int, events: Events) -> None:
        seat = frame[1]
        state.tile = (seat, len(state.expeditions[seat]) - 1)
        events.tell(seat, (TILE_TAKEN, gain(state, seat, BOTANIST_LINE, state.box.botanist_points), size))
        resume(state, frame, ROLE_DONE)


@final
class Linguist(Role):
    """AS-ROLE-LINGUIST: advance on the track; every artefact reached or passed gives a free advance."""

    def offered(self, state: ArcheosState, seat: int, leader: int, size: int) -> bool:
        return state.linguists[seat] < state.box.linguist_last

    def why_not(self, state: ArcheosState, seat: int, leader: int, size: int) -> Phrase:
        return (TRACK_ENDS,)

    def resolve(self, state: ArcheosState, frame: Frame, leader: int, size: int, events: Events) -> None:
        seat = frame[1]
        start = state.linguists[seat]
        space = min(start + size, state.box.linguist_last)
        found = len([artefact for artefact in state.box.artefacts if start < artefact <= space])
        state.linguists[seat] = space
        events.tell(seat, (LINGUIST_MOVED, space, found))
        resume(state, frame, ROLE_DONE)
        for _ in range(found):
            state.push((FREE_ADVANCE, seat))


@final
class Pilot(Role):
    """AS-ROLE-PILOT: the colour effect may go to any site whose threshold is met."""

    def may_advance(self, state: ArcheosState, seat: int, leader: int, size: int) -> bool:
        return bool(sites_open(state, seat, size))

    def why_no_advance(self, state: ArcheosState, seat: int, leader: int, size: int) -> Phrase:
        return (TOO_SMALL_EVERYWHERE, size)


@final
class Cartographer(Role):
    """AS-ROLE-CARTOGRAPHER: after an advance, one more expedition, planned in secret until it is sent."""

    def offered(self, state: ArcheosState, seat: int, leader: int, size: int) -> bool:
        return has_leader(state.hands[seat]) and self.earned(state, seat, leader, size)

    def earned(self, state: ArcheosState, seat: int, leader: int, size: int) -> bool:
        """AS-ROLE-CARTOGRAPHER-02: return whether a vehicle advanced; by the host's option, whether one could."""
        if _excluded(state):
            return False
        if state.moved:
            return True
        return bool(state.rulings & CARTOGRAPHER_IF_POSSIBLE) and self.may_advance(state, seat, leader, size)

    def hides(self, state: ArcheosState, seat: int, leader: int, size: int) -> bool:
        return bool(state.hands[seat]) and self.earned(state, seat, leader, size)

    def why_not(self, state: ArcheosState, seat: int, leader: int, size: int) -> Phrase:
        if _excluded(state):
            return (NO_MORE_AT_UR,)
        return (NO_LEADER,) if self.earned(state, seat, leader, size) else (NOT_ADVANCED,)

    def resolve(self, state: ArcheosState, frame: Frame, leader: int, size: int, events: Events) -> None:
        # The frame stays below as a cover: to the others this seat is still at its effects.
        state.push(frame)
        state.push((LEADER, frame[1], frame[3]))
        events.keep(frame[1], (EXTRA_PLANNED,))


def _excluded(state: ArcheosState) -> bool:
    """AS-SITE-UR-07: return whether the season is over and the host's option allows one expedition only."""
    return state.monkeys == MONKEYS and bool(state.rulings & NO_CARTOGRAPHER_AT_UR)


@final
class Curator(Role):
    """AS-ROLE-CURATOR: a relic of the leader's colour goes into the museum."""

    def offered(self, state: ArcheosState, seat: int, leader: int, size: int) -> bool:
        return not state.relics[seat] >> colour_of(leader) & 1

    def why_not(self, state: ArcheosState, seat: int, leader: int, size: int) -> Phrase:
        return (RELIC_THERE, colour_of(leader))

    def resolve(self, state: ArcheosState, frame: Frame, leader: int, size: int, events: Events) -> None:
        seat = frame[1]
        state.relics[seat] |= 1 << colour_of(leader)
        events.tell(seat, (RELIC_PLACED, colour_of(leader), state.relics[seat].bit_count()))
        resume(state, frame, ROLE_DONE)


@final
class Guide(Role):
    """AS-ROLE-GUIDE: the expedition counts one more card against a threshold, and nowhere else."""

    def reach(self, size: int) -> int:
        return size + 1


@final
class Professor(Role):
    """AS-ROLE-PROFESSOR: take a token that is worth no more than the size."""

    def offered(self, state: ArcheosState, seat: int, leader: int, size: int) -> bool:
        return bool(tokens_for(state, size))

    def why_not(self, state: ArcheosState, seat: int, leader: int, size: int) -> Phrase:
        return (NO_TOKEN, size)

    def resolve(self, state: ArcheosState, frame: Frame, leader: int, size: int, events: Events) -> None:
        events.tell(frame[1], (ROLE_USED, self.role))
        resume(state, frame, ROLE_DONE)
        state.push((TOKEN, frame[1]))


def tokens_held(state: ArcheosState) -> int:
    """Return the tokens held by any seat, as bits."""
    held = 0
    for tokens in state.tokens:
        held |= tokens
    return held


def tokens_for(state: ArcheosState, size: int) -> list[int]:
    """AS-ROLE-PROFESSOR-01, 02: list the tokens in the middle that an expedition may take."""
    held = tokens_held(state)
    return [token for token in range(1, min(size, TOKENS) + 1) if not held >> token & 1]


@final
class Student(Role):
    """AS-ROLE-STUDENT: no vehicle advances behind a Student, however large the expedition."""

    def may_advance(self, state: ArcheosState, seat: int, leader: int, size: int) -> bool:
        return False

    def why_no_advance(self, state: ArcheosState, seat: int, leader: int, size: int) -> Phrase:
        return (STUDENT_LEADS,)


def _unit(role: int) -> Role:
    name = ROLE_NAMES[role]
    special: dict[str, Role] = {
        "botanist": Botanist(role),
        "linguist": Linguist(role),
        "pilot": Pilot(role),
        "cartographer": Cartographer(role),
        "curator": Curator(role),
        "guide": Guide(role),
        "professor": Professor(role),
        "student": Student(role),
    }
    return special.get(name, Role(role))


UNITS: Final[tuple[Role, ...]] = tuple([_unit(role) for role in range(len(ROLE_NAMES))])
