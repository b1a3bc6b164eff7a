"""State of the game as plain data, without rules.

A load in a hand is stored with the seats that know it: the rival saw what was taken from the depot.
"""

from typing import Final, cast, final

from caravane.kernel.edition import Edition
from caravane.kernel.state import Packed, State
from caravane.kernel.words import Vocabulary

from .components import TwoMulesBox

STEPS: Final = Vocabulary()
SHUFFLE_LOADS: Final = STEPS.add("shuffle")
DAY: Final = STEPS.add("day")
CALL_GOOD: Final = STEPS.add("call-good")
LOAD_MULES: Final = STEPS.add("load-mule")
ARRIVE: Final = STEPS.add("arrive")
RESTOCK: Final = STEPS.add("restock")

NOTHING: Final = -1
"""No load, and no demand."""

Held = tuple[int, int]
"""Load in a hand and the seats that know it, as a bit mask."""
Sale = tuple[int, int]
"""Load and the coins that it brought."""


@final
class TwoMulesState(State):
    """Place of every load, and the sales of both traders."""

    __slots__ = ("box", "chosen", "day", "days", "deck", "demand", "depot", "hands", "sales", "used")

    def __init__(self, box: TwoMulesBox, seats: int, days: int) -> None:
        super().__init__(seats)
        self.box: Final = box
        """The values of the components."""
        self.days: int = days
        self.day: int = 0
        self.demand: int = NOTHING
        self.deck: list[int] = []
        self.depot: int = NOTHING
        self.hands: list[tuple[Held, ...]] = [()] * seats
        self.chosen: list[int] = [NOTHING] * seats
        self.used: list[int] = []
        self.sales: list[tuple[Sale, ...]] = [()] * seats

    def edition(self) -> Edition | None:
        """Return the edition of the box."""
        return self.box.edition

    def clone(self) -> "TwoMulesState":
        """Return a copy with new lists, whose members are immutable."""
        copy = TwoMulesState(self.box, self.seats, self.days)
        copy.copy_frames(self)
        copy.day = self.day
        copy.demand = self.demand
        copy.deck = self.deck[:]
        copy.depot = self.depot
        copy.hands = self.hands[:]
        copy.chosen = self.chosen[:]
        copy.used = self.used[:]
        copy.sales = self.sales[:]
        return copy

    def pack(self) -> Packed:
        """Return the fields as JSON-serializable data."""
        return {
            "days": self.days,
            "day": self.day,
            "demand": self.demand,
            "deck": self.deck[:],
            "depot": self.depot,
            "hands": [[list(held) for held in hand] for hand in self.hands],
            "chosen": self.chosen[:],
            "used": self.used[:],
            "sales": [[list(sale) for sale in sales] for sales in self.sales],
        }


def unpack(packed: Packed, box: TwoMulesBox) -> TwoMulesState:
    """Deserialize a state."""
    state = TwoMulesState(box, cast(int, packed["seats"]), cast(int, packed["days"]))
    state.day = cast(int, packed["day"])
    state.demand = cast(int, packed["demand"])
    state.deck = cast("list[int]", packed["deck"])[:]
    state.depot = cast(int, packed["depot"])
    state.hands = [_pairs(hand) for hand in cast("list[list[list[int]]]", packed["hands"])]
    state.chosen = cast("list[int]", packed["chosen"])[:]
    state.used = cast("list[int]", packed["used"])[:]
    state.sales = [_pairs(sales) for sales in cast("list[list[list[int]]]", packed["sales"])]
    return state


def _pairs(lists: list[list[int]]) -> tuple[tuple[int, int], ...]:
    return tuple([(pair[0], pair[1]) for pair in lists])
