"""Freedom: a redeal draws everything anew that a seat cannot know, and keeps no trace of the truth."""

from collections.abc import Iterator
from typing import Any, Final

from caravane.conformance.failure import Fault
from caravane.conformance.run import Point
from caravane.conformance.sight import after, alternatives, trace
from caravane.kernel.codec import pack
from caravane.kernel.game import AnyGame
from caravane.kernel.luck import Luck

ALTERNATIVES: Final = 3
TRIES: Final = 40
"""A redeal that has not touched something after so many tries never will."""
FEW: Final = 12
MANY: Final = 250
FAVOUR: Final = 0.25
"""How much more often than by luck a redeal may give back the truth; what is measured strays by a tenth of it."""

Leaves = dict[str, object]


def check_varied(game: AnyGame, point: Point, luck: Luck) -> None:
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


def check_forgotten(game: AnyGame, state: Any, luck: Luck) -> None:
    """Redeal the truth, and redeal a state that looks the same: the truth must not come back more often."""
    for seat in range(state.seats):
        if all(_favour(game, state, seat, luck, count) > FAVOUR for count in (FEW, MANY)):
            raise Fault(f"a redeal for seat {seat} hangs on what it cannot know: too often it gives back the truth")


def _favour(game: AnyGame, state: Any, seat: int, luck: Luck, count: int) -> float:
    other = state
    for _ in range(FEW):
        other = game.redealt(other, seat, luck)
    truth = leaves(game, state)
    from_truth = [leaves(game, game.redealt(state, seat, luck)) for _ in range(count)]
    from_other = [leaves(game, game.redealt(other, seat, luck)) for _ in range(count)]
    hidden = {place for place in truth if any(drawn.get(place) != truth[place] for drawn in from_truth + from_other)}
    return (_hits(from_truth, truth, hidden) - _hits(from_other, truth, hidden)) / max(1, count * len(hidden))


def _hits(drawn: list[Leaves], truth: Leaves, hidden: set[str]) -> int:
    return sum(one.get(place) == truth[place] for one in drawn for place in hidden)


def differing(game: AnyGame, one: Any, other: Any) -> set[str]:
    """List the places where two states differ."""
    first, second = leaves(game, one), leaves(game, other)
    return {place for place in {*first, *second} if first.get(place) != second.get(place)}


def leaves(game: AnyGame, state: Any) -> Leaves:
    """Take a state apart: every number in it, by its place."""
    return dict(_leaves(pack(game, state), ""))


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
