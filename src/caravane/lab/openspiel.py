"""A game of this project for OpenSpiel (extra `lab`), and OpenSpiel's own search as a bot.

An action is the index of a move in the list of legal ones, which a seat always knows. Luck is drawn one die at a time:
all of a game's luck consists of fair draws, so every chance node is a uniform one. Seats that decide simultaneously
decide one after the other, without learning of each other's choice.
"""

from typing import Any, Final, final

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from caravane.bots.perspective import Perspective
from caravane.bots.search.deadline import Clock, Deadline
from caravane.kernel.codec import dump
from caravane.kernel.event import visible_events
from caravane.kernel.game import AnyGame
from caravane.kernel.state import CHANCE
from caravane.kernel.words import Move

DRAWS: Final = 256
"""Maximum number of results of a single draw, more than any deck has cards; OpenSpiel sizes its tables by it."""
UCT: Final = 2.0
"""Exploration constant of OpenSpiel's own examples."""
SEEDS: Final = 1 << 30


@final
class SpielPosition:
    """A state and the events each seat has received so far; copied with `clone`, not recursively."""

    def __init__(self, state: Any, histories: list[tuple[object, ...]], draws: list[int]) -> None:
        self.state: Final = state
        self.histories: Final = histories
        self.draws: Final = draws

    def __deepcopy__(self, _memo: dict[int, Any]) -> "SpielPosition":
        return SpielPosition(self.state.clone(), self.histories[:], self.draws[:])


def spiel_game(game: AnyGame, seats: int) -> Any:
    """Wrap a game of this project for OpenSpiel."""
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
        return SpielState(self, SpielPosition(self.game.start(self.seats), [()] * self.seats, []))

    def make_py_observer(self, _kind: Any = None, _params: Any = None) -> Any:
        """Return no observer; OpenSpiel requires the method, and the state provides the strings itself."""
        return None


class SpielState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel has no types
    """A kernel state as a state of OpenSpiel."""

    def __init__(self, game: _SpielGame, position: SpielPosition) -> None:
        super().__init__(game)
        self._rules: Any = _Shared(game.game)
        self._position: SpielPosition = position

    def current_player(self) -> int:
        """Return the seat that acts next, or OpenSpiel's number for luck or the end."""
        state = self._position.state
        if not state.frames:
            return int(pyspiel.PlayerId.TERMINAL)
        seat = state.next_seat()
        return int(pyspiel.PlayerId.CHANCE) if seat == CHANCE else int(seat)

    def _legal_actions(self, player: int) -> list[int]:
        return list(range(len(self._rules.game.legal(self._position.state, player))))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the results of the next draw with their probabilities."""
        bound = self._bounds()[len(self._position.draws)]
        return [(result, 1.0 / bound) for result in range(bound)]

    def _bounds(self) -> list[int]:
        state = self._position.state
        bounds: list[int] = self._rules.game.chance(state).bounds(state, state.frames[state.find(CHANCE)])
        return bounds

    def _apply_action(self, action: int) -> None:
        state, game = self._position.state, self._rules.game
        seat = state.next_seat()
        if seat != CHANCE:
            self._make(seat, game.legal(state, seat)[action])
            return
        self._position.draws.append(action)
        if len(self._position.draws) == len(self._bounds()):
            frame = state.frames[state.find(CHANCE)]
            move = game.chance(state).outcome(state, frame, self._position.draws[:])
            self._position.draws.clear()
            self._make(seat, move)

    def _make(self, seat: int, move: Move) -> None:
        events = self._rules.game.apply(self._position.state, seat, move)
        histories = self._position.histories
        for other, history in enumerate(histories):
            histories[other] = (*history, move if other == seat else (), *visible_events(events, other))

    def _action_to_string(self, player: int, action: int) -> str:
        if player < 0:
            return str(action)
        game = self._rules.game
        return str(game.verbs.spell(game.legal(self._position.state, player)[action]))

    def is_terminal(self) -> bool:
        """Return whether the game is over."""
        return not self._position.state.frames

    def returns(self) -> list[float]:
        """Return the share of the victory of every seat."""
        if not self.is_terminal():
            return [0.0] * len(self._position.histories)
        ranks = self._rules.game.ranks(self._position.state)
        return [1.0 / ranks.count(1) if rank == 1 else 0.0 for rank in ranks]

    def information_state_string(self, player: int | None = None) -> str:
        """Return all that a seat has done and learned."""
        return dump(self._position.histories[self.current_player() if player is None else player])

    def observation_string(self, player: int | None = None) -> str:
        """Return what a seat sees now."""
        seat = self.current_player() if player is None else player
        return dump([self._rules.game.view(self._position.state, seat), self._position.state.deciding()])

    def __str__(self) -> str:
        return dump(self._position.histories)


@final
class _Shared:
    """A game that deep copies of a state share."""

    def __init__(self, game: AnyGame) -> None:
        self.game: Final = game

    def __deepcopy__(self, _memo: dict[int, Any]) -> "_Shared":
        return self


@final
class OpenSpielBot:
    """OpenSpiel's information-set search with random playouts on these rules, with a time limit per decision."""

    def __init__(self, game: AnyGame, seconds: float, clock: Clock) -> None:
        self._game: Final = game
        self._seconds: Final = seconds
        self._clock: Final = clock
        self.simulated_games: int = 0

    def choose(self, perspective: Perspective) -> Move:
        """Choose one of the legal moves."""
        deadline = Deadline(self._seconds, self._clock)
        if len(perspective.considered) == 1:
            return perspective.considered[0]
        first = perspective.sample_state()
        spiel = spiel_game(self._game, first.seats)
        random = np.random.RandomState(perspective.luck.below(SEEDS))
        search = _Timed(
            spiel, mcts.RandomRolloutEvaluator(1, random), UCT, 1, random_state=random, use_observation_string=True
        )
        search.set_resampler(
            lambda _state, _player: _deciding_state(spiel, perspective.sample_state(), perspective.seat)
        )
        index, self.simulated_games = search.timed(_deciding_state(spiel, first, perspective.seat), deadline)
        return perspective.considered[index]


def _deciding_state(spiel: Any, state: Any, seat: int) -> Any:
    """Wrap a state in which `seat` is to decide; if others decide simultaneously, make it the first."""
    if state.together and state.next_seat() != seat:
        state.frames.append(state.frames.pop(state.find(seat)))
    return SpielState(spiel, SpielPosition(state, [()] * state.seats, []))


class _Timed(ismcts.ISMCTSBot):  # type: ignore[misc]  # OpenSpiel has no types
    """OpenSpiel's search, limited by time instead of a number of simulations."""

    def timed(self, state: Any, deadline: Deadline) -> tuple[int, int]:
        """Search; return the action and the number of simulations."""
        self.reset()
        self._root_node = self.create_new_node(state)
        count = 0
        # The first simulation only creates the root.
        while count < 2 or not deadline.is_over():
            self.run_simulation(self.sample_root_state(state))
            count += 1
        policy = self.get_final_policy(state, self._root_node)
        return int(max(policy, key=lambda pair: pair[1])[0]), count
