"""Results: the score sheet adds up, and places follow from the standings (property 11)."""

from typing import Any, Final

from caravane.conformance.failure import Fault
from caravane.conformance.run import Run
from caravane.kernel.game import AnyGame
from caravane.kernel.luck import Sfc32

SAMPLED: Final = 10
REDEALS: Final = 3


def results(run: Run) -> None:
    """Property 11: scores, places and the lines of the score sheet agree; a result does not hang on a secret."""
    numbers = [point.number for point in run.sample(SAMPLED)]
    for number in [*numbers, len(run.points)]:
        with run.at(number):
            state = run.state(number)
            _standings(run.game, state)
            _score_sheet(run.game, state)
            _places(run.game, state)
    with run.at(len(run.points)):
        if run.final.ended():
            _public(run)


def _standings(game: AnyGame, state: Any) -> None:
    standings = game.standings(state)
    if len(standings) < state.seats or len({len(standing) for standing in standings}) != 1:
        raise Fault(f"standings cannot be compared: {standings}")
    if any(type(part) is not int for standing in standings for part in standing):
        raise Fault(f"standings are not ints: {standings}")


def _score_sheet(game: AnyGame, state: Any) -> None:
    # Opponents that the rules play have a sheet as well: the end of a game shows it.
    for seat, (score, *_) in enumerate(game.standings(state)):
        lines = game.breakdown(state, seat)
        if sum(points for _, points in lines) != score:
            raise Fault(
                f"the lines of seat {seat} add up to {sum(points for _, points in lines)}, its score is {score}"
            )
        for said, _ in lines:
            if game.lines.read(game.lines.spell(said)) != said:
                raise Fault(f"a line of the score sheet cannot be read: {said}")


def _places(game: AnyGame, state: Any) -> None:
    """Rank anew, by sorting: a place is one more than the number of better standings."""
    ranked = sorted(game.standings(state), reverse=True)
    expected = [1 + ranked.index(standing) for standing in game.standings(state)][: state.seats]
    if game.places(state) != expected:
        raise Fault(f"places are {game.places(state)}, the standings give {expected}")


def _public(run: Run) -> None:
    luck = Sfc32(run.seed)
    for seat in range(run.seats):
        for _ in range(REDEALS):
            other = run.game.redealt(run.final, seat, luck)
            if run.game.standings(other) != run.game.standings(run.final):
                raise Fault(f"seat {seat} cannot know the result: it hangs on something hidden")
