"""State: plain data and a stack of frames.

A frame is `(step, seat, small ints...)`: a decision that is due, a chance event, or something that happens by itself.
The top frame is next. While seats decide together, every frame above the mark `together` is open at once: each seat
answers its own topmost one, in any order; when none is left, the frame below the mark goes on for all.
"""

from typing import Final

from caravane.kernel.native import mypyc_attr

Frame = tuple[int, ...]
Packed = dict[str, object]

CHANCE: Final = -1
"""The seat that rolls dice and shuffles; its moves are sampled by whoever drives the game."""
TABLE: Final = -2
"""The seat of a frame that needs nobody: it happens as soon as it is on top."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What every state has; a game adds its own fields and copies them all in `clone`."""

    __slots__ = ("frames", "seats", "together")

    def __init__(self, seats: int) -> None:
        self.seats: int = seats
        self.frames: list[Frame] = []
        self.together: int = 0

    def clone(self) -> "State":
        """Return an independent copy."""
        raise NotImplementedError

    def pack(self) -> Packed:
        """Return the game's own fields as JSON-able data, one key per field."""
        raise NotImplementedError

    def push(self, frame: Frame) -> None:
        """Put a frame on top: it comes next."""
        self.frames.append(frame)

    def gather(self, then: Frame) -> None:
        """Let the frames pushed from now on be answered together, and `then` follow when all are done."""
        if self.together:
            raise ValueError("seats that decide together cannot be gathered again")
        self.frames.append(then)
        self.together = len(self.frames)

    def clear(self) -> None:
        """Drop everything that is due: what takes over is pushed next."""
        self.frames.clear()
        self.together = 0

    def find(self, seat: int) -> int:
        """Give the place of the frame that the seat may answer now, or -1."""
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
        """List the seats that have a decision open now, ascending; chance counts as a seat."""
        frames = self.frames
        if not frames:
            return []
        if self.together == 0:
            return [frames[-1][1]]
        return sorted({frame[1] for frame in frames[self.together :]})

    def next_seat(self) -> int:
        """Give one of the deciding seats, for drivers that answer one at a time."""
        return self.frames[-1][1]

    def ended(self) -> bool:
        """Tell whether the game is over."""
        return not self.frames

    def copy_frames(self, other: "State") -> None:
        """Take over the frames of another state, for `clone`."""
        self.frames = other.frames[:]
        self.together = other.together
