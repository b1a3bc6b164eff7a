"""Seeded games, each recorded once with every state on the way, for all properties to check."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from contextlib import AbstractContextManager, suppress
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, Final

from caravane.conformance.failure import Fault, describe, failure_context
from caravane.conformance.move_policies import choose, policy_of
from caravane.kernel.codec import fingerprint
from caravane.kernel.event import Event, is_secret_move
from caravane.kernel.game import AnyGame
from caravane.kernel.journal import Journal, line_of
from caravane.kernel.luck import Luck, Sfc32
from caravane.kernel.options import Options
from caravane.kernel.state import CHANCE
from caravane.kernel.words import Move

CHANCE_PER_MOVE: Final = 4
EXTRA_CHANCE: Final = 100
MAX_COMBINATIONS: Final = 200
SEEDS: Final = 3
"""Number of games per number of seats that are checked for all properties."""


@dataclass(frozen=True, slots=True)
class Point:
    """A move of a run with the state before it and its events."""

    number: int
    state: Any
    fingerprint: str
    """Fingerprint of the state, taken when it was recorded."""
    seat: int
    move: Move
    events: list[Event]

    @property
    def reveals(self) -> bool:
        """Return whether a seat learned something: the result of luck, or anything hidden."""
        return self.seat == CHANCE or any(event.reveals for event in self.events)

    @property
    def secret(self) -> bool:
        """Return whether the game declares that no other seat notices this move."""
        return is_secret_move(self.events, self.seat)


@dataclass(slots=True)
class Run:
    """A seeded game from its set-up to its end, or to where it could not continue."""

    game: AnyGame
    seats: int
    seed: int
    options: Options
    points: list[Point] = field(default_factory=list)
    final: Any = None
    stopped: str = ""
    unfinished: list[str] = field(default_factory=list)

    def state(self, number: int) -> Any:
        """Return the state before a move, or the final one after the last. Clone it before changing it."""
        return self.points[number].state if number < len(self.points) else self.final

    def record(self, length: int | None = None) -> dict[str, object]:
        """Return the first `length` moves as a journal; by default all moves, including the one that failed."""
        journal: Journal[Any] = Journal(self.game, self.seats, self.options)
        whole = [line_of(self.game, point.seat, point.move) for point in self.points] + self.unfinished
        return journal.record() | {"moves": whole[:length]}

    def journal(self, length: int) -> Journal[Any]:
        """Play the first `length` moves again into a journal."""
        journal: Journal[Any] = Journal(self.game, self.seats, self.options)
        for point in self.points[:length]:
            journal.play(point.seat, point.move)
        return journal

    def at(self, number: int) -> AbstractContextManager[None]:
        """Report anything raised inside as a failure at the state before a move."""
        where = f"{self.game.name}, {self.seats} seats, seed {self.seed}, {self.options}, after {number} moves"
        return failure_context(where, lambda: self.record(number))

    def sample(self, count: int) -> list[Point]:
        """Return some points: the first, the last, and some between them that differ from seed to seed."""
        length = len(self.points)
        if length <= count:
            return self.points
        shift = self.seed % (length // count)
        indexes = {part * length // count + shift for part in range(count)}
        return [self.points[index] for index in sorted({0, length - 1} | indexes)]


def options_for(game: AnyGame, seats: int, seed: int) -> Options:
    """Choose options so that a few consecutive seeds play every value, and many of them every combination."""
    for turn in range(seed, seed + MAX_COMBINATIONS):
        chosen = _combination(game, seats, turn)
        # Values may exclude each other; then the set-up raises ValueError.
        with suppress(ValueError):
            game.start(seats, chosen)
            return chosen
    raise Fault(f"no options found that {seats} seats can play with")


def _combination(game: AnyGame, seats: int, turn: int) -> Options:
    chosen: Options = {}
    combinations = 1
    for option in game.options:
        values = option.allowed(seats)
        # Shifted after each cycle of the options before, so that options of equal length do not change in step.
        shift = turn // combinations if chosen else 0
        chosen[option.key] = values[(turn + shift) % len(values)]
        combinations *= len(values)
    return chosen


def seeds_of(game: AnyGame, seats: int) -> range:
    """Return separate seeds for every number of seats, so that together they play every value of every option."""
    first = game.seats.index(seats) * SEEDS
    return range(first, first + SEEDS)


@lru_cache(maxsize=32)
def cached_run(game: AnyGame, seats: int, seed: int) -> Run:
    """Record a run, or return the cached one."""
    return record_run(game, seats, seed)


def runs(game: AnyGame, seats: int, seeds: Iterable[int]) -> Iterator[Run]:
    """Record runs for some seeds."""
    return (cached_run(game, seats, seed) for seed in seeds)


def record_run(game: AnyGame, seats: int, seed: int, transform: Callable[[Any], Any] | None = None) -> Run:
    """Play a game to its end; `transform` may replace the state after every move, as saving and loading do."""
    run = Run(game, seats, seed, options_for(game, seats, seed))
    recorder = _Recorder(run, transform)
    try:
        recorder.play()
    except Exception as error:  # noqa: BLE001 (a run records any error of a game)
        run.stopped = describe(error)
    run.final = recorder.journal.state
    return run


class _Recorder:
    def __init__(self, run: Run, transform: Callable[[Any], Any] | None) -> None:
        self.run = run
        self.transform = transform
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
        before, digest = state.clone(), fingerprint(self.run.game, state)
        self.run.unfinished = [line_of(self.run.game, seat, move)]
        events = self.journal.play(seat, move)
        self.run.unfinished = []
        self.run.points.append(Point(len(self.run.points), before, digest, seat, move, events))
        if self.transform is not None:
            self.journal.state = self.transform(self.journal.state)

    def _choose_move(self, seat: int) -> Move:
        game, state = self.run.game, self.journal.state
        if seat == CHANCE:
            return game.sample(state, self.luck)
        self.decisions += 1
        legal = game.legal(state, seat)
        if not legal:
            raise Fault(f"seat {seat} has no legal move")
        move = choose(policy_of(self.run.seed, seat), legal, self.used, self.luck)
        self.used[move[0]] += 1
        return move

    def _too_long(self) -> str:
        bound = self.run.game.bounds.moves.get(self.run.seats, 0)
        limit = bound * CHANCE_PER_MOVE + EXTRA_CHANCE
        if self.decisions > bound or len(self.run.points) > limit:
            return f"not ended after {self.decisions} decisions, the bound is {bound}"
        return ""
