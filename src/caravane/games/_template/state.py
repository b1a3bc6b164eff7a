"""State: plain data, no rules. A hidden card lies in a place and the place remembers who knows the card."""

from typing import Final, cast, final

from caravane.kernel.state import Packed, State

# The steps, by their place in the game's list.
SHUFFLE: Final = 0
ROUND: Final = 1
WELL: Final = 2
PLAY: Final = 3
SHOW: Final = 4
LOOK: Final = 5
PEEK: Final = 6
DRAW: Final = 7

NO_CARD: Final = -1

Hidden = tuple[int, int]
"""A card and the seats that know it, as bits."""


@final
class WellState(State):
    """Where every card is, and who has won what."""

    __slots__ = ("chosen", "deck", "depth", "hands", "played", "rounds", "won")

    def __init__(self, seats: int, rounds: int) -> None:
        super().__init__(seats)
        self.rounds: int = rounds
        self.depth: int = 0
        self.deck: list[Hidden] = []
        self.hands: list[tuple[Hidden, ...]] = [()] * seats
        self.chosen: list[int] = [NO_CARD] * seats
        self.played: list[int] = []
        self.won: list[tuple[int, ...]] = [()] * seats

    def clone(self) -> "WellState":
        """Copy the lists; what lies in them never changes."""
        copy = WellState(self.seats, self.rounds)
        copy.copy_frames(self)
        copy.depth = self.depth
        copy.deck = self.deck[:]
        copy.hands = self.hands[:]
        copy.chosen = self.chosen[:]
        copy.played = self.played[:]
        copy.won = self.won[:]
        return copy

    def pack(self) -> Packed:
        """Return the fields as JSON-able data."""
        return {
            "rounds": self.rounds,
            "depth": self.depth,
            "deck": [list(hidden) for hidden in self.deck],
            "hands": [[list(hidden) for hidden in hand] for hand in self.hands],
            "chosen": self.chosen[:],
            "played": self.played[:],
            "won": [list(depths) for depths in self.won],
        }


def unpack(packed: Packed) -> WellState:
    """Build the state from its packed fields."""
    state = WellState(cast(int, packed["seats"]), cast(int, packed["rounds"]))
    state.depth = cast(int, packed["depth"])
    state.deck = [_hidden(pair) for pair in cast("list[list[int]]", packed["deck"])]
    state.hands = [tuple([_hidden(pair) for pair in hand]) for hand in cast("list[list[list[int]]]", packed["hands"])]
    state.chosen = cast("list[int]", packed["chosen"])[:]
    state.played = cast("list[int]", packed["played"])[:]
    state.won = [tuple(depths) for depths in cast("list[list[int]]", packed["won"])]
    return state


def _hidden(pair: list[int]) -> Hidden:
    return (pair[0], pair[1])
