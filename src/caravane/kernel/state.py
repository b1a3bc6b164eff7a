"""Game state as plain data with a stack of frames.

A frame is `(step, seat, small ints...)`: a pending decision, a chance event, or an automatic step.
The top frame is next. While seats decide together, every frame above the mark `together` is open at once: each seat
answers its own topmost one, in any order. When none is left, the frame below the mark continues for all.
"""

from typing import Any, Final

from caravane.kernel.edition import Edition
from caravane.kernel.native import mypyc_attr
from caravane.kernel.pickling import find_game, restore_state

Frame = tuple[int, ...]
Packed = dict[str, object]

CHANCE: Final = -1
"""Seat number for dice rolls, lots and shuffles; the driver samples its moves."""
TABLE: Final = -2
"""Seat number of automatic frames, which are applied as soon as they are on top."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Base class of game states; a game adds its own fields and copies them all in `clone`."""

    __slots__ = ("frames", "seats", "together")

    def __init__(self, seats: int) -> None:
        self.seats: int = seats
        self.frames: list[Frame] = []
        self.together: int = 0

    def edition(self) -> Edition | None:
        """Return the edition of the game's box, if its values are not those built in."""
        raise NotImplementedError

    def clone(self) -> "State":
        """Return an independent copy."""
        raise NotImplementedError

    def pack(self) -> Packed:
        """Return the game's own fields as JSON-serializable data, one key per field."""
        raise NotImplementedError

    def push(self, frame: Frame) -> None:
        """Push a frame, which comes next."""
        self.frames.append(frame)

    def gather(self, then: Frame) -> None:
        """Open the frames pushed from now on to be answered together; `then` follows when all are done."""
        if self.together:
            raise ValueError("seats that decide together cannot be gathered again")
        self.frames.append(then)
        self.together = len(self.frames)

    def clear(self) -> None:
        """Drop all pending frames; the frames that replace them are pushed next."""
        self.frames.clear()
        self.together = 0

    def find(self, seat: int) -> int:
        """Return the index of the frame that the seat can answer now, or -1."""
        frames = self.frames
        top = len(frames) - 1
        if self.together == 0:
            return top if top >= 0 and frames[top][1] == seat else -1
        while top >= self.together:
            if frames[top][1] == seat:
                return top
            top -= 1
        return -1

    def deciding(self) -> list[int]:
        """Return the seats with an open decision, ascending; chance counts as a seat."""
        frames = self.frames
        if not frames:
            return []
        if self.together == 0:
            return [frames[-1][1]]
        return sorted({frame[1] for frame in frames[self.together :]})

    def next_seat(self) -> int:
        """Return one of the deciding seats, for drivers that answer one at a time."""
        return self.frames[-1][1]

    def ended(self) -> bool:
        """Return whether the game has ended."""
        return not self.frames

    def copy_frames(self, other: "State") -> None:
        """Copy the frames of another state, for `clone`."""
        self.frames = other.frames[:]
        self.together = other.together

    def __reduce__(self) -> tuple[Any, ...]:
        """Return how `pickle` and `copy` create the state again."""
        own = {"seats": self.seats, **self.pack()}
        game = find_game(type(self).__module__, self.edition())
        return restore_state, (game, own, tuple(self.frames), self.together)
