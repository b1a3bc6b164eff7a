"""A table described by hands, area, pile and vehicles in the words of the rule specification.

Cards are written `red-guide`, twice `red-guide*2`, a monkey in the pile `M`. Cards that are not mentioned lie at the
bottom of the pile, the monkeys undermost, so that every situation has all its cards.
"""

from collections.abc import Mapping
from typing import Final, final

from caravane.games.archeos_society import GAME
from caravane.games.archeos_society.cards import deck_of
from caravane.games.archeos_society.components import ADVANCED, COLOURS, MONKEY, ROLES, SITES, TA_SEKHET_MAAT
from caravane.games.archeos_society.knowledge import ArcheosView
from caravane.games.archeos_society.state import ACTION, FRONT, VEHICLES_PER_SEAT, ArcheosState, Cards
from caravane.games.archeos_society.words import CARD
from caravane.kernel.event import Event
from caravane.kernel.luck import Sfc32
from caravane.kernel.state import CHANCE
from caravane.text import GameTexts
from tests.games.scenario_base import Situation

A, B, C, D, E, F = range(6)
FILLERS: Final = ("student", "guide", "patron", "photographer", "physician", "pilot", "botanist")


def read_cards(text: str) -> list[int]:
    """Parse `red-guide*2 M` as card numbers."""
    cards: list[int] = []
    for word in text.split():
        name, _, times = word.partition("*")
        cards += [MONKEY if name == "M" else CARD.read(name)] * int(times or 1)
    return cards


def write_cards(cards: list[int] | Cards) -> str:
    """Format cards in the notation of `read_cards`."""
    return " ".join("M" if card == MONKEY else CARD.names[card] for card in cards)


