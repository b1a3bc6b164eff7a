"""JSON form of states and their fingerprints.

Steps are written by name, so that renumbering them breaks nothing.
"""

import hashlib
import json
from typing import Any, cast

from caravane.kernel.game import Game
from caravane.kernel.state import Packed
from caravane.kernel.step import S


def pack(game: Game[S], state: S) -> Packed:
    """Return a state as JSON-serializable data."""
    frames = [[game.steps[frame[0]].name, *frame[1:]] for frame in state.frames]
    return {"seats": state.seats, "frames": frames, "together": state.together, **state.pack()}


def unpack(game: Game[S], packed: Packed) -> S:
    """Deserialize a packed state."""
    state = game.unpack(packed)
    numbers = {step.name: number for number, step in enumerate(game.steps)}
    for name, *ints in cast("list[list[Any]]", packed["frames"]):
        state.push((numbers[name], *ints))
    state.together = cast(int, packed["together"])
    return state


def dump(data: object) -> str:
    """Serialize data in its single canonical JSON form."""
    return json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def through_json(game: Game[S], state: S) -> S:
    """Serialize a state to JSON text and deserialize it again."""
    return unpack(game, json.loads(dump(pack(game, state))))


def digest(data: object) -> str:
    """Return the fingerprint of JSON-serializable data."""
    return hashlib.sha256(dump(data).encode()).hexdigest()


def fingerprint(game: Game[S], state: S) -> str:
    """Return the fingerprint of a state."""
    return digest(pack(game, state))
