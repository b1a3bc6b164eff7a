"""The state of the game: plain data, no rules. A card is the number of its kind, so equal cards are interchangeable."""

from typing import Final, cast, final

from caravane.kernel.edition import Edition
from caravane.kernel.state import Packed, State
from caravane.kernel.words import Vocabulary

from .components import COLOURS, MONKEYS, ArcheosBox

STEPS: Final = Vocabulary()
FIRST: Final = STEPS.add("first-player")
ROLES: Final = STEPS.add("roles")
BOARD: Final = STEPS.add("board")
DRAFT_SHUFFLE: Final = STEPS.add("shuffle-roles")
DRAFT_ROLE: Final = STEPS.add("draft-role")
DRAFT_BOARD: Final = STEPS.add("draft-board")
DRAFT_SIDE: Final = STEPS.add("draft-side")
SHUFFLE: Final = STEPS.add("shuffle")
MONKEYS_IN: Final = STEPS.add("monkeys")
ACTION: Final = STEPS.add("action")
LEADER: Final = STEPS.add("leader")
TRAIT: Final = STEPS.add("trait")
ADD_CARD: Final = STEPS.add("add-card")
EFFECTS: Final = STEPS.add("effects")
EFFECT: Final = STEPS.add("effect")
CHOOSE_SITE: Final = STEPS.add("site")
CHOOSE_VEHICLE: Final = STEPS.add("vehicle")
SCORE_ULURU: Final = STEPS.add("uluru")
FREE_ADVANCE: Final = STEPS.add("free-advance")
TOKEN: Final = STEPS.add("token")
LAY_DOWN: Final = STEPS.add("lay-down")
KEEP_CARDS: Final = STEPS.add("keep")
PATRON: Final = STEPS.add("patron")
PATRON_DRAW: Final = STEPS.add("draw-patron")
CHICHEN: Final = STEPS.add("chichen")
CHICHEN_DRAW: Final = STEPS.add("draw-chichen")
NEXT_TURN: Final = STEPS.add("next-turn")
UR_EXPEDITION: Final = STEPS.add("ur-expedition")
DISCARD: Final = STEPS.add("discard")
BOTANIST_POINTS: Final = STEPS.add("botanist")
LINGUIST_POINTS: Final = STEPS.add("linguist")
PROFESSORS: Final = STEPS.add("professors")
PROFESSOR_ADVANCE: Final = STEPS.add("professor-advance")
STEPS_BACK: Final = STEPS.add("steps-back")
STEP_BACK: Final = STEPS.add("step-back")
TOKENS_BACK: Final = STEPS.add("tokens-back")
SITES: Final = STEPS.add("sites")
EXPEDITIONS: Final = STEPS.add("expeditions")
END_SEASON: Final = STEPS.add("end-season")
PICK_ROLES: Final = STEPS.add("pick-roles")
PICK_ROLE: Final = STEPS.add("pick-role")
PICK_SIDE: Final = STEPS.add("pick-side")
PICK_PAINTS: Final = STEPS.add("pick-paints")
PICK_PAINT: Final = STEPS.add("pick-paint")

NOBODY: Final = -1
NO_SITE: Final = -1
NO_PAINT: Final = -1
PAINT_BITS: Final = 20
"""Bits of the rulings below those for colours chosen by hand; without any, a seat has the colour of its number."""
PAINT_WIDTH: Final = 3
UNCHOSEN: Final = 7
VEHICLES_PER_SEAT: Final = len(COLOURS) + 1
"""Number of vehicles of a seat: one per site, by colour, then the front one of Ta-sekhet-ma'at."""
FRONT: Final = len(COLOURS)
LINE_COUNT: Final = 7

Cards = tuple[int, ...]
"""Cards in ascending order; in an expedition the leader comes first."""
Hidden = tuple[int, int]
"""A role card of a draft and the seats that have held it, as bits."""


