"""State of the game as plain data, without rules.

Every hidden card is stored with the seats that know it.
"""

from typing import Final, cast, final

from caravane.kernel.edition import Edition
from caravane.kernel.state import Packed, State
from caravane.kernel.words import Vocabulary

from .components import WellBox

STEPS: Final = Vocabulary()
SHUFFLE: Final = STEPS.add("shuffle")
ROUND: Final = STEPS.add("round")
WELL: Final = STEPS.add("find-well")
PLAY: Final = STEPS.add("play-card")
SHOW: Final = STEPS.add("show-cards")
LOOK: Final = STEPS.add("look")
PEEK: Final = STEPS.add("peek")
DRAW: Final = STEPS.add("draw")

NO_CARD: Final = -1

Hidden = tuple[int, int]
"""Card and the seats that know it, as a bit mask."""


@final
class WellState(State):
    """Location of every card, and the wells that each seat has won."""

    __slots__ = ("box", "chosen", "deck", "depth", "hands", "played", "rounds", "won")

    def __init__(self, box: WellBox, seats: int, rounds: int) -> None:
        super().__init__(seats)
        self.box: Final = box
        """The values of the components."""
        self.rounds: int = rounds
        self.depth: int = 0
        self.deck: list[Hidden] = []
        self.hands: list[tuple[Hidden, ...]] = [()] * seats
        self.chosen: list[int] = [NO_CARD] * seats
        self.played: list[int] = []
        self.won: list[tuple[int, ...]] = [()] * seats

    def edition(self) -> Edition | None:
        """Return the edition of the box."""
        return self.box.edition

    def clone(self) -> "WellState":
        """Return a copy with new lists, whose members are immutable."""
        copy = WellState(self.box, self.seats, self.rounds)
        copy.copy_frames(self)
        copy.depth = self.depth
        copy.deck = self.deck[:]
        copy.hands = self.hands[:]
        copy.chosen = self.chosen[:]
        copy.played = self.played[:]
        copy.won = self.won[:]
        return copy

    def pack(self) -> Packed:
        """Return the fields as JSON-serializable data."""
        return {
            "rounds": self.rounds,
            "depth": self.depth,
            "deck": [list(hidden) for hidden in self.deck],
            "hands": [[list(hidden) for hidden in hand] for hand in self.hands],
            "chosen": self.chosen[:],
            "played": self.played[:],
            "won": [list(depths) for depths in self.won],
        }


def unpack(packed: Packed, box: WellBox) -> WellState:
    """Deserialize a state."""
    state = WellState(box, cast(int, packed["seats"]), cast(int, packed["rounds"]))
    state.depth = cast(int, packed["depth"])
    state.deck = [_hidden(pair) for pair in cast("list[list[int]]", packed["deck"])]
    state.hands = [tuple([_hidden(pair) for pair in hand]) for hand in cast("list[list[list[int]]]", packed["hands"])]
    state.chosen = cast("list[int]", packed["chosen"])[:]
    state.played = cast("list[int]", packed["played"])[:]
    state.won = [tuple(depths) for depths in cast("list[list[int]]", packed["won"])]
    return state


def _hidden(pair: list[int]) -> Hidden:
    return (pair[0], pair[1])
