"""Base classes of steps (decision points) and of chance: rolls, lots and shuffles."""

from collections.abc import Sequence
from typing import ClassVar, Generic, TypeVar

from caravane.kernel.event import Events
from caravane.kernel.native import mypyc_attr
from caravane.kernel.state import Frame, State
from caravane.kernel.words import Move, Phrase, Vocabulary, Word

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """A decision point, named after the rulebook: the legal moves of the frame's seat, and their effects.

    A frame of TABLE needs no decision: `apply` is called with an empty move when it is on top. The frame has left the
    stack when `apply` runs, and the frames that come next are pushed. While seats decide together, a step pushes frames
    of its own seat only, and changes nothing that another seat's answer depends on.
    """

    prompt: ClassVar[Word] = Word("")
    """Name of the step and the nouns of its prompt, whose text is `step-NAME`."""

    @property
    def name(self) -> str:
        """Return the step's name, as states and texts use it."""
        return self.prompt.name

    def obvious(self, state: S, frame: Frame) -> bool:
        """Return whether a single legal move would be public knowledge, so that the program may play it."""
        return True

    def prompt_nouns(self, state: S, frame: Frame) -> tuple[int, ...]:
        """Return the nouns of the prompt, which use only what the frame's seat may know."""
        return ()

    def legal(self, state: S, frame: Frame) -> list[Move]:
        """Return the legal moves, each once, in the order of the rule specification."""
        raise NotImplementedError

    def considered(self, state: S, frame: Frame) -> list[Move]:
        """Return the legal moves that bots and hints consider: all, unless some serve only the people at a table."""
        return self.legal(state, frame)

    def apply(self, state: S, frame: Frame, move: Move, events: Events) -> None:
        """Apply a legal move."""
        raise NotImplementedError

    def tries(self, state: S, frame: Frame) -> list[Move]:
        """Return moves that a person might try here, legal or not; every illegal one has a reason."""
        return []

    def why_not(self, state: S, frame: Frame, move: Move) -> Phrase:
        """Return the reason why a move of this step is not legal; empty if there is no specific one."""
        return ()


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance(Step[S]):
    """A chance step: independent fair draws, and the move that records their result.

    All luck of a game has this form, so it can be sampled, weighed, recorded and verified in one way.
    """

    def bounds(self, state: S, frame: Frame) -> list[int]:
        """Return the number of equally likely results of each draw."""
        raise NotImplementedError

    def outcome(self, state: S, frame: Frame, draws: list[int]) -> Move:
        """Return the move that records the draws."""
        raise NotImplementedError

    def possible(self, state: S, frame: Frame, move: Move) -> bool:
        """Return whether some draws result in this move."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Roll(Chance[S]):
    """A dice roll; each noun of the move is the face of one die, counted from 0."""

    verb: ClassVar[int] = 0

    def outcome(self, state: S, frame: Frame, draws: list[int]) -> Move:
        """Return the move that lists the faces."""
        return (self.verb, *draws)

    def possible(self, state: S, frame: Frame, move: Move) -> bool:
        """Check every face against its die."""
        bounds = self.bounds(state, frame)
        if move[0] != self.verb or len(move) != len(bounds) + 1:
            return False
        return all(0 <= face < bounds[die] for die, face in enumerate(move[1:]))


@mypyc_attr(allow_interpreted_subclasses=True)
class Lot(Chance[S]):
    """A draw of one candidate, each equally likely, such as a first player or the winner of a tie."""

    verb: ClassVar[int] = 0

    def candidates(self, state: S, frame: Frame) -> list[int]:
        """Return the candidates of the draw."""
        raise NotImplementedError

    def bounds(self, state: S, frame: Frame) -> list[int]:
        """Return the number of candidates, for a single draw."""
        return [len(self.candidates(state, frame))]

    def outcome(self, state: S, frame: Frame, draws: list[int]) -> Move:
        """Return the move that names the drawn candidate."""
        return (self.verb, self.candidates(state, frame)[draws[0]])

    def possible(self, state: S, frame: Frame, move: Move) -> bool:
        """Return whether the move names a single candidate."""
        return len(move) == 2 and move[0] == self.verb and move[1] in self.candidates(state, frame)


@mypyc_attr(allow_interpreted_subclasses=True)
class Lots(Chance[S]):
    """A draw of several candidates, each set equally likely; they are written in ascending order."""

    verb: ClassVar[int] = 0

    def candidates(self, state: S, frame: Frame) -> list[int]:
        """Return the candidates of the draw, ascending."""
        raise NotImplementedError

    def count(self, state: S, frame: Frame) -> int:
        """Return the number of candidates to draw."""
        raise NotImplementedError

    def bounds(self, state: S, frame: Frame) -> list[int]:
        """Return one bound per draw: all candidates, then those that are left."""
        total = len(self.candidates(state, frame))
        return list(range(total, total - self.count(state, frame), -1))

    def outcome(self, state: S, frame: Frame, draws: list[int]) -> Move:
        """Return the move that names the drawn candidates; the order of the draws does not matter."""
        left = list(self.candidates(state, frame))
        return (self.verb, *sorted([left.pop(draw) for draw in draws]))

    def possible(self, state: S, frame: Frame, move: Move) -> bool:
        """Return whether the move names a set of the right size, in ascending order."""
        drawn = list(move[1:])
        distinct = sorted(set(drawn).intersection(self.candidates(state, frame)))
        return move[0] == self.verb and drawn == distinct and len(drawn) == self.count(state, frame)


@mypyc_attr(allow_interpreted_subclasses=True)
class Shuffle(Chance[S]):
    """A new order of some things, each order equally likely; later draws are pops."""

    verb: ClassVar[int] = 0

    def things(self, state: S, frame: Frame) -> list[int]:
        """Return the things to shuffle, in an order that is public."""
        raise NotImplementedError

    def bounds(self, state: S, frame: Frame) -> list[int]:
        """Return one bound per position, from the last down to the second (Fisher and Yates)."""
        return list(range(len(self.things(state, frame)), 1, -1))

    def outcome(self, state: S, frame: Frame, draws: list[int]) -> Move:
        """Swap the things as drawn and return the move that lists the new order."""
        order = list(self.things(state, frame))
        for done, other in enumerate(draws):
            last = len(order) - 1 - done
            order[last], order[other] = order[other], order[last]
        return (self.verb, *order)

    def possible(self, state: S, frame: Frame, move: Move) -> bool:
        """Return whether the move is a permutation of the things."""
        return move[0] == self.verb and sorted(move[1:]) == sorted(self.things(state, frame))


def in_order(declared: Vocabulary, steps: Sequence[Step[S]]) -> list[Step[S]]:
    """Return the steps by their declared numbers; raise ValueError if names and steps do not match one to one."""
    by_name = {step.name: step for step in steps}
    names = [word.name for word in declared.words]
    missing = [name for name in names if name not in by_name]
    unknown = [step.name for step in steps if step.name not in names or by_name[step.name] is not step]
    if missing or unknown:
        raise ValueError(f"steps without a class: {missing}; classes with an undeclared or repeated name: {unknown}")
    return [by_name[name] for name in names]
