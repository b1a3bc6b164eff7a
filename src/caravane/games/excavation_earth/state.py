"""The state of the game: plain data, no rules.

A card, a relic and a buyer are the number of their kind: equal ones are interchangeable. A side is a seat or, after the
last seat, Zu in the solo game.
"""

from typing import Final, cast, final

from caravane.kernel.edition import Edition
from caravane.kernel.state import Packed, State

from .components import BUYERS, CENTRE_COUNT, COLOURS, MARKETS, RELICS, EarthBox

NOBODY: Final = -1
NONE: Final = -1
NO_CARD: Final = -1
NO_DRAFT: Final = -1
HUMAN: Final = 0
ZU: Final = 1
"""Side of Zu in the solo game, after the human seat."""
LINE_COUNT: Final = 10

Cards = tuple[int, ...]
"""Cards, relics or buyers, sorted unless their order matters."""


@final
class ZuDecks:
    """The cards of Zu: the decks of this round and of later ones, the cards played by round, and those removed."""

    __slots__ = ("card", "deck", "discard", "later", "lead", "past", "removed")

    def __init__(self) -> None:
        self.deck: list[int] = []
        self.later: list[Cards] = []
        self.discard: Cards = ()
        self.past: list[Cards] = []
        self.removed: Cards = ()
        self.card: int = NO_CARD
        self.lead: int = NONE

    def clone(self) -> "ZuDecks":
        """Return a copy: the lists are copied, their elements are immutable."""
        copy = ZuDecks()
        copy.deck = self.deck[:]
        copy.later = self.later[:]
        copy.discard = self.discard
        copy.past = self.past[:]
        copy.removed = self.removed
        copy.card = self.card
        copy.lead = self.lead
        return copy

    def pack(self) -> Packed:
        """Return the fields as JSON-able data."""
        return {
            "deck": self.deck[:],
            "later": [list(cards) for cards in self.later],
            "discard": list(self.discard),
            "past": [list(cards) for cards in self.past],
            "removed": list(self.removed),
            "card": self.card,
            "lead": self.lead,
        }


