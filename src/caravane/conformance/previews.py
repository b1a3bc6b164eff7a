"""Checks that a preview shows its seat what playing the moves would, and nothing hidden (property 17)."""

from collections.abc import Iterator
from typing import Any, Final

from caravane.conformance.failure import Fault
from caravane.conformance.observation import after, observe
from caravane.conformance.run import Point, Run
from caravane.kernel.codec import dump, fingerprint
from caravane.kernel.event import visible_events
from caravane.kernel.game import AnyGame
from caravane.kernel.luck import Luck, Sfc32
from caravane.kernel.preview import Preview, preview
from caravane.kernel.state import CHANCE, TABLE
from caravane.kernel.words import Move

SAMPLE_SIZE: Final = 12
REDEALS: Final = 3
MOVES: Final = 4
MAX_PLAN: Final = 40
"""Maximum number of moves of a plan: a seat that decides on for ever is no turn."""

Moves = list[Move]


def previews(run: Run) -> None:
    """Check property 17: a preview shows what playing the moves does, and depends on nothing hidden."""
    luck = Sfc32(run.seed)
    for point in run.sample(SAMPLE_SIZE):
        with run.at(point.number):
            for seat in point.state.deciding():
                if seat != CHANCE:
                    _check_seat(run.game, point, seat, luck)


def _check_seat(game: AnyGame, point: Point, seat: int, luck: Luck) -> None:
    others = [game.redealt(point.state, seat, luck) for _ in range(REDEALS)]
    for moves in _batches(game, point.state, seat, luck):
        for fill in (False, True):
            previewed = preview(game, point.state, seat, moves, fill)
            _check_faithful(game, point.state, seat, previewed)
            expected = _visible(game, seat, previewed)
            if any(_visible(game, seat, preview(game, other, seat, moves, fill)) != expected for other in others):
                raise Fault(f"previewing {_spell(game, moves)} shows seat {seat} something hidden")
    if fingerprint(game, point.state) != point.fingerprint:
        raise Fault("previewing changed the state")


def _batches(game: AnyGame, state: Any, seat: int, luck: Luck) -> Iterator[Moves]:
    """Yield some moves of a seat, and for each a second one after it if the seat knows its next decision."""
    legal = game.legal(state, seat)
    for _ in range(min(MOVES, len(legal))):
        move = legal[luck.below(len(legal))]
        yield [move]
        further, events = after(game, state, seat, move)
        if not any(event.reveals_to(seat) for event in events):
            yield from ([move, other] for other in game.legal(further, seat)[:MOVES])
    if legal:
        yield _whole_plan(game, state, seat, luck)


def _whole_plan(game: AnyGame, state: Any, seat: int, luck: Luck) -> Moves:
    """Return random moves of a seat up to where its turn ends, or something comes to light."""
    plan: Moves = []
    legal = game.legal(state, seat)
    while legal and len(plan) < MAX_PLAN:
        plan.append(legal[luck.below(len(legal))])
        state, events = after(game, state, seat, plan[-1])
        legal = [] if any(event.reveals_to(seat) for event in events) else game.legal(state, seat)
    return plan


def _check_faithful(game: AnyGame, state: Any, seat: int, previewed: Preview[Any]) -> None:
    """Play the previewed moves: the seat must get the previewed events first.

    If no automatic steps followed, it must also see the previewed position.
    """
    for move, told in zip(previewed.moves[:-1], previewed.events, strict=False):
        state, happened = after(game, state, seat, move)
        if visible_events(happened, seat) != visible_events(told, seat):
            raise Fault(f"previewing {_spell(game, previewed.moves)} shows events that do not happen")
    played, events = after(game, state, seat, previewed.moves[-1])
    if previewed.state is None:
        if not any(event.reveals_to(seat) for event in events):
            raise Fault(f"the preview of {_spell(game, previewed.moves)} is hidden, but playing it reveals nothing")
        return
    actual, expected = visible_events(events, seat), visible_events(previewed.events[-1], seat)
    if actual[: len(expected)] != expected:
        raise Fault(f"previewing {_spell(game, previewed.moves)} shows events that do not happen")
    if not _unfinished(previewed.state) and observe(game, previewed.state, seat) != observe(game, played, seat):
        raise Fault(f"previewing {_spell(game, previewed.moves)} shows a position that does not come about")


def _unfinished(state: Any) -> bool:
    """Return whether a step is left that is carried out by itself."""
    frames = state.frames
    return bool(frames) and (frames[-1][1] == TABLE or len(frames) == state.together)


def _visible(game: AnyGame, seat: int, previewed: Preview[Any]) -> str:
    """Return all that a preview shows to its seat."""
    steps = [_visible_state(game, seat, state) for state in previewed.before]
    events = [visible_events(happened, seat) for happened in previewed.events]
    shown = [previewed.moves, steps, events, previewed.interruption(seat)]
    return dump(shown if previewed.state is None else [*shown, _visible_state(game, seat, previewed.state)])


def _visible_state(game: AnyGame, seat: int, state: Any) -> list[object]:
    """Return what a preview shows of a state: the view with its points, and the decision of the seat."""
    deciding = state.find(seat) >= 0
    step = game.step_of(state, seat)
    nouns = step.prompt_nouns(state, state.frames[state.find(seat)]) if deciding and step is not None else ()
    view = game.view(state, seat)
    return [view, game.presentation.scores(view), step.name if step else "", *nouns, *game.legal(state, seat)]


def _spell(game: AnyGame, moves: Moves) -> str:
    return ", ".join(game.verbs.spell(move) for move in moves)
