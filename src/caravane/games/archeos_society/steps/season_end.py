"""Steps at the end of a season, each finished for all seats before the next one, and the end of the game."""

from typing import ClassVar, final

from caravane.kernel.event import Events
from caravane.kernel.state import CHANCE, TABLE, Frame
from caravane.kernel.step import Step
from caravane.kernel.words import NUMBER, Move, Phrase, Word

from ..cards import has_leader, is_mercenary
from ..components import (
    COLOURS,
    CURATOR,
    MONKEY,
    PINK,
    TOKENS,
)
from ..drawing import clockwise
from ..rulings import IDLE_IF_ALL_TIED, NOTHING_AT_START, STEP_BACK_OPTIONAL
from ..scoring import expedition_points, gain
from ..sites import UNITS
from ..state import LEADER, PROFESSOR_ADVANCE, SHUFFLE, STEP_BACK, VEHICLES_PER_SEAT, ArcheosState
from ..vehicles import UNBOUND, advance, sites_behind, sites_open, step_back, why_no_advance, why_no_step_back
from ..words import (
    ADVANCE,
    ADVANCE_DECLINED,
    BOTANIST_LINE,
    BOTANIST_SCORED,
    DECLINE_ADVANCE,
    DECLINE_EXPEDITION,
    DECLINE_RETREAT,
    EXPEDITIONS_LINE,
    EXPEDITIONS_SCORED,
    GAME_ENDED,
    HANDS_DISCARDED,
    LINGUIST_LINE,
    LINGUIST_SCORED,
    MERCENARIES_LEFT,
    MUSEUM_LINE,
    MUSEUM_SCORED,
    NO_LEADER,
    PLANNED,
    PLAY,
    PROFESSORS_COUNTED,
    RETREAT,
    RETREAT_DECLINED,
    SITES_LINE,
    SITES_SCORED,
    TOKENS_RETURNED,
    TOO_LARGE_FOR_UR,
    UR_DECLINED,
)
from .effects import all_sites


@final
class UrExpedition(Step[ArcheosState]):
    """AS-SITE-UR-02, 08: one more expedition of limited size; the seat is prompted even if it can only decline."""

    prompt: ClassVar[Word] = Word("ur-expedition", limit=NUMBER)

    def obvious(self, state: ArcheosState, frame: Frame) -> bool:
        return False

    def prompt_nouns(self, state: ArcheosState, frame: Frame) -> tuple[int, ...]:
        return (ur_limit(state, frame[1]),)

    def legal(self, state: ArcheosState, frame: Frame) -> list[Move]:
        decline: Move = (DECLINE_EXPEDITION,)
        may_play = has_leader(state.hands[frame[1]]) and ur_limit(state, frame[1]) > 0
        return [(PLAY,), decline] if may_play else [decline]

    def apply(self, state: ArcheosState, frame: Frame, move: Move, events: Events) -> None:
        if move[0] == DECLINE_EXPEDITION:
            events.tell(frame[1], (UR_DECLINED,))
            return
        # The frame stays below as a cover. AS-SITE-UR-04: the limit is read now and stored with the expedition.
        state.push(frame)
        state.push((LEADER, frame[1], ur_limit(state, frame[1])))
        events.keep(frame[1], (PLANNED,))

    def tries(self, state: ArcheosState, frame: Frame) -> list[Move]:
        return [(PLAY,)]

    def why_not(self, state: ArcheosState, frame: Frame, move: Move) -> Phrase:
        if move[0] != PLAY:
            return ()
        limit = ur_limit(state, frame[1])
        return (NO_LEADER,) if limit > 0 else (TOO_LARGE_FOR_UR, limit)


def ur_limit(state: ArcheosState, seat: int) -> int:
    """AS-SITE-UR-03: return the maximum size that a seat's space on Ur allows."""
    return state.box.ur_sizes[state.spaces[seat * VEHICLES_PER_SEAT + PINK]]


@final
class Discard(Step[ArcheosState]):
    """AS-SEASON-14, step 1: hands, area and the rest of the pile go back to the deck, hands unseen."""

    prompt: ClassVar[Word] = Word("discard")

    def apply(self, state: ArcheosState, frame: Frame, move: Move, events: Events) -> None:
        cards = [card for card in state.pile if card != MONKEY] + state.area
        cards += [card for hand in state.hands for card in hand]
        # Sorted: the cards of all hands and the pile together are public, their former positions are not.
        state.returned = tuple(sorted(cards))
        state.pile = []
        state.area = []
        state.hands = [()] * state.seats
        state.known = [()] * state.seats
        state.moved = 0
        events.tell(TABLE, (HANDS_DISCARDED,))


