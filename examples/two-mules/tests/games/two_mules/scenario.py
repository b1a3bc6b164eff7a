"""A table with a chosen deal: loads are given by their names, and every state passes through JSON."""

from collections.abc import Sequence

from caravane.kernel.codec import through_json
from caravane.kernel.event import Event
from caravane.kernel.journal import Journal

from two_mules import GAME
from two_mules.state import TwoMulesState
from two_mules.words import LOAD

ANA = ("salt-1", "salt-6", "cloth-3", "tea-5")
BOB = ("salt-2", "cloth-4", "cloth-6", "tea-2")


class Table:
    """A game in play, with the events of the last move."""

    def __init__(
        self, ana: Sequence[str] = ANA, bob: Sequence[str] = BOB, deck: Sequence[str] = (), days: str = "long"
    ) -> None:
        self.journal = Journal(GAME, 2, {"days": days})
        self.events: list[Event] = []
        dealt = [*ana, *bob, *deck]
        rest = [load for load in LOAD.names if load not in dealt]
        self.play(":".join(["* shuffle", *dealt, *rest]))

    @property
    def state(self) -> TwoMulesState:
        return self.journal.state

    def play(self, *lines: str) -> None:
        """Play lines of a journal."""
        for line in lines:
            self.events = self.journal.read_line(line)
            self.journal.state = through_json(GAME, self.journal.state)

    def day(self, demand: str, ana: str, bob: str) -> None:
        """Call a good and load both mules."""
        self.play(f"* call:{demand}", f"0 load:{ana}", f"1 load:{bob}")

    def legal(self, seat: int) -> list[str]:
        return [GAME.verbs.spell(move) for move in GAME.legal(self.state, seat)]

    def hand(self, owner: int, viewpoint: int | None) -> list[str | None]:
        """Return a hand as a viewpoint sees it, by names."""
        hands = GAME.view(self.state, viewpoint)["hands"]
        assert isinstance(hands, list)
        return [None if load is None else LOAD.names[load] for load in hands[owner]]

    def visible_events(self, viewpoint: int | None) -> list[str]:
        """Return the events of the last move that a viewpoint sees."""
        phrases = [event.seen_by(viewpoint) for event in self.events]
        return [GAME.events.spell(words) for words in phrases if words]


def load(name: str) -> int:
    """Return the number of a load."""
    return LOAD.names.index(name)
