"""Attempts: trying a move shows its seat what playing it would, and nothing that it cannot know (property 17)."""

from collections.abc import Iterator
from typing import Any, Final

from caravane.conformance.failure import Fault
from caravane.conformance.observation import after, sight
from caravane.conformance.run import Point, Run
from caravane.kernel.codec import dump, fingerprint
from caravane.kernel.event import heard
from caravane.kernel.game import AnyGame
from caravane.kernel.luck import Luck, Sfc32
from caravane.kernel.preview import Attempt, attempt
from caravane.kernel.state import CHANCE, TABLE
from caravane.kernel.words import Move

SAMPLED: Final = 12
REDEALS: Final = 3
MOVES: Final = 4

Moves = list[Move]


def attempts(run: Run) -> None:
    """Property 17: what a seat is shown when it tries moves is what playing them does, and hangs on nothing hidden."""
    luck = Sfc32(run.seed)
    for point in run.sample(SAMPLED):
        with run.at(point.number):
            for seat in point.state.deciding():
                if seat != CHANCE:
                    _check_seat(run.game, point, seat, luck)


def _check_seat(game: AnyGame, point: Point, seat: int, luck: Luck) -> None:
    others = [game.redealt(point.state, seat, luck) for _ in range(REDEALS)]
    for moves in _batches(game, point.state, seat, luck):
        tried = attempt(game, point.state, seat, moves)
        _check_faithful(game, point.state, seat, tried)
        shown = _shown(game, seat, tried)
        if any(_shown(game, seat, attempt(game, other, seat, moves)) != shown for other in others):
            raise Fault(f"trying {_spell(game, moves)} tells seat {seat} something hidden")
    if fingerprint(game, point.state) != point.mark:
        raise Fault("trying has changed the state")


def _batches(game: AnyGame, state: Any, seat: int, luck: Luck) -> Iterator[Moves]:
    """Choose some moves of a seat, and for each a second one after it if the seat knows what it will be asked."""
    legal = game.legal(state, seat)
    for _ in range(min(MOVES, len(legal))):
        move = legal[luck.below(len(legal))]
        yield [move]
        further, events = after(game, state, seat, move)
        if not any(event.reveals for event in events):
            yield from ([move, other] for other in game.legal(further, seat)[:MOVES])


def _check_faithful(game: AnyGame, state: Any, seat: int, tried: Attempt[Any]) -> None:
    """Play the same moves: the seat hears first what it was shown and, if nothing followed by itself, sees it."""
    for move in tried.moves[:-1]:
        state, _ = after(game, state, seat, move)
    played, events = after(game, state, seat, tried.moves[-1])
    if tried.state is None:
        if not any(event.reveals for event in events):
            raise Fault(f"what {_spell(game, tried.moves)} does is hidden and reveals nothing")
        return
    told, shown = heard(events, seat), heard(tried.events, seat)
    if told[: len(shown)] != shown:
        raise Fault(f"trying {_spell(game, tried.moves)} tells what does not happen")
    if not _unfinished(tried.state) and sight(game, tried.state, seat) != sight(game, played, seat):
        raise Fault(f"trying {_spell(game, tried.moves)} shows what does not happen")


def _unfinished(state: Any) -> bool:
    """Tell whether something is left that happens by itself."""
    frames = state.frames
    return bool(frames) and (frames[-1][1] == TABLE or len(frames) == state.together)


def _shown(game: AnyGame, seat: int, tried: Attempt[Any]) -> str:
    """Write down all that a seat is shown."""
    if tried.state is None:
        return dump(tried.moves)
    state = tried.state
    asked = state.find(seat) >= 0
    step = game.step_of(state, seat)
    nouns = step.asked(state, state.frames[state.find(seat)]) if asked and step is not None else ()
    question = [step.name if step else "", *nouns, *game.legal(state, seat)]
    return dump([tried.moves, heard(tried.events, seat), game.view(state, seat), question])


def _spell(game: AnyGame, moves: Moves) -> str:
    return ", ".join(game.verbs.spell(move) for move in moves)