@final
class EarthState(State):
    """Positions of all components, and the earnings of each side."""

    __slots__ = ("actions", "active", "box", "buyer_deck", "buyer_discard", "columns", "containers", "credits", "deck", "discard", "draft", "drawn", "emissaries", "explorers", "face_down", "factions", "forecast", "galleries", "hands", "holds", "lines", "markers", "mothership", "opened", "order", "packs", "passed", "picks", "piles", "played", "queues", "reserve", "revealed", "round", "sites", "sold", "stock", "supply", "survey_cubes", "switches", "tiles", "traders", "travel", "unearthed", "unshuffled", "zu")  # fmt: skip

    def __init__(self, box: EarthBox, seats: int, switches: int) -> None:
        super().__init__(seats)
        self.box: Final = box
        """The values of the components."""
        sides = max(2, seats)
        self.switches: int = switches
        self.round: int = 1
        self.active: int = NOBODY
        self.actions: int = 0
        self.passed: int = 0
        self.order: Cards = ()
        self.factions: Cards = ()
        self.credits: list[int] = [0] * sides
        self.lines: list[int] = [0] * (sides * LINE_COUNT)
        self.markers: list[int] = [0] * sides
        self.hands: list[Cards] = [()] * seats
        self.travel: list[int] = [0] * seats
        self.explorers: list[Cards] = [()] * seats
        self.reserve: list[int] = [box.cubes] * sides
        self.holds: list[Cards] = [()] * sides
        self.containers: list[Cards] = [()] * sides
        self.galleries: list[int] = [0] * sides
        self.columns: list[int] = [0] * sides
        self.traders: list[int] = [0] * (sides * MARKETS)
        self.emissaries: list[int] = [0] * (sides * CENTRE_COUNT)
        self.sites: list[int] = [0] * len(RELICS)
        self.supply: list[Cards] = [()] * len(COLOURS)
        self.piles: list[Cards] = [()] * len(COLOURS)
        self.sold: list[int] = [0] * len(RELICS)
        self.stock: list[int] = [0] * len(BUYERS)
        self.queues: list[Cards] = [()] * MARKETS
        self.mothership: Cards = ()
        self.buyer_deck: list[int] = []
        self.buyer_discard: Cards = ()
        self.deck: list[int] = []
        self.discard: list[int] = []
        self.face_down: Cards = ()
        self.forecast: Cards = ()
        self.survey_cubes: Cards = ()
        self.tiles: Cards = ()
        self.unearthed: Cards = ()
        self.played: int = NO_CARD
        self.drawn: Cards = ()
        self.draft: int = NO_DRAFT
        self.opened: int = 0
        self.packs: list[Cards] = []
        self.picks: list[Cards] = [()] * seats
        self.revealed: list[Cards] = [()] * seats
        self.unshuffled: int = 0
        self.zu: ZuDecks = ZuDecks()

    def solo(self) -> bool:
        """Return whether the opponent is Zu."""
        return self.seats == 1

    def sides(self) -> int:
        """Count the seats, and Zu."""
        return max(2, self.seats)

    def edition(self) -> Edition | None:
        """Return the edition of the box."""
        return self.box.edition

    def clone(self) -> "EarthState":
        """Return a copy: the lists are copied, their elements are immutable."""
        copy = EarthState(self.box, 0, self.switches)
        copy.seats = self.seats
        copy.copy_frames(self)
        copy.round = self.round
        copy.active = self.active
        copy.actions = self.actions
        copy.passed = self.passed
        copy.order = self.order
        copy.factions = self.factions
        copy.credits = self.credits[:]
        copy.lines = self.lines[:]
        copy.markers = self.markers[:]
        copy.hands = self.hands[:]
        copy.travel = self.travel[:]
        copy.explorers = self.explorers[:]
        copy.reserve = self.reserve[:]
        copy.holds = self.holds[:]
        copy.containers = self.containers[:]
        copy.galleries = self.galleries[:]
        copy.columns = self.columns[:]
        copy.traders = self.traders[:]
        copy.emissaries = self.emissaries[:]
        copy.sites = self.sites[:]
        copy.supply = self.supply[:]
        copy.piles = self.piles[:]
        copy.sold = self.sold[:]
        copy.stock = self.stock[:]
        copy.queues = self.queues[:]
        copy.mothership = self.mothership
        copy.buyer_deck = self.buyer_deck[:]
        copy.buyer_discard = self.buyer_discard
        copy.deck = self.deck[:]
        copy.discard = self.discard[:]
        copy.face_down = self.face_down
        copy.forecast = self.forecast
        copy.survey_cubes = self.survey_cubes
        copy.tiles = self.tiles
        copy.unearthed = self.unearthed
        copy.played = self.played
        copy.drawn = self.drawn
        copy.draft = self.draft
        copy.opened = self.opened
        copy.packs = self.packs[:]
        copy.picks = self.picks[:]
        copy.revealed = self.revealed[:]
        copy.unshuffled = self.unshuffled
        # Without Zu the decks never change.
        copy.zu = self.zu.clone() if self.seats == 1 else self.zu
        return copy

    def pack(self) -> Packed:
        """Return the fields as JSON-able data."""
        return {
            "switches": self.switches,
            "round": self.round,
            "active": self.active,
            "actions": self.actions,
            "passed": self.passed,
            "order": list(self.order),
            "factions": list(self.factions),
            "credits": self.credits[:],
            "lines": self.lines[:],
            "markers": self.markers[:],
            "hands": [list(cards) for cards in self.hands],
            "travel": self.travel[:],
            "explorers": [list(cards) for cards in self.explorers],
            "reserve": self.reserve[:],
            "holds": [list(cards) for cards in self.holds],
            "containers": [list(cards) for cards in self.containers],
            "galleries": self.galleries[:],
            "columns": self.columns[:],
            "traders": self.traders[:],
            "emissaries": self.emissaries[:],
            "sites": self.sites[:],
            "supply": [list(cards) for cards in self.supply],
            "piles": [list(cards) for cards in self.piles],
            "sold": self.sold[:],
            "stock": self.stock[:],
            "queues": [list(cards) for cards in self.queues],
            "mothership": list(self.mothership),
            "buyer_deck": self.buyer_deck[:],
            "buyer_discard": list(self.buyer_discard),
            "deck": self.deck[:],
            "discard": self.discard[:],
            "face_down": list(self.face_down),
            "forecast": list(self.forecast),
            "survey_cubes": list(self.survey_cubes),
            "tiles": list(self.tiles),
            "unearthed": list(self.unearthed),
            "played": self.played,
            "drawn": list(self.drawn),
            "draft": self.draft,
            "opened": self.opened,
            "packs": [list(cards) for cards in self.packs],
            "picks": [list(cards) for cards in self.picks],
            "revealed": [list(cards) for cards in self.revealed],
            "unshuffled": self.unshuffled,
            "zu": self.zu.pack(),
        }


