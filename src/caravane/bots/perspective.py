"""A bot's perspective of the game, without the true state.

A redealt state is drawn when the perspective is created, and all further ones are drawn from that. It contains nothing
of the hidden part of the true state, since a redeal depends only on what the seat knows and on luck.
"""

from typing import Any, Final, final

from caravane.kernel.game import AnyGame, View
from caravane.kernel.luck import Luck
from caravane.kernel.state import State
from caravane.kernel.words import Move


@final
class Perspective:
    """A seat's view, the legal moves that a bot considers, and any number of sampled states that look the same to it."""

    def __init__(self, game: AnyGame, state: State, seat: int, luck: Luck) -> None:
        self.game: Final = game
        self.seat: Final = seat
        self.luck: Final = luck
        self.view: Final[View] = game.view(state, seat)
        self.considered: Final = game.considered(state, seat)
        self._sampled: Any = game.redealt(state, seat, luck)

    def sample_state(self) -> Any:
        """Sample a state that is possible from what the seat knows."""
        return self.sample_state_with(self.luck)

    def sample_state_with(self, luck: Luck) -> Any:
        """Sample a possible state with the given luck, so that the same one can be drawn again."""
        return self.game.redealt(self._sampled, self.seat, luck)

    def after(self, move: Move) -> Any:
        """Sample a possible state and apply a move to it."""
        state = self.sample_state()
        self.game.apply(state, self.seat, move)
        return state
