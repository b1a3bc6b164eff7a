"""Sight: all that a seat, or a spectator, perceives of a state and of a move."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

from caravane.kernel.codec import dump
from caravane.kernel.event import Event, heard
from caravane.kernel.game import AnyGame, Refusal
from caravane.kernel.luck import Luck
from caravane.kernel.state import CHANCE
from caravane.kernel.words import Move, Said

SWAPS: Final = 4


@dataclass(frozen=True, slots=True)
class Trace:
    """What a move leaves behind for one who watches: the events it hears, and what it sees then."""

    heard: list[tuple[int, Said]]
    sight: str


def sight(game: AnyGame, state: Any, seat: int | None) -> str:
    """Write down what a seat perceives: its view, who decides, and its own decision. None is a spectator."""
    seen: dict[str, object] = {"view": game.view(state, seat), "deciding": state.deciding()}
    if seat is not None and state.find(seat) >= 0:
        frame = state.frames[state.find(seat)]
        step = game.steps[frame[0]]
        seen["step"] = [step.name, *step.asked(state, frame)]
        seen["legal"] = game.legal(state, seat)
        seen["forced"] = game.forced(state, seat)
    return dump(seen)


def reasons(game: AnyGame, state: Any, seat: int) -> str:
    """Write down what a seat is told when it tries things."""
    tries = game.tries(state, seat)
    return dump([[move, _reason(game.why_not(state, seat, move))] for move in tries])


def _reason(refusal: Refusal | None) -> list[object]:
    return [] if refusal is None else [refusal.word.name, *refusal.nouns]


def after(game: AnyGame, state: Any, seat: int, move: Move) -> tuple[Any, list[Event]]:
    """Make a move on a clone; give the state after it and the events."""
    copy = state.clone()
    return copy, game.apply(copy, seat, move)


def trace(game: AnyGame, happened: tuple[Any, list[Event]], watcher: int | None) -> Trace:
    """Tell what one who watches perceives of a move."""
    return Trace(heard(happened[1], watcher), sight(game, happened[0], watcher))


def alternatives(game: AnyGame, state: Any, seat: int, move: Move, luck: Luck) -> Iterator[Move]:
    """List what might have happened instead: other legal moves, or luck that is a little different."""
    if seat != CHANCE:
        yield from (other for other in game.legal(state, seat) if other != move)
        return
    outcomes = [_swapped(move, luck) for _ in range(SWAPS)] + [game.sample(state, luck) for _ in range(SWAPS)]
    yield from (other for other in outcomes if other != move and game.accepts(state, seat, other))


def _swapped(move: Move, luck: Luck) -> Move:
    """Exchange two nouns: of a shuffled deck, most seats do not notice."""
    nouns = list(move[1:])
    if len(nouns) > 1:
        one, other = luck.below(len(nouns)), luck.below(len(nouns))
        nouns[one], nouns[other] = nouns[other], nouns[one]
    return (move[0], *nouns)
