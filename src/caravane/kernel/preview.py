"""Attempt: what moves of a seat would do, shown to that seat without playing them.

It tells nothing that playing and taking back would not. So of the last move only its own step is carried out: what follows
by itself, such as the reveal after the last sealed choice, is left out, and luck is never drawn. A move that itself brings
something hidden to light is accepted and not shown.
"""

from collections.abc import Sequence
from typing import Final, Generic, cast, final

from caravane.kernel.event import Event
from caravane.kernel.game import Game
from caravane.kernel.journal import IllegalMove
from caravane.kernel.step import S
from caravane.kernel.words import Move


@final
class Attempt(Generic[S]):
    """The moves that were tried, the events of the last one, and the state it leaves; None if that must stay hidden."""

    __slots__ = ("events", "moves", "state")

    def __init__(self, moves: list[Move], events: list[Event], state: S | None) -> None:
        self.moves: Final = moves
        self.events: Final = events
        self.state: Final = state


def attempt(game: Game[S], state: S, seat: int, moves: Sequence[Move]) -> Attempt[S]:
    """Try moves of a seat one after the other; raise IllegalMove for the first that is not legal.

    It ends early at a move that brings something hidden to light, be it by what follows: nobody may look beyond it.
    """
    trial = cast(S, state.clone())
    for place, move in enumerate(moves):
        refusal = game.why_not(trial, seat, move)
        if refusal is not None:
            raise IllegalMove(refusal)
        further = cast(S, trial.clone())
        if place == len(moves) - 1 or _reveal(game.apply(further, seat, move)):
            return _alone(game, trial, seat, list(moves[: place + 1]))
        trial = further
    raise ValueError("nothing is tried")


def _alone(game: Game[S], trial: S, seat: int, moves: list[Move]) -> Attempt[S]:
    """Carry out the last move without what follows it."""
    events = game.apply_alone(trial, seat, moves[-1]).happened
    return Attempt(moves, [], None) if _reveal(events) else Attempt(moves, events, trial)


def _reveal(events: Sequence[Event]) -> bool:
    return any(event.reveals for event in events)
