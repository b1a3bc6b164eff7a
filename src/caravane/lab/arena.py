"""The arena: games between two sorts of bots, on all cores, with the same dice whoever sits where."""

import multiprocessing
import os
import time
from collections.abc import Iterator, Sequence
from typing import Final, final

from caravane import games
from caravane.bots.baseline import Bot
from caravane.bots.levels import LEVELS
from caravane.bots.perspective import Outlook
from caravane.bots.search.deadline import Clock
from caravane.bots.search.evaluator import won
from caravane.kernel.game import AnyGame
from caravane.kernel.luck import Sfc32
from caravane.kernel.state import CHANCE

OPENSPIEL: Final = "openspiel"
"""The name under which OpenSpiel's own search takes part."""
CLOCKS: Final[dict[str, Clock]] = {"cpu": time.process_time, "wall": time.perf_counter}
DICE: Final = 1 << 40
"""Dice, bots and sides have luck of their own."""


@final
class Bout:
    """One game to be played: which game, who sits where, how long they may think, by which clock, luck and options."""

    __slots__ = ("clock", "game", "options", "players", "seconds", "seed")

    def __init__(  # noqa: PLR0917 (a game is settled by so much)
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

    def __reduce__(self) -> tuple[type["Bout"], tuple[str, tuple[str, ...], float, str, int, dict[str, str]]]:
        return Bout, (self.game, self.players, self.seconds, self.clock, self.seed, self.options)


@final
class Outcome:
    """What came of it: each seat's place and points, and the seconds of every decision."""

    __slots__ = ("places", "players", "scores", "thoughts")

    def __init__(
        self, players: tuple[str, ...], places: list[int], scores: list[int], thoughts: list[list[float]]
    ) -> None:
        self.players: Final = players
        self.places: Final = places
        self.scores: Final = scores
        self.thoughts: Final = thoughts

    def __reduce__(self) -> tuple[type["Outcome"], tuple[tuple[str, ...], list[int], list[int], list[list[float]]]]:
        return Outcome, (self.players, self.places, self.scores, self.thoughts)

    def share(self, seat: int) -> float:
        """Give the share of a seat in the victory."""
        return won(self.places)[seat]

    def ahead(self, seat: int) -> float:
        """Give the share of the other sort of players that a seat left behind; a tie counts half."""
        others = [
            place for player, place in zip(self.players, self.places, strict=True) if player != self.players[seat]
        ]
        mine = self.places[seat]
        return sum(1.0 if mine < other else 0.5 if mine == other else 0.0 for other in others) / len(others)


def player(name: str, game: AnyGame, seconds: float, clock: Clock) -> Bot:
    """Make a bot by its level; or let OpenSpiel play."""
    if name == OPENSPIEL:
        from caravane.lab.openspiel import OpenSpielBot  # noqa: PLC0415 (only who asks for it needs it)

        return OpenSpielBot(game, seconds, clock)
    return LEVELS[name].bot(seconds, clock)


def fight(bout: Bout) -> Outcome:
    """Play one game."""
    game = games.get(bout.game)
    clock = CLOCKS[bout.clock]
    bots = [player(name, game, bout.seconds, clock) for name in bout.players]
    dice, luck = Sfc32(DICE + bout.seed // len(bots)), Sfc32(bout.seed)
    state = game.start(len(bots), bout.options)
    thoughts: list[list[float]] = [[] for _ in bots]
    while not state.ended():
        seat = state.next_seat()
        if seat == CHANCE:
            game.apply(state, seat, game.sample(state, dice))
            continue
        outlook = Outlook(game, state, seat, luck)
        began = clock()
        move = bots[seat].choose(outlook)
        if len(outlook.legal) > 1:
            thoughts[seat].append(clock() - began)
        game.apply(state, seat, move)
    return Outcome(bout.players, game.places(state), game.scores(state), thoughts)


def bouts(game: str, seating: tuple[str, ...], count: int, seconds: float, clock: str) -> list[Bout]:
    """Plan so many games: as many as there are seats have the same dice, and everybody moves on by one seat."""
    turned = [seating[seat:] + seating[:seat] for seat in range(len(seating))]
    return [Bout(game, turned[seed % len(seating)], seconds, clock, seed) for seed in range(count)]


def fight_all(planned: Sequence[Bout], cores: int = 0) -> Iterator[tuple[Bout, Outcome]]:
    """Play all games, as many at once as there are cores; the results come as they are ready."""
    context = multiprocessing.get_context("spawn")
    with context.Pool(cores or os.cpu_count() or 1) as pool:
        yield from pool.imap_unordered(_fought, planned)


def _fought(bout: Bout) -> tuple[Bout, Outcome]:
    return bout, fight(bout)
