"""Game: the registration of a game and the one door to its rules.

`legal` is the only source of legality. `apply` trusts its caller, since a search calls it millions of times; people and
servers come through `Journal`, which checks. Only `view`, a seat's `legal` and projected events may leave a table.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, Generic, cast, final

from caravane.kernel.event import Event, Events
from caravane.kernel.luck import Luck
from caravane.kernel.options import Option, Options, settle
from caravane.kernel.state import CHANCE, TABLE, Packed
from caravane.kernel.step import Chance, S, Step
from caravane.kernel.view_schema import Shape
from caravane.kernel.words import Kind, Move, Said, Vocabulary, Word

View = Mapping[str, object]

NOT_YOUR_DECISION: Final = Word("not-your-decision")
NOT_NOW: Final = Word("not-now")
NOT_POSSIBLE: Final = Word("not-possible")
REVEALS_TOO_SOON: Final = Word("reveals-too-soon")
KERNEL_REASONS: Final = Vocabulary(NOT_YOUR_DECISION, NOT_NOW, NOT_POSSIBLE, REVEALS_TOO_SOON)


@final
class Bounds:
    """What a game promises about its size and speed; conformance holds it to that."""

    __slots__ = ("clone_us", "moves", "moves_per_second", "options")

    def __init__(self, moves: Mapping[int, int], options: int, clone_us: float, moves_per_second: int) -> None:
        self.moves: Final = dict(moves)
        self.options: Final = options
        self.clone_us: Final = clone_us
        self.moves_per_second: Final = moves_per_second


@final
class Refusal:
    """Why a move is not legal: the reason, its nouns and the rule behind it."""

    __slots__ = ("nouns", "word")

    def __init__(self, word: Word, nouns: tuple[int, ...] = ()) -> None:
        self.word: Final = word
        self.nouns: Final = nouns


@final
class Game(Generic[S]):
    """Everything the rest of the project knows about a game."""

    def __init__(
        self,
        *,
        name: str,
        package: str,
        rules: int,
        seats: Sequence[int],
        options: Sequence[Option],
        steps: Sequence[Step[S]],
        verbs: Vocabulary,
        events: Vocabulary,
        reasons: Vocabulary,
        lines: Vocabulary,
        setup: Callable[[int, Options], S],
        unpack: Callable[[Packed], S],
        view: Callable[[S, int | None], View],
        shape: Shape,
        redeal: Callable[[S, int, Luck], None],
        standings: Callable[[S], list[tuple[int, ...]]],
        breakdown: Callable[[S, int], list[tuple[Said, int]]],
        census: Callable[[S], dict[str, int]],
        broken: Callable[[S], list[str]],
        evaluate: Callable[[S, int], float],
        bounds: Bounds,
        weigh: Callable[[S, int, list[Move]], list[float]] | None = None,
        foresight: int = 30,
    ) -> None:
        self.name: Final = name
        self.package: Final = package
        self.rules: Final = rules
        self.seats: Final = tuple(seats)
        self.options: Final = tuple(options)
        self.steps: Final = list(steps)
        if len({step.name for step in steps}) != len(steps):
            raise ValueError("two steps with one name")
        self.verbs: Final = verbs
        self.events: Final = events
        self.reasons: Final = reasons
        self.lines: Final = lines
        self.setup: Final = setup
        self.unpack: Final = unpack
        self.view: Final = view
        self.shape: Final = shape
        self.redeal: Final = redeal
        self.standings: Final = standings
        self.breakdown: Final = breakdown
        self.census: Final = census
        self.broken: Final = broken
        self.evaluate: Final = evaluate
        self.bounds: Final = bounds
        self.weigh: Final = weigh
        self.foresight: Final = foresight
        """After how many decisions a search stops playing on and asks `evaluate`."""
        # Kinds that contradict each other are found now, not when somebody asks for a name.
        self.kinds()

    def kinds(self) -> dict[str, Kind]:
        """Give every kind that the words and the views of the game use, by name."""
        vocabularies = [self.verbs, self.events, self.reasons, self.lines]
        words = [word for vocabulary in vocabularies for word in vocabulary.words]
        words += [step.prompt for step in self.steps]
        used = [kind for word in words for kind in word.kinds] + self.shape.kinds()
        found = {kind.name: kind for kind in used}
        if any(found[kind.name].names != kind.names for kind in used):
            raise ValueError("two kinds with one name")
        return found

    def start(self, seats: int, options: Mapping[str, str] | None = None) -> S:
        """Set the game up; whatever luck it needs is left to its first frames."""
        state = self.setup(seats, self.settled(seats, options or {}))
        if state.next_seat() == TABLE:
            raise ValueError("a game starts with chance or with a decision")
        return state

    def settled(self, seats: int, options: Mapping[str, str]) -> Options:
        """Complete the options of a table; raise ValueError for what the game does not have."""
        if seats not in self.seats:
            raise ValueError(f"{self.name} is for {self.seats[0]} to {self.seats[-1]} seats, not {seats}")
        return settle(self.options, options, seats)

    def legal(self, state: S, seat: int) -> list[Move]:
        """List the legal moves of a seat; empty when it has nothing to decide now."""
        place = state.find(seat)
        if place < 0:
            return []
        frame = state.frames[place]
        return self.steps[frame[0]].legal(state, frame)

    def apply(self, state: S, seat: int, move: Move, deaf: bool = False) -> list[Event]:
        """Carry out a legal move, and all that follows by itself; who is deaf is told nothing, and has it sooner."""
        events = self.apply_alone(state, seat, move, deaf)
        while state.frames:
            if state.together != 0:
                if len(state.frames) > state.together:
                    break
                state.together = 0
            if state.frames[-1][1] != TABLE:
                break
            frame = state.frames.pop()
            self.steps[frame[0]].apply(state, frame, (), events)
        return events.happened

    def apply_alone(self, state: S, seat: int, move: Move, deaf: bool = False) -> Events:
        """Carry out a legal move without what follows by itself: only `attempt` leaves a state so."""
        frame = state.frames.pop(state.find(seat))
        events = Events(deaf)
        self.steps[frame[0]].apply(state, frame, move, events)
        return events

    def chance(self, state: S) -> Chance[S]:
        """Give the chance step that is due."""
        return cast(Chance[S], self.steps[state.frames[state.find(CHANCE)][0]])

    def sample(self, state: S, luck: Luck) -> Move:
        """Draw the outcome of the chance step that is due."""
        frame = state.frames[state.find(CHANCE)]
        step = cast(Chance[S], self.steps[frame[0]])
        draws = [luck.below(bound) for bound in step.bounds(state, frame)]
        return step.outcome(state, frame, draws)

    def accepts(self, state: S, seat: int, move: Move) -> bool:
        """Tell whether a move of a seat, or an outcome of chance, may be applied now."""
        place = state.find(seat)
        if place < 0:
            return False
        frame = state.frames[place]
        step = self.steps[frame[0]]
        if seat == CHANCE:
            return cast(Chance[S], step).possible(state, frame, move)
        return move in step.legal(state, frame)

    def why_not(self, state: S, seat: int, move: Move) -> Refusal | None:
        """Explain why a move is not legal; None when it is."""
        place = state.find(seat)
        if place < 0:
            return Refusal(NOT_YOUR_DECISION)
        frame = state.frames[place]
        step = self.steps[frame[0]]
        legal = step.legal(state, frame)
        if move in legal:
            return None
        reason = step.why_not(state, frame, move)
        if reason:
            return Refusal(self.reasons.word(reason), reason[1:])
        here = {other[0] for other in legal} | {other[0] for other in step.tries(state, frame)}
        return Refusal(NOT_POSSIBLE if move[0] in here else NOT_NOW)

    def tries(self, state: S, seat: int) -> list[Move]:
        """List moves that a person in this seat might try now, legal or not."""
        place = state.find(seat)
        if place < 0:
            return []
        frame = state.frames[place]
        return self.steps[frame[0]].tries(state, frame)

    def step_of(self, state: S, seat: int) -> Step[S] | None:
        """Give the decision point that a seat stands at, if any."""
        place = state.find(seat)
        return None if place < 0 else self.steps[state.frames[place][0]]

    def forced(self, state: S, seat: int) -> Move | None:
        """Give the move that a seat must make and that everybody can foresee, if there is one."""
        place = state.find(seat)
        if place < 0 or seat == CHANCE:
            return None
        frame = state.frames[place]
        step = self.steps[frame[0]]
        legal = step.legal(state, frame)
        return legal[0] if len(legal) == 1 and step.obvious(state, frame) else None

    def redealt(self, state: S, seat: int, luck: Luck) -> S:
        """Return a state that looks the same to a seat, with everything it cannot know drawn anew."""
        other = cast(S, state.clone())
        self.redeal(other, seat, luck)
        return other

    def scores(self, state: S) -> list[int]:
        """Give the points of every seat."""
        return [standing[0] for standing in self.standings(state)][: state.seats]

    def places(self, state: S) -> list[int]:
        """Give every seat its place, 1 for the winners; equal standings share a place."""
        standings = self.standings(state)
        return [1 + sum(other > mine for other in standings) for mine in standings[: state.seats]]


AnyGame = Game[Any]
