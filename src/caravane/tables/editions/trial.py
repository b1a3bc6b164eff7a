"""A trial of an edition: random games and bots must come to their end with its values, and lose no component."""

from collections.abc import Callable, Iterator
from typing import Any, Final, final

from caravane.bots.levels import GREEDY, level_of
from caravane.bots.perspective import Perspective
from caravane.kernel.codec import through_json
from caravane.kernel.drive import random_move, random_options
from caravane.kernel.game import AnyGame
from caravane.kernel.luck import Luck, Sfc32
from caravane.kernel.state import CHANCE

GAMES: Final = 200
LONGER: Final = 15
"""A game may have this many times as many moves, luck included, as one with the values built in has decisions."""
ENDLESS: Final = "endless"
COMPONENTS: Final = "components"
SLOW: Final = "slow"
"""Reasons that have a text; others are the words of the rules or of Python."""
THROUGH_JSON_EVERY: Final = 25
"""Number of moves after which a random game is saved and loaded."""


@final
class TrialFailed(Exception):
    """A game that did not come to its end: how, with how many seats, and its seed."""

    def __init__(self, what: str, seats: int, seed: int) -> None:
        super().__init__(what)
        self.what: Final = what
        self.seats: Final = seats
        self.seed: Final = seed


def check_by_playing(
    game: AnyGame,
    games: int = GAMES,
    on_game: Callable[[], None] = lambda: None,
    is_enough: Callable[[], bool] = lambda: False,
) -> None:
    """Play random games with every number of seats in turn, then one between bots with each; raise TrialFailed.

    `is_enough` is asked after every move, and ends the trial.
    """
    for seats, seed, chooser in _planned(game, games):
        try:
            if not _play(game, seats, seed, chooser, is_enough):
                return
        except TrialFailed:
            raise
        except Exception as error:
            raise TrialFailed(f"{type(error).__name__}: {error}", seats, seed) from error
        on_game()


Chooser = Callable[[AnyGame, Any, Luck], tuple[int, Any]]


def _planned(game: AnyGame, games: int) -> Iterator[tuple[int, int, Chooser]]:
    for seed in range(games):
        yield game.seats[seed % len(game.seats)], seed, random_move
    for seats in game.seats:
        yield seats, games, bot_move


def games_of_a_trial(game: AnyGame, games: int = GAMES) -> int:
    """Return how many games a trial plays."""
    return games + len(game.seats)


def bot_move(game: AnyGame, state: Any, luck: Luck) -> tuple[int, Any]:
    """Return the next seat and its move: luck, or what a cheap bot chooses."""
    seat = state.next_seat()
    if seat == CHANCE:
        return seat, game.sample(state, luck)
    return seat, level_of(GREEDY).bot().choose(Perspective(game, state, seat, luck))


def _play(game: AnyGame, seats: int, seed: int, choose: Chooser, is_enough: Callable[[], bool]) -> bool:
    """Play a game to its end; return False if it was enough before."""
    luck, state = Sfc32(seed), game.start(seats, random_options(game, seats, Sfc32(seed << 1 | 1)))
    whole, moves, bound = game.census(state), 0, LONGER * game.bounds.moves[seats]
    while not state.ended():
        seat, move = choose(game, state, luck)
        game.apply(state, seat, move)
        moves += 1
        if is_enough():
            return False
        if moves > bound:
            raise TrialFailed(ENDLESS, seats, seed)
        if moves % THROUGH_JSON_EVERY == 0:
            state = through_json(game, state)
            _check(game, state, whole, seats, seed)
    _check(game, state, whole, seats, seed)
    game.ranks(state)
    return True


def _check(game: AnyGame, state: Any, whole: dict[str, int], seats: int, seed: int) -> None:
    """Check components, invariants and what everybody sees."""
    if game.census(state) != whole:
        raise TrialFailed(COMPONENTS, seats, seed)
    if violations := game.violations(state):
        raise TrialFailed(", ".join(violations), seats, seed)
    for viewpoint in (None, *range(seats)):
        view = game.view(state, viewpoint)
        game.presentation.scores(view)
        if game.presentation.projected is not None:
            game.presentation.projected(view, game.box)
