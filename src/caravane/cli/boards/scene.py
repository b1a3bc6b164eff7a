"""The scene: what a board is drawn from. Nothing here knows more than the seat that looks at it."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, final

from caravane.kernel.words import Move
from caravane.text import Texts


@final
class Scene:
    """A view with its reader: whose eyes, which words, how much room, and what may be done now."""

    def __init__(self, texts: Texts, names: Sequence[str], state: Any, seat: int | None, width: int) -> None:
        self.texts: Final = texts
        self.names: Final = names
        self.seat: Final = seat
        self.width: Final = width
        self.view: Final[Mapping[str, Any]] = texts.game.view(state, seat)
        self.moves: Final[list[Move]] = [] if seat is None else texts.game.legal(state, seat)
