"""Draws from the pile to a hand: monkeys are revealed, and the third one ends the season at once.

The caller pushes the frames that follow a draw before it draws, because the end of a season removes only the frames
that are already on the stack.
"""

from caravane.kernel.event import Events
from caravane.kernel.hand import chunks, with_card
from caravane.kernel.state import TABLE

from .components import BOTANIST, LINGUIST, MONKEY, MONKEYS, PROFESSOR, UR
from .state import (
    BOTANIST_POINTS,
    DISCARD,
    END_SEASON,
    EXPEDITIONS,
    LINGUIST_POINTS,
    PROFESSORS,
    SITES,
    STEPS_BACK,
    TOKENS_BACK,
    UR_EXPEDITION,
    ArcheosState,
)
from .words import DREW, DREW_MORE, DREW_MORE_UNSEEN, DREW_UNSEEN, MONKEY_SHOWN, SEASON_ENDED, UR_BEGAN


def draw(state: ArcheosState, seat: int, count: int, events: Events, more: bool = False) -> None:
    """AS-DRAW-14: draw `count` cards, or fewer if the hand is full or the season ends.

    `more` cards come after an expedition, in the turn that it has begun.
    """
    drawn: list[int] = []
    for _ in range(min(count, state.box.hand_limit - len(state.hands[seat]))):
        card = _next_card(state, seat, drawn, more, events)
        if card == MONKEY:
            return
        state.hands[seat] = with_card(state.hands[seat], card)
        drawn.append(card)
    _announce_drawn(seat, drawn, more, events)


def _next_card(state: ArcheosState, seat: int, drawn: list[int], more: bool, events: Events) -> int:
    """AS-DRAW-08, 10: return the next role card, revealing and replacing monkeys; return the third monkey itself."""
    card = state.pile.pop()
    while card == MONKEY:
        state.monkeys += 1
        if state.monkeys == MONKEYS:
            _end_draw(state, seat, drawn, more, events)
            events.show(seat, (MONKEY_SHOWN, state.monkeys))
            _end_season(state, seat, events)
            return card
        # Monkeys are announced at once, the cards at the end of the draw: the order in which they came is not recorded.
        events.show(seat, (MONKEY_SHOWN, state.monkeys))
        card = state.pile.pop()
    return card


def _end_draw(state: ArcheosState, seat: int, drawn: list[int], more: bool, events: Events) -> None:
    """AS-DRAW-11: announce the cards of this draw only if an Ur phase follows; otherwise they go back to the deck."""
    if UR in state.sites:
        _announce_drawn(seat, drawn, more, events)


def _announce_drawn(seat: int, drawn: list[int], more: bool, events: Events) -> None:
    open_word, outline = (DREW_MORE, DREW_MORE_UNSEEN) if more else (DREW, DREW_UNSEEN)
    for cards in chunks(tuple(sorted(drawn))):
        events.learn(seat, (open_word, *cards), (outline, len(cards)))


def _end_season(state: ArcheosState, seat: int, events: Events) -> None:
    """AS-SEASON-12, 13: cut off the current turn and push the steps of season end."""
    state.third = seat
    state.draws = 0
    state.moved = 0
    events.tell(seat, (SEASON_ENDED, state.box.seasons[state.seats] - state.season))
    state.clear()
    state.push((END_SEASON, TABLE))
    state.push((EXPEDITIONS, TABLE))
    state.push((SITES, TABLE))
    if PROFESSOR in state.roles:
        state.push((TOKENS_BACK, TABLE))
        state.push((STEPS_BACK, TABLE))
        state.push((PROFESSORS, TABLE))
    if LINGUIST in state.roles:
        state.push((LINGUIST_POINTS, TABLE))
    if BOTANIST in state.roles:
        state.push((BOTANIST_POINTS, TABLE))
    state.push((DISCARD, TABLE))
    if UR in state.sites:
        _push_ur_decisions(state, events)


def _push_ur_decisions(state: ArcheosState, events: Events) -> None:
    """AS-SITE-UR-02, 08: push a decision for every seat that has a card, clockwise from the third-monkey seat."""
    deciding = [seat for seat in clockwise(state) if state.hands[seat]]
    if deciding:
        events.tell(TABLE, (UR_BEGAN,))
    for seat in reversed(deciding):
        state.push((UR_EXPEDITION, seat))


def clockwise(state: ArcheosState) -> list[int]:
    """List the seats clockwise, starting with the one that drew the third monkey."""
    return [(state.third + offset) % state.seats for offset in range(state.seats)]
