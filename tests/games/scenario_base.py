"""Situation: what the tables of all games have in common; each game adds how its situations are written."""

from typing import Any, ClassVar, Final, Generic, Self, TypeVar

from caravane.kernel.codec import through_json
from caravane.kernel.event import Event
from caravane.kernel.game import AnyGame
from caravane.kernel.state import CHANCE, State

S = TypeVar("S", bound=State)
LETTERS: Final = "ABCDEF"


class Situation(Generic[S]):
    """A state in play. Every move is checked, and the state goes through JSON."""

    game: ClassVar[AnyGame]
    state: S
    events: list[Event]
    """What happened since the last call of play."""

    def play(self, seat: int, *moves: str) -> Self:
        """Make the moves of a seat, one after the other."""
        self.events = []
        for text in " ".join(moves).split():
            self._apply(seat, text)
        return self

    def _apply(self, seat: int, text: str) -> None:
        move = self.game.verbs.read(text)
        self.state = through_json(self.game, self.state)
        assert self.game.accepts(self.state, seat, move), f"{text} is not possible: {self.why_not(seat, text)}"
        self.events += self.game.apply(self.state, seat, move)
        assert self.game.broken(self.state) == []

    def legal(self, seat: int, of: str = "") -> list[str]:
        """List the legal moves of a seat, perhaps those that begin in a certain way."""
        moves = [self.game.verbs.spell(move) for move in self.game.legal(self.state, seat)]
        return [move for move in moves if move.startswith(of)]

    def why_not(self, seat: int, text: str) -> str:
        """Give the reason against a move with its nouns, and its rule: `too-small:sigiriya:1:2 AS-EXP-15`."""
        if seat == CHANCE:
            return "luck"
        refusal = self.game.why_not(self.state, seat, self.game.verbs.read(text))
        if refusal is None:
            return "legal"
        nouns = [refusal.word.kind_at(place).spell(noun) for place, noun in enumerate(refusal.nouns)]
        return f"{':'.join([refusal.word.name, *nouns])} {refusal.word.rule}".strip()

    def asks(self, seat: int) -> str:
        """Name the decision that a seat has to make now, if any."""
        step = self.game.step_of(self.state, seat)
        return "nothing" if step is None else step.name

    def deciding(self) -> list[int]:
        """List who has to decide."""
        return self.state.deciding()

    def ended(self) -> bool:
        """Tell whether the game is over."""
        return self.state.ended()

    def letters(self) -> str:
        """Name the sides, seat by seat."""
        return LETTERS

    def heard(self, seat: int | None = None) -> list[str]:
        """List what a seat, or a spectator, was told since the last call of play: `A took:red-guide`."""
        said = [(event.seat, event.seen_by(seat)) for event in self.events]
        return [f"{self.letters()[who]} {self._spelled(words)}" if who >= 0 else self._spelled(words)
                for who, words in said if words]  # fmt: skip

    def _spelled(self, words: tuple[Any, ...]) -> str:
        return self.game.events.spell(words)
