"""Steps of a turn: the main action, tickets before and after it, and its end."""

from typing import ClassVar, final

from caravane.kernel.event import Events
from caravane.kernel.state import TABLE, Frame
from caravane.kernel.step import Step
from caravane.kernel.words import NUMBER, Move, Phrase, Word

from ..arrivals import lay
from ..arrow_refusals import tries_to_lay, why_not_lay
from ..card_exchange import draw
from ..extensions import can_extend, extensions
from ..scoring import score
from ..state import ACTION, TICKET_ARROW, TICKET_REMOVE, ExpeditionsState
from ..text_chunks import chunks
from ..words import (
    ARROW,
    DECK_EMPTY,
    END_TURN,
    EXCHANGE,
    GAME_ENDED,
    HAND_EMPTY,
    HAND_SHOWN,
    LAST_TURN,
    LAY,
    MAIN_DONE,
    MUST_LAY,
    NO_ARROW_LEFT,
    NO_TICKET,
    NO_WAY_LEFT,
    NOTHING_TO_REMOVE,
    REMOVAL,
    ROUND_BEGAN,
    SCORED,
    SPEND,
    TICKET_SPENT,
    TICKETS_SPENT,
)


@final
class ChooseAction(Step[ExpeditionsState]):
    """EX-TURN-04: the seat lays the arrow of the turn, spends a ticket, or ends the turn; the frame records which."""

    prompt: ClassVar[Word] = Word("action", laid=NUMBER, tickets=NUMBER)

    def prompt_nouns(self, state: ExpeditionsState, frame: Frame) -> tuple[int, ...]:
        return (frame[2], min(state.tickets[frame[1]], state.box.tickets_per_turn - frame[3]))

    def legal(self, state: ExpeditionsState, frame: Frame) -> list[Move]:
        arrows = [] if frame[2] else extensions(state)
        moves = arrows[:]
        if state.tickets[frame[1]] > 0 and frame[3] < state.box.tickets_per_turn:
            for use in (ARROW, REMOVAL, EXCHANGE):
                if not _refusal(state, frame[1], use):
                    moves.append((SPEND, use))
        if not arrows:
            moves.append((END_TURN,))
        return moves

    def apply(self, state: ExpeditionsState, frame: Frame, move: Move, events: Events) -> None:
        seat, verb = frame[1], move[0]
        if verb == END_TURN:
            end_turn(state, seat, events)
        elif verb == LAY:
            state.push((ACTION, seat, 1, frame[3]))
            lay(state, seat, move[1], (state.routes[move[1]].tip, move[2]), events)
        else:
            state.push((ACTION, seat, frame[2], frame[3] + 1))
            self._spend(state, seat, move[1], events)

    def _spend(self, state: ExpeditionsState, seat: int, use: int, events: Events) -> None:
        """EX-TICKET-03: return the ticket to the supply before it has its effect."""
        state.tickets[seat] -= 1
        events.tell(seat, (TICKET_SPENT, use, state.tickets[seat]))
        if use == ARROW:
            state.push((TICKET_ARROW, seat))
        elif use == REMOVAL:
            state.push((TICKET_REMOVE, seat))
        else:
            draw(state, seat, events)

    def tries(self, state: ExpeditionsState, frame: Frame) -> list[Move]:
        return [*tries_to_lay(state), (SPEND, ARROW), (SPEND, REMOVAL), (SPEND, EXCHANGE), (END_TURN,)]

    def why_not(self, state: ExpeditionsState, frame: Frame, move: Move) -> Phrase:
        verb = move[0]
        if verb == LAY:
            return (MAIN_DONE,) if frame[2] else why_not_lay(state, move)
        if verb == END_TURN:
            return (MUST_LAY,)
        if verb != SPEND:
            return ()
        if state.tickets[frame[1]] == 0:
            return (NO_TICKET,)
        return (TICKETS_SPENT,) if frame[3] == state.box.tickets_per_turn else _refusal(state, frame[1], move[1])


def _refusal(state: ExpeditionsState, seat: int, use: int) -> Phrase:
    """EX-TICKET-05, 24: return the public reason why a ticket cannot buy something now, empty if it can."""
    if use == ARROW:
        return () if can_extend(state) else (NO_ARROW_LEFT,)
    if use == REMOVAL:
        return () if any(bool(route.arrows) for route in state.routes) else (NOTHING_TO_REMOVE,)
    if not state.deck:
        return (DECK_EMPTY,)
    return () if state.hands[seat] else (HAND_EMPTY,)


def begin_turn(state: ExpeditionsState, seat: int, events: Events) -> None:
    """EX-TURN-01: begin a turn; a new round begins with the first player."""
    state.turn += 1
    state.active = seat
    if seat == state.first:
        events.tell(TABLE, (ROUND_BEGAN, (state.turn - 1) // state.seats + 1))
    state.push((ACTION, seat, 0, 0))


def end_turn(state: ExpeditionsState, seat: int, events: Events) -> None:
    """EX-END-04, 05, 10, 11: pass the turn to the next seat, until the round is over in which the end was triggered."""
    if state.turn >= state.box.max_turns and not state.ending:
        state.ending = True
        events.tell(TABLE, (LAST_TURN,))
    elif not state.ending and not can_extend(state):
        # EX-END-11: the arrows that are left cannot be laid any more.
        state.ending = True
        events.tell(TABLE, (NO_WAY_LEFT,))
    following = (seat + 1) % state.seats
    if state.ending and following == state.first:
        end_game(state, events)
    else:
        begin_turn(state, following, events)


def end_game(state: ExpeditionsState, events: Events) -> None:
    """EX-SCORE-09: reveal the hands and count the points."""
    events.tell(TABLE, (GAME_ENDED,))
    for seat in range(state.seats):
        hand, tokens = state.hands[seat], state.tokens[seat]
        for cards in chunks(list(hand)):
            events.show(seat, (HAND_SHOWN, *cards))
        gained = len(state.laid[seat]) + len(state.common[seat])
        counts = (score(state, seat), gained, len(state.regained[seat]), len(hand), len(tokens))
        events.show(seat, (SCORED, *counts))
