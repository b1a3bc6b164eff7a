"""Probabilities that places are reached before the end, from the current positions of the expeditions.

The probability of a place grows with each expedition that is near it and has arrows to get there, and with the total of
arrows left: `s / (1 + s)`, with `s` a sum over the expeditions. The constants are those with which bots played best.
"""

from typing import Final, final

from .components import CIRCLE_COUNT, COLOUR_COUNT
from .extensions import closes_loop, ways
from .graph import DISTANCE
from .objectives import is_dead
from .state import LOOP_ARROW, LOOP_BASE, ExpeditionsState

UNREACHABLE: Final = 40
"""Distance that no expedition can cover."""
DECAY: Final = 0.8
DRIFT: Final = 0.8
"""Strength contributed by the arrows left, wherever they go."""
PULL: Final = 1.6
"""Strength contributed by an expedition next to a place."""
CLOSENESS: Final[tuple[float, ...]] = tuple([DECAY ** max(0, distance - 1) for distance in range(UNREACHABLE)] + [0.0])


@final
class FutureValues:
    """Objectives of a seat, the value of each, and the distances of the expeditions from them."""

    __slots__ = ("_state", "card_distances", "card_values", "cards", "drift", "seat")

    def __init__(self, state: ExpeditionsState, seat: int) -> None:
        self._state: Final = state
        self.seat: Final = seat
        self.cards: Final = list(state.hands[seat])
        self.card_values: Final = [self._value(card) for card in self.cards]
        left = 0
        for route in state.routes:
            left += route.stock
        self.drift: Final = DRIFT * left / (state.box.arrows * COLOUR_COUNT)
        self.card_distances: Final = [self._card_distances(colour) for colour in range(COLOUR_COUNT)]

    def _value(self, card: int) -> float:
        """Return the gain of laying a card: it scores 1 and no longer costs 1; with its token, twice that."""
        tokens = self._state.tokens[self.seat]
        return 4.0 if card in tokens and not is_dead(self._state, self.seat, card) else 2.0

    def sources(self, colour: int) -> list[int]:
        """List the circles that the next arrow of a colour may point to."""
        route = self._state.routes[colour]
        if closes_loop(route) and self._is_loop_open(colour):
            return self._beyond_loop(colour)
        return ways(route, route.tip)

    def _is_loop_open(self, colour: int) -> bool:
        """Return whether a loop waits for its arrow; after a declined one, the expedition goes on from its tip."""
        return any(frame[0] in (LOOP_BASE, LOOP_ARROW) and frame[2] == colour for frame in self._state.frames)

    def _beyond_loop(self, colour: int) -> list[int]:
        frame = self._state.frames[-1]
        if frame[0] == LOOP_ARROW:
            return ways(self._state.routes[colour], frame[3])
        if frame[0] != LOOP_BASE:
            return []
        touched = self._state.routes[colour].touched
        return [circle for circle in range(CIRCLE_COUNT) if touched[circle] > 0]

    def _card_distances(self, colour: int) -> list[int]:
        """Return the distance of an expedition from each card, through its next arrow."""
        return self.distances(colour, self.cards)

    def distances(self, colour: int, cards: list[int]) -> list[int]:
        """Return the distances of an expedition from some places, as far as its arrows go."""
        left = self._state.routes[colour].stock
        sources = self.sources(colour) if left else []
        found: list[int] = []
        for card in cards:
            nearest = UNREACHABLE - 1
            for source in sources:
                distance = DISTANCE[source][card]
                nearest = min(nearest, distance)
            found.append(nearest + 1 if nearest < left else UNREACHABLE)
        return found

    def probability(self, index: int) -> float:
        """Return the probability that the card at an index of the list is reached."""
        near = 0.0
        for distances in self.card_distances:
            near += CLOSENESS[distances[index]]
        return as_probability(self.drift + PULL * near)

    def expected_gain(self) -> float:
        """Return the expected gain of the cards, compared with their cost now."""
        total = 0.0
        for index, value in enumerate(self.card_values):
            total += value * self.probability(index)
        return total

    def expected_gain_from(self, colour: int, circle: int, left: int) -> float:
        """Return the expected gain if an expedition stood at a circle with `left` arrows left."""
        total = 0.0
        one, two = self.card_distances[(colour + 1) % COLOUR_COUNT], self.card_distances[(colour + 2) % COLOUR_COUNT]
        row = DISTANCE[circle]
        for index, card in enumerate(self.cards):
            distance = row[card]
            if distance == 0:
                total += self.card_values[index]
                continue
            near = CLOSENESS[one[index]] + CLOSENESS[two[index]]
            if distance <= left:
                near += CLOSENESS[distance]
            total += self.card_values[index] * as_probability(self.drift + PULL * near)
        return total

    def worst_gain(self) -> float:
        """Return the expected gain of the least valuable card."""
        if not self.cards:
            return 0.0
        return min([value * self.probability(index) for index, value in enumerate(self.card_values)])

    def gain_within(self, arrows: int) -> float:
        """Return the additional gain of `arrows` arrows laid at once, which win the best cards for their distance."""
        if arrows == 0:
            return 0.0
        offers: list[tuple[float, int, float]] = []
        for index, value in enumerate(self.card_values):
            distance = min([distances[index] for distances in self.card_distances])
            if distance <= arrows:
                gain = value * (1.0 - self.probability(index))
                offers.append((-gain / distance, distance, gain))
        offers.sort()
        total = 0.0
        for _, distance, gain in offers:
            if distance <= arrows:
                arrows -= distance
                total += gain
        return total


def as_probability(strength: float) -> float:
    """Convert a strength into a probability."""
    return strength / (1.0 + strength)


def place_probability(state: ExpeditionsState, place: int, drift: float) -> float:
    """Return the probability that a place is reached, whoever holds its card."""
    near = 0.0
    for route in state.routes:
        distance = DISTANCE[route.tip][place]
        if distance <= route.stock:
            near += CLOSENESS[max(1, distance)]
    return as_probability(drift + PULL * near)