def unpack(packed: Packed, box: EarthBox) -> EarthState:
    """Deserialize the state from its packed fields."""
    state = EarthState(box, cast(int, packed["seats"]), cast(int, packed["switches"]))
    state.round = cast(int, packed["round"])
    state.active = cast(int, packed["active"])
    state.actions = cast(int, packed["actions"])
    state.passed = cast(int, packed["passed"])
    state.order = tuple(_ints(packed, "order"))
    state.factions = tuple(_ints(packed, "factions"))
    state.credits = _ints(packed, "credits")
    state.lines = _ints(packed, "lines")
    state.markers = _ints(packed, "markers")
    state.hands = _tuples(packed, "hands")
    state.travel = _ints(packed, "travel")
    state.explorers = _tuples(packed, "explorers")
    state.reserve = _ints(packed, "reserve")
    state.holds = _tuples(packed, "holds")
    state.containers = _tuples(packed, "containers")
    state.galleries = _ints(packed, "galleries")
    state.columns = _ints(packed, "columns")
    state.traders = _ints(packed, "traders")
    state.emissaries = _ints(packed, "emissaries")
    state.sites = _ints(packed, "sites")
    state.supply = _tuples(packed, "supply")
    state.piles = _tuples(packed, "piles")
    state.sold = _ints(packed, "sold")
    state.stock = _ints(packed, "stock")
    state.queues = _tuples(packed, "queues")
    state.mothership = tuple(_ints(packed, "mothership"))
    state.buyer_deck = _ints(packed, "buyer_deck")
    state.buyer_discard = tuple(_ints(packed, "buyer_discard"))
    state.deck = _ints(packed, "deck")
    state.discard = _ints(packed, "discard")
    state.face_down = tuple(_ints(packed, "face_down"))
    state.forecast = tuple(_ints(packed, "forecast"))
    state.survey_cubes = tuple(_ints(packed, "survey_cubes"))
    state.tiles = tuple(_ints(packed, "tiles"))
    state.unearthed = tuple(_ints(packed, "unearthed"))
    state.played = cast(int, packed["played"])
    state.drawn = tuple(_ints(packed, "drawn"))
    state.draft = cast(int, packed["draft"])
    state.opened = cast(int, packed["opened"])
    state.packs = _tuples(packed, "packs")
    state.picks = _tuples(packed, "picks")
    state.revealed = _tuples(packed, "revealed")
    state.unshuffled = cast(int, packed["unshuffled"])
    state.zu = _zu(cast(Packed, packed["zu"]))
    return state


def _zu(packed: Packed) -> ZuDecks:
    zu = ZuDecks()
    zu.deck = _ints(packed, "deck")
    zu.later = _tuples(packed, "later")
    zu.discard = tuple(_ints(packed, "discard"))
    zu.past = _tuples(packed, "past")
    zu.removed = tuple(_ints(packed, "removed"))
    zu.card = cast(int, packed["card"])
    zu.lead = cast(int, packed["lead"])
    return zu


def _ints(packed: Packed, key: str) -> list[int]:
    return cast("list[int]", packed[key])[:]


def _tuples(packed: Packed, key: str) -> list[Cards]:
    return [tuple(cards) for cards in cast("list[list[int]]", packed[key])]
