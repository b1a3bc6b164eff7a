"""Invariants that hold after every move. Those about the course of a game are checked by the tests."""

from .components import PLACES, START
from .extensions import closes_loop, ways
from .graph import is_far, segment_between
from .objectives import is_dead, is_laid
from .route import Route, route_of
from .state import ACTION, ALL, BLUE_ARROW, BLUE_DUE, LOOP_ARROW, LOOP_BASE, ExpeditionsState


def census(state: ExpeditionsState) -> dict[str, int]:
    """Count cards, arrows, tickets and tokens, in the game or still in the box."""
    dealt = len(_cards(state))
    return {
        "cards": dealt or len(PLACES),
        "arrows": sum([len(route.arrows) + route.stock for route in state.routes]),
        "tickets": sum(state.tickets) + _supply(state),
        "tokens": sum([_unplaced(state, seat) + _placed(state, seat) for seat in range(state.seats)]),
    }


def _supply(state: ExpeditionsState) -> int:
    return state.box.tickets - sum(state.tickets)


def _placed(state: ExpeditionsState, seat: int) -> int:
    return len(state.tokens[seat]) + len(state.regained[seat])


def _unplaced(state: ExpeditionsState, seat: int) -> int:
    return state.box.tokens - _placed(state, seat) if state.turn == 0 else 0


def _cards(state: ExpeditionsState) -> list[int]:
    """List all cards, wherever they are, sorted."""
    cards = [card for card, _ in [*state.deck, *state.drawn]] + state.display
    for piles in (state.hands, state.laid, state.common):
        cards += [card for pile in piles for card in pile]
    return sorted(cards)


def violations(state: ExpeditionsState) -> list[str]:
    """List the invariants that do not hold."""
    cards = _cards(state)
    seats = range(state.seats)
    holds = {
        "I-01": not cards or cards == list(PLACES),
        "I-02": not cards or len(state.display) == state.box.display or not state.deck,
        "I-03": all(_arrows_fit(route, state.box.arrows) for route in state.routes),
        "I-04": all(_route_fits(route) for route in state.routes),
        "I-05": not _at_action(state) or state.may_leave_loops or all(_can_continue(route) for route in state.routes),
        "I-06": _supply(state) >= 0 and min(state.tickets) >= 0 and _spent(state) <= state.box.tickets_per_turn,
        "I-07": all(_tokens_fit(state, seat) for seat in seats),
        "I-08": not cards or all(_hand_fits(state, seat) for seat in seats),
        "I-09": not _at_action(state) or not _pending(state),
        "I-12": all(_memory_fits(state, seat) for seat in seats),
    }
    return [rule for rule, satisfied in holds.items() if not satisfied]


def _arrows_fit(route: Route, total: int) -> bool:
    """Return whether no segment is used twice, the arrows do not exceed the supply, and both indices match."""
    segments = {segment_between(tail, head) for tail, head in route.arrows}
    again = route_of(route.arrows, total)
    indexed = again.used == route.used and again.touched == route.touched
    return 0 <= route.stock == again.stock and len(segments) == len(route.arrows) and indexed


def _route_fits(route: Route) -> bool:
    """Return whether the first arrow leaves the start, others the last tip or, after a loop, any visited circle."""
    visited: set[int] = {START}
    tip, looped = START, False
    for tail, head in route.arrows:
        if segment_between(tail, head) < 0 or (tail not in visited if looped else tail != tip):
            return False
        looped = head in visited
        visited |= {tail, head}
        tip = head
    return True


def _at_action(state: ExpeditionsState) -> bool:
    return bool(state.frames) and state.frames[-1][0] == ACTION


def _can_continue(route: Route) -> bool:
    if not route.arrows or route.stock == 0:
        return True
    return not closes_loop(route) and bool(ways(route, route.tip))


def _spent(state: ExpeditionsState) -> int:
    return max([frame[3] for frame in state.frames if frame[0] == ACTION], default=0)


def _tokens_fit(state: ExpeditionsState, seat: int) -> bool:
    """Return whether live tokens have their card in hand, regained ones have it laid; all on distinct far places."""
    tokens, hand = state.tokens[seat], state.hands[seat]
    live = [token for token in tokens if not is_dead(state, seat, token)]
    everywhere = [token for mine in state.tokens for token in mine]
    return (
        _placed(state, seat) + _unplaced(state, seat) == state.box.tokens
        and all(token in hand for token in live)
        and all(token in state.laid[seat] for token in state.regained[seat])
        and all(token in tokens for token, _ in state.dead[seat])
        and all(is_far(state.box, token) for token in tokens)
        and len(everywhere) == len(set(everywhere))
    )


def _hand_fits(state: ExpeditionsState, seat: int) -> bool:
    hand = state.hands[seat]
    return len(hand) + len(state.laid[seat]) == state.box.hand_sizes[state.seats] and list(hand) == sorted(hand)


def _pending(state: ExpeditionsState) -> bool:
    return any(frame[0] in (LOOP_BASE, LOOP_ARROW, BLUE_DUE, BLUE_ARROW) for frame in state.frames)


def _memory_fits(state: ExpeditionsState, seat: int) -> bool:
    """Return whether the memory agrees with the facts: a card once in no hand came to one by a later exchange only."""
    hand = state.hands[seat]
    for mine in (state.absent, *state.memory):
        for card, time in mine:
            if card in hand and seat not in state.exchanges[time:]:
                return False
    dead = [card for card, bits in state.dead[seat] if bits & ALL and not is_laid(state, card)]
    return all(card in [noted for noted, _ in state.absent] for card in dead)
