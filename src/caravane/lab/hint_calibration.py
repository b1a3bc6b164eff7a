"""Whether the chances that hints state are true: positions of seeded games, played on by the bot that hints suppose.

Each position comes from a game of its own, so that results are independent. The bot plays as many decisions as the seed
says; there the hint states the chance of the move that the bot then makes, and the bot plays on to the end. Among moves
of about the same chance, that share must be won.
"""

import math
from collections.abc import Iterator, Sequence
from typing import Any, Final, final

from caravane.bots.hint import Estimate, hints
from caravane.bots.perspective import Perspective
from caravane.bots.search_bot import SearchBot
from caravane.kernel.game import AnyGame
from caravane.kernel.luck import Sfc32
from caravane.kernel.state import CHANCE
from caravane.kernel.words import Move

Options = dict[str, str]

BINS: Final = 5
DICE: Final = 1 << 40
"""Offset of the dice seeds, so that dice and bots have independent luck."""
LOOKS: Final = 1 << 41
"""Offset of the seeds that choose a position."""
MAX_DEVIATION: Final = 3.0
"""Number of standard errors within which the stated chance and the share that was won agree.

With two, true chances would fail by luck in every fifth measurement, because each of five bins has a chance of 4.6 % to; with
three, in one of seventy.
"""


@final
class Sample:
    """A stated chance with the points that go with it, and the result of the game."""

    __slots__ = ("chance", "final_points", "number", "points", "won")

    def __init__(self, number: int, estimate: Estimate, won: float, final_points: int) -> None:
        self.number: Final = number
        """Number of decisions made before this one."""
        self.chance: Final = estimate.win_probability
        self.points: Final = estimate.score
        self.won: Final = won
        self.final_points: Final = final_points


@final
class Bin:
    """Samples of similar chances: the mean chance, the share that was won, and the error of that share."""

    __slots__ = ("chance", "count", "error", "share")

    def __init__(self, samples: Sequence[Sample]) -> None:
        self.count: Final = len(samples)
        self.chance: Final = sum(each.chance for each in samples) / self.count
        self.share: Final = sum(each.won for each in samples) / self.count
        # The error that the share would have if the chances were true: it is not zero where everything was won.
        self.error: Final = math.sqrt(sum(each.chance * (1 - each.chance) for each in samples)) / self.count

    def agrees(self) -> bool:
        """Return whether the share that was won is within the error of the stated chance."""
        return abs(self.share - self.chance) <= MAX_DEVIATION * self.error

    def figures(self) -> dict[str, float]:
        """Return the figures by name, rounded."""
        return {
            "chance": round(self.chance, 4),
            "share": round(self.share, 4),
            "count": self.count,
            "error": round(self.error, 4),
        }


def bins(samples: Sequence[Sample]) -> list[Bin]:
    """Sort samples into equal ranges of chance; empty ones are left out."""
    groups = [[each for each in samples if min(BINS - 1, int(BINS * each.chance)) == index] for index in range(BINS)]
    return [Bin(group) for group in groups if group]


def points_error(samples: Sequence[Sample]) -> tuple[float, float]:
    """Return how far the final points were above the stated ones on average, and the standard error of that."""
    above = [each.final_points - each.points for each in samples]
    mean = sum(above) / len(above)
    variance = sum((each - mean) ** 2 for each in above) / max(1, len(above) - 1)
    return mean, math.sqrt(variance / len(above))


@final
class Walk:
    """A seeded solo game of a bot, with a hint for one of its decisions."""

    def __init__(self, game: AnyGame, options: Options, seed: int, player_games: int, hint_games: int) -> None:
        self._game: Final = game
        self._bot: Final = SearchBot(player_games)
        self._hint_games: Final = hint_games
        self._dice: Final = Sfc32(DICE + seed)
        self._luck: Final = Sfc32(seed)
        self._state: Final[Any] = game.start(1, options)
        self._estimate: Estimate | None = None
        self._decisions: int = 0

    def sample(self, number: int) -> Sample | None:
        """Play the game; return the hint for the decision of that number, or None if there were fewer."""
        game, state = self._game, self._state
        while not state.ended():
            seat = state.next_seat()
            move = game.sample(state, self._dice) if seat == CHANCE else self._decide(seat, number)
            game.apply(state, seat, move)
        if self._estimate is None:
            return None
        return Sample(number, self._estimate, float(game.ranks(state)[0] == 1), game.scores(state)[0])

    def _decide(self, seat: int, number: int) -> Move:
        perspective = Perspective(self._game, self._state, seat, self._luck)
        move = self._bot.choose(perspective)
        if len(perspective.considered) > 1:
            if self._decisions == number:
                estimates = hints(perspective, self._hint_games)
                self._estimate = estimates[perspective.considered.index(move)]
            self._decisions += 1
        return move


def samples(
    game: AnyGame,
    adjusted: Sequence[Options],
    count: int,
    decisions: int,
    *,
    player_games: int,
    hint_games: int,
    seed: int = 0,
) -> Iterator[Sample]:
    """Play `count` games, in turn with each of the options; decisions to look at are drawn among the first ones.

    The games have seeds from `seed` on. Constants of evaluations must come from other games than those that test them.
    """
    found = 0
    while found < count:
        walk = Walk(game, adjusted[seed % len(adjusted)], seed, player_games, hint_games)
        sample = walk.sample(Sfc32(LOOKS + seed).below(decisions))
        seed += 1
        if sample is not None:
            found += 1
            yield sample
