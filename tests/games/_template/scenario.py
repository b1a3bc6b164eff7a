"""A table with a chosen deal: cards are given by their numbers, and every state passes through JSON."""

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
    """A game in play, with the events of the last move."""

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
        """Return the deck, the top card first."""
        return [card + 1 for card, _ in reversed(self.state.deck)]

    def visible_hand(self, owner: int, viewpoint: int | None) -> list[int | None]:
        return _numbers(GAME.view(self.state, viewpoint)["hands"], owner)

    def visible_deck(self, viewpoint: int | None) -> list[int | None]:
        """Return the deck as a viewpoint knows it, the top card first."""
        return _numbers([GAME.view(self.state, viewpoint)["deck"]], 0)[::-1]

    def visible_events(self, viewpoint: int | None) -> list[str]:
        """Return the events of the last move that a viewpoint sees."""
        phrases = [event.seen_by(viewpoint) for event in self.events]
        return [GAME.events.spell(words) for words in phrases if words]


def _numbers(cards_by_index: object, index: int) -> list[int | None]:
    assert isinstance(cards_by_index, list)
    return [None if card is None else card + 1 for card in cards_by_index[index]]
