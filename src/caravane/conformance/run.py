"""Runs: a seeded game, recorded once with every state on the way, for all properties to look at."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from contextlib import AbstractContextManager, suppress
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, Final

from caravane.conformance.failure import Fault, blaming, describe
from caravane.conformance.move_policies import choose, style_of
from caravane.kernel.codec import fingerprint
from caravane.kernel.event import Event, kept_secret
from caravane.kernel.game import AnyGame
from caravane.kernel.journal import Journal, line_of
from caravane.kernel.luck import Luck, Sfc32
from caravane.kernel.options import Options
from caravane.kernel.state import CHANCE
from caravane.kernel.words import Move

CHANCE_PER_MOVE: Final = 4
SOME_CHANCE: Final = 100
MOST_COMBINATIONS: Final = 200


@dataclass(frozen=True, slots=True)
class Point:
    """A move of a run, the state before it and what happened."""

    number: int
    state: Any
    mark: str
    """The fingerprint of the state, taken at its time."""
    seat: int
    move: Move
    events: list[Event]

    @property
    def reveals(self) -> bool:
        """Tell whether somebody learned something: luck, or anything hidden."""
        return self.seat == CHANCE or any(event.reveals for event in self.events)

    @property
    def secret(self) -> bool:
        """Tell whether the game says that nobody else notices this move."""
        return kept_secret(self.events, self.seat)


@dataclass(slots=True)
class Run:
    """A seeded game from its set-up to its end, or to where it could not go on."""

    game: AnyGame
    seats: int
    seed: int
    options: Options
    points: list[Point] = field(default_factory=list)
    final: Any = None
    stopped: str = ""
    attempted: list[str] = field(default_factory=list)

    def state(self, number: int) -> Any:
        """Give the state before a move, or the final one after the last; whoever changes it takes a clone."""
        return self.points[number].state if number < len(self.points) else self.final

    def record(self, length: int | None = None) -> dict[str, object]:
        """Write the first moves down as a journal; all of them with the one that failed, if nothing is said."""
        journal: Journal[Any] = Journal(self.game, self.seats, self.options)
        whole = [line_of(self.game, point.seat, point.move) for point in self.points] + self.attempted
        return journal.record() | {"moves": whole[:length]}

    def journal(self, length: int) -> Journal[Any]:
        """Play the first moves again into a journal."""
        journal: Journal[Any] = Journal(self.game, self.seats, self.options)
        for point in self.points[:length]:
            journal.play(point.seat, point.move)
        return journal

    def at(self, number: int) -> AbstractContextManager[None]:
        """Blame what goes wrong inside on the state before a move."""
        where = f"{self.game.name}, {self.seats} seats, seed {self.seed}, {self.options}, after {number} moves"
        return blaming(where, lambda: self.record(number))

    def sample(self, count: int) -> list[Point]:
        """Choose some points: the first, the last, and some between them that differ from seed to seed."""
        length = len(self.points)
        if length <= count:
            return self.points
        shift = self.seed % (length // count)
        places = {turn * length // count + shift for turn in range(count)}
        return [self.points[place] for place in sorted({0, length - 1} | places)]


def options_for(game: AnyGame, seats: int, seed: int) -> Options:
    """Choose options so that a few seeds in a row play every value, and many of them every combination."""
    for turn in range(seed, seed + MOST_COMBINATIONS):
        chosen = _combination(game, seats, turn)
        # Values may exclude each other; set-up says so.
        with suppress(ValueError):
            game.start(seats, chosen)
            return chosen
    raise Fault(f"no options found that {seats} seats can play with")


def _combination(game: AnyGame, seats: int, turn: int) -> Options:
    chosen: Options = {}
    combinations = 1
    for option in game.options:
        values = option.allowed(seats)
        # Shifted each time the options before have come round: options of equal length do not go in step.
        shift = turn // combinations if chosen else 0
        chosen[option.key] = values[(turn + shift) % len(values)]
        combinations *= len(values)
    return chosen


@lru_cache(maxsize=32)
def recorded(game: AnyGame, seats: int, seed: int) -> Run:
    """Record a run, or give it again."""
    return record_run(game, seats, seed)


def runs(game: AnyGame, seats: int, seeds: Iterable[int]) -> Iterator[Run]:
    """Record runs for some seeds."""
    return (recorded(game, seats, seed) for seed in seeds)


def record_run(game: AnyGame, seats: int, seed: int, between: Callable[[Any], Any] | None = None) -> Run:
    """Play a game to its end; `between` may replace the state after every move, as a save and a load do."""
    run = Run(game, seats, seed, options_for(game, seats, seed))
    recorder = _Recorder(run, between)
    try:
        recorder.play()
    except Exception as error:  # noqa: BLE001 (whatever a game does wrong is what a run is for)
        run.stopped = describe(error)
    run.final = recorder.journal.state
    return run


class _Recorder:
    def __init__(self, run: Run, between: Callable[[Any], Any] | None) -> None:
        self.run = run
        self.between = between
        self.luck: Luck = Sfc32(run.seed << 4 | run.seats)
        self.used: Counter[int] = Counter()
        self.decisions = 0
        self.journal: Journal[Any] = Journal(run.game, run.seats, run.options)

    def play(self) -> None:
        while not self.journal.state.ended() and not self.run.stopped:
            self._advance(self._choose_seat())
            self.run.stopped = self._too_long()

    def _choose_seat(self) -> int:
        deciding = self.journal.state.deciding()
        return int(deciding[self.luck.below(len(deciding))])

    def _advance(self, seat: int) -> None:
        state = self.journal.state
        move = self._choose_move(seat)
        before, mark = state.clone(), fingerprint(self.run.game, state)
        self.run.attempted = [line_of(self.run.game, seat, move)]
        events = self.journal.play(seat, move)
        self.run.attempted = []
        self.run.points.append(Point(len(self.run.points), before, mark, seat, move, events))
        if self.between is not None:
            self.journal.state = self.between(self.journal.state)

    def _choose_move(self, seat: int) -> Move:
        game, state = self.run.game, self.journal.state
        if seat == CHANCE:
            return game.sample(state, self.luck)
        self.decisions += 1
        legal = game.legal(state, seat)
        if not legal:
            raise Fault(f"seat {seat} has no legal move")
        move = choose(style_of(self.run.seed, seat), legal, self.used, self.luck)
        self.used[move[0]] += 1
        return move

    def _too_long(self) -> str:
        bound = self.run.game.bounds.moves.get(self.run.seats, 0)
        most = bound * CHANCE_PER_MOVE + SOME_CHANCE
        if self.decisions > bound or len(self.run.points) > most:
            return f"not over after {self.decisions} decisions, the bound is {bound}"
        return ""
