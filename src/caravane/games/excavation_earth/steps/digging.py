"""Step of the dig action: one or two relics of a colour, from sites with own explorers, into the hold."""

from typing import ClassVar, Final, final

from caravane.kernel.event import Events
from caravane.kernel.state import Frame
from caravane.kernel.step import Step
from caravane.kernel.words import NUMBER, Move, Phrase, Word

from ..cards import colour_of
from ..components import KUTU_KUTI, RELICS, ROWS, SITE
from ..crew import offer_sample, put_away
from ..events import DIGGING_STOPPED, DUG
from ..kinds import IN_HOLD
from ..state import NONE, EarthState
from ..step_ids import DIG_RELIC
from ..words import (
    DIG_UP,
    HOLD_IS_FULL,
    NO_RELIC_THERE,
    NOBODY_AT_SITE,
    SAME_SITE,
    STOP_DIGGING,
    WRONG_COLOUR,
)

ANY_COLOUR: Final = -1
BY_CARD: Final = 0
BY_TILE: Final = 1


def begin(state: EarthState, seat: int, card: int) -> None:
    """EE-DIG-01, 02: begin the action: up to two relics of the card's colour."""
    state.push((DIG_RELIC, seat, colour_of(card), state.box.dig_relics, NONE, BY_CARD))


def diggable(state: EarthState, frame: Frame) -> list[int]:
    """EE-DIG-02 to 04: list the relics that may be dug, including Kutu Kuti's second one."""
    _, seat, colour, _, first, *_ = frame
    if len(state.holds[seat]) >= state.box.hold:
        return []
    used = sites_dug(frame)
    mine = [site for site in state.explorers[seat] if site not in used]
    digs_alone = first != NONE and reaches_further(state, frame)
    found: list[int] = []
    start = 0 if colour == ANY_COLOUR else colour * ROWS
    for relic in range(start, len(RELICS) if colour == ANY_COLOUR else start + ROWS):
        site = SITE[relic]
        if state.sites[relic] and (
            site in mine or (digs_alone and (site == first or site in state.box.neighbours[first]))
        ):
            found.append(relic)
    return found


def reaches_further(state: EarthState, frame: Frame) -> bool:
    """EE-FACTION-KUTUKUTI-01 to 03, EE-FACTION-ALL-01: return whether the power applies: to actions, not to tiles."""
    return state.factions[frame[1]] == KUTU_KUTI and frame[5] == BY_CARD


def sites_dug(frame: Frame) -> tuple[int, ...]:
    """EE-DIG-03: return the sites that a dig has used, none of which may be used again."""
    return (frame[4], *frame[6:])


@final
class DigRelic(Step[EarthState]):
    """DIG_RELIC: the frame holds the colour, the number of relics left to dig, the last site, and the permission.

    From the third relic on, which only a tile of an edition allows, the sites before the last one follow.
    """

    prompt: ClassVar[Word] = Word("dig", left=NUMBER)

    def prompt_nouns(self, state: EarthState, frame: Frame) -> tuple[int, ...]:
        return (frame[3],)

    def legal(self, state: EarthState, frame: Frame) -> list[Move]:
        moves: list[Move] = [(DIG_UP, relic) for relic in diggable(state, frame)]
        if frame[4] != NONE or frame[5] == BY_TILE:
            moves.append((STOP_DIGGING,))
        return moves

    def apply(self, state: EarthState, frame: Frame, move: Move, events: Events) -> None:
        _, seat, colour, left, last, by, *before = frame
        if move[0] == STOP_DIGGING:
            events.tell(seat, (DIGGING_STOPPED,))
            return
        relic = move[1]
        state.sites[relic] -= 1
        put_away(state, seat, relic, IN_HOLD)
        events.tell(seat, (DUG, relic, SITE[relic]))
        again = (DIG_RELIC, seat, colour, left - 1, SITE[relic], by, *before, *([last] if last != NONE else []))
        if left > 1 and diggable(state, again):
            state.push(again)
        offer_sample(state, seat, relic)

    def tries(self, state: EarthState, frame: Frame) -> list[Move]:
        return [(DIG_UP, relic) for relic in range(len(RELICS)) if state.sites[relic]]

    def why_not(self, state: EarthState, frame: Frame, move: Move) -> Phrase:
        if move[0] != DIG_UP:
            return ()
        _, seat, colour, *_ = frame
        relic = move[1]
        if not state.sites[relic]:
            return (NO_RELIC_THERE, relic)
        if colour not in (ANY_COLOUR, relic // ROWS):
            return (WRONG_COLOUR, relic, colour)
        if len(state.holds[seat]) >= state.box.hold:
            return (HOLD_IS_FULL,)
        return (SAME_SITE, SITE[relic]) if SITE[relic] in sites_dug(frame) else (NOBODY_AT_SITE, SITE[relic])


def dig_by_tile(state: EarthState, seat: int, count: int) -> None:
    """EE-TILE-SCANNER-01, 02: push a dig of relics of any colours, if there are any within reach."""
    frame = (DIG_RELIC, seat, ANY_COLOUR, count, NONE, BY_TILE)
    if count and diggable(state, frame):
        state.push(frame)
