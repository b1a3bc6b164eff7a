"""Secrecy: what a seat cannot know changes nothing that it perceives, and is drawn anew by a redeal (property 8)."""

from collections.abc import Iterator
from typing import Any, Final

from caravane.conformance.copies import check_components
from caravane.conformance.failure import Fault
from caravane.conformance.reveals import check_reveals
from caravane.conformance.run import Point, Run
from caravane.conformance.sight import after, alternatives, sight, trace
from caravane.kernel.codec import fingerprint, pack
from caravane.kernel.drive import play_out
from caravane.kernel.game import AnyGame
from caravane.kernel.luck import Luck, Sfc32

SAMPLED: Final = 12
REDEALS: Final = 3
ALTERNATIVES: Final = 3
SEEDS: Final = 1 << 31
TRIES: Final = 40
"""A redeal that has not touched something after so many tries never will."""


def secrecy(run: Run) -> None:
    """Property 8: a redeal leaves all that a seat perceives as it was, and changes what it cannot know."""
    luck = Sfc32(run.seed)
    for point in run.sample(SAMPLED):
        check_secrecy_at(run, point, luck)
    with run.at(len(run.points)):
        _check_redeals(run.game, run.final, luck)


def check_secrecy_at(run: Run, point: Point, luck: Luck) -> None:
    """Check one point of a run."""
    with run.at(point.number):
        _check_redeals(run.game, point.state, luck)
        check_reveals(run.game, point, luck)
    with run.at(point.number + 1):
        _check_freedom(run.game, point, luck)


def _check_redeals(game: AnyGame, state: Any, luck: Luck) -> None:
    mark = fingerprint(game, state)
    for seat in range(state.seats):
        for _ in range(REDEALS):
            other = game.redealt(state, seat, luck)
            _looks_the_same(game, state, other, seat)
            check_components(game, other, game.census(state))
        _looks_the_same(game, state, game.redealt(other, seat, luck), seat)
        _same_luck_same_redeal(game, state, other, seat, luck)
        play_out(game, other, luck)
    if fingerprint(game, state) != mark:
        raise Fault("a redeal has changed the true state")


def _same_luck_same_redeal(game: AnyGame, state: Any, other: Any, seat: int, luck: Luck) -> None:
    """Redeal two states that look the same to a seat by the same luck: what differs came from what it cannot know."""
    seed = luck.below(SEEDS)
    one, two = game.redealt(state, seat, Sfc32(seed)), game.redealt(other, seat, Sfc32(seed))
    if differs := differing(game, one, two):
        raise Fault(f"a redeal for seat {seat} carries over what it cannot know: {sorted(differs)}")


def _looks_the_same(game: AnyGame, state: Any, other: Any, seat: int) -> None:
    for watcher in (seat, None):
        before, now = sight(game, state, watcher), sight(game, other, watcher)
        if before != now:
            who = "spectators" if watcher is None else f"seat {seat}"
            raise Fault(f"a redeal for seat {seat} changes what {who} perceive: {difference(before, now)}")


def difference(one: str, other: str) -> str:
    """Show where two texts begin to differ."""
    start = next((place for place, pair in enumerate(zip(one, other, strict=False)) if pair[0] != pair[1]), 0)
    begin = max(0, start - 60)
    return f"...{one[begin : start + 30]} against ...{other[begin : start + 30]}"


def _check_freedom(game: AnyGame, point: Point, luck: Luck) -> None:
    """Find what a seat cannot tell from what happened; a redeal must be able to put it in its place."""
    happened = after(game, point.state, point.seat, point.move)
    others = list(alternatives(game, point.state, point.seat, point.move, luck))[:ALTERNATIVES]
    for instead in others:
        otherwise = after(game, point.state, point.seat, instead)
        hidden = differing(game, happened[0], otherwise[0])
        for seat in range(happened[0].seats):
            if seat == point.seat or not hidden:
                continue
            if trace(game, happened, seat) == trace(game, otherwise, seat):
                _must_vary(game, happened[0], seat, hidden, luck)


def _must_vary(game: AnyGame, state: Any, seat: int, hidden: set[str], luck: Luck) -> None:
    for _ in range(TRIES):
        if hidden & differing(game, state, game.redealt(state, seat, luck)):
            return
    raise Fault(f"seat {seat} cannot know {sorted(hidden)}, and a redeal never changes it")


def differing(game: AnyGame, one: Any, other: Any) -> set[str]:
    """List the places where two states differ."""
    first, second = dict(_leaves(pack(game, one), "")), dict(_leaves(pack(game, other), ""))
    return {place for place in {*first, *second} if first.get(place) != second.get(place)}


def _leaves(data: object, path: str) -> Iterator[tuple[str, object]]:
    if isinstance(data, dict):
        for key, part in data.items():
            yield from _leaves(part, f"{path}.{key}")
    elif isinstance(data, list | tuple):
        yield f"{path}.length", len(data)
        for place, part in enumerate(data):
            yield from _leaves(part, f"{path}.{place}")
    else:
        yield path.removeprefix("."), data
