"""Everything that a seat or a spectator perceives of a state and of a move."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

from caravane.kernel.codec import dump
from caravane.kernel.event import Event, visible_events
from caravane.kernel.game import AnyGame, Refusal, View
from caravane.kernel.luck import Luck
from caravane.kernel.state import CHANCE
from caravane.kernel.words import Move, Phrase

SWAPS: Final = 4


@dataclass(frozen=True, slots=True)
class Observation:
    """The events of a move and the position after it, as one viewpoint perceives them."""

    events: list[tuple[int, Phrase]]
    position: str


def observe(game: AnyGame, state: Any, seat: int | None) -> str:
    """Return what a seat perceives: its view with its summary, the deciding seats, and its own decision.

    None is a spectator.
    """
    view = game.view(state, seat)
    observed: dict[str, object] = {"view": view, "summary": _summary(game, view), "deciding": state.deciding()}
    if seat is not None and state.find(seat) >= 0:
        frame = state.frames[state.find(seat)]
        step = game.steps[frame[0]]
        observed["step"] = [step.name, *step.prompt_nouns(state, frame)]
        observed["legal"] = game.legal(state, seat)
        observed["forced"] = game.forced(state, seat)
    return dump(observed)


def _summary(game: AnyGame, view: View) -> list[object]:
    """Return what is computed from a view: points, headline, turn and projected points."""
    presentation = game.presentation
    turn = presentation.turn(view) if presentation.turn is not None else None
    projected = presentation.projected(view, game.box) if presentation.projected is not None else None
    return [presentation.scores(view), presentation.headline(view), turn, projected]


def reasons(game: AnyGame, state: Any, seat: int) -> str:
    """Return the refusal reasons that a seat gets for the moves it may try."""
    tries = game.tries(state, seat)
    return dump([[move, _reason(game.why_not(state, seat, move))] for move in tries])


def _reason(refusal: Refusal | None) -> list[object]:
    return [] if refusal is None else [refusal.word.name, *refusal.nouns]


def after(game: AnyGame, state: Any, seat: int, move: Move) -> tuple[Any, list[Event]]:
    """Make a move on a clone; return the state after it and the events."""
    copy = state.clone()
    return copy, game.apply(copy, seat, move)


def observe_move(game: AnyGame, happened: tuple[Any, list[Event]], viewpoint: int | None) -> Observation:
    """Return what one viewpoint perceives of a move."""
    return Observation(visible_events(happened[1], viewpoint), observe(game, happened[0], viewpoint))


def alternatives(game: AnyGame, state: Any, seat: int, move: Move, luck: Luck) -> Iterator[Move]:
    """Yield what might have happened instead: other legal moves, or slightly different luck."""
    if seat != CHANCE:
        yield from (other for other in game.legal(state, seat) if other != move)
        return
    outcomes = [_swapped(move, luck) for _ in range(SWAPS)] + [game.sample(state, luck) for _ in range(SWAPS)]
    yield from (other for other in outcomes if other != move and game.accepts(state, seat, other))


def _swapped(move: Move, luck: Luck) -> Move:
    """Exchange two nouns: most seats do not notice that in a shuffled deck."""
    nouns = list(move[1:])
    if len(nouns) > 1:
        one, other = luck.below(len(nouns)), luck.below(len(nouns))
        nouns[one], nouns[other] = nouns[other], nouns[one]
    return (move[0], *nouns)