@final
class ArcheosState(State):
    """Positions of all cards and vehicles, and the points of each seat."""

    __slots__ = ("active", "area", "aside", "box", "draws", "expeditions", "first", "hands", "held", "known", "linguists", "lower", "mode", "monkeys", "moved", "pile", "points", "relics", "returned", "roles", "rulings", "season", "sites", "spaces", "third", "tile", "tokens")  # fmt: skip

    def __init__(self, box: ArcheosBox, seats: int, mode: int, rulings: int) -> None:
        super().__init__(seats)
        self.box: Final = box
        """The values of the components."""
        self.mode: int = mode
        self.rulings: int = rulings
        self.season: int = 0
        self.first: int = NOBODY
        self.active: int = NOBODY
        self.third: int = NOBODY
        self.roles: tuple[int, ...] = ()
        self.sites: tuple[int, ...] = (NO_SITE,) * len(COLOURS)
        self.held: list[Hidden] = []
        self.aside: list[int] = []
        self.pile: list[int] = []
        self.lower: int = 0
        self.monkeys: int = MONKEYS
        self.area: list[int] = []
        self.hands: list[Cards] = [()] * seats
        self.known: list[Cards] = [()] * seats
        self.expeditions: list[tuple[Cards, ...]] = [()] * seats
        self.returned: Cards = ()
        self.spaces: list[int] = [0] * (seats * VEHICLES_PER_SEAT)
        self.linguists: list[int] = [0] * seats
        self.relics: list[int] = [0] * seats
        self.tokens: list[int] = [0] * seats
        self.tile: tuple[int, ...] = ()
        self.points: list[int] = [0] * (seats * LINE_COUNT)
        self.moved: int = 0
        self.draws: int = 0

    def paint(self, seat: int) -> int:
        """Return the colour of a seat's vehicles, or NO_PAINT as long as it is not chosen."""
        code = self.rulings >> PAINT_BITS + PAINT_WIDTH * seat & UNCHOSEN
        return NO_PAINT if code == UNCHOSEN else seat if code == 0 else code - 1

    def set_paint(self, seat: int, paint: int) -> None:
        """Note the colour that a seat has chosen, or with NO_PAINT that it is still to choose."""
        shift = PAINT_BITS + PAINT_WIDTH * seat
        code = UNCHOSEN if paint == NO_PAINT else paint + 1
        self.rulings = self.rulings & ~(UNCHOSEN << shift) | code << shift

    def edition(self) -> Edition | None:
        """Return the edition of the box."""
        return self.box.edition

    def clone(self) -> "ArcheosState":
        """Return a copy: the lists are copied, their elements are immutable."""
        copy = ArcheosState(self.box, 0, self.mode, self.rulings)
        copy.seats = self.seats
        copy.copy_frames(self)
        copy.season = self.season
        copy.first = self.first
        copy.active = self.active
        copy.third = self.third
        copy.roles = self.roles
        copy.sites = self.sites
        copy.held = self.held[:]
        copy.aside = self.aside[:]
        copy.pile = self.pile[:]
        copy.lower = self.lower
        copy.monkeys = self.monkeys
        copy.area = self.area[:]
        copy.hands = self.hands[:]
        copy.known = self.known[:]
        copy.expeditions = self.expeditions[:]
        copy.returned = self.returned
        copy.spaces = self.spaces[:]
        copy.linguists = self.linguists[:]
        copy.relics = self.relics[:]
        copy.tokens = self.tokens[:]
        copy.tile = self.tile
        copy.points = self.points[:]
        copy.moved = self.moved
        copy.draws = self.draws
        return copy

    def pack(self) -> Packed:
        """Return the fields as JSON-able data."""
        return {
            "mode": self.mode,
            "rulings": self.rulings,
            "season": self.season,
            "first": self.first,
            "active": self.active,
            "third": self.third,
            "roles": list(self.roles),
            "sites": list(self.sites),
            "held": [list(hidden) for hidden in self.held],
            "aside": self.aside[:],
            "pile": self.pile[:],
            "lower": self.lower,
            "monkeys": self.monkeys,
            "area": self.area[:],
            "hands": [list(hand) for hand in self.hands],
            "known": [list(cards) for cards in self.known],
            "expeditions": [[list(expedition) for expedition in mine] for mine in self.expeditions],
            "returned": list(self.returned),
            "spaces": self.spaces[:],
            "linguists": self.linguists[:],
            "relics": self.relics[:],
            "tokens": self.tokens[:],
            "tile": list(self.tile),
            "points": self.points[:],
            "moved": self.moved,
            "draws": self.draws,
        }


def unpack(packed: Packed, box: ArcheosBox) -> ArcheosState:
    """Deserialize the state from its packed fields."""
    state = ArcheosState(box, cast(int, packed["seats"]), cast(int, packed["mode"]), cast(int, packed["rulings"]))
    state.season = cast(int, packed["season"])
    state.first = cast(int, packed["first"])
    state.active = cast(int, packed["active"])
    state.third = cast(int, packed["third"])
    state.roles = tuple(_ints(packed, "roles"))
    state.sites = tuple(_ints(packed, "sites"))
    state.held = [(pair[0], pair[1]) for pair in cast("list[list[int]]", packed["held"])]
    state.aside = _ints(packed, "aside")
    state.pile = _ints(packed, "pile")
    state.lower = cast(int, packed["lower"])
    state.monkeys = cast(int, packed["monkeys"])
    state.area = _ints(packed, "area")
    state.hands = [tuple(hand) for hand in cast("list[list[int]]", packed["hands"])]
    state.known = [tuple(cards) for cards in cast("list[list[int]]", packed["known"])]
    expeditions = cast("list[list[list[int]]]", packed["expeditions"])
    state.expeditions = [tuple([tuple(expedition) for expedition in mine]) for mine in expeditions]
    state.returned = tuple(_ints(packed, "returned"))
    state.spaces = _ints(packed, "spaces")
    state.linguists = _ints(packed, "linguists")
    state.relics = _ints(packed, "relics")
    state.tokens = _ints(packed, "tokens")
    state.tile = tuple(_ints(packed, "tile"))
    state.points = _ints(packed, "points")
    state.moved = cast(int, packed["moved"])
    state.draws = cast(int, packed["draws"])
    return state


def _ints(packed: Packed, key: str) -> list[int]:
    return cast("list[int]", packed[key])[:]
