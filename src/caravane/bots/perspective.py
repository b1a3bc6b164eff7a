"""Outlook: all that a bot gets. The true state never reaches it.

A redealt state is drawn when the outlook is made, and every further one from that: nothing of the hidden part of the
true state can be found in it, since a redeal depends on what the seat knows and on luck only.
"""

from typing import Any, Final, final

from caravane.kernel.game import AnyGame, View
from caravane.kernel.luck import Luck
from caravane.kernel.state import State
from caravane.kernel.words import Move


@final
class Outlook:
    """A seat's view, its legal moves, and as many states as it likes that look the same to it."""

    def __init__(self, game: AnyGame, state: State, seat: int, luck: Luck) -> None:
        self.game: Final = game
        self.seat: Final = seat
        self.luck: Final = luck
        self.view: Final[View] = game.view(state, seat)
        self.legal: Final = game.legal(state, seat)
        self._imagined: Any = game.redealt(state, seat, luck)

    def imagine(self) -> Any:
        """Draw a state that the seat must hold possible."""
        return self.imagine_by(self.luck)

    def imagine_by(self, luck: Luck) -> Any:
        """Draw a possible state by luck of the bot's own, so that it can draw the same one again."""
        return self.game.redealt(self._imagined, self.seat, luck)

    def after(self, move: Move) -> Any:
        """Draw a possible state and make a move in it."""
        state = self.imagine()
        self.game.apply(state, self.seat, move)
        return state
