"""Codec: states as JSON, and their fingerprint. Steps are written by name, so that a renumbering breaks nothing."""

import hashlib
import json
from typing import Any, cast

from caravane.kernel.game import Game
from caravane.kernel.state import Packed
from caravane.kernel.step import S


def pack(game: Game[S], state: S) -> Packed:
    """Return a state as plain JSON-able data."""
    frames = [[game.steps[frame[0]].name, *frame[1:]] for frame in state.frames]
    return {"seats": state.seats, "frames": frames, "together": state.together, **state.pack()}


def unpack(game: Game[S], packed: Packed) -> S:
    """Build the state again."""
    state = game.unpack(packed)
    numbers = {step.name: number for number, step in enumerate(game.steps)}
    for name, *ints in cast("list[list[Any]]", packed["frames"]):
        state.push((numbers[name], *ints))
    state.together = cast(int, packed["together"])
    return state


def dump(data: object) -> str:
    """Write data in the one canonical form."""
    return json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def through_json(game: Game[S], state: S) -> S:
    """Send a state through JSON text and back."""
    return unpack(game, json.loads(dump(pack(game, state))))


def digest(data: object) -> str:
    """Give the fingerprint of data."""
    return hashlib.sha256(dump(data).encode()).hexdigest()


def fingerprint(game: Game[S], state: S) -> str:
    """Give the fingerprint of a state."""
    return digest(pack(game, state))
