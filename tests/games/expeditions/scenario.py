"""A table described by hands, routes, deck and tokens in the words of the rule specification.

A route is written as the circles it passes, `start rome B06`; after a loop a slash begins at the new base, `start
stonehenge thingvellir start / start athens`. Cards that are not mentioned fill hands and display, far from those that
are.
"""

from collections.abc import Callable, Mapping
from functools import partial
from typing import final

from caravane.games.expeditions import GAME
from caravane.games.expeditions.components import COLOURS, PLACES
from caravane.games.expeditions.extensions import bases, closes_loop, visited, ways
from caravane.games.expeditions.graph import is_far
from caravane.games.expeditions.knowledge import ExpeditionsView
from caravane.games.expeditions.route import Route
from caravane.games.expeditions.state import ACTION, ExpeditionsState
from caravane.games.expeditions.words import CIRCLE
from caravane.kernel.event import Event
from tests.games.scenario_base import Situation

A, B, C, D, E, F = range(6)


def read_cards(text: str) -> list[int]:
    """Parse `rome B06` as numbers."""
    return [CIRCLE.read(name) for name in text.split()]


def write_cards(cards: list[int] | tuple[int, ...]) -> str:
    """Format circles in the notation of `read_cards`."""
    return " ".join(CIRCLE.names[card] for card in cards)


def read_route(text: str) -> list[tuple[int, int]]:
    """Parse the arrows of a route."""
    parts = [read_cards(part) for part in text.split(" / ")] if text else []
    return [(part[index], part[index + 1]) for part in parts for index in range(len(part) - 1)]


def _free(route: Route, circle: int) -> int:
    return len(ways(route, circle))


