"""A table described in the words of the rule specification.

Cards are written `red-star`, relics `red-wave`, several alike `red-wave*2`. Components that are not mentioned lie in
deck, supply, stock and reserve, so that every situation has all its components.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final, cast

from caravane.games.excavation_earth import GAME
from caravane.games.excavation_earth.components import (
    CENTRES,
    COLOURS,
    MARKETS,
    RELICS,
    TRAVEL,
    WHITE,
    ZU_COPIES,
    EarthBox,
)
from caravane.games.excavation_earth.kinds import BUYER, CARD, CENTRE, FACTION, LOCATION, RELIC, TILE, ZU_CARD
from caravane.games.excavation_earth.knowledge import EarthView
from caravane.games.excavation_earth.scoring import gain
from caravane.games.excavation_earth.state import NOBODY, EarthState
from caravane.games.excavation_earth.step_ids import CHOOSE_ACTION, TURN, ZU_DONE
from caravane.games.excavation_earth.steps.zu_turn import act
from caravane.games.excavation_earth.words import START_LINE
from caravane.kernel.event import Event, Events
from caravane.kernel.luck import Sfc32
from caravane.kernel.state import CHANCE, TABLE
from caravane.kernel.words import Kind
from tests.games.scenario_base import LETTERS, Situation

A, B, C, D = range(4)
BOX: Final[EarthBox] = GAME.box
"""The values of the component file."""
ZU: Final = 1
SPARE: Final = 5
"""Market (index) where cubes that should not be in reserve stand as traders: market 6."""


def read(kind: Kind, text: str) -> list[int]:
    """Parse `red-guide*2 blue-guide` as numbers."""
    numbers: list[int] = []
    for word in text.split():
        name, _, times = word.partition("*")
        numbers += [kind.read(name)] * int(times or 1)
    return numbers


def write(kind: Kind, numbers: Sequence[int]) -> str:
    """Format numbers in the notation of `read`."""
    return " ".join(kind.names[number] for number in numbers)


class Table(Situation[EarthState]):
    """Some seats in the middle of a round, with A to act."""

    game = GAME

    def __init__(
        self,
        *hands: str,
        seats: int = 2,
        factions: str = "",
        at: Mapping[int, str] | None = None,
        number: int = 1,
        tiles: str = "",
        purse: Mapping[int, int] | None = None,
        sites: str = "",
        piles: Mapping[str, str] | None = None,
        supply: Mapping[str, str] | None = None,
        holds: Mapping[int, str] | None = None,
        containers: Mapping[int, str] | None = None,
        galleries: Mapping[int, str] | None = None,
        reserve: Mapping[int, int] | None = None,
        traders: Mapping[int, str] | None = None,
        emissaries: Mapping[int, str] | None = None,
        queues: Mapping[int, str] | None = None,
        ship: str = "",
        forecast: str = "",
        deck: str = "",
        discard: str = "",
        options: Mapping[str, str] | None = None,
        zu: str = "",
    ) -> None:
        self.state: EarthState = self.game.start(seats, options)
        self.events: list[Event] = []
        state = self.state
        names = factions.split() or ["aquilla", "kutu-kuti", "issisinui", "gul"][:seats]
        state.factions = tuple(FACTION.read(name) for name in names)
        state.order = tuple(range(state.sides()))
        state.round = number
        state.tiles = tuple(read(TILE, tiles))
        state.travel = [7] * seats
        self._put_credits(purse or {})
        self._put_relics(sites, piles or {}, supply or {}, (holds or {}, containers or {}))
        self._put_cubes(galleries or {}, traders or {}, emissaries or {}, reserve or {})
        self._put_buyers(queues or {}, ship)
        self._put_cards([*hands, *[""] * (seats - len(hands))], forecast, deck, discard)
        for seat in range(seats):
            state.explorers[seat] = tuple(sorted(read(LOCATION, (at or {}).get(seat, "M1 M4 R3"))))
        if state.solo():
            self._put_zu(zu)
        state.active, state.actions = A, 2
        state.frames = [(TURN, TABLE, A, 1), (CHOOSE_ACTION, A)]
        assert self.game.violations(state) == []

    def _put_credits(self, purse: Mapping[int, int]) -> None:
        for side in range(self.state.sides()):
            gain(self.state, side, START_LINE, purse.get(side, 8) - self.state.credits[side])

    def _put_relics(
        self,
        sites: str,
        piles: Mapping[str, str],
        supply: Mapping[str, str],
        stores: tuple[Mapping[int, str], Mapping[int, str]],
    ) -> None:
        """Set the relics; piles and supplies are written from the top, by glyphs alone.

        Relics that a short supply omits are sold.
        """
        state, left = self.state, Counter({relic: BOX.copies[relic] for relic in range(len(RELICS))})
        for relic in read(RELIC, sites):
            state.sites[relic] += 1
            left[relic] -= 1
        for stores_by_side, written in zip((state.holds, state.containers), stores, strict=True):
            for side, text in written.items():
                stores_by_side[side] = tuple(sorted(read(RELIC, text)))
                left.subtract(stores_by_side[side])
        for colour, name in enumerate(COLOURS):
            for here, glyphs in ((state.piles, piles.get(name)), (state.supply, supply.get(name))):
                if glyphs is not None:
                    here[colour] = tuple(read(RELIC, " ".join(f"{name}-{glyph}" for glyph in glyphs.split())))[::-1]
                    left.subtract(here[colour])
            mine = [relic for relic in sorted(left.elements()) if relic // 4 == colour]
            if name in supply:
                for relic in mine:
                    state.sold[relic] += 1
            else:
                state.supply[colour] = tuple(mine)
        assert min(left.values()) >= 0, left

    def _put_cubes(
        self,
        galleries: Mapping[int, str],
        traders: Mapping[int, str],
        emissaries: Mapping[int, str],
        reserve: Mapping[int, int],
    ) -> None:
        state = self.state
        for side in range(state.sides()):
            for relic in read(RELIC, galleries.get(side, "")):
                state.galleries[side] |= 1 << relic
            for market in traders.get(side, "").split():
                state.traders[side * MARKETS + int(market) - 1] += 1
            for centre in read(CENTRE, emissaries.get(side, "")):
                state.emissaries[side * len(CENTRES) + centre] += 1
            placed = state.galleries[side].bit_count() + len(traders.get(side, "").split())
            state.reserve[side] = BOX.cubes - placed - len(read(CENTRE, emissaries.get(side, "")))
            if side in reserve:
                state.traders[side * MARKETS + SPARE] += state.reserve[side] - reserve[side]
                state.reserve[side] = reserve[side]

    def _put_buyers(self, queues: Mapping[int, str], ship: str) -> None:
        state = self.state
        index = state.sides() - 2
        state.stock = [BOX.coloured_buyers - BOX.set_up.coloured_out[index]] * WHITE + [
            BOX.white_buyers - BOX.set_up.white_out[index]
        ]
        state.mothership = tuple(sorted(read(BUYER, ship)))
        for market, text in queues.items():
            state.queues[market - 1] = tuple(read(BUYER, text))
        for queue in (*state.queues, state.mothership):
            for buyer in queue:
                state.stock[buyer] -= 1
        state.buyer_deck = list(BOX.buyer_cards)
        assert min(state.stock) >= 0

    def _put_cards(self, hands: list[str], forecast: str, deck: str, discard: str) -> None:
        """Set the cards; the deck is written from the top, and cards not mentioned lie below it or in the forecast."""
        state = self.state
        left = [card for card in range(TRAVEL) for _ in range(BOX.card_copies)]
        state.hands = [tuple(sorted(read(CARD, hand))) for hand in hands]
        state.discard = read(CARD, discard)
        top = read(CARD, deck)
        laid = read(CARD, forecast)
        for card in [*[card for hand in state.hands for card in hand], *state.discard, *top, *laid]:
            left.remove(card)
        if state.round < BOX.rounds:
            while len(laid) < BOX.set_up.forecast[state.sides() - 2]:
                laid.append(left.pop())
        state.forecast = tuple(laid)
        state.survey_cubes = (NOBODY,) * len(laid)
        state.deck = left + top[::-1]

    def _put_zu(self, cards: str) -> None:
        zu = self.state.zu
        zu.deck = read(ZU_CARD, cards)[::-1]
        left = [card for card, count in enumerate(ZU_COPIES) for _ in range(count)]
        for card in zu.deck:
            left.remove(card)
        zu.later = []
        zu.removed = tuple(left)

    def act(self, seat: int, action: str, card: str, moves: str = "") -> "Table":
        """Play a card for an action, and make further moves."""
        return self.play(seat, f"choose:{action} play:{card} {moves}")

    def chance(self, text: str = "") -> "Table":
        """Apply a chance move, either the given one or any."""
        move = GAME.verbs.read(text) if text else GAME.sample(self.state, Sfc32(7))
        self._apply(CHANCE, GAME.verbs.spell(move))
        return self

    def zu(self, card: str) -> "Table":
        """Make Zu play a card as far as it goes without luck; then it is A's turn."""
        state = self.state
        number = ZU_CARD.read(card)
        if number in state.zu.removed:
            state.zu.removed = tuple(sorted((Counter(state.zu.removed) - Counter([number])).elements()))
        events = Events()
        state.zu.card = number
        state.frames = [(TURN, TABLE, A, 1), (ZU_DONE, TABLE)]
        act(state, number, events)
        while state.frames[-1][1] == TABLE:
            frame = state.frames.pop()
            self.game.steps[frame[0]].apply(state, frame, (), events)
        self.events = events.happened
        return self

    def actions(self, seat: int) -> list[str]:
        """List the actions that a seat can choose."""
        return [text.removeprefix("choose:") for text in self.legal(seat)]

    def letters(self) -> str:
        """Return the letters of the sides, with Z for Zu."""
        return LETTERS[: self.state.seats] + ("Z" if self.state.solo() else "")

    def view(self, seat: int | None = None) -> EarthView:
        """Return the view of a seat or spectator."""
        return cast(EarthView, self.game.view(self.state, seat))

    def hand(self, seat: int) -> str:
        """Format the action cards of a hand."""
        return write(CARD, self.state.hands[seat])

    def hold(self, side: int) -> str:
        """Format a hold."""
        return write(RELIC, self.state.holds[side])

    def container(self, side: int) -> str:
        """Format a container."""
        return write(RELIC, self.state.containers[side])

    def gallery(self, side: int) -> str:
        """Format the samples of a side."""
        return write(RELIC, self.view()["players"][side]["gallery"] if side < self.state.seats else self._zu_gallery())

    def _zu_gallery(self) -> list[int]:
        zu = self.view()["zu"]
        assert zu is not None
        return zu["gallery"]

    def site(self, relic: str) -> int:
        """Count the relics of a type on the sites."""
        return self.state.sites[RELIC.read(relic)]

    def pile(self, colour: str) -> str:
        """Format a pile, from the top, by glyphs."""
        pile = self.state.piles[COLOURS.index(colour)][::-1]
        return " ".join(RELIC.names[relic].partition("-")[2] for relic in pile)

    def queue(self, market: int) -> str:
        """Format a queue, from the front."""
        return write(BUYER, self.state.queues[market - 1])

    def ship(self) -> str:
        """Format the buyers on the Mothership."""
        return write(BUYER, self.state.mothership)

    def levels(self) -> dict[str, int]:
        """Return the level of each colour."""
        return dict(zip(COLOURS, self.view()["levels"], strict=True))

    def level(self, colour: str) -> int:
        """Return the level of a colour."""
        return self.levels()[colour]

    def white(self) -> int:
        """Count the white buyers in stock."""
        return self.state.stock[WHITE]

    def traders(self, side: int) -> str:
        """Format the markets of a side's traders."""
        mine = self.state.traders[side * MARKETS : (side + 1) * MARKETS]
        return " ".join(str(market + 1) for market in range(MARKETS) for _ in range(mine[market]))

    def emissaries(self, side: int) -> list[int]:
        """Count the emissaries of a side in each centre."""
        return self.state.emissaries[side * 3 : side * 3 + 3]

    def credits(self, side: int) -> int:
        """Return the credits of a side."""
        return self.state.credits[side]

    def reserve(self, side: int) -> int:
        """Count the cubes in a reserve."""
        return self.state.reserve[side]

    def at(self, seat: int) -> str:
        """Format the locations of the explorers."""
        return write(LOCATION, self.state.explorers[seat])


def started(seats: int, seed: int = 1, **options: str) -> EarthState:
    """Set a game up with random chance moves, drawn factions and without exchanges of cards."""
    state = GAME.start(seats, {"factions": "drawn"} | {key.replace("_", "-"): value for key, value in options.items()})
    luck = Sfc32(seed)
    while state.deciding() == [CHANCE] or state.frames[-1][0] == STEP_REDRAW:
        seat = state.next_seat()
        move = GAME.sample(state, luck) if seat == CHANCE else GAME.legal(state, seat)[-1]
        GAME.apply(state, seat, move)
    return state


STEP_REDRAW: Final = [step.name for step in GAME.steps].index("redraw")
