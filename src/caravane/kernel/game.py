"""Registration of a game, and the single entry point to its rules.

`legal` is the only source of legality. `apply` trusts its caller, since a search calls it millions of times; people and
servers go through `Journal`, which checks. Only `view`, a seat's `legal` and projected events may leave a table.
"""

import json
from collections.abc import Callable, Mapping, Sequence
from pickle import PicklingError
from typing import Any, Final, Generic, cast, final

from caravane.kernel.box import Tables, tables_with
from caravane.kernel.edition import Edition, recorded_values
from caravane.kernel.edition_form import EditionForm
from caravane.kernel.event import Event, Events
from caravane.kernel.luck import Luck
from caravane.kernel.options import Option, Options, complete_options, refuse_past
from caravane.kernel.pickling import find_game
from caravane.kernel.presentation import Presentation
from caravane.kernel.state import CHANCE, TABLE, Packed
from caravane.kernel.step import Chance, S, Step
from caravane.kernel.view_schema import ViewSchema
from caravane.kernel.words import Kind, Move, Phrase, Vocabulary, Word

View = Mapping[str, object]

MAX_EDITIONS: Final = 32
"""Number of editions of a game that are kept in memory; one that is needed again is read again."""

PARTS: Final = (
    "name", "package", "rules", "seats", "options", "steps", "verbs", "events", "reasons", "score_lines", "tables",
    "setup", "view", "view_schema", "redeal", "standings", "breakdown", "census", "violations", "evaluate",
    "presentation", "bounds", "move_values", "playout_depth", "editions", "edition", "earlier",
)  # fmt: skip
"""Arguments of a game that are attributes of the same name."""

NOT_YOUR_DECISION: Final = Word("not-your-decision")
NOT_NOW: Final = Word("not-now")
NOT_POSSIBLE: Final = Word("not-possible")
REVEALS_TOO_SOON: Final = Word("reveals-too-soon")
KERNEL_REASONS: Final = Vocabulary(NOT_YOUR_DECISION, NOT_NOW, NOT_POSSIBLE, REVEALS_TOO_SOON)


@final
class Bounds:
    """Limits on size and time that a game declares and the conformance suite checks."""

    __slots__ = ("clone_us", "moves", "moves_per_second", "options")

    def __init__(self, moves: Mapping[int, int], options: int, clone_us: float, moves_per_second: int) -> None:
        self.moves: Final = dict(moves)
        self.options: Final = options
        self.clone_us: Final = clone_us
        self.moves_per_second: Final = moves_per_second


@final
class Refusal:
    """Explanation of an illegal move: the reason, its nouns and the rule behind it."""

    __slots__ = ("nouns", "word")

    def __init__(self, word: Word, nouns: tuple[int, ...] = ()) -> None:
        self.word: Final = word
        self.nouns: Final = nouns

    def __reduce__(self) -> tuple[Any, ...]:
        """Return how `pickle` and `copy` create the refusal again."""
        return Refusal, (self.word, self.nouns)


