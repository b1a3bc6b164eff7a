"""Games between two kinds of bots, on all cores, with the same dice for every order of seats."""

import multiprocessing
import os
import time
from collections.abc import Iterator, Sequence
from typing import Any, Final, final

from caravane import games
from caravane.bots.baseline import Bot
from caravane.bots.levels import LEVELS
from caravane.bots.perspective import Perspective
from caravane.bots.search.deadline import Clock
from caravane.bots.search.evaluator import win_shares
from caravane.kernel.event import Event
from caravane.kernel.game import AnyGame
from caravane.kernel.luck import Sfc32
from caravane.kernel.state import CHANCE

OPENSPIEL: Final = "openspiel"
"""Name under which OpenSpiel's own search takes part."""
CLOCKS: Final[dict[str, Clock]] = {"cpu": time.process_time, "wall": time.perf_counter}
DICE: Final = 1 << 40
"""Offset of the dice seeds, so that dice and bots have independent luck."""


@final
class Match:
    """One game to be played: the game, its players by seat, thinking time and clock, seed and options."""

    __slots__ = ("clock", "game", "options", "players", "seconds", "seed")

    def __init__(  # noqa: PLR0917 (all of these define a match)
        self,
        game: str,
        players: tuple[str, ...],
        seconds: float,
        clock: str,
        seed: int,
        options: dict[str, str] | None = None,
    ) -> None:
        self.game: Final = game
        self.players: Final = players
        self.seconds: Final = seconds
        self.clock: Final = clock
        self.seed: Final = seed
        self.options: Final = options or {}

    def __reduce__(self) -> tuple[type["Match"], tuple[str, tuple[str, ...], float, str, int, dict[str, str]]]:
        return Match, (self.game, self.players, self.seconds, self.clock, self.seed, self.options)


@final
class MatchResult:
    """The result of a match: rank and points of each seat, and the seconds of every decision."""

    __slots__ = ("decision_seconds", "players", "ranks", "scores")

    def __init__(
        self, players: tuple[str, ...], ranks: list[int], scores: list[int], decision_seconds: list[list[float]]
    ) -> None:
        self.players: Final = players
        self.ranks: Final = ranks
        self.scores: Final = scores
        self.decision_seconds: Final = decision_seconds

    def __reduce__(self) -> tuple[type["MatchResult"], tuple[tuple[str, ...], list[int], list[int], list[list[float]]]]:
        return MatchResult, (self.players, self.ranks, self.scores, self.decision_seconds)

    def share(self, seat: int) -> float:
        """Return the share of a seat in the victory."""
        return win_shares(self.ranks)[seat]

    def ahead(self, seat: int) -> float:
        """Return the share of the other kind of players that a seat beat; a tie counts half."""
        theirs = [rank for player, rank in zip(self.players, self.ranks, strict=True) if player != self.players[seat]]
        mine = self.ranks[seat]
        return sum(1.0 if mine < other else 0.5 if mine == other else 0.0 for other in theirs) / len(theirs)


def player(name: str, game: AnyGame, seconds: float, clock: Clock) -> Bot:
    """Return the bot for a level name, or OpenSpiel's search."""
    if name == OPENSPIEL:
        from caravane.lab.openspiel import OpenSpielBot  # noqa: PLC0415 (needed only for this player)

        return OpenSpielBot(game, seconds, clock)
    return LEVELS[name].bot(seconds, clock)


def play_match(match: Match) -> MatchResult:
    """Play one game."""
    game = games.get(match.game)
    state = game.start(len(match.players), match.options)
    decision_seconds: list[list[float]] = [[] for _ in match.players]
    for _ in moves(match, game, state, decision_seconds):
        pass
    return MatchResult(match.players, game.ranks(state), game.scores(state), decision_seconds)


def moves(
    match: Match, game: AnyGame, state: Any, decision_seconds: list[list[float]] | None = None
) -> Iterator[list[Event]]:
    """Play a match on its initial state, in place; yield the events of each move, and note how long decisions take."""
    clock = CLOCKS[match.clock]
    bots = [player(name, game, match.seconds, clock) for name in match.players]
    dice, luck = Sfc32(DICE + match.seed // len(bots)), Sfc32(match.seed)
    while not state.ended():
        seat = state.next_seat()
        if seat == CHANCE:
            yield game.apply(state, seat, game.sample(state, dice))
            continue
        perspective = Perspective(game, state, seat, luck)
        started = clock()
        move = bots[seat].choose(perspective)
        if decision_seconds is not None and len(perspective.considered) > 1:
            decision_seconds[seat].append(clock() - started)
        yield game.apply(state, seat, move)


def schedule(game: str, players: tuple[str, ...], count: int, seconds: float, clock: str) -> list[Match]:
    """Plan `count` games; each block of one game per seat has the same dice, with the players rotated."""
    rotations = [players[seat:] + players[:seat] for seat in range(len(players))]
    return [Match(game, rotations[seed % len(players)], seconds, clock, seed) for seed in range(count)]


def play_matches(planned: Sequence[Match], cores: int = 0) -> Iterator[tuple[Match, MatchResult]]:
    """Play all games, as many at once as there are cores; yield the results as they are ready."""
    context = multiprocessing.get_context("spawn")
    with context.Pool(cores or os.cpu_count() or 1) as pool:
        yield from pool.imap_unordered(_with_result, planned)


def _with_result(match: Match) -> tuple[Match, MatchResult]:
    return match, play_match(match)
