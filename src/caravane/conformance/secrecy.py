"""Checks that hidden information changes nothing a seat perceives, and is redrawn by a redeal (property 8)."""

from typing import Any, Final

from caravane.conformance.failure import Fault
from caravane.conformance.observation import observe, reasons
from caravane.conformance.redeal_coverage import check_redeal_forgets, check_redeal_varies
from caravane.conformance.reveals import check_reveals
from caravane.conformance.run import Point, Run
from caravane.kernel.codec import fingerprint
from caravane.kernel.drive import play_out
from caravane.kernel.game import AnyGame
from caravane.kernel.luck import Luck, Sfc32

SAMPLE_SIZE: Final = 12
REDEALS: Final = 3


def secrecy(run: Run) -> None:
    """Check property 8: a redeal changes nothing that a seat perceives, and varies what it cannot know."""
    luck = Sfc32(run.seed)
    for point in run.sample(SAMPLE_SIZE):
        check_secrecy_at(run, point, luck)
    with run.at(len(run.points)):
        _check_redeals(run.game, run.final, luck)


def check_secrecy_at(run: Run, point: Point, luck: Luck) -> None:
    """Check one point of a run."""
    with run.at(point.number):
        _check_redeals(run.game, point.state, luck)
        check_redeal_forgets(run.game, point.state, luck)
    with run.at(point.number + 1):
        check_reveals(run.game, point, luck)
        check_redeal_varies(run.game, point, luck)


def _check_redeals(game: AnyGame, state: Any, luck: Luck) -> None:
    digest = fingerprint(game, state)
    for seat in range(state.seats):
        for _ in range(REDEALS):
            other = game.redealt(state, seat, luck)
            _looks_the_same(game, state, other, seat)
            if game.census(other) != game.census(state) or game.violations(other) != game.violations(state):
                raise Fault(f"a redeal for seat {seat} loses components or breaks {game.violations(other)}")
        _looks_the_same(game, state, game.redealt(other, seat, luck), seat)
        play_out(game, other, luck)
    if fingerprint(game, state) != digest:
        raise Fault("a redeal changed the true state")


def _looks_the_same(game: AnyGame, state: Any, other: Any, seat: int) -> None:
    for viewpoint, name in ((seat, f"seat {seat}"), (None, "spectators")):
        before, now = observe(game, state, viewpoint), observe(game, other, viewpoint)
        if before != now:
            raise Fault(f"a redeal for seat {seat} changes what {name} perceive: {difference(before, now)}")
    before, now = reasons(game, state, seat), reasons(game, other, seat)
    if before != now:
        raise Fault(f"a redeal for seat {seat} changes its reasons: {difference(before, now)}")


def difference(one: str, other: str) -> str:
    """Return an excerpt of two texts around the first difference."""
    start = next((index for index, pair in enumerate(zip(one, other, strict=False)) if pair[0] != pair[1]), 0)
    begin = max(0, start - 60)
    return f"...{one[begin : start + 30]} against ...{other[begin : start + 30]}"
