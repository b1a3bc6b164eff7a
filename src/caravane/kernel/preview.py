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
from caravane.kernel.state import CHANCE
from caravane.kernel.step import S
from caravane.kernel.words import Move

LUCK: Final = "luck"
HIDDEN: Final = "hidden"
MAX_MOVES: Final = 100
"""Maximum number of moves in a preview, so that a game of single choices cannot fill it for ever."""


@final
class Preview(Generic[S]):
    """The previewed moves, the events of each, and the state after the last one (None if it must stay hidden)."""

    __slots__ = ("before", "events", "moves", "state")

    def __init__(self, moves: list[Move], before: list[S], events: list[list[Event]], state: S | None) -> None:
        self.moves: Final = moves
        self.before: Final = before
        """State before each of the moves, in which the seat decides on it."""
        self.events: Final = events
        """Events of each of the moves; none of a last move that must stay hidden."""
        self.state: Final = state

    def interruption(self, seat: int) -> str:
        """Return what comes between these moves and the seat's next decision: luck, something hidden, or ''."""
        if self.state is None:
            return HIDDEN
        frames = self.state.frames
        return LUCK if len(frames) > 1 and frames[-1][1] == CHANCE and frames[-2][1] == seat else ""


def preview(game: Game[S], state: S, seat: int, moves: Sequence[Move], fill: bool = False) -> Preview[S]:
    """Preview moves of a seat in order; raise IllegalMove for the first that is not legal.

    The preview stops at a move that reveals something hidden, by itself or by the automatic steps that follow it. With
    `fill` it goes on after the last move for as long as the seat has just one legal move.
    """
    if not 1 <= len(moves) <= MAX_MOVES:
        raise ValueError(f"a preview has 1 to {MAX_MOVES} moves")
    planned, before = list(moves), [cast(S, state.clone())]
    events: list[list[Event]] = []
    while True:
        count = len(before)
        refusal = game.why_not(before[-1], seat, planned[count - 1])
        if refusal is not None:
            raise IllegalMove(refusal)
        further = cast(S, before[-1].clone())
        happened = game.apply(further, seat, planned[count - 1])
        if fill and count == len(planned) < MAX_MOVES and not _reveals(happened, seat):
            planned += _only_move(game, further, seat)
        if count == len(planned) or _reveals(happened, seat):
            return _preview_last(game, planned[:count], before, events, seat)
        before.append(further)
        events.append(happened)


def _only_move(game: Game[S], state: S, seat: int) -> list[Move]:
    legal = game.legal(state, seat)
    return legal if len(legal) == 1 else []


def _preview_last(
    game: Game[S], moves: list[Move], before: list[S], events: list[list[Event]], seat: int
) -> Preview[S]:
    """Apply the last move without the automatic steps that follow."""
    trial = cast(S, before[-1].clone())
    happened = game.apply_alone(trial, seat, moves[-1]).happened
    if _reveals(happened, seat):
        return Preview(moves, before, [*events, []], None)
    return Preview(moves, before, [*events, happened], trial)


def _reveals(events: Sequence[Event], seat: int) -> bool:
    """Return whether the seat would learn something; what only the others learn does not end its plan."""
    return any(event.reveals_to(seat) for event in events)
