"""Prospects: how likely it is that places are reached before the end, from where the expeditions stand.

The chance of a place grows with each expedition that is near it and has arrows to get there, and with the arrows left at all:
`s / (1 + s)`, with `s` a sum over the expeditions. Its figures are those with which bots played best.
"""

from typing import Final, final

from .components import ARROWS, CIRCLE_COUNT, COLOUR_COUNT
from .extensions import closes_loop, ways
from .graph import DISTANCE
from .objectives import is_dead
from .state import LOOP_ARROW, LOOP_BASE, ExpeditionsState

NEVER: Final = 40
"""A distance that no expedition covers."""
DECAY: Final = 0.8
DRIFT: Final = 0.8
"""What arrows bring by themselves, wherever they go."""
PULL: Final = 1.6
"""What an expedition brings that is next to a place."""
CLOSENESS: Final[tuple[float, ...]] = tuple([DECAY ** max(0, distance - 1) for distance in range(NEVER)] + [0.0])
WHOLE: Final[int] = ARROWS * COLOUR_COUNT


@final
class Prospects:
    """The objectives of a seat, what each is worth, and how far the expeditions are from them."""

    __slots__ = ("_state", "apart", "cards", "drift", "seat", "worths")

    def __init__(self, state: ExpeditionsState, seat: int) -> None:
        self._state: Final = state
        self.seat: Final = seat
        self.cards: Final = list(state.hands[seat])
        self.worths: Final = [self._worth(card) for card in self.cards]
        left = 0
        for route in state.routes:
            left += route.stock
        self.drift: Final = DRIFT * left / WHOLE
        self.apart: Final = [self._apart(colour) for colour in range(COLOUR_COUNT)]

    def _worth(self, card: int) -> float:
        """A card that is laid counts 1 and no longer costs 1; with its token, twice that."""
        tokens = self._state.tokens[self.seat]
        return 4.0 if card in tokens and not is_dead(self._state, self.seat, card) else 2.0

    def sources(self, colour: int) -> list[int]:
        """List the circles that the next arrow of a colour may point to."""
        route = self._state.routes[colour]
        return self._beyond_loop(colour) if closes_loop(route) else ways(route, route.tip)

    def _beyond_loop(self, colour: int) -> list[int]:
        frame = self._state.frames[-1]
        if frame[0] == LOOP_ARROW:
            return ways(self._state.routes[colour], frame[3])
        if frame[0] != LOOP_BASE:
            return []
        touched = self._state.routes[colour].touched
        return [circle for circle in range(CIRCLE_COUNT) if touched[circle] > 0]

    def _apart(self, colour: int) -> list[int]:
        """Give the distance of an expedition from each card, over its next arrow."""
        return self.distances(colour, self.cards)

    def distances(self, colour: int, cards: list[int]) -> list[int]:
        """Give the distance of an expedition from some places, as far as its arrows go."""
        left = self._state.routes[colour].stock
        sources = self.sources(colour) if left else []
        found: list[int] = []
        for card in cards:
            least = NEVER - 1
            for source in sources:
                distance = DISTANCE[source][card]
                least = min(least, distance)
            found.append(least + 1 if least < left else NEVER)
        return found

    def chance(self, place: int) -> float:
        """Give the chance that the card at a place of the list is reached."""
        near = 0.0
        for distances in self.apart:
            near += CLOSENESS[distances[place]]
        return likely(self.drift + PULL * near)

    def hope(self) -> float:
        """Add up what the cards will probably bring, beyond what they cost now."""
        total = 0.0
        for place, worth in enumerate(self.worths):
            total += worth * self.chance(place)
        return total

    def hope_from(self, colour: int, circle: int, left: int) -> float:
        """The same, if an expedition stood at a circle with so many arrows left."""
        total = 0.0
        one, two = self.apart[(colour + 1) % COLOUR_COUNT], self.apart[(colour + 2) % COLOUR_COUNT]
        row = DISTANCE[circle]
        for place, card in enumerate(self.cards):
            distance = row[card]
            if distance == 0:
                total += self.worths[place]
                continue
            near = CLOSENESS[one[place]] + CLOSENESS[two[place]]
            if distance <= left:
                near += CLOSENESS[distance]
            total += self.worths[place] * likely(self.drift + PULL * near)
        return total

    def worst(self) -> float:
        """Give what the card brings that one would part with most easily."""
        if not self.cards:
            return 0.0
        return min([worth * self.chance(place) for place, worth in enumerate(self.worths)])

    def within(self, arrows: int) -> float:
        """Give what so many arrows at once can win beyond hope: the best cards for their distance."""
        if arrows == 0:
            return 0.0
        offers: list[tuple[float, int, float]] = []
        for place, worth in enumerate(self.worths):
            distance = min([distances[place] for distances in self.apart])
            if distance <= arrows:
                gain = worth * (1.0 - self.chance(place))
                offers.append((-gain / distance, distance, gain))
        offers.sort()
        total = 0.0
        for _, distance, gain in offers:
            if distance <= arrows:
                arrows -= distance
                total += gain
        return total


def likely(strength: float) -> float:
    """Turn a strength into a chance."""
    return strength / (1.0 + strength)


def chance_of(state: ExpeditionsState, place: int, drift: float) -> float:
    """Give the chance that a place is reached, whosever card it is."""
    near = 0.0
    for route in state.routes:
        distance = DISTANCE[route.tip][place]
        if distance <= route.stock:
            near += CLOSENESS[max(1, distance)]
    return likely(drift + PULL * near)
