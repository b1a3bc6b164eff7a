"""Pickling of games and states, the same in both builds.

A compiled class cannot be filled slot by slot, so objects are pickled as calls that create them again: a game as the
package that defines it, a state as its packed fields. `copy` and `multiprocessing` go the same way. A pickle is for
programs of the same version; for later ones there are journals and packed states.
"""

from collections.abc import Sequence
from importlib import import_module
from pickle import PicklingError
from typing import Any

from caravane.kernel.edition import Edition


def find_game(module: str, edition: Edition | None = None) -> Any:
    """Return the game that a module belongs to, with the values of an edition if there is one.

    It is `GAME` of the module or of the closest package around it.
    """
    parts = module.split(".")
    for length in range(len(parts), 0, -1):
        game = getattr(import_module(".".join(parts[:length])), "GAME", None)
        if game is not None:
            return game if edition is None else game.with_edition(edition)
    raise PicklingError(f"{module} is part of no package that defines GAME")


def restore_state(game: Any, packed: dict[str, object], frames: Sequence[tuple[int, ...]], together: int) -> Any:
    """Create a state again from its game, its packed fields and its frames."""
    state = game.unpack(packed)
    state.frames = list(frames)
    state.together = together
    return state
