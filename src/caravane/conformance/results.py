"""Checks that the score sheet adds up and that ranks follow from the standings (property 11)."""

from typing import Any, Final

from caravane.conformance.failure import Fault
from caravane.conformance.run import Run
from caravane.kernel.game import AnyGame
from caravane.kernel.luck import Sfc32

SAMPLE_SIZE: Final = 10
REDEALS: Final = 3


def results(run: Run) -> None:
    """Check property 11: scores, ranks and the score sheet agree, and a result depends on nothing hidden."""
    numbers = [point.number for point in run.sample(SAMPLE_SIZE)]
    for number in [*numbers, len(run.points)]:
        with run.at(number):
            state = run.state(number)
            _standings(run.game, state)
            _score_sheet(run.game, state)
            _ranks(run.game, state)
            _visible_scores(run.game, state)
    with run.at(len(run.points)):
        if run.final.ended():
            _public(run)


def _standings(game: AnyGame, state: Any) -> None:
    standings = game.standings(state)
    if len(standings) < state.seats or len({len(standing) for standing in standings}) != 1:
        raise Fault(f"standings cannot be compared: {standings}")
    if any(type(part) is not int for standing in standings for part in standing):
        raise Fault(f"standings are not ints: {standings}")


def _visible_scores(game: AnyGame, state: Any) -> None:
    """Check that a view gives the points of every side, and after the end those of the result."""
    points = [standing[0] for standing in game.standings(state)]
    for seat in [*range(state.seats), None]:
        scores = game.presentation.scores(game.view(state, seat))
        if len(scores) != len(points) or (state.ended() and scores != points):
            raise Fault(f"a view of seat {seat} gives the points {scores}, the standings give {points}")


def _score_sheet(game: AnyGame, state: Any) -> None:
    # Automata have a score sheet as well: the end of a game shows it.
    for seat, (score, *_) in enumerate(game.standings(state)):
        lines = game.breakdown(state, seat)
        if sum(points for _, points in lines) != score:
            raise Fault(
                f"the lines of seat {seat} add up to {sum(points for _, points in lines)}, its score is {score}"
            )
        for phrase, _ in lines:
            if game.score_lines.read(game.score_lines.spell(phrase)) != phrase:
                raise Fault(f"a line of the score sheet cannot be read: {phrase}")


def _ranks(game: AnyGame, state: Any) -> None:
    """Rank again by sorting: a rank is one more than the number of better standings."""
    ordered = sorted(game.standings(state), reverse=True)
    expected = [1 + ordered.index(standing) for standing in game.standings(state)][: state.seats]
    if game.ranks(state) != expected:
        raise Fault(f"ranks are {game.ranks(state)}, the standings give {expected}")


def _public(run: Run) -> None:
    luck = Sfc32(run.seed)
    for seat in range(run.seats):
        for _ in range(REDEALS):
            other = run.game.redealt(run.final, seat, luck)
            if run.game.standings(other) != run.game.standings(run.final):
                raise Fault(f"seat {seat} cannot know the result: it depends on something hidden")
