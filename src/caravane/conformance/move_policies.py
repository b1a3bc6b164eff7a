"""Styles: ways of choosing moves that together reach the rare corners of a game. They know no game."""

from collections import Counter
from typing import Final

from caravane.kernel.luck import Luck
from caravane.kernel.words import Move

STYLES: Final = ("uniform", "eager", "novel", "first", "last")
WHIM: Final = 8
"""Once in so many moves any style plays anything, so that no game goes round in a circle."""


def style_of(seed: int, seat: int) -> str:
    """Give every seat its style; with every other five seeds, the same to all: some ends need all to agree."""
    turn, first = divmod(seed, len(STYLES))
    return STYLES[first if turn % 2 else (first + seat) % len(STYLES)]


def choose(style: str, moves: list[Move], used: Counter[int], luck: Luck) -> Move:
    """Choose a move in a style; `used` counts the verbs of the game so far."""
    liked = moves if luck.below(WHIM) == 0 else _liked(style, moves, used)
    return liked[luck.below(len(liked))]


def _liked(style: str, moves: list[Move], used: Counter[int]) -> list[Move]:
    match style:
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
    """Leave out the verb that is listed last: mostly the one that passes, refuses or ends."""
    return [move for move in moves if move[0] != moves[-1][0]] or moves
