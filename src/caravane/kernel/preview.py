"""Previews of what moves of a seat would do, shown to that seat without playing them.

A preview reveals nothing that playing and undoing would not. Therefore only the last move's own step is applied:
automatic steps that follow, such as the reveal after the last sealed choice, are left out, and luck is never drawn.
A move that itself reveals something hidden is accepted but not shown.
"""

from collections.abc import Sequence
from typing import Final, Generic, cast, final

from caravane.kernel.event import Event
from caravane.kernel.game import Game
from caravane.kernel.journal import IllegalMove
from caravane.kernel.step import S
from caravane.kernel.words import Move


@final
class Preview(Generic[S]):
    """The previewed moves, the events of the last one, and the state after it (None if it must stay hidden)."""

    __slots__ = ("before", "events", "moves", "state")

    def __init__(self, moves: list[Move], before: list[S], events: list[Event], state: S | None) -> None:
        self.moves: Final = moves
        self.before: Final = before
        """State before each of the moves, in which the seat decides on it."""
        self.events: Final = events
        self.state: Final = state


def preview(game: Game[S], state: S, seat: int, moves: Sequence[Move]) -> Preview[S]:
    """Preview moves of a seat in order; raise IllegalMove for the first that is not legal.

    The preview stops at a move that reveals something hidden, by itself or by the automatic steps that follow it.
    """
    trial = cast(S, state.clone())
    before: list[S] = []
    for index, move in enumerate(moves):
        refusal = game.why_not(trial, seat, move)
        if refusal is not None:
            raise IllegalMove(refusal)
        before.append(trial)
        further = cast(S, trial.clone())
        if index == len(moves) - 1 or _reveals(game.apply(further, seat, move)):
            return _preview_last(game, before, seat, list(moves[: index + 1]))
        trial = further
    raise ValueError("a preview needs at least one move")


def _preview_last(game: Game[S], before: list[S], seat: int, moves: list[Move]) -> Preview[S]:
    """Apply the last move without the automatic steps that follow."""
    trial = cast(S, before[-1].clone())
    events = game.apply_alone(trial, seat, moves[-1]).happened
    return Preview(moves, before, [], None) if _reveals(events) else Preview(moves, before, events, trial)


def _reveals(events: Sequence[Event]) -> bool:
    return any(event.reveals for event in events)
