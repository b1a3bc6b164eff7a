"""Reveals: an event that does not say so brings nothing hidden to light, and none tells more than the view.

Undo trusts the first: a move whose events reveal nothing may be taken back. If a seat could hear or see of it which
of the states that it held possible is the true one, undo would take back what it has learned.
"""

from collections.abc import Iterator
from typing import Any, Final

from caravane.conformance.failure import Fault
from caravane.conformance.observation import Trace, after, alternatives, sight, trace
from caravane.conformance.run import Point
from caravane.kernel.codec import fingerprint
from caravane.kernel.event import Event, kept_secret
from caravane.kernel.game import AnyGame
from caravane.kernel.luck import Luck
from caravane.kernel.state import CHANCE
from caravane.kernel.words import Move

REDEALS: Final = 3
MOVES: Final = 5
LISTENED: Final = 8
"""So many redeals are listened to for events that tell more than the view."""

Act = tuple[int, Move]
"""Who moves, and how."""


def check_reveals(game: AnyGame, point: Point, luck: Luck) -> None:
    """Check the moves of one point of a run."""
    if point.seat != CHANCE:
        for move in _some(game, point, luck):
            _check_own(game, point.state, point.seat, move, luck)
            _check_others(game, point.state, point.seat, move, luck)
            _check_secret(game, point.state, point.seat, move)
    else:
        _check_luck_told(game, point, luck)
    _check_told(game, point, luck)


def _some(game: AnyGame, point: Point, luck: Luck) -> list[Move]:
    """Choose the move that was made, and some that were not."""
    others = [move for move in game.legal(point.state, point.seat) if move != point.move]
    while len(others) >= MOVES:
        others.pop(luck.below(len(others)))
    return [point.move, *others]


def _reveals(events: list[Event]) -> bool:
    return any(event.reveals for event in events)


def _check_own(game: AnyGame, state: Any, seat: int, move: Move, luck: Luck) -> None:
    """To the seat that moves: whether something is revealed must not hang on a secret, nor anything else if not."""
    happened = after(game, state, seat, move)
    revealing = _reveals(happened[1])
    for _ in range(REDEALS):
        otherwise = after(game, game.redealt(state, seat, luck), seat, move)
        if _reveals(otherwise[1]) != revealing:
            raise Fault(f"{_spell(game, seat, move)} reveals or not as something hidden from the seat will have it")
        for watcher in (seat, None):
            if not revealing and trace(game, otherwise, watcher) != trace(game, happened, watcher):
                raise Fault(f"{_spell(game, seat, move)} brings to light what it does not declare")


def _check_others(game: AnyGame, state: Any, seat: int, move: Move, luck: Luck) -> None:
    """To the others: after a move that reveals nothing, every state they held possible is possible still."""
    happened = after(game, state, seat, move)
    if _reveals(happened[1]):
        return
    for watcher in range(state.seats):
        redeals = [game.redealt(state, watcher, luck) for _ in range(REDEALS)] if watcher != seat else []
        for ears in (watcher, None):
            seen = trace(game, happened, ears)
            if not _unnoticed(game, state, ears, seen) and not _all_possible(game, redeals, (seat, move), ears, seen):
                shown = f"{_spell(game, seat, move)} shows {_name(ears)} something hidden"
                raise Fault(f"{shown} and does not declare it")


def _all_possible(game: AnyGame, redeals: list[Any], act: Act, watcher: int | None, seen: Trace) -> bool:
    """Tell whether in every state some move would be perceived alike."""
    return all(any(trace(game, other, watcher) == seen for other in _possible(game, state, act)) for state in redeals)


def _possible(game: AnyGame, state: Any, act: Act) -> Iterator[tuple[Any, list[Event]]]:
    """Make every move that a state allows: the same one first, for mostly that is perceived alike."""
    seat, move = act
    for other in sorted(game.legal(state, seat), key=lambda other: other != move):
        yield after(game, state, seat, other)


def _check_secret(game: AnyGame, state: Any, seat: int, move: Move) -> None:
    """A move is secret if it only keeps things to itself; then nobody else notices it, and only then."""
    happened = after(game, state, seat, move)
    others = [watcher for watcher in (*range(state.seats), None) if watcher != seat]
    unnoticed = all(_unnoticed(game, state, watcher, trace(game, happened, watcher)) for watcher in others)
    secret = kept_secret(happened[1], seat)
    if secret and not unnoticed:
        raise Fault(f"{_spell(game, seat, move)} is kept secret, and the others notice it")
    if unnoticed and not secret:
        raise Fault(f"nobody notices {_spell(game, seat, move)}, and it keeps nothing: undo would tell")


def _unnoticed(game: AnyGame, state: Any, watcher: int | None, seen: Trace) -> bool:
    return not seen.heard and seen.sight == sight(game, state, watcher)


def _check_told(game: AnyGame, point: Point, luck: Luck) -> None:
    """Events are ornament: who has the same views before and after must have heard the same between them."""
    for watcher in range(point.state.seats):
        for ears in (watcher, None):
            alike, unlike = _listen(game, point, watcher, ears, luck)
            # Two sealed choices may end in one picture by chance and be told apart; a leak is told apart always.
            if unlike > 1 and not alike:
                told = f"events of {_spell(game, point.seat, point.move)} tell {_name(ears)}"
                raise Fault(f"{told} what the view does not show")


def _check_luck_told(game: AnyGame, point: Point, luck: Luck) -> None:
    """Luck that leaves another state behind, and is not seen, must not be heard."""
    happened = after(game, point.state, point.seat, point.move)
    for outcome in alternatives(game, point.state, point.seat, point.move, luck):
        otherwise = after(game, point.state, point.seat, outcome)
        if fingerprint(game, happened[0]) == fingerprint(game, otherwise[0]):
            continue
        for watcher in (*range(point.state.seats), None):
            seen, other = trace(game, happened, watcher), trace(game, otherwise, watcher)
            if seen.sight == other.sight and seen.heard != other.heard:
                raise Fault(f"events of chance tell {_name(watcher)} what the view does not show")


def _listen(game: AnyGame, point: Point, seat: int, watcher: int | None, luck: Luck) -> tuple[int, int]:
    """Count the redeals that look alike to a watcher before and after: those that sound alike, and the others."""
    seen = trace(game, after(game, point.state, point.seat, point.move), watcher)
    counts = [0, 0]
    for _ in range(LISTENED):
        state = game.redealt(point.state, seat, luck)
        if game.accepts(state, point.seat, point.move):
            other = trace(game, after(game, state, point.seat, point.move), watcher)
            if other.sight == seen.sight:
                counts[other.heard != seen.heard] += 1
    return counts[0], counts[1]


def _name(watcher: int | None) -> str:
    return "spectators" if watcher is None else f"seat {watcher}"


def _spell(game: AnyGame, seat: int, move: Move) -> str:
    return f"{'chance' if seat == CHANCE else f'seat {seat}'} {game.verbs.spell(move)}"
