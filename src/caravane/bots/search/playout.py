"""Playing on from a state, quickly and sensibly: by what each move promises at once, with some luck in it."""

import math
from typing import Any, Final, final

from caravane.kernel.game import AnyGame
from caravane.kernel.luck import Luck
from caravane.kernel.state import CHANCE
from caravane.kernel.words import Move

GRAIN: Final = 1 << 16


@final
class Playout:
    """Plays a state on in place. The dice have luck of their own: whoever chooses otherwise still meets the same dice."""

    __slots__ = ("_game", "careless")

    def __init__(self, game: AnyGame, careless: float) -> None:
        self._game: Final = game
        self.careless: Final = careless
        """How often any move is made instead of the most promising one."""

    def play(self, state: Any, dice: Luck, taste: Luck, decisions: int) -> None:
        """Play so many decisions and then on to the next luck, where all seats have had their turn; or to the end."""
        game = self._game
        left = decisions
        while state.frames:
            seat: int = state.next_seat()
            if seat == CHANCE:
                if left <= 0:
                    return
                game.apply(state, seat, game.sample(state, dice), deaf=True)
                continue
            if left <= -decisions:
                return
            game.apply(state, seat, self._choose(state, seat, taste), deaf=True)
            left -= 1

    def _choose(self, state: Any, seat: int, taste: Luck) -> Move:
        moves = self._game.legal(state, seat)
        if len(moves) == 1:
            return moves[0]
        if self.careless > 0.0 and taste.below(GRAIN) < self.careless * GRAIN:
            return moves[taste.below(len(moves))]
        weights = promises(self._game, state, seat, moves)
        return moves[weights.index(max(weights))]


def promises(game: AnyGame, state: Any, seat: int, moves: list[Move]) -> list[float]:
    """Say how good each move looks at once, in points: by the game's own rule of thumb, else by trying it out."""
    if game.weigh is not None:
        return game.weigh(state, seat, moves)
    found: list[float] = []
    for move in moves:
        after = state.clone()
        game.apply(after, seat, move, deaf=True)
        found.append(float(game.evaluate(after, seat)))
    return found


def shares(weights: list[float], softness: float) -> list[float]:
    """Turn weights into shares of one: the softer, the more even."""
    highest = max(weights)
    found = [math.exp((weight - highest) / softness) for weight in weights]
    total = sum(found)
    return [share / total for share in found]
