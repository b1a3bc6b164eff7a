"""Steps: one small class per decision point, named after the rulebook; and the three sorts of chance."""

from typing import ClassVar, Generic, TypeVar

from caravane.kernel.event import Events
from caravane.kernel.native import mypyc_attr
from caravane.kernel.state import Frame, State
from caravane.kernel.words import Move, Said, Word

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """A decision point: what is legal for the frame's seat, and what happens.

    A frame of TABLE needs no decision: `apply` is called with an empty move when it is on top. The frame has left the
    stack when `apply` runs; what comes next is pushed. While seats decide together, a step pushes frames of its own
    seat only, and changes nothing that another seat's answer depends on.
    """

    prompt: ClassVar[Word] = Word("")
    """The name of the step, and what its question is about: the text `step-NAME` asks it."""

    @property
    def name(self) -> str:
        """Give the step's name, as states and texts use it."""
        return self.prompt.name

    def obvious(self, state: S, frame: Frame) -> bool:
        """Tell whether everybody could see that just one move is legal, so that the program may play it."""
        return True

    def asked(self, state: S, frame: Frame) -> tuple[int, ...]:
        """Give the nouns of the prompt: only what the frame's seat may know."""
        return ()

    def legal(self, state: S, frame: Frame) -> list[Move]:
        """List the legal moves, each once, in the order of the rule specification."""
        raise NotImplementedError

    def apply(self, state: S, frame: Frame, move: Move, events: Events) -> None:
        """Carry out a legal move."""
        raise NotImplementedError

    def tries(self, state: S, frame: Frame) -> list[Move]:
        """List moves that a person might try here, legal or not; all that are not legal have a reason."""
        return []

    def why_not(self, state: S, frame: Frame, move: Move) -> Said:
        """Give the reason against a move of this step that is not legal; empty when there is no better one."""
        return ()


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance(Step[S]):
    """Something left to luck: some independent fair draws, and the move that they amount to.

    Every outcome of a game's luck has this form, so it can be sampled, weighed, recorded and verified in one way.
    """

    def bounds(self, state: S, frame: Frame) -> list[int]:
        """Give the number of equally likely results of each draw."""
        raise NotImplementedError

    def outcome(self, state: S, frame: Frame, draws: list[int]) -> Move:
        """Turn the draws into the move that records them."""
        raise NotImplementedError

    def possible(self, state: S, frame: Frame, move: Move) -> bool:
        """Tell whether some draws give this move."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Roll(Chance[S]):
    """Dice: each noun of the move is the face of one die, counted from 0."""

    verb: ClassVar[int] = 0

    def outcome(self, state: S, frame: Frame, draws: list[int]) -> Move:
        """Write the faces down."""
        return (self.verb, *draws)

    def possible(self, state: S, frame: Frame, move: Move) -> bool:
        """Check every face against its die."""
        bounds = self.bounds(state, frame)
        if move[0] != self.verb or len(move) != len(bounds) + 1:
            return False
        return all(0 <= face < bounds[die] for die, face in enumerate(move[1:]))


@mypyc_attr(allow_interpreted_subclasses=True)
class Lot(Chance[S]):
    """One of some candidates, each equally likely: a first player, a tie to break."""

    verb: ClassVar[int] = 0

    def candidates(self, state: S, frame: Frame) -> list[int]:
        """List those among whom the lot decides."""
        raise NotImplementedError

    def bounds(self, state: S, frame: Frame) -> list[int]:
        """Draw once among the candidates."""
        return [len(self.candidates(state, frame))]

    def outcome(self, state: S, frame: Frame, draws: list[int]) -> Move:
        """Name the one that was drawn."""
        return (self.verb, self.candidates(state, frame)[draws[0]])

    def possible(self, state: S, frame: Frame, move: Move) -> bool:
        """Accept any single candidate."""
        return len(move) == 2 and move[0] == self.verb and move[1] in self.candidates(state, frame)


@mypyc_attr(allow_interpreted_subclasses=True)
class Lots(Chance[S]):
    """Several of some candidates, each set of them equally likely; written in rising order."""

    verb: ClassVar[int] = 0

    def candidates(self, state: S, frame: Frame) -> list[int]:
        """List those that can be drawn, rising."""
        raise NotImplementedError

    def count(self, state: S, frame: Frame) -> int:
        """Tell how many are drawn."""
        raise NotImplementedError

    def bounds(self, state: S, frame: Frame) -> list[int]:
        """Draw among all, then among those that are left."""
        many = len(self.candidates(state, frame))
        return list(range(many, many - self.count(state, frame), -1))

    def outcome(self, state: S, frame: Frame, draws: list[int]) -> Move:
        """Name those that were drawn; nobody asks in which order."""
        left = list(self.candidates(state, frame))
        return (self.verb, *sorted([left.pop(draw) for draw in draws]))

    def possible(self, state: S, frame: Frame, move: Move) -> bool:
        """Accept any set of the right size, in its one way of writing."""
        drawn = list(move[1:])
        distinct = sorted(set(drawn).intersection(self.candidates(state, frame)))
        return move[0] == self.verb and drawn == distinct and len(drawn) == self.count(state, frame)


@mypyc_attr(allow_interpreted_subclasses=True)
class Shuffle(Chance[S]):
    """A new order of some things, each order equally likely; afterwards draws are pops."""

    verb: ClassVar[int] = 0

    def things(self, state: S, frame: Frame) -> list[int]:
        """List what is shuffled, in an order that everybody can know."""
        raise NotImplementedError

    def bounds(self, state: S, frame: Frame) -> list[int]:
        """Draw for the last place, then for the one before it, down to the second (Fisher and Yates)."""
        return list(range(len(self.things(state, frame)), 1, -1))

    def outcome(self, state: S, frame: Frame, draws: list[int]) -> Move:
        """Carry out the exchanges and write the new order down."""
        order = list(self.things(state, frame))
        for turn, other in enumerate(draws):
            last = len(order) - 1 - turn
            order[last], order[other] = order[other], order[last]
        return (self.verb, *order)

    def possible(self, state: S, frame: Frame, move: Move) -> bool:
        """Check that nothing was lost or added."""
        return move[0] == self.verb and sorted(move[1:]) == sorted(self.things(state, frame))
