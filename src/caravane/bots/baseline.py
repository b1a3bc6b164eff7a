"""Two simple bots for every game: one that plays anything, one that looks a single move ahead."""

from typing import Final, Protocol, final

from caravane.bots.perspective import Outlook
from caravane.kernel.words import Move

IMAGINED: Final = 4
"""How many possible states the greedy bot looks at for each move."""


class Bot(Protocol):
    """Whoever answers decisions for a seat."""

    def choose(self, outlook: Outlook) -> Move:
        """Choose one of the legal moves."""


@final
class RandomBot:
    """Plays any legal move."""

    def choose(self, outlook: Outlook) -> Move:
        return outlook.legal[outlook.luck.below(len(outlook.legal))]


@final
class GreedyBot:
    """Plays the move after which the game's own evaluation likes the possible states best."""

    def choose(self, outlook: Outlook) -> Move:
        if len(outlook.legal) == 1:
            return outlook.legal[0]
        return max(outlook.legal, key=lambda move: _promise(outlook, move))


def _promise(outlook: Outlook, move: Move) -> float:
    """Average the evaluation over some possible states after the move."""
    return sum(outlook.game.evaluate(outlook.after(move), outlook.seat) for _ in range(IMAGINED))
