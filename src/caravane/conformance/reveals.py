"""Checks that only events declared as revealing reveal anything, and that no event shows more than the view.

Undo relies on the first: a move whose events reveal nothing may be undone. If a seat could learn from it which of the
possible states is the true one, undo would not make the seat forget that.
"""

from collections.abc import Iterator
from typing import Any, Final

from caravane.conformance.failure import Fault
from caravane.conformance.observation import Observation, after, alternatives, observe, observe_move
from caravane.conformance.run import Point
from caravane.kernel.codec import fingerprint
from caravane.kernel.event import Event, is_secret_move
from caravane.kernel.game import AnyGame
from caravane.kernel.luck import Luck
from caravane.kernel.state import CHANCE
from caravane.kernel.words import Move

REDEALS: Final = 3
MOVES: Final = 5
EVENT_REDEALS: Final = 8
"""Number of redeals checked for events that show more than the view."""

SeatMove = tuple[int, Move]
"""The moving seat and its move."""


def check_reveals(game: AnyGame, point: Point, luck: Luck) -> None:
    """Check the moves of one point of a run."""
    if point.seat != CHANCE:
        for move in _some(game, point, luck):
            _check_own(game, point.state, point.seat, move, luck)
            _check_others(game, point.state, point.seat, move, luck)
            _check_secret(game, point.state, point.seat, move)
    else:
        _check_chance_events(game, point, luck)
    _check_events(game, point, luck)


def _some(game: AnyGame, point: Point, luck: Luck) -> list[Move]:
    """Return the move that was made, and some that were not."""
    others = [move for move in game.legal(point.state, point.seat) if move != point.move]
    while len(others) >= MOVES:
        others.pop(luck.below(len(others)))
    return [point.move, *others]


def _reveals(events: list[Event]) -> bool:
    return any(event.reveals for event in events)


def _check_own(game: AnyGame, state: Any, seat: int, move: Move, luck: Luck) -> None:
    """Check for the moving seat: whether a move reveals must not depend on a secret.

    If it does not reveal, nothing that the seat or a spectator perceives may depend on one; nor may what the seat perceives
    if it knew all that the move reveals.
    """
    happened = after(game, state, seat, move)
    revealing = _reveals(happened[1])
    learns = any(event.reveals_to(seat) for event in happened[1])
    for _ in range(REDEALS):
        otherwise = after(game, game.redealt(state, seat, luck), seat, move)
        if _reveals(otherwise[1]) != revealing:
            raise Fault(f"{_spell(game, seat, move)} reveals or not depending on something hidden from the seat")
        for viewpoint, secret in ((seat, not learns), (None, not revealing)):
            if secret and observe_move(game, otherwise, viewpoint) != observe_move(game, happened, viewpoint):
                raise Fault(f"{_spell(game, seat, move)} reveals something without declaring it")


def _check_others(game: AnyGame, state: Any, seat: int, move: Move, luck: Luck) -> None:
    """Check for the other seats: after a move that reveals nothing, all possible states are still possible."""
    happened = after(game, state, seat, move)
    if _reveals(happened[1]):
        return
    for observer in range(state.seats):
        redeals = [game.redealt(state, observer, luck) for _ in range(REDEALS)] if observer != seat else []
        for viewpoint in (observer, None):
            observed = observe_move(game, happened, viewpoint)
            if not _unnoticed(game, state, viewpoint, observed) and not _all_possible(
                game, redeals, (seat, move), viewpoint, observed
            ):
                problem = f"{_spell(game, seat, move)} shows {_name(viewpoint)} something hidden"
                raise Fault(f"{problem} without declaring it")


def _all_possible(
    game: AnyGame, redeals: list[Any], made: SeatMove, viewpoint: int | None, observed: Observation
) -> bool:
    """Return whether every state has a move that would be perceived alike."""
    return all(
        any(observe_move(game, other, viewpoint) == observed for other in _possible(game, state, made))
        for state in redeals
    )


def _possible(game: AnyGame, state: Any, made: SeatMove) -> Iterator[tuple[Any, list[Event]]]:
    """Yield the results of all moves a state allows; the same move first, as it is usually perceived alike."""
    seat, move = made
    for other in sorted(game.legal(state, seat), key=lambda other: other != move):
        yield after(game, state, seat, other)


def _check_secret(game: AnyGame, state: Any, seat: int, move: Move) -> None:
    """Check that a move is secret if and only if no other viewpoint notices it."""
    happened = after(game, state, seat, move)
    others = [viewpoint for viewpoint in (*range(state.seats), None) if viewpoint != seat]
    unnoticed = all(_unnoticed(game, state, viewpoint, observe_move(game, happened, viewpoint)) for viewpoint in others)
    secret = is_secret_move(happened[1], seat)
    if secret and not unnoticed:
        raise Fault(f"{_spell(game, seat, move)} is declared secret, and the others notice it")
    if unnoticed and not secret:
        raise Fault(f"no other seat notices {_spell(game, seat, move)}, and it is not secret: undo would give it away")


def _unnoticed(game: AnyGame, state: Any, viewpoint: int | None, observed: Observation) -> bool:
    return not observed.events and observed.position == observe(game, state, viewpoint)


def _check_events(game: AnyGame, point: Point, luck: Luck) -> None:
    """Check that events add nothing to the views: equal views before and after a move must mean equal events."""
    for observer in range(point.state.seats):
        for viewpoint in (observer, None):
            equal, different = _count_redeals(game, point, observer, viewpoint, luck)
            # Two sealed choices may by chance end in the same view and have different events; with a leak they always
            # differ.
            if different > 1 and not equal:
                problem = f"events of {_spell(game, point.seat, point.move)} show {_name(viewpoint)}"
                raise Fault(f"{problem} what the view does not show")


def _check_chance_events(game: AnyGame, point: Point, luck: Luck) -> None:
    """Check that luck with a different result, if it is not visible in the view, has the same events."""
    happened = after(game, point.state, point.seat, point.move)
    for outcome in alternatives(game, point.state, point.seat, point.move, luck):
        otherwise = after(game, point.state, point.seat, outcome)
        if fingerprint(game, happened[0]) == fingerprint(game, otherwise[0]):
            continue
        for viewpoint in (*range(point.state.seats), None):
            observed, other = observe_move(game, happened, viewpoint), observe_move(game, otherwise, viewpoint)
            if observed.position == other.position and observed.events != other.events:
                raise Fault(f"events of chance show {_name(viewpoint)} what the view does not show")


def _count_redeals(game: AnyGame, point: Point, seat: int, viewpoint: int | None, luck: Luck) -> tuple[int, int]:
    """Count the redeals with equal views before and after: those with equal events, and those with different ones."""
    observed = observe_move(game, after(game, point.state, point.seat, point.move), viewpoint)
    counts = [0, 0]
    for _ in range(EVENT_REDEALS):
        state = game.redealt(point.state, seat, luck)
        if game.accepts(state, point.seat, point.move):
            other = observe_move(game, after(game, state, point.seat, point.move), viewpoint)
            if other.position == observed.position:
                counts[other.events != observed.events] += 1
    return counts[0], counts[1]


def _name(viewpoint: int | None) -> str:
    return "spectators" if viewpoint is None else f"seat {viewpoint}"


def _spell(game: AnyGame, seat: int, move: Move) -> str:
    return f"{'chance' if seat == CHANCE else f'seat {seat}'} {game.verbs.spell(move)}"