@final
class BotanistPoints(Step[ArcheosState]):
    """AS-ROLE-BOTANIST-05, step 2: the seat with the tile scores; the tile is free again."""

    prompt: ClassVar[Word] = Word("botanist")

    def apply(self, state: ArcheosState, frame: Frame, move: Move, events: Events) -> None:
        if state.tile:
            seat = state.tile[0]
            events.tell(seat, (BOTANIST_SCORED, gain(state, seat, BOTANIST_LINE, state.box.botanist_bonus)))
            state.tile = ()


@final
class LinguistPoints(Step[ArcheosState]):
    """AS-ROLE-LINGUIST-07, 08, step 2: every seat that is furthest on the track scores."""

    prompt: ClassVar[Word] = Word("linguist")

    def apply(self, state: ArcheosState, frame: Frame, move: Move, events: Events) -> None:
        furthest = max(state.linguists)
        if furthest == 0 and state.rulings & NOTHING_AT_START:
            return
        for seat in clockwise(state):
            if state.linguists[seat] == furthest:
                points = gain(state, seat, LINGUIST_LINE, state.box.linguist_bonus)
                events.tell(seat, (LINGUIST_SCORED, points, furthest))


def token_sum(state: ArcheosState, seat: int) -> int:
    """AS-ROLE-PROFESSOR-03: add up the tokens of a seat."""
    return sum([token for token in range(1, TOKENS + 1) if state.tokens[seat] >> token & 1])


def _professors_idle(state: ArcheosState) -> bool:
    """Return whether all sums are equal and the host's option makes the Professors idle then."""
    sums = {token_sum(state, seat) for seat in range(state.seats)}
    return len(sums) == 1 and bool(state.rulings & IDLE_IF_ALL_TIED)


@final
class Professors(Step[ArcheosState]):
    """AS-ROLE-PROFESSOR-04, 09, step 2: every seat with the highest sum may advance, clockwise."""

    prompt: ClassVar[Word] = Word("professors")

    def apply(self, state: ArcheosState, frame: Frame, move: Move, events: Events) -> None:
        for seat in clockwise(state):
            events.tell(seat, (PROFESSORS_COUNTED, token_sum(state, seat)))
        highest = max([token_sum(state, seat) for seat in range(state.seats)])
        if _professors_idle(state):
            return
        for seat in reversed(clockwise(state)):
            if token_sum(state, seat) == highest and sites_open(state, seat, UNBOUND):
                state.push((PROFESSOR_ADVANCE, seat))


@final
class ProfessorAdvance(Step[ArcheosState]):
    """AS-ROLE-PROFESSOR-05: the seat advances one vehicle by one space, whatever the threshold, or declines."""

    prompt: ClassVar[Word] = Word("professor-advance")

    def legal(self, state: ArcheosState, frame: Frame) -> list[Move]:
        moves: list[Move] = [(ADVANCE, site) for site in sites_open(state, frame[1], UNBOUND)]
        moves.append((DECLINE_ADVANCE,))
        return moves

    def apply(self, state: ArcheosState, frame: Frame, move: Move, events: Events) -> None:
        if move[0] == DECLINE_ADVANCE:
            events.tell(frame[1], (ADVANCE_DECLINED,))
            return
        advance(state, frame[1], move[1] % len(COLOURS), UNBOUND, events)

    def tries(self, state: ArcheosState, frame: Frame) -> list[Move]:
        return all_sites(state)

    def why_not(self, state: ArcheosState, frame: Frame, move: Move) -> Phrase:
        return why_no_advance(state, frame[1], move[1], UNBOUND) if move[0] == ADVANCE else ()


@final
class StepsBack(Step[ArcheosState]):
    """AS-ROLE-PROFESSOR-06, 09: after all advances, every seat with the lowest sum steps back, clockwise."""

    prompt: ClassVar[Word] = Word("steps-back")

    def apply(self, state: ArcheosState, frame: Frame, move: Move, events: Events) -> None:
        if _professors_idle(state):
            return
        lowest = min([token_sum(state, seat) for seat in range(state.seats)])
        for seat in reversed(clockwise(state)):
            if token_sum(state, seat) == lowest and sites_behind(state, seat):
                state.push((STEP_BACK, seat))


