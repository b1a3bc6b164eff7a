"""Prospects: what a seat may still make of its relics, samples, crew and places, in credits.

Rules of thumb, not rules: each figure says what something brings on average to one who plays sensibly.
"""

from typing import Final, final

from .buyers import interested, price
from .cards import colour_of, symbol_of
from .components import (
    BLACK_PLACE,
    BONUS,
    CENTRE,
    COLOURS,
    COLUMN_CREDITS,
    KUTU_KUTI,
    LOCATIONS,
    MARKET_AT,
    MARKETS,
    PER_BUYER,
    PRIZES,
    RELICS,
    RELICS_AT,
    ROUNDS,
    ROW_CREDITS,
    ROWS,
    SALE_MARKETS,
    SURCHARGE,
    VALUES,
)
from .crew import free_hold, free_space, samples, stored
from .payable_actions import markets_for
from .sale import market_list
from .scoring import column_guards, row_guards
from .state import NONE, EarthState
from .value_math import prize, reached, soft

COLUMN_PROMISE: Final[tuple[float, ...]] = (0.0, 1.8, 2.4, 3.0, 0.0)
"""What a column with so many guards promises beyond what it pays, at the start of the game."""
ROW_PROMISE: Final[tuple[float, ...]] = (0.0, 0.5, 1.6, 1.8, 2.0, 0.0)
CARD: Final[tuple[float, ...]] = (3.0, 2.8, 2.2)
"""What a card in hand is worth, by round."""
TRADER: Final[tuple[float, ...]] = (2.6, 2.4, 1.8)
SECOND_TRADER: Final = 0.5
CUBE: Final = 0.12
SURE: Final = 0.95
"""What can be done at once counts almost in full."""
HOPED: Final = 0.5
"""What needs more steps first counts by half."""
ABSENT: Final = 0.5
"""How sure a prize is of a later round, where no emissary is yet."""


UNKNOWN: Final = -1e9
MOST_STORED: Final = 8


