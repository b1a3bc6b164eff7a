"""Move policies that together reach the rare corners of a game; they know nothing of its rules."""

from collections import Counter
from typing import Final

from caravane.kernel.luck import Luck
from caravane.kernel.words import Move

POLICIES: Final = ("uniform", "eager", "novel", "first", "last")
RANDOM_EVERY: Final = 8
"""Every policy plays a random move once in this many moves, so that no game goes round in circles."""


def policy_of(seed: int, seat: int) -> str:
    """Return the policy of a seat.

    Every other block of five seeds uses one policy for all seats, because some endings need all players to agree.
    """
    block, first = divmod(seed, len(POLICIES))
    return POLICIES[first if block % 2 else (first + seat) % len(POLICIES)]


def choose(policy: str, moves: list[Move], used: Counter[int], luck: Luck) -> Move:
    """Choose a move by a policy; `used` counts the verbs of the game so far."""
    preferred = moves if luck.below(RANDOM_EVERY) == 0 else _preferred(policy, moves, used)
    return preferred[luck.below(len(preferred))]


def _preferred(policy: str, moves: list[Move], used: Counter[int]) -> list[Move]:
    match policy:
        case "eager":
            return _eager(moves)
        case "novel":
            rarest = min(used[move[0]] for move in moves)
            return [move for move in moves if used[move[0]] == rarest]
        case "first":
            return moves[:1]
        case "last":
            return moves[-1:]
    return moves


def _eager(moves: list[Move]) -> list[Move]:
    """Leave out the verb that is listed last: usually the one that passes, refuses or ends."""
    return [move for move in moves if move[0] != moves[-1][0]] or moves
