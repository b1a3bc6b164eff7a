"""Common base class of the scenario tables of all games; each game adds its notation."""

from typing import Any, ClassVar, Final, Generic, Self, TypeVar

from caravane.kernel.codec import through_json
from caravane.kernel.event import Event
from caravane.kernel.game import AnyGame
from caravane.kernel.state import CHANCE, State

S = TypeVar("S", bound=State)
LETTERS: Final = "ABCDEF"


class Situation(Generic[S]):
    """A state in play; every move is checked, and the state passes through JSON."""

    game: ClassVar[AnyGame]
    state: S
    events: list[Event]
    """Events since the last call of `play`."""

    def play(self, seat: int, *moves: str) -> Self:
        """Make moves of a seat, one after the other."""
        self.events = []
        for text in " ".join(moves).split():
            self._apply(seat, text)
        return self

    def _apply(self, seat: int, text: str) -> None:
        move = self.game.verbs.read(text)
        self.state = through_json(self.game, self.state)
        assert self.game.accepts(self.state, seat, move), f"{text} is not possible: {self.why_not(seat, text)}"
        self.events += self.game.apply(self.state, seat, move)
        assert self.game.violations(self.state) == []

    def legal(self, seat: int, of: str = "") -> list[str]:
        """List the legal moves of a seat that begin with `of`."""
        moves = [self.game.verbs.spell(move) for move in self.game.legal(self.state, seat)]
        return [move for move in moves if move.startswith(of)]

    def why_not(self, seat: int, text: str) -> str:
        """Format the reason against a move with its nouns and its rule: `too-small:sigiriya:1:2 AS-EXP-15`."""
        if seat == CHANCE:
            return "luck"
        refusal = self.game.why_not(self.state, seat, self.game.verbs.read(text))
        if refusal is None:
            return "legal"
        nouns = [refusal.word.kind_at(index).spell(noun) for index, noun in enumerate(refusal.nouns)]
        return f"{':'.join([refusal.word.name, *nouns])} {refusal.word.rule}".strip()

    def decision(self, seat: int) -> str:
        """Return the name of the decision that a seat has to make now, if any."""
        step = self.game.step_of(self.state, seat)
        return "nothing" if step is None else step.name

    def deciding(self) -> list[int]:
        """List the seats that decide."""
        return self.state.deciding()

    def ended(self) -> bool:
        """Return whether the game is over."""
        return self.state.ended()

    def letters(self) -> str:
        """Return the letters of the sides, seat by seat."""
        return LETTERS

    def visible_events(self, seat: int | None = None) -> list[str]:
        """List the events that a seat or spectator has seen since the last call of `play`: `A took:red-guide`."""
        phrases = [(event.seat, event.seen_by(seat)) for event in self.events]
        return [self._prefix(owner) + self._spell(words) for owner, words in phrases if words]

    def _prefix(self, seat: int) -> str:
        return f"{self.letters()[seat]} " if seat >= 0 else ""

    def _spell(self, words: tuple[Any, ...]) -> str:
        return self.game.events.spell(words)
