"""Value that a seat may still gain from its relics, samples, crew and locations, in credits.

The constants are rules of thumb: each is the average gain of a sensible player.
"""

from typing import Final, final

from .buyers import interested, price
from .cards import colour_of, symbol_of
from .components import CENTRE_COUNT, COLOURS, KUTU_KUTI, LOCATIONS, MARKET_AT, MARKETS, RELICS, RELICS_AT, ROWS
from .crew import free_hold, free_space, samples, stored
from .payable_actions import markets_for
from .sale import market_list
from .scoring import column_guards, row_guards
from .state import NONE, EarthState
from .value_math import best_reachable, prize, squash

COLUMN_FUTURE_VALUE: Final[tuple[float, ...]] = (0.0, 1.8, 2.4, 3.0, 0.0)
"""Future value of a column by number of guards, beyond its current credits, at the start of the game."""
ROW_FUTURE_VALUE: Final[tuple[float, ...]] = (0.0, 0.5, 1.6, 1.8, 2.0, 0.0)
CARD_VALUE: Final[tuple[float, ...]] = (3.0, 2.8, 2.2)
"""Value of a card in hand, by round."""
TRADER_VALUE: Final[tuple[float, ...]] = (2.6, 2.4, 1.8)
SECOND_TRADER_VALUE: Final = 0.5
CUBE_VALUE: Final = 0.12
IMMEDIATE_WEIGHT: Final = 0.95
"""Weight of a gain that is possible at once: almost in full."""
LATER_WEIGHT: Final = 0.5
"""Weight of a gain that needs more steps first: half."""
ABSENT_CERTAINTY: Final = 0.5
"""Certainty of a prize of a later round, where the seat has no emissary yet."""


UNKNOWN: Final = -1e9