def roles_with(cards: list[int], named: str) -> tuple[int, ...]:
    """Choose six roles: the named ones, those of the cards, and harmless ones."""
    roles = {ROLES.index(role) for role in named.split()} | {card // 6 for card in cards if card != MONKEY}
    for role in FILLERS:
        if len(roles) < 6:
            roles.add(ROLES.index(role))
    assert len(roles) == 6, [ROLES[role] for role in roles]
    return tuple(sorted(roles))


@final
class Table(Situation[ArcheosState]):
    """Some seats in the middle of a season, with A to act."""

    game = GAME

    def __init__(
        self,
        *hands: str,
        seats: int = 0,
        area: str = "",
        pile: str = "",
        monkeys: int = 0,
        roles: str = "",
        advanced: str = "",
        at: Mapping[int, str] | None = None,
        sent: Mapping[int, list[str]] | None = None,
        options: Mapping[str, str] | None = None,
    ) -> None:
        count = seats or max(2, len(hands))
        self.state: ArcheosState = GAME.start(count, {"first-player": "1", **(options or {})})
        self.events: list[Event] = []
        self._put_cards([*hands, *[""] * (count - len(hands))], area, pile, roles, sent or {})
        self._put_monkeys(pile, monkeys)
        sites = [SITES.index(site) for site in advanced.split()]
        self.state.sites = tuple([colour + ADVANCED * (colour + ADVANCED in sites) for colour in range(len(COLOURS))])
        for seat, positions in (at or {}).items():
            self._put_vehicles(seat, positions)
        self.state.season = 1
        self.state.frames = [(ACTION, A)]
        assert GAME.violations(self.state) == []

    def _put_cards(self, hands: list[str], area: str, pile: str, roles: str, sent: Mapping[int, list[str]]) -> None:
        state = self.state
        state.hands = [tuple(sorted(read_cards(hand))) for hand in hands]
        state.area = sorted(read_cards(area))
        for seat, expeditions in sent.items():
            state.expeditions[seat] = tuple([tuple(read_cards(cards)) for cards in expeditions])
        used = [card for hand in state.hands for card in hand] + state.area + read_cards(pile)
        used += [card for mine in state.expeditions for cards in mine for card in cards]
        state.roles = roles_with(used, roles)
        rest = deck_of(state.roles)
        for card in used:
            if card != MONKEY:
                rest.remove(card)
        state.pile = rest + read_cards(pile)[::-1]

    def _put_monkeys(self, pile: str, monkeys: int) -> None:
        self.state.monkeys = monkeys
        self.state.pile = [MONKEY] * (3 - monkeys - pile.split().count("M")) + self.state.pile
        self.state.lower = len(self.state.pile)

    def _put_vehicles(self, seat: int, positions: str) -> None:
        """Parse `sigiriya 3, ta-sekhet-maat 1 4`."""
        for position in positions.split(", "):
            site, *spaces = position.split()
            if site == "linguist":
                self.state.linguists[seat] = int(spaces[0])
                continue
            number = SITES.index(site)
            assert number in self.state.sites, site
            self.state.spaces[seat * VEHICLES_PER_SEAT + number % ADVANCED] = int(spaces[0])
            if number == TA_SEKHET_MAAT:
                self.state.spaces[seat * VEHICLES_PER_SEAT + FRONT] = int(spaces[1])

    def send(self, seat: int, leader: str, others: str = "", trait: str = "") -> "Table":
        """Play an expedition; the other cards follow in the order that the game requires."""
        match = [f"match:{trait}"] if trait else []
        adds = [f"add:{CARD.names[card]}" for card in sorted(read_cards(others))]
        plan = "play" if self.decision(seat) != "effect" else "role"
        return self.play(seat, " ".join([plan, f"lead:{leader}", *match, *adds, "send"]))

    def chance(self, text: str = "") -> "Table":
        """Apply a chance move, either the given one or any."""
        move = GAME.verbs.read(text) if text else GAME.sample(self.state, Sfc32(7))
        self.events = []
        self._apply(CHANCE, GAME.verbs.spell(move))
        return self

    def prompt(self, seat: int) -> str:
        """Spell the prompt of a seat with its nouns."""
        frame = self.state.frames[self.state.find(seat)]
        step = GAME.steps[frame[0]]
        nouns = zip(step.prompt.kinds, step.prompt_nouns(self.state, frame), strict=True)
        return ":".join([step.prompt.name, *[kind.spell(noun) for kind, noun in nouns]])

    def asked(self, seat: int, lang: str = "en") -> str:
        """Return the prompt of a seat as a sentence."""
        return GameTexts(GAME, lang).seat_prompt(self.state, seat)

    def hand(self, seat: int) -> str:
        """Format a hand."""
        return write_cards(self.state.hands[seat])

    def size(self, seat: int) -> int:
        """Return the size of a hand."""
        return len(self.state.hands[seat])

    def area(self) -> str:
        """Format the recruiting area."""
        return write_cards(self.state.area)

    def space(self, seat: int, site: str) -> int:
        """Return the space of a seat's vehicle; at Ta-sekhet-ma'at, of the rear one."""
        assert SITES.index(site) in self.state.sites
        return self.state.spaces[seat * VEHICLES_PER_SEAT + SITES.index(site) % ADVANCED]

    def spaces(self, seat: int) -> dict[str, int]:
        """List the sites where a seat has left the start."""
        there = {SITES[site]: self.space(seat, SITES[site]) for site in self.state.sites}
        return {site: space for site, space in there.items() if space}

    def front(self, seat: int) -> int:
        """Return the space of the front vehicle at Ta-sekhet-ma'at."""
        return self.state.spaces[seat * VEHICLES_PER_SEAT + FRONT]

    def score(self, seat: int) -> int:
        """Return the points of a seat."""
        return GAME.scores(self.state)[seat]

    def scores(self) -> list[int]:
        """Return the points of all seats."""
        return GAME.scores(self.state)

    def lines(self, seat: int) -> dict[str, int]:
        """Return the score sheet of a seat without its empty lines."""
        sheet = GAME.breakdown(self.state, seat)
        return {GAME.score_lines.word(phrase).name: points for phrase, points in sheet if points}

    def view(self, seat: int | None = None) -> ArcheosView:
        """Return the view of a seat or spectator."""
        return GAME.view(self.state, seat)  # type: ignore[return-value]  # games type their own views

    def known(self, seat: int) -> str:
        """Format the cards of a seat's hand that are publicly known."""
        return write_cards([card for card in self.view(None)["players"][seat]["hand"] if card is not None])

    def expeditions(self, seat: int) -> list[str]:
        """Format the expeditions of a seat."""
        return [write_cards(cards) for cards in self.state.expeditions[seat]]


def season_end(*hands: str, **parts: object) -> Table:
    """Return a table at which A is about to draw the third monkey."""
    return Table(*hands, monkeys=2, pile="M", **parts)  # type: ignore[arg-type]  # the parts of a table
