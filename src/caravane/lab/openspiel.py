"""A game of ours for OpenSpiel (extra `lab`), and OpenSpiel's own search as a bot of ours.

An action is the place of a move in the list of legal ones, which a seat always knows. Luck is drawn one die at a time:
all of a game's luck consists of fair draws, so every chance node is a uniform one. Seats that decide together decide one
after the other, without hearing of each other.
"""

from typing import Any, Final, final

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from caravane.bots.perspective import Outlook
from caravane.bots.search.deadline import Clock, Watch
from caravane.kernel.codec import dump
from caravane.kernel.event import heard
from caravane.kernel.game import AnyGame
from caravane.kernel.state import CHANCE
from caravane.kernel.words import Move

DRAWS: Final = 64
"""The most results that a single draw may have."""
UCT: Final = 2.0
"""The exploration constant of OpenSpiel's own examples."""
SEEDS: Final = 1 << 30


@final
class Held:
    """A state and what each seat has heard so far; copied as states are copied, not piece by piece."""

    def __init__(self, state: Any, stories: list[tuple[object, ...]], draws: list[int]) -> None:
        self.state: Final = state
        self.stories: Final = stories
        self.draws: Final = draws

    def __deepcopy__(self, _memo: dict[int, Any]) -> "Held":
        return Held(self.state.clone(), self.stories[:], self.draws[:])


def spiel_game(game: AnyGame, seats: int) -> Any:
    """Make a game for OpenSpiel out of one of ours."""
    return _SpielGame(game, seats)


class _SpielGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    def __init__(self, game: AnyGame, seats: int) -> None:
        self.game: Final = game
        self.seats: Final = seats
        kind = pyspiel.GameType(
            short_name=f"caravane_{game.name}",
            long_name=game.name,
            dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
            chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
            information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
            utility=pyspiel.GameType.Utility.CONSTANT_SUM,
            reward_model=pyspiel.GameType.RewardModel.TERMINAL,
            max_num_players=seats,
            min_num_players=seats,
            provides_information_state_string=True,
            provides_information_state_tensor=False,
            provides_observation_string=True,
            provides_observation_tensor=False,
        )
        size = pyspiel.GameInfo(
            num_distinct_actions=max(game.bounds.options, DRAWS),
            max_chance_outcomes=DRAWS,
            num_players=seats,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0,
            max_game_length=game.bounds.moves[seats],
        )
        super().__init__(kind, size, {})

    def new_initial_state(self) -> Any:
        """Start a game."""
        return SpielState(self, Held(self.game.start(self.seats), [()] * self.seats, []))

    def make_py_observer(self, _kind: Any = None, _params: Any = None) -> Any:
        """OpenSpiel asks for it; strings are given by the state itself."""
        return None