@final
class Prospects:
    """A state, as one seat looks at it."""

    __slots__ = (
        "_deal",
        "_demand",
        "_places",
        "_sales",
        "_wanted",
        "actions",
        "card",
        "colours",
        "left",
        "seat",
        "state",
        "symbols",
    )

    def __init__(self, state: EarthState, seat: int) -> None:
        self.state: Final = state
        self.seat: Final = seat
        number = state.round - 1
        passed = state.passed >> seat & 1
        hand = state.hands[seat]
        self.actions: Final[int] = 0 if passed else len(hand) + state.travel[seat].bit_count()
        self.left: Final[float] = (ROUNDS - 1 - number) / ROUNDS + min(9, self.actions) / 27
        """How much of the game is left, from 1 to 0."""
        self.card: Final[float] = CARD[number]
        colours = 0
        symbols = 0
        for card in hand:
            colours |= 1 << colour_of(card)
            symbols |= 1 << symbol_of(card)
        self.colours: Final[int] = colours
        self.symbols: Final[int] = symbols
        # What has been reckoned once: by relic, by colour and count, by colour, by location.
        self._wanted: Final[list[float]] = [UNKNOWN] * len(RELICS)
        self._sales: Final[list[float]] = [UNKNOWN] * (len(COLOURS) * MOST_STORED)
        self._demand: Final[list[list[int]]] = [[NONE]] * len(COLOURS)
        self._places: Final[list[float]] = [UNKNOWN] * len(LOCATIONS)
        self._deal: float = UNKNOWN

    def gallery(self) -> float:
        """What the gallery pays in the end, and what it promises."""
        worth = 0.0
        guards = self.state.galleries[self.seat]
        for colour in range(len(COLOURS)):
            worth += self.column(column_guards(guards, colour))
        for row in range(ROWS):
            worth += self.row(row, row_guards(guards, row))
        return worth

    def column(self, count: int) -> float:
        """What a column with so many guards pays and promises."""
        return COLUMN_CREDITS[count] + COLUMN_PROMISE[count] * self.left

    def row(self, row: int, count: int) -> float:
        """What a row with so many guards pays and promises."""
        return ROW_CREDITS[row][count] + ROW_PROMISE[count] * self.left

    def sample(self, relic: int) -> float:
        """What a sample of a type would add, less its cube."""
        state, seat = self.state, self.seat
        if samples(state, seat, relic):
            return 0.0
        colour, row = relic // ROWS, relic % ROWS
        in_column = column_guards(state.galleries[seat], colour)
        in_row = row_guards(state.galleries[seat], row)
        gain = self.column(in_column + 1) - self.column(in_column) + self.row(row, in_row + 1) - self.row(row, in_row)
        if in_column == ROWS - 1 and not state.columns[seat] >> colour & 1:
            gain += self.card
        return gain - self.cube()

    def guard(self, relic: int) -> float:
        """What would be lost with the guard of a type."""
        if not samples(self.state, self.seat, relic):
            return 0.0
        guards = self.state.galleries[self.seat]
        in_column, in_row = column_guards(guards, relic // ROWS), row_guards(guards, relic % ROWS)
        lost = self.column(in_column) - self.column(in_column - 1)
        return lost + self.row(relic % ROWS, in_row) - self.row(relic % ROWS, in_row - 1)

    def cube(self) -> float:
        """What a cube of the reserve is worth: more, the fewer there are."""
        return CUBE * self.left * 22 / (2 + max(0, self.state.reserve[self.seat]))

    def relics(self) -> float:
        """What the stored relics may bring: the best sale first, each next one with less certainty."""
        worths: list[float] = []
        for colour in range(len(COLOURS)):
            count = stored(self.state, self.seat, colour)
            if count:
                worths.append(self.sale(colour, count))
        worths.sort(reverse=True)
        total = 0.0
        share = 1.0
        for worth in worths[: max(self.actions, 0 if self.state.round == ROUNDS else 4)]:
            total += share * worth
            share *= 0.85
        return total

    def sale(self, colour: int, count: int) -> float:
        """What so many relics of a colour may bring, less the card that a sale costs."""
        place = colour * MOST_STORED + min(count, MOST_STORED - 1)
        if self._sales[place] == UNKNOWN:
            self._sales[place] = self._sale(colour, count)
        return self._sales[place]

    def _sale(self, colour: int, count: int) -> float:
        state = self.state
        if self.actions == 0 and state.round == ROUNDS:
            return 0.0
        counts = self.demand(colour)
        now = 0.0
        if counts and self.actions:
            used = min(SALE_MARKETS, count, len(counts))
            now = self.proceeds(colour, counts[:used]) + 1.0 * used
        most = min(SALE_MARKETS, count)
        hoped = 3.0 + 0.25 * price(state, colour) + PER_BUYER * 1.5 * most + BONUS[most]
        hoped *= HOPED if self.actions > 2 or state.round < ROUNDS else 0.2
        rest = 1.2 * self.left * max(0, count - most)
        return max(SURE * now, hoped, 2.0 * self.left * count) - 0.6 * self.card + rest

    def demand(self, colour: int) -> list[int]:
        """List how many buyers want a colour at each market with an own trader, the most first."""
        if self._demand[colour] == [NONE]:
            markets = market_list(markets_for(self.state, self.seat, colour, NONE))
            counts = [interested(self.state.queues[market], colour) for market in markets]
            self._demand[colour] = sorted(counts, reverse=True)
        return self._demand[colour]

    def proceeds(self, colour: int, counts: list[int]) -> float:
        """What a sale pays with so many interested buyers, and the card that it may bring."""
        used = len(counts)
        return price(self.state, colour) + PER_BUYER * sum(counts) + BONUS[used] + (self.card if used > 1 else 0.0)

    def relic(self, relic: int) -> float:
        """What one more relic of a type would be worth: its sample, and what it adds to a sale."""
        if self._wanted[relic] == UNKNOWN:
            colour = relic // ROWS
            count = stored(self.state, self.seat, colour)
            before = max(0.0, self.sale(colour, count)) if count else 0.0
            more = max(0.0, self.sale(colour, count + 1) - before) * (0.9 if self.left > 0.2 else 0.6)
            self._wanted[relic] = max(0.0, self.sample(relic)) + more
        return self._wanted[relic]

    def traders(self) -> float:
        """What traders promise: sales at their market, and a seat on the Mothership."""
        state = self.state
        if self.actions == 0 and state.round == ROUNDS:
            return 0.0
        worth = 0.0
        for market in range(MARKETS):
            count = state.traders[self.seat * MARKETS + market]
            if count:
                worth += TRADER[state.round - 1] + SECOND_TRADER * (count - 1) * self.left
        return worth

    def trader(self, market: int) -> float:
        """What one more trader at a market would be worth."""
        there = state_traders(self.state, self.seat, market)
        return (SECOND_TRADER if there else TRADER[self.state.round - 1]) - self.cube()

    def centres(self) -> float:
        """What the emissaries may win, in this round and the next ones."""
        worth = 0.0
        for centre in range(3):
            worth += self.centre(centre, self.state.emissaries[self.seat * 3 + centre])
        return worth

    def centre(self, centre: int, mine: int) -> float:
        """What so many emissaries in a centre may win: ranks are less sure, the later the round.

        Whoever has none there yet may still send one for the rounds to come.
        """
        state = self.state
        worth = 0.0
        for number in range(state.round - (mine > 0), ROUNDS):
            doubt = 0.45 + 0.5 * self.left + 0.7 * (number - state.round + 1)
            better = 0.0
            for other in range(state.sides()):
                if other != self.seat:
                    lead = state.emissaries[other * 3 + centre] - mine
                    better += 0.5 + 0.5 * soft(lead / doubt)
            sure = 0.95 if number == state.round - 1 else 0.8
            worth += prize(PRIZES[number], better) * (sure if mine else ABSENT)
        return worth

    def emissary(self, market: int) -> float:
        """What one more emissary in the centre of a market would be worth."""
        centre = CENTRE[market]
        mine = self.state.emissaries[self.seat * 3 + centre]
        return self.centre(centre, mine + 1) - self.centre(centre, mine) - self.cube()

    def place(self, location: int) -> float:
        """What an explorer at a location may do: dig, haggle or smuggle, at once with the cards in hand or later."""
        if self._places[location] == UNKNOWN:
            self._places[location] = self._place(location)
        return self._places[location]

    def _place(self, location: int) -> float:
        worth = 0.1
        if RELICS_AT[location]:
            worth += self._site(location)
        if MARKET_AT[location] >= 0:
            market = MARKET_AT[location]
            share = 0.55 if self.symbols >> market & 1 else 0.12
            worth += share * (self.trader(market) + 1.0)
        for symbol in range(MARKETS):
            if BLACK_PLACE[symbol] == location:
                worth += (0.5 if self.symbols >> symbol & 1 else 0.08) * self.deal()
        return worth

    def _site(self, location: int) -> float:
        """What a site offers: its best relic, if a card of its colour is in hand."""
        if free_hold(self.state, self.seat) == 0:
            return 0.2
        best = self.best_at(location)
        if self.state.factions[self.seat] == KUTU_KUTI:
            best *= 1.5
        return best * (0.75 if self.colours >> RELICS_AT[location][0] // ROWS & 1 else 0.15)

    def best_at(self, location: int) -> float:
        """The worth of the best relic on a site."""
        best = 0.0
        for relic in RELICS_AT[location]:
            if self.state.sites[relic]:
                best = max(best, self.relic(relic))
        return best

    def places(self) -> float:
        """What all explorers may do from where they stand."""
        worth = 0.0
        for location in self.state.explorers[self.seat]:
            worth += self.place(location)
        return worth * (1.0 if self.actions else 0.3 if self.state.round < ROUNDS else 0.0)

    def deal(self) -> float:
        """What the black market offers best: a relic that is worth more than it costs, or credits for one that is not."""
        if self._deal == UNKNOWN:
            self._deal = self._best_deal()
        return self._deal

    def _best_deal(self) -> float:
        state = self.state
        best = 0.0
        if free_space(state, self.seat):
            for colour in range(len(COLOURS)):
                pile = state.piles[colour]
                if pile and VALUES[pile[-1]] + SURCHARGE <= state.credits[self.seat]:
                    best = max(best, self.relic(pile[-1]) - VALUES[pile[-1]] - SURCHARGE)
        for relic in (*state.holds[self.seat], *state.containers[self.seat]):
            best = max(best, VALUES[relic] - self.kept(relic))
        return best

    def kept(self, relic: int) -> float:
        """What would be lost with a stored relic."""
        colour = relic // ROWS
        count = stored(self.state, self.seat, colour)
        rest = self.sale(colour, count - 1) if count > 1 else 0.0
        return max(0.0, self.sale(colour, count) - rest)

    def move(self, fuel: int) -> float:
        """What the best change of place within some steps brings."""
        values = [self.place(location) for location in range(len(LOCATIONS))]
        mine = self.state.explorers[self.seat]
        best = 0.0
        for start in mine:
            best = max(best, reached(values, mine, start, fuel) - values[start])
        return 0.9 * best


def state_traders(state: EarthState, seat: int, market: int) -> int:
    """Count the traders of a seat at a market."""
    return state.traders[seat * MARKETS + market]