@final
class Game(Generic[S]):
    """Everything that the rest of the project knows about a game."""

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
        score_lines: Vocabulary,
        tables: Tables,
        box: Callable[[Tables, Edition | None], Any],
        setup: Callable[[int, Options, Any], S],
        unpack: Callable[[Packed, Any], S],
        view: Callable[[S, int | None], View],
        view_schema: ViewSchema,
        redeal: Callable[[S, int, Luck], None],
        standings: Callable[[S], list[tuple[int, ...]]],
        breakdown: Callable[[S, int], list[tuple[Phrase, int]]],
        census: Callable[[S], dict[str, int]],
        violations: Callable[[S], list[str]],
        evaluate: Callable[[S, int], float],
        presentation: Presentation,
        bounds: Bounds,
        move_values: Callable[[S, int, list[Move]], list[float]] | None = None,
        playout_depth: int = 30,
        editions: EditionForm | None = None,
        edition: Edition | None = None,
        earlier: Sequence[Edition] = (),
        unedited: "Game[S] | None" = None,
    ) -> None:
        self.name: Final = name
        self.package: Final = package
        self.rules: Final = rules
        self.seats: Final = tuple(seats)
        self.options: Final = tuple(options)
        self.steps: Final = list(steps)
        if len({step.name for step in steps}) != len(steps):
            raise ValueError("two steps have the same name")
        self.verbs: Final = verbs
        self.events: Final = events
        self.reasons: Final = reasons
        self.score_lines: Final = score_lines
        self.editions: Final = editions or EditionForm()
        """What an edition can change; nothing, if the game does not say."""
        self.edition: Final = edition
        """The edition whose values are in force; None for those of the component file."""
        self.earlier: Final = tuple(earlier)
        """The values that were built in before, oldest first: tables that were played with them still are."""
        self.values: Final = len(self.earlier) + 1
        """Version of the values built in."""
        self.tables: Final = tables
        """The tables of the component file, whatever the edition."""
        self._read_box: Final = box
        self.box: Final = box(tables_with(tables, self.earlier, edition), edition)
        """The values in force, as the game has read them: a `Box`."""
        self.setup: Final = setup
        self._unpack: Final = unpack
        self._unedited: Final = unedited
        self._with_editions: Final[dict[str, Game[S]]] = {}
        self.view: Final = view
        self.view_schema: Final = view_schema
        self.redeal: Final = redeal
        self.standings: Final = standings
        self.breakdown: Final = breakdown
        self.census: Final = census
        self.violations: Final = violations
        self.evaluate: Final = evaluate
        """Estimate of the final points of a seat, or of an automaton, which has the number after the last seat."""
        self.presentation: Final = presentation
        self.bounds: Final = bounds
        self.move_values: Final = move_values
        self.playout_depth: Final = playout_depth
        """Number of decisions after which a play-out stops and calls `evaluate`."""
        self._kinds: Final = self._kinds_by_name()

    def with_edition(self, edition: Edition) -> "Game[S]":
        """Return the game with the values of an edition instead of its own; for the same one, the same game.

        Raise ValueError if the edition lies over values that are not known here.
        """
        if self._unedited is not None:
            return self._unedited.with_edition(edition)
        self._check_values(edition.built_in)
        key = json.dumps(edition.pack(), sort_keys=True)
        found = self._with_editions.get(key)
        if found is None:
            if len(self._with_editions) >= MAX_EDITIONS:
                self._with_editions.clear()
            found = self._with_editions[key] = Game(**{**self.parts(), "edition": edition, "unedited": self})
        return found

    def as_of(self, values: int) -> "Game[S]":
        """Return the game with the values of a version; raise ValueError if it is not known here."""
        if self._unedited is not None:
            return self._unedited.as_of(values)
        self._check_values(values)
        return self if values == self.values else self.with_edition(self.earlier[values - 1])

    def _check_values(self, values: int) -> None:
        if not 1 <= values <= self.values:
            raise ValueError(f"{self.name} has values 1 to {self.values}, not {values}")

    def recorded_values(self) -> Packed:
        """Return what a record says of the values in force: the edition, or their version unless it is the first."""
        return recorded_values(self.edition, self.earlier)

    def parts(self) -> dict[str, Any]:
        """Return the arguments that make this game: with some of them changed, they make another."""
        parts = {part: getattr(self, part) for part in PARTS}
        return {**parts, "box": self._read_box, "unpack": self._unpack, "unedited": self._unedited}

    def kinds(self) -> dict[str, Kind]:
        """Return all kinds used by the words and views of the game, by name."""
        return self._kinds

    def _kinds_by_name(self) -> dict[str, Kind]:
        shown = [self.presentation.headlines, self.presentation.parts, self.presentation.projected_lines]
        vocabularies = [self.verbs, self.events, self.reasons, self.score_lines, *shown]
        words = [word for vocabulary in vocabularies for word in vocabulary.words]
        words += [step.prompt for step in self.steps]
        used = [kind for word in words for kind in word.kinds] + self.view_schema.kinds()
        used += [kind for each in self.presentation.explanations.values() for kind, _ in each.nouns.values()]
        found = {kind.name: kind for kind in used}
        if any(found[kind.name].names != kind.names for kind in used):
            raise ValueError("two kinds have the same name")
        return found

    def start(self, seats: int, options: Mapping[str, str] | None = None) -> S:
        """Return the initial state; any luck of the set-up is left to its first frames."""
        state = self.setup(seats, self.complete_options(seats, options or {}), self.box)
        if state.next_seat() == TABLE:
            raise ValueError("a game must start with chance or a decision")
        return state

    def unpack(self, packed: Packed) -> S:
        """Deserialize the game's own fields of a state."""
        return self._unpack(packed, self.box)

    def new_options(self, seats: int, options: Mapping[str, str]) -> Options:
        """Return the options of a game that begins now; raise ValueError also for what only older games have."""
        refuse_past(self.options, options)
        return self.complete_options(seats, options)

    def complete_options(self, seats: int, options: Mapping[str, str]) -> Options:
        """Return the options with defaults filled in; raise ValueError for seats or options that the game lacks."""
        if seats not in self.seats:
            counts = str(self.seats[0]) if len(self.seats) == 1 else f"{self.seats[0]} to {self.seats[-1]}"
            raise ValueError(f"{self.name} takes {counts} seats, not {seats}")
        return complete_options(self.options, options, seats)

    def legal(self, state: S, seat: int) -> list[Move]:
        """Return the legal moves of a seat; empty if it has no open decision."""
        index = state.find(seat)
        if index < 0:
            return []
        frame = state.frames[index]
        return self.steps[frame[0]].legal(state, frame)

    def considered(self, state: S, seat: int) -> list[Move]:
        """Return the legal moves of a seat that bots and hints consider; empty if it has no open decision."""
        index = state.find(seat)
        if index < 0:
            return []
        frame = state.frames[index]
        return self.steps[frame[0]].considered(state, frame)

    def apply(self, state: S, seat: int, move: Move, silent: bool = False) -> list[Event]:
        """Apply a legal move and the automatic steps that follow; `silent` collects no events, which is faster."""
        events = self.apply_alone(state, seat, move, silent)
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

    def apply_alone(self, state: S, seat: int, move: Move, silent: bool = False) -> Events:
        """Apply a legal move without the automatic steps that follow; only `preview` leaves a state like that."""
        frame = state.frames.pop(state.find(seat))
        events = Events(silent)
        self.steps[frame[0]].apply(state, frame, move, events)
        return events

    def chance(self, state: S) -> Chance[S]:
        """Return the pending chance step."""
        return cast(Chance[S], self.steps[state.frames[state.find(CHANCE)][0]])

    def sample(self, state: S, luck: Luck) -> Move:
        """Draw an outcome of the pending chance step."""
        frame = state.frames[state.find(CHANCE)]
        step = cast(Chance[S], self.steps[frame[0]])
        draws = [luck.below(bound) for bound in step.bounds(state, frame)]
        return step.outcome(state, frame, draws)

    def accepts(self, state: S, seat: int, move: Move) -> bool:
        """Return whether a move of a seat, or an outcome of chance, can be applied now."""
        index = state.find(seat)
        if index < 0:
            return False
        frame = state.frames[index]
        step = self.steps[frame[0]]
        if seat == CHANCE:
            return cast(Chance[S], step).possible(state, frame, move)
        return move in step.legal(state, frame)

    def why_not(self, state: S, seat: int, move: Move) -> Refusal | None:
        """Return why a move is not legal, or None if it is."""
        index = state.find(seat)
        if index < 0:
            return Refusal(NOT_YOUR_DECISION)
        frame = state.frames[index]
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
        """Return the moves that a person in this seat might try now, legal or not."""
        index = state.find(seat)
        if index < 0:
            return []
        frame = state.frames[index]
        return self.steps[frame[0]].tries(state, frame)

    def step_of(self, state: S, seat: int) -> Step[S] | None:
        """Return the step at which a seat decides now, if any."""
        index = state.find(seat)
        return None if index < 0 else self.steps[state.frames[index][0]]

    def forced(self, state: S, seat: int) -> Move | None:
        """Return the only legal move of a seat if public information shows that it is the only one, else None."""
        index = state.find(seat)
        if index < 0 or seat == CHANCE:
            return None
        frame = state.frames[index]
        step = self.steps[frame[0]]
        legal = step.legal(state, frame)
        return legal[0] if len(legal) == 1 and step.obvious(state, frame) else None

    def redealt(self, state: S, seat: int, luck: Luck) -> S:
        """Return a copy that looks the same to a seat, with everything that it cannot know drawn again."""
        other = cast(S, state.clone())
        self.redeal(other, seat, luck)
        return other

    def scores(self, state: S) -> list[int]:
        """Return the points of every seat."""
        return [standing[0] for standing in self.standings(state)][: state.seats]

    def ranks(self, state: S) -> list[int]:
        """Return the rank of every seat, 1 for the winners; equal standings share a rank."""
        standings = self.standings(state)
        return [1 + sum(other > own for other in standings) for own in standings[: state.seats]]

    def __reduce__(self) -> tuple[Any, ...]:
        """Return how `pickle` and `copy` find the game again: it is the only one of its package."""
        if find_game(self.package) is not (self._unedited or self):
            raise PicklingError(f"{self.name} is not the GAME of {self.package}")
        return find_game, (self.package,) if self.edition is None else (self.package, self.edition)


AnyGame = Game[Any]