@final
class Table(Situation[ExpeditionsState]):
    """Some seats in the middle of the game, with A to act."""

    game = GAME

    def __init__(
        self,
        *hands: str,
        seats: int = 0,
        display: str = "",
        deck: str = "",
        last_of_deck: bool = False,
        free: str = "",
        laid: Mapping[int, str] | None = None,
        tokens: Mapping[int, str] | None = None,
        tickets: Mapping[int, int] | None = None,
        routes: Mapping[str, str] | None = None,
        vigilance: bool = False,
        commons: str = "choice",
        loop_arrow: str = "optional",
        active: int = A,
    ) -> None:
        count = seats or max(2, len(hands))
        options = {"first-player": "1", "announce": "vigilance" if vigilance else "automatic", "commons": commons}
        self.state: ExpeditionsState = GAME.start(count, options | {"loop-arrow": loop_arrow})
        self.events: list[Event] = []
        self._put_routes(routes or {})
        self._put_laid(laid or {})
        all_hands = [*hands, *[""] * (count - len(hands))]
        self._put_cards([read_cards(hand) for hand in all_hands], display, deck, free)
        if last_of_deck:
            self._empty_deck(deck)
        for seat in range(count):
            self._put_tokens(seat, (tokens or {}).get(seat, ""))
        for seat, number in (tickets or {}).items():
            self.state.tickets[seat] = number
        self.state.turn = active + 1
        self.state.active = active
        self.state.frames = [(ACTION, active, 0, 0)]
        assert GAME.violations(self.state) == []

    def _put_routes(self, routes: Mapping[str, str]) -> None:
        for colour, route in routes.items():
            self.extend(colour, route)

    def extend(self, colour: str, route: str) -> "Table":
        """Lay the arrows of a route directly on the board, without effects."""
        number = COLOURS.index(colour)
        for arrow in read_route(route):
            self.state.routes[number] = self.state.routes[number].longer(arrow)
        return self

    def _put_laid(self, laid: Mapping[int, str]) -> None:
        for seat, cards in laid.items():
            self.state.laid[seat] = tuple(read_cards(cards))

    def _put_cards(self, hands: list[list[int]], display: str, deck: str, free: str) -> None:
        state = self.state
        top, common = read_cards(deck), read_cards(display)
        visited = {circle for route in state.routes for arrow in route.arrows for circle in arrow} | set(
            read_cards(free)
        )
        used = {card for cards in [*hands, *state.laid, top, common] for card in cards}
        fillers = [card for card in PLACES if card not in used | visited and is_far(state.box, card)]
        for seat, hand in enumerate(hands):
            size = state.box.hand_sizes[state.seats] - len(state.laid[seat])
            hand += [fillers.pop() for _ in range(size - len(hand))]
            state.hands[seat] = tuple(sorted(hand))
        state.display = common + [fillers.pop() for _ in range(state.box.display - len(common))]
        placed = {card for cards in [*state.hands, *state.laid, state.display, top] for card in cards}
        rest = [card for card in PLACES if card not in placed]
        state.deck = [(card, 0) for card in [*rest, *reversed(top)]]

    def _empty_deck(self, deck: str) -> None:
        """Leave only the named cards in the deck; the rest was won by the last seat."""
        kept_count = len(read_cards(deck))
        rest = [card for card, _ in self.state.deck[: len(self.state.deck) - kept_count]]
        self.state.deck = self.state.deck[len(rest) :]
        self.state.common[-1] = tuple(rest)

    def _put_tokens(self, seat: int, tokens: str) -> None:
        mine = read_cards(tokens)
        others = [card for card in self.state.laid[seat] if is_far(GAME.box, card) and card not in mine]
        named = [card for card in self.state.hands[seat] if is_far(GAME.box, card) and card not in mine]
        self.state.regained[seat] = tuple(
            others[: GAME.box.tokens - len(mine)] if len(named) < GAME.box.tokens - len(mine) else ()
        )
        missing = GAME.box.tokens - len(mine) - len(self.state.regained[seat])
        self.state.tokens[seat] = tuple([*mine, *named[len(named) - missing :]] if missing else mine)

    def fill(self, colour: str, left: int = 0, avoid: str = "") -> "Table":
        """Lay arrows of a colour directly, without effects, until `left` remain; its tip is free then."""
        number = COLOURS.index(colour)
        shunned = read_cards(avoid)
        while self.state.routes[number].stock > left:
            route = self.state.routes[number]
            start = max(bases(route), key=partial(_free, route)) if closes_loop(route) else route.tip
            found = [circle for circle in ways(route, start) if circle not in shunned]
            fresh = [circle for circle in found if not visited(self.state, number, circle)]
            self.state.routes[number] = route.longer((start, (fresh or found)[0]))
        return self

    def closing(self, colour: str) -> list[str]:
        """List the circles next to the tip where an arrow of a colour would close a loop."""
        number = COLOURS.index(colour)
        found = ways(self.state.routes[number], self.state.routes[number].tip)
        return [CIRCLE.names[circle] for circle in found if visited(self.state, number, circle)]

    def ways(self, seat: int, colour: str) -> str:
        """List the circles to which a seat may lay an arrow of a colour."""
        return " ".join(move.rpartition(":")[2] for move in self.legal(seat, f"lay:{colour}:"))

    def bases(self, seat: int) -> str:
        """List the circles from which a loop may continue."""
        return " ".join(move.rpartition(":")[2] for move in self.legal(seat, "base:"))

    def forced(self, seat: int) -> str:
        """Return the forced move of a seat, if any."""
        move = GAME.forced(self.state, seat)
        return "nothing" if move is None else GAME.verbs.spell(move)

    def revealed(self) -> bool:
        """Return whether the last moves revealed something hidden."""
        return any(event.reveals for event in self.events)

    def holds(self, seat: int, card: str) -> bool:
        """Return whether a card is in a hand."""
        return CIRCLE.read(card) in self.state.hands[seat]

    def laid(self, seat: int) -> str:
        """Format the cards that a seat has laid from its hand."""
        return write_cards(self.state.laid[seat])

    def common(self, seat: int) -> str:
        """Format the common objectives that a seat has won."""
        return write_cards(self.state.common[seat])

    def tokens(self, seat: int) -> str:
        """Format the tokens of a seat."""
        return write_cards(self.state.tokens[seat])

    def regained(self, seat: int) -> str:
        """Format the cards on which tokens were regained."""
        return write_cards(self.state.regained[seat])

    def display(self) -> str:
        """Format the common objectives."""
        return write_cards(self.state.display)

    def deck(self) -> list[str]:
        """Format the deck, from its top on."""
        return [CIRCLE.names[card] for card, _ in reversed(self.state.deck)]

    def route(self, colour: str) -> str:
        """Format the heads of the arrows of a colour."""
        return write_cards([head for _, head in self.state.routes[COLOURS.index(colour)].arrows])

    def stock(self, colour: str) -> int:
        """Count the remaining arrows of a colour."""
        return self.view()["expeditions"][COLOURS.index(colour)]["stock"]

    def tickets(self, seat: int) -> int:
        """Count the tickets of a seat."""
        return self.state.tickets[seat]

    def supply(self) -> int:
        """Count the tickets in the supply."""
        return self.state.box.tickets - sum(self.state.tickets)

    def score(self, seat: int) -> int:
        """Return the points of a seat."""
        return GAME.scores(self.state)[seat]

    def lines(self, seat: int) -> dict[str, int]:
        """Return the score sheet of a seat."""
        return {GAME.score_lines.word(phrase).name: points for phrase, points in GAME.breakdown(self.state, seat)}

    def view(self, seat: int | None = None) -> ExpeditionsView:
        """Return the view of a seat or spectator."""
        return GAME.view(self.state, seat)  # type: ignore[return-value]  # games type their own views


def about_to_loop(table: Callable[[], Table], left: int, avoid: str = "") -> Table:
    """Lead red to where its next arrow can close a loop, with `left` arrows remaining."""
    for shunned in PLACES:
        found = table().fill("red", left, f"{avoid} {CIRCLE.names[shunned]}")
        if found.closing("red"):
            return found
    raise AssertionError("no such route")
