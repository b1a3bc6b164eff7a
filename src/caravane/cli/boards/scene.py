"""The data that a board is drawn from, limited to what the seat may know."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, final

from caravane.kernel.words import Move
from caravane.text import GameTexts


@final
class Scene:
    """A view with its viewpoint, texts, width, and the legal moves."""

    def __init__(self, texts: GameTexts, names: Sequence[str], state: Any, seat: int | None, width: int) -> None:
        self.texts: Final = texts
        self.names: Final = names
        self.seat: Final = seat
        self.width: Final = width
        self.view: Final[Mapping[str, Any]] = texts.game.view(state, seat)
        self.moves: Final[list[Move]] = [] if seat is None else texts.game.legal(state, seat)
