"""The state of the game: plain data, no rules.

A card is the number of its circle; a route is its arrows, each with tail and head.
"""

from typing import Final, cast, final

from caravane.kernel.edition import Edition
from caravane.kernel.state import Packed, State
from caravane.kernel.words import Vocabulary

from .components import COLOUR_COUNT, ExpeditionsBox
from .route import Route, no_arrows, route_of

STEPS: Final = Vocabulary()
FIRST: Final = STEPS.add("first-player")
SHUFFLE: Final = STEPS.add("shuffle")
MARK_KEY: Final = STEPS.add("mark-key")
ACTION: Final = STEPS.add("action")
TICKET_ARROW: Final = STEPS.add("ticket-arrow")
TICKET_REMOVE: Final = STEPS.add("ticket-remove")
KEEP_CARD: Final = STEPS.add("keep-card")
DISCARD_CARD: Final = STEPS.add("discard-card")
LOOP_BASE: Final = STEPS.add("loop-base")
LOOP_ARROW: Final = STEPS.add("loop-arrow")
BLUE_DUE: Final = STEPS.add("blue-due")
BLUE_ARROW: Final = STEPS.add("blue-arrow")
CLAIM_CARD: Final = STEPS.add("claim-card")
CLOSE_WINDOW: Final = STEPS.add("close-window")
TAKE_COMMON: Final = STEPS.add("take-common")

NOBODY: Final = -1
NO_CARD: Final = -1

ALL: Final = 1 << 6
"""Bit for public knowledge, among the bits of the seats that know something."""
NEAR: Final = 1 << 7
"""Bit of a deck position that all know to hold a near card, without knowing which."""

Cards = tuple[int, ...]
Note = tuple[int, int]
"""A card or a token with the seats that know about it, as bits, or with the time when it was last in no hand."""


@final
class ExpeditionsState(State):
    """Positions of all cards, arrows, tokens and tickets, and the knowledge of the seats about the hidden ones."""

    __slots__ = ("absent", "active", "answers", "box", "common", "dead", "deck", "display", "drawn", "ending", "exchanges", "first", "hands", "laid", "may_leave_loops", "memory", "mended", "offers_commons", "regained", "routes", "tickets", "tokens", "turn", "vigilance")  # fmt: skip

    def __init__(self, box: ExpeditionsBox, seats: int, vigilance: bool) -> None:
        super().__init__(seats)
        self.box: Final = box
        """The values of the components."""
        self.vigilance: bool = vigilance
        self.offers_commons: bool = False
        """EX-COMMON-09: whether the active seat decides on each common objective that it reaches."""
        self.may_leave_loops: bool = False
        """EX-LOOP-04: whether the arrow after a loop may be declined."""
        self.first: int = NOBODY
        self.active: int = NOBODY
        self.turn: int = 0
        self.ending: bool = False
        # The top of the deck is the end of the list, so that a draw is a pop.
        self.deck: list[Note] = []
        self.drawn: tuple[Note, ...] = ()
        self.display: list[int] = []
        self.hands: list[Cards] = [()] * seats
        self.mended: list[int] = [0] * seats
        self.laid: list[Cards] = [()] * seats
        self.common: list[Cards] = [()] * seats
        self.tokens: list[Cards] = [()] * seats
        self.dead: list[tuple[Note, ...]] = [()] * seats
        self.regained: list[Cards] = [()] * seats
        self.tickets: list[int] = [box.start_tickets] * seats
        self.routes: list[Route] = [no_arrows(box.arrows)] * COLOUR_COUNT
        self.exchanges: Cards = ()
        self.absent: tuple[Note, ...] = ()
        self.memory: list[tuple[Note, ...]] = [()] * seats
        self.answers: Cards = ()

    def edition(self) -> Edition | None:
        """Return the edition of the box."""
        return self.box.edition

    def clone(self) -> "ExpeditionsState":
        """Return a copy: the lists are copied, their elements are immutable."""
        copy = ExpeditionsState(self.box, 0, self.vigilance)
        copy.seats = self.seats
        copy.copy_frames(self)
        copy.offers_commons = self.offers_commons
        copy.may_leave_loops = self.may_leave_loops
        copy.first = self.first
        copy.active = self.active
        copy.turn = self.turn
        copy.ending = self.ending
        copy.deck = self.deck[:]
        copy.drawn = self.drawn
        copy.display = self.display[:]
        copy.hands = self.hands[:]
        copy.mended = self.mended[:]
        copy.laid = self.laid[:]
        copy.common = self.common[:]
        copy.tokens = self.tokens[:]
        copy.dead = self.dead[:]
        copy.regained = self.regained[:]
        copy.tickets = self.tickets[:]
        copy.routes = self.routes[:]
        copy.exchanges = self.exchanges
        copy.absent = self.absent
        copy.memory = self.memory[:]
        copy.answers = self.answers
        return copy

    def pack(self) -> Packed:
        """Return the fields as JSON-able data."""
        # Tables without these options keep the data, and the fingerprints, that they have always had.
        options = {"offers_commons": self.offers_commons, "may_leave_loops": self.may_leave_loops}
        return {
            **{key: value for key, value in options.items() if value},
            "vigilance": self.vigilance,
            "first": self.first,
            "active": self.active,
            "turn": self.turn,
            "ending": self.ending,
            "deck": [list(noted) for noted in self.deck],
            "drawn": [list(noted) for noted in self.drawn],
            "display": self.display[:],
            "hands": [list(cards) for cards in self.hands],
            "mended": self.mended[:],
            "laid": [list(cards) for cards in self.laid],
            "common": [list(cards) for cards in self.common],
            "tokens": [list(cards) for cards in self.tokens],
            "dead": [[list(noted) for noted in mine] for mine in self.dead],
            "regained": [list(cards) for cards in self.regained],
            "tickets": self.tickets[:],
            "routes": [[list(arrow) for arrow in route.arrows] for route in self.routes],
            "exchanges": list(self.exchanges),
            "absent": [list(noted) for noted in self.absent],
            "memory": [[list(noted) for noted in mine] for mine in self.memory],
            "answers": list(self.answers),
        }