@final
class FutureValues:
    """Valuation of a state for one seat."""

    __slots__ = (
        "_counts",
        "_deal",
        "_demand",
        "_location_values",
        "_relic_values",
        "_sales",
        "actions",
        "box",
        "card",
        "colours",
        "left",
        "seat",
        "state",
        "symbols",
    )

    def __init__(self, state: EarthState, seat: int) -> None:
        self.state: Final = state
        self.box: Final = state.box
        self.seat: Final = seat
        number = state.round - 1
        passed = state.passed >> seat & 1
        hand = state.hands[seat]
        self.actions: Final[int] = 0 if passed else len(hand) + state.travel[seat].bit_count()
        self.left: Final[float] = (state.box.rounds - 1 - number) / state.box.rounds + min(9, self.actions) / 27
        """Share of the game that is left, from 1 to 0."""
        self.card: Final[float] = CARD_VALUE[number]
        colours = 0
        symbols = 0
        for card in hand:
            colours |= 1 << colour_of(card)
            symbols |= 1 << symbol_of(card)
        self.colours: Final[int] = colours
        self.symbols: Final[int] = symbols
        self._counts: Final[int] = state.box.hold + state.box.container + 2
        """Numbers of stored relics that are ever valued, from none to one more than there is space for."""
        # Caches: by relic, by colour and count, by colour, by location.
        self._relic_values: Final[list[float]] = [UNKNOWN] * len(RELICS)
        self._sales: Final[list[float]] = [UNKNOWN] * (len(COLOURS) * self._counts)
        self._demand: Final[list[list[int]]] = [[NONE]] * len(COLOURS)
        self._location_values: Final[list[float]] = [UNKNOWN] * len(LOCATIONS)
        self._deal: float = UNKNOWN

    def gallery(self) -> float:
        """Return the final credits and the future value of the gallery."""
        value = 0.0
        guards = self.state.galleries[self.seat]
        for colour in range(len(COLOURS)):
            value += self.column(column_guards(guards, colour))
        for row in range(ROWS):
            value += self.row(row, row_guards(guards, row))
        return value

    def column(self, count: int) -> float:
        """Return the credits and the future value of a column with `count` guards."""
        return self.box.column_credits[count] + COLUMN_FUTURE_VALUE[count] * self.left

    def row(self, row: int, count: int) -> float:
        """Return the credits and the future value of a row with `count` guards."""
        return self.box.row_credits[row][count] + ROW_FUTURE_VALUE[count] * self.left

    def sample(self, relic: int) -> float:
        """Return the value that a sample of a type would add, less its cube."""
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
        """Return the value that would be lost with the guard of a type."""
        if not samples(self.state, self.seat, relic):
            return 0.0
        guards = self.state.galleries[self.seat]
        in_column, in_row = column_guards(guards, relic // ROWS), row_guards(guards, relic % ROWS)
        lost = self.column(in_column) - self.column(in_column - 1)
        return lost + self.row(relic % ROWS, in_row) - self.row(relic % ROWS, in_row - 1)

    def cube(self) -> float:
        """Return the value of a cube of the reserve, which is higher the fewer there are."""
        return CUBE_VALUE * self.left * self.box.cubes / (2 + max(0, self.state.reserve[self.seat]))

    def relics(self) -> float:
        """Return the value of the stored relics: the best sale first, each further one with less certainty."""
        sale_values: list[float] = []
        for colour in range(len(COLOURS)):
            count = stored(self.state, self.seat, colour)
            if count:
                sale_values.append(self.sale(colour, count))
        sale_values.sort(reverse=True)
        total = 0.0
        share = 1.0
        for value in sale_values[: max(self.actions, 0 if self.state.round == self.box.rounds else 4)]:
            total += share * value
            share *= 0.85
        return total

    def sale(self, colour: int, count: int) -> float:
        """Return the value of selling `count` relics of a colour, less the card that a sale costs."""
        index = colour * self._counts + count
        if self._sales[index] == UNKNOWN:
            self._sales[index] = self._sale(colour, count)
        return self._sales[index]

    def _sale(self, colour: int, count: int) -> float:
        state = self.state
        if self.actions == 0 and state.round == state.box.rounds:
            return 0.0
        counts = self.demand(colour)
        immediate = 0.0
        if counts and self.actions:
            used = min(state.box.sale_markets, count, len(counts))
            immediate = self.proceeds(colour, counts[:used]) + 1.0 * used
        sold = min(state.box.sale_markets, count)
        later = 3.0 + 0.25 * price(state, colour) + state.box.per_buyer * 1.5 * sold + state.box.bonus[sold]
        later *= LATER_WEIGHT if self.actions > 2 or state.round < state.box.rounds else 0.2
        rest = 1.2 * self.left * max(0, count - sold)
        return max(IMMEDIATE_WEIGHT * immediate, later, 2.0 * self.left * count) - 0.6 * self.card + rest

    def demand(self, colour: int) -> list[int]:
        """List the numbers of buyers interested in a colour at the markets with an own trader, highest first."""
        if self._demand[colour] == [NONE]:
            markets = market_list(markets_for(self.state, self.seat, colour, NONE))
            counts = [interested(self.state.queues[market], colour) for market in markets]
            self._demand[colour] = sorted(counts, reverse=True)
        return self._demand[colour]

    def proceeds(self, colour: int, counts: list[int]) -> float:
        """Return the income of a sale with these numbers of interested buyers, including the card that it may give."""
        used = len(counts)
        return (
            price(self.state, colour)
            + self.box.per_buyer * sum(counts)
            + self.box.bonus[used]
            + (self.card if used > 1 else 0.0)
        )

    def relic(self, relic: int) -> float:
        """Return the value of one more relic of a type: its sample, and its contribution to a sale."""
        if self._relic_values[relic] == UNKNOWN:
            colour = relic // ROWS
            count = stored(self.state, self.seat, colour)
            before = max(0.0, self.sale(colour, count)) if count else 0.0
            more = max(0.0, self.sale(colour, count + 1) - before) * (0.9 if self.left > 0.2 else 0.6)
            self._relic_values[relic] = max(0.0, self.sample(relic)) + more
        return self._relic_values[relic]

    def traders(self) -> float:
        """Return the value of the traders: sales at their market, and a seat on the Mothership."""
        state = self.state
        if self.actions == 0 and state.round == state.box.rounds:
            return 0.0
        value = 0.0
        for market in range(MARKETS):
            count = state.traders[self.seat * MARKETS + market]
            if count:
                value += TRADER_VALUE[state.round - 1] + SECOND_TRADER_VALUE * (count - 1) * self.left
        return value

    def trader(self, market: int) -> float:
        """Return the value of one more trader at a market."""
        there = state_traders(self.state, self.seat, market)
        return (SECOND_TRADER_VALUE if there else TRADER_VALUE[self.state.round - 1]) - self.cube()

    def centres(self) -> float:
        """Return the expected prizes of the emissaries, in this round and the next ones."""
        value = 0.0
        for centre in range(CENTRE_COUNT):
            value += self.centre(centre, self.state.emissaries[self.seat * CENTRE_COUNT + centre])
        return value

    def centre(self, centre: int, mine: int) -> float:
        """Return the expected prizes of `mine` emissaries in a centre; ranks are less certain in later rounds.

        A seat without an emissary there may still send one for the rounds to come.
        """
        state = self.state
        value = 0.0
        for number in range(state.round - (mine > 0), state.box.rounds):
            uncertainty = 0.45 + 0.5 * self.left + 0.7 * (number - state.round + 1)
            better = 0.0
            for other in range(state.sides()):
                if other != self.seat:
                    lead = state.emissaries[other * CENTRE_COUNT + centre] - mine
                    better += 0.5 + 0.5 * squash(lead / uncertainty)
            certainty = 0.95 if number == state.round - 1 else 0.8
            value += prize(state.box.prizes[number], better) * (certainty if mine else ABSENT_CERTAINTY)
        return value

    def emissary(self, market: int) -> float:
        """Return the value of one more emissary in the centre of a market."""
        centre = self.box.centre[market]
        mine = self.state.emissaries[self.seat * CENTRE_COUNT + centre]
        return self.centre(centre, mine + 1) - self.centre(centre, mine) - self.cube()

    def explorer_at(self, location: int) -> float:
        """Return the value of an explorer at a location: to dig, haggle or smuggle, now or later."""
        if self._location_values[location] == UNKNOWN:
            self._location_values[location] = self._explorer_at(location)
        return self._location_values[location]

    def _explorer_at(self, location: int) -> float:
        value = 0.1
        if RELICS_AT[location]:
            value += self._site(location)
        if MARKET_AT[location] >= 0:
            market = MARKET_AT[location]
            share = 0.55 if self.symbols >> market & 1 else 0.12
            value += share * (self.trader(market) + 1.0)
        for symbol in range(MARKETS):
            if self.box.black_place[symbol] == location:
                value += (0.5 if self.symbols >> symbol & 1 else 0.08) * self.deal()
        return value

    def _site(self, location: int) -> float:
        """Return the value of a site: its best relic, if a card of its colour is in hand."""
        if free_hold(self.state, self.seat) == 0:
            return 0.2
        best = self.best_at(location)
        if self.state.factions[self.seat] == KUTU_KUTI:
            best *= 1.5
        return best * (0.75 if self.colours >> RELICS_AT[location][0] // ROWS & 1 else 0.15)

    def best_at(self, location: int) -> float:
        """Return the value of the best relic on a site."""
        best = 0.0
        for relic in RELICS_AT[location]:
            if self.state.sites[relic]:
                best = max(best, self.relic(relic))
        return best

    def explorers(self) -> float:
        """Return the value of all explorers at their locations."""
        value = 0.0
        for location in self.state.explorers[self.seat]:
            value += self.explorer_at(location)
        return value * (1.0 if self.actions else 0.3 if self.state.round < self.box.rounds else 0.0)

    def deal(self) -> float:
        """Return the value of the best deal on the black market: a relic above its cost, or credits for one below."""
        if self._deal == UNKNOWN:
            self._deal = self._best_deal()
        return self._deal

    def _best_deal(self) -> float:
        state = self.state
        best = 0.0
        if free_space(state, self.seat):
            for colour in range(len(COLOURS)):
                pile = state.piles[colour]
                if pile and state.box.values[pile[-1]] + state.box.surcharge <= state.credits[self.seat]:
                    best = max(best, self.relic(pile[-1]) - state.box.values[pile[-1]] - state.box.surcharge)
        for relic in (*state.holds[self.seat], *state.containers[self.seat]):
            best = max(best, state.box.values[relic] - self.stored_relic(relic))
        return best

    def stored_relic(self, relic: int) -> float:
        """Return the value that would be lost with a stored relic."""
        colour = relic // ROWS
        count = stored(self.state, self.seat, colour)
        rest = self.sale(colour, count - 1) if count > 1 else 0.0
        return max(0.0, self.sale(colour, count) - rest)

    def move(self, fuel: int) -> float:
        """Return the gain of the best change of location within `fuel` steps."""
        values = [self.explorer_at(location) for location in range(len(LOCATIONS))]
        mine = self.state.explorers[self.seat]
        best = 0.0
        for start in mine:
            best = max(best, best_reachable(self.box.neighbours, values, mine, start, fuel) - values[start])
        return 0.9 * best


def state_traders(state: EarthState, seat: int, market: int) -> int:
    """Count the traders of a seat at a market."""
    return state.traders[seat * MARKETS + market]