class SpielState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel has no types
    """A state of ours as OpenSpiel sees it."""

    def __init__(self, game: _SpielGame, held: Held) -> None:
        super().__init__(game)
        self._rules: Any = _Shared(game.game)
        self._held: Held = held

    def current_player(self) -> int:
        """Give the seat that acts next, or one of OpenSpiel's own numbers for luck and the end."""
        state = self._held.state
        if not state.frames:
            return int(pyspiel.PlayerId.TERMINAL)
        seat = state.next_seat()
        return int(pyspiel.PlayerId.CHANCE) if seat == CHANCE else int(seat)

    def _legal_actions(self, player: int) -> list[int]:
        return list(range(len(self._rules.game.legal(self._held.state, player))))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """List the results of the next draw."""
        bound = self._bounds()[len(self._held.draws)]
        return [(result, 1.0 / bound) for result in range(bound)]

    def _bounds(self) -> list[int]:
        state = self._held.state
        bounds: list[int] = self._rules.game.chance(state).bounds(state, state.frames[state.find(CHANCE)])
        return bounds

    def _apply_action(self, action: int) -> None:
        state, game = self._held.state, self._rules.game
        seat = state.next_seat()
        if seat != CHANCE:
            self._make(seat, game.legal(state, seat)[action])
            return
        self._held.draws.append(action)
        if len(self._held.draws) == len(self._bounds()):
            frame = state.frames[state.find(CHANCE)]
            move = game.chance(state).outcome(state, frame, self._held.draws[:])
            self._held.draws.clear()
            self._make(seat, move)

    def _make(self, seat: int, move: Move) -> None:
        events = self._rules.game.apply(self._held.state, seat, move)
        stories = self._held.stories
        for other, story in enumerate(stories):
            stories[other] = (*story, move if other == seat else (), *heard(events, other))

    def _action_to_string(self, player: int, action: int) -> str:
        if player < 0:
            return str(action)
        game = self._rules.game
        return str(game.verbs.spell(game.legal(self._held.state, player)[action]))

    def is_terminal(self) -> bool:
        """Tell whether the game is over."""
        return not self._held.state.frames

    def returns(self) -> list[float]:
        """Give every seat its share of the victory."""
        if not self.is_terminal():
            return [0.0] * len(self._held.stories)
        places = self._rules.game.places(self._held.state)
        return [1.0 / places.count(1) if place == 1 else 0.0 for place in places]

    def information_state_string(self, player: int | None = None) -> str:
        """Tell all that a seat has heard."""
        return dump(self._held.stories[self.current_player() if player is None else player])

    def observation_string(self, player: int | None = None) -> str:
        """Tell what a seat sees now."""
        seat = self.current_player() if player is None else player
        return dump([self._rules.game.view(self._held.state, seat), self._held.state.deciding()])

    def __str__(self) -> str:
        return dump(self._held.stories)


@final
class _Shared:
    """Something that copies share."""

    def __init__(self, game: AnyGame) -> None:
        self.game: Final = game

    def __deepcopy__(self, _memo: dict[int, Any]) -> "_Shared":
        return self


@final
class OpenSpielBot:
    """OpenSpiel's information-set search with random play-outs, on our rules, for so many seconds a decision."""

    def __init__(self, game: AnyGame, seconds: float, clock: Clock) -> None:
        self._game: Final = game
        self._seconds: Final = seconds
        self._clock: Final = clock
        self.imagined: int = 0

    def choose(self, outlook: Outlook) -> Move:
        """Choose one of the legal moves."""
        watch = Watch(self._seconds, self._clock)
        if len(outlook.legal) == 1:
            return outlook.legal[0]
        first = outlook.imagine()
        spiel = spiel_game(self._game, first.seats)
        random = np.random.RandomState(outlook.luck.below(SEEDS))
        search = _Timed(
            spiel, mcts.RandomRolloutEvaluator(1, random), UCT, 1, random_state=random, use_observation_string=True
        )
        search.set_resampler(lambda _state, _player: _asked(spiel, outlook.imagine(), outlook.seat))
        place, self.imagined = search.timed(_asked(spiel, first, outlook.seat), watch)
        return outlook.legal[place]


def _asked(spiel: Any, state: Any, seat: int) -> Any:
    """Wrap a state in which a seat is to decide; where others decide at the same time, let it be the first."""
    if state.together and state.next_seat() != seat:
        state.frames.append(state.frames.pop(state.find(seat)))
    return SpielState(spiel, Held(state, [()] * state.seats, []))


class _Timed(ismcts.ISMCTSBot):  # type: ignore[misc]  # OpenSpiel has no types
    """OpenSpiel counts simulations; this goes on until time is up."""

    def timed(self, state: Any, watch: Watch) -> tuple[int, int]:
        """Search; give the action and how many simulations there were."""
        self.reset()
        self._root_node = self.create_new_node(state)
        count = 0
        # The first one only makes the root.
        while count < 2 or not watch.is_up():
            self.run_simulation(self.sample_root_state(state))
            count += 1
        policy = self.get_final_policy(state, self._root_node)
        return int(max(policy, key=lambda pair: pair[1])[0]), count
