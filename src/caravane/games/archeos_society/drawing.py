"""Drawing: cards go from the pile to a hand; a monkey is shown, and the third one cuts the season short.

Whoever draws has pushed what follows before: the cut would not reach a frame that is pushed after the draw.
"""

from caravane.kernel.event import Events
from caravane.kernel.hand import chunks, with_card
from caravane.kernel.state import TABLE

from .components import BOTANIST, HAND_LIMIT, LINGUIST, MONKEY, MONKEYS, PROFESSOR, SEASONS, UR
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
from .words import DREW, DREW_UNSEEN, MONKEY_SHOWN, SEASON_ENDED, UR_BEGAN


def draw(state: ArcheosState, seat: int, count: int, events: Events) -> None:
    """AS-DRAW-14: draw so many cards, or fewer when the hand is full or the season ends."""
    drawn: list[int] = []
    for _ in range(min(count, HAND_LIMIT - len(state.hands[seat]))):
        card = _next_card(state, seat, drawn, events)
        if card == MONKEY:
            return
        state.hands[seat] = with_card(state.hands[seat], card)
        drawn.append(card)
    _tell_drawn(seat, drawn, events)


def _next_card(state: ArcheosState, seat: int, drawn: list[int], events: Events) -> int:
    """AS-DRAW-08: a monkey is shown and replaced, AS-DRAW-10: except the third, which is returned."""
    card = state.pile.pop()
    while card == MONKEY:
        state.monkeys += 1
        if state.monkeys == MONKEYS:
            _end_draw(state, seat, drawn, events)
            events.show(seat, (MONKEY_SHOWN, state.monkeys))
            _end_season(state, seat, events)
            return card
        # Told at once, the cards of the draw at its end: in which order they came is not remembered.
        events.show(seat, (MONKEY_SHOWN, state.monkeys))
        card = state.pile.pop()
    return card


def _end_draw(state: ArcheosState, seat: int, drawn: list[int], events: Events) -> None:
    """AS-DRAW-11: without an Ur phase the cards of this draw go straight back, and nobody needs to hear of them."""
    if UR in state.sites:
        _tell_drawn(seat, drawn, events)


def _tell_drawn(seat: int, drawn: list[int], events: Events) -> None:
    for cards in chunks(tuple(sorted(drawn))):
        events.learn(seat, (DREW, *cards), (DREW_UNSEEN, len(cards)))


def _end_season(state: ArcheosState, seat: int, events: Events) -> None:
    """AS-SEASON-12, 13: the running turn is cut off, and the steps of season end take over."""
    state.third = seat
    state.draws = 0
    state.moved = 0
    events.tell(seat, (SEASON_ENDED, SEASONS[state.seats] - state.season))
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
        _ask_at_ur(state, events)


def _ask_at_ur(state: ArcheosState, events: Events) -> None:
    """AS-SITE-UR-02, 08: clockwise from the third-monkey seat, every seat that has a card is asked."""
    asked = [seat for seat in clockwise(state) if state.hands[seat]]
    if asked:
        events.tell(TABLE, (UR_BEGAN,))
    for seat in reversed(asked):
        state.push((UR_EXPEDITION, seat))


def clockwise(state: ArcheosState) -> list[int]:
    """List the seats from the one that drew the third monkey on."""
    return [(state.third + place) % state.seats for place in range(state.seats)]