@final
class ProfessorStepBack(Step[ArcheosState]):
    """AS-ROLE-PROFESSOR-07: one vehicle goes back by one space; the host's option allows to decline."""

    prompt: ClassVar[Word] = Word("step-back")

    def legal(self, state: ArcheosState, frame: Frame) -> list[Move]:
        moves: list[Move] = [(RETREAT, site) for site in sites_behind(state, frame[1])]
        if state.rulings & STEP_BACK_OPTIONAL:
            moves.append((DECLINE_RETREAT,))
        return moves

    def apply(self, state: ArcheosState, frame: Frame, move: Move, events: Events) -> None:
        if move[0] == DECLINE_RETREAT:
            events.tell(frame[1], (RETREAT_DECLINED,))
        else:
            step_back(state, frame[1], move[1] % len(COLOURS), events)

    def tries(self, state: ArcheosState, frame: Frame) -> list[Move]:
        return [(RETREAT, site) for site in state.sites]

    def why_not(self, state: ArcheosState, frame: Frame, move: Move) -> Phrase:
        return why_no_step_back(state, move[1]) if move[0] == RETREAT else ()


@final
class TokensBack(Step[ArcheosState]):
    """AS-ROLE-PROFESSOR-10: all tokens return to the middle."""

    prompt: ClassVar[Word] = Word("tokens-back")

    def apply(self, state: ArcheosState, frame: Frame, move: Move, events: Events) -> None:
        if any(state.tokens):
            events.tell(TABLE, (TOKENS_RETURNED,))
        state.tokens = [0] * state.seats


@final
class SitePoints(Step[ArcheosState]):
    """AS-SITE-ALL-01, step 3: every seat scores its six sites; then Rapa Nui sends its furthest to the start."""

    prompt: ClassVar[Word] = Word("sites")

    def apply(self, state: ArcheosState, frame: Frame, move: Move, events: Events) -> None:
        for seat in clockwise(state):
            points = [UNITS[site].points(state, seat) for site in state.sites]
            events.tell(seat, (SITES_SCORED, gain(state, seat, SITES_LINE, sum(points)), *points))
        for site in state.sites:
            UNITS[site].scored(state, events)


@final
class ExpeditionPoints(Step[ArcheosState]):
    """AS-SEASON-17, step 4: Mercenaries leave, expeditions score, and their cards go back except in the last season."""

    prompt: ClassVar[Word] = Word("expeditions")

    def apply(self, state: ArcheosState, frame: Frame, move: Move, events: Events) -> None:
        mercenaries = len([c for mine in state.expeditions for each in mine for c in each if is_mercenary(c)])
        if mercenaries:
            events.tell(TABLE, (MERCENARIES_LEFT, mercenaries))
        for seat in clockwise(state):
            mine = state.expeditions[seat]
            points = gain(state, seat, EXPEDITIONS_LINE, sum([expedition_points(state.box, each) for each in mine]))
            events.tell(seat, (EXPEDITIONS_SCORED, points, len(mine)))


@final
class EndSeason(Step[ArcheosState]):
    """AS-SEASON-18, step 5: the next season begins, or museums are scored and the game ends."""

    prompt: ClassVar[Word] = Word("end-season")

    def apply(self, state: ArcheosState, frame: Frame, move: Move, events: Events) -> None:
        if state.season < state.box.seasons[state.seats]:
            played = [card for mine in state.expeditions for each in mine for card in each]
            state.returned = tuple(sorted([*state.returned, *played]))
            state.expeditions = [()] * state.seats
            # AS-SEASON-09: the seat that drew the third monkey is first.
            state.first = state.third
            state.push((SHUFFLE, CHANCE))
            return
        if CURATOR in state.roles:
            for seat in clockwise(state):
                count = state.relics[seat].bit_count()
                events.tell(
                    seat, (MUSEUM_SCORED, gain(state, seat, MUSEUM_LINE, state.box.museum_points[count]), count)
                )
        events.tell(TABLE, (GAME_ENDED,))