def unpack(packed: Packed, box: ExpeditionsBox) -> ExpeditionsState:
    """Deserialize the state from its packed fields."""
    state = ExpeditionsState(box, cast(int, packed["seats"]), cast(bool, packed["vigilance"]))
    state.offers_commons = cast(bool, packed.get("offers_commons", False))
    state.may_leave_loops = cast(bool, packed.get("may_leave_loops", False))
    state.first = cast(int, packed["first"])
    state.active = cast(int, packed["active"])
    state.turn = cast(int, packed["turn"])
    state.ending = cast(bool, packed["ending"])
    state.deck = list(_pairs(packed["deck"]))
    state.drawn = _pairs(packed["drawn"])
    state.display = _ints(packed["display"])
    state.hands = _cards(packed["hands"])
    state.mended = _ints(packed["mended"])
    state.laid = _cards(packed["laid"])
    state.common = _cards(packed["common"])
    state.tokens = _cards(packed["tokens"])
    state.dead = [_pairs(mine) for mine in cast("list[object]", packed["dead"])]
    state.regained = _cards(packed["regained"])
    state.tickets = _ints(packed["tickets"])
    state.routes = [route_of(_pairs(route), box.arrows) for route in cast("list[object]", packed["routes"])]
    state.exchanges = tuple(_ints(packed["exchanges"]))
    state.absent = _pairs(packed["absent"])
    state.memory = [_pairs(mine) for mine in cast("list[object]", packed["memory"])]
    state.answers = tuple(_ints(packed["answers"]))
    return state


def _ints(packed: object) -> list[int]:
    return cast("list[int]", packed)[:]


def _cards(packed: object) -> list[Cards]:
    return [tuple(cards) for cards in cast("list[list[int]]", packed)]


def _pairs(packed: object) -> tuple[tuple[int, int], ...]:
    return tuple([(pair[0], pair[1]) for pair in cast("list[list[int]]", packed)])
