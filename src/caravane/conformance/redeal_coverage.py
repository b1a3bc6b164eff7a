"""Checks that a redeal varies everything that a seat cannot know, and keeps no trace of the true state."""

from collections.abc import Iterator
from typing import Any, Final

from caravane.conformance.failure import Fault
from caravane.conformance.observation import after, alternatives, observe_move
from caravane.conformance.run import Point
from caravane.kernel.codec import pack
from caravane.kernel.game import AnyGame
from caravane.kernel.luck import Luck, Sfc32

ALTERNATIVES: Final = 3
MAX_REDEALS: Final = 40
"""Number of redeals after which a part that never changed is taken to be fixed."""
SEEDS: Final = 1_000_000


def check_redeal_varies(game: AnyGame, point: Point, luck: Luck) -> None:
    """Check that a redeal can produce every alternative that a seat cannot tell from what happened."""
    happened = after(game, point.state, point.seat, point.move)
    others = list(alternatives(game, point.state, point.seat, point.move, luck))[:ALTERNATIVES]
    for instead in others:
        otherwise = after(game, point.state, point.seat, instead)
        hidden = differing(game, happened[0], otherwise[0])
        for seat in range(happened[0].seats):
            if seat == point.seat or not hidden:
                continue
            if observe_move(game, happened, seat) == observe_move(game, otherwise, seat):
                _must_vary(game, happened[0], seat, hidden, luck)


def _must_vary(game: AnyGame, state: Any, seat: int, hidden: set[str], luck: Luck) -> None:
    for _ in range(MAX_REDEALS):
        if hidden & differing(game, state, game.redealt(state, seat, luck)):
            return
    raise Fault(f"seat {seat} cannot know {sorted(hidden)}, and a redeal never changes it")


def check_redeal_forgets(game: AnyGame, state: Any, luck: Luck) -> None:
    """Redeal the true state, and one that looks the same, with the same luck: the results must not differ."""
    for seat in range(state.seats):
        other = game.redealt(state, seat, luck)
        seed = luck.below(SEEDS)
        hidden = differing(game, game.redealt(state, seat, Sfc32(seed)), game.redealt(other, seat, Sfc32(seed)))
        if hidden:
            raise Fault(f"a redeal for seat {seat} depends on what it cannot know: {sorted(hidden)}")


def differing(game: AnyGame, one: Any, other: Any) -> set[str]:
    """Return the paths at which two states differ."""
    first, second = dict(_leaves(pack(game, one), "")), dict(_leaves(pack(game, other), ""))
    return {path for path in {*first, *second} if first.get(path) != second.get(path)}


def _leaves(data: object, path: str) -> Iterator[tuple[str, object]]:
    if isinstance(data, dict):
        for key, part in data.items():
            yield from _leaves(part, f"{path}.{key}")
    elif isinstance(data, list | tuple):
        yield f"{path}.length", len(data)
        for index, part in enumerate(data):
            yield from _leaves(part, f"{path}.{index}")
    else:
        yield path.removeprefix("."), data
