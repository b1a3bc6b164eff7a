"""A table where luck is wanted: cards are named by their numbers, and every state goes through JSON."""

from collections.abc import Sequence

from caravane import games
from caravane.games._template.components import CARDS
from caravane.games._template.state import WellState
from caravane.kernel.codec import through_json
from caravane.kernel.event import Event
from caravane.kernel.game import Game
from caravane.kernel.journal import Journal

GAME: Game[WellState] = games.get("_template")

Hands = Sequence[Sequence[int]]


class Table:
    """A game in play; `events` are those of the last move."""

    def __init__(self, hands: Hands, deck: Sequence[int] = (), rounds: str = "long") -> None:
        self.journal = Journal(GAME, len(hands), {"rounds": rounds})
        self.events: list[Event] = []
        dealt = [card for hand in hands for card in hand] + list(deck)
        rest = [card for card in range(1, CARDS + 1) if card not in dealt]
        self.play(":".join(["* shuffle", *[f"card-{card}" for card in dealt + rest]]))

    @property
    def state(self) -> WellState:
        return self.journal.state

    def play(self, *lines: str) -> None:
        """Play lines of a journal."""
        for line in lines:
            self.events = self.journal.read_line(line)
            self.journal.state = through_json(GAME, self.journal.state)

    def round(self, depth: int, *cards: int) -> None:
        """Find a well and play cards, seat by seat."""
        self.play(f"* roll:{depth - 1}", *[f"{seat} play:card-{card}" for seat, card in enumerate(cards)])

    def legal(self, seat: int) -> list[str]:
        return [GAME.verbs.spell(move) for move in GAME.legal(self.state, seat)]

    def hand(self, seat: int) -> list[int]:
        return [card + 1 for card, _ in self.state.hands[seat]]

    def deck(self) -> list[int]:
        """Give the deck, the top first."""
        return [card + 1 for card, _ in reversed(self.state.deck)]

    def seen_hand(self, owner: int, watcher: int | None) -> list[int | None]:
        return _numbers(GAME.view(self.state, watcher)["hands"], owner)

    def seen_deck(self, watcher: int | None) -> list[int | None]:
        """Give what a watcher knows of the deck, the top first."""
        return _numbers([GAME.view(self.state, watcher)["deck"]], 0)[::-1]

    def heard(self, watcher: int | None) -> list[str]:
        """Give the events of the last move as a watcher hears them."""
        said = [event.seen_by(watcher) for event in self.events]
        return [GAME.events.spell(words) for words in said if words]


def _numbers(places: object, place: int) -> list[int | None]:
    assert isinstance(places, list)
    return [None if card is None else card + 1 for card in places[place]]
