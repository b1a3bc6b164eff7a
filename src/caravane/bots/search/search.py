"""Search over simulated games that start from what a seat knows and favour moves that do well.

Information-set Monte Carlo tree search with a tree per seat (Cowling, Powley and Whitehouse 2012), with priors from
immediate move values, and the game's own evaluation some decisions after the end of the tree. The n-th game of each
move at the root has the same luck, so that moves are compared under equal dice and equal hidden cards.
"""

from typing import Any, Final, final

from caravane.bots.perspective import Perspective
from caravane.bots.search.calibration import estimate_points, lead_error
from caravane.bots.search.deadline import Deadline
from caravane.bots.search.evaluator import Evaluator, SeatValues
from caravane.bots.search.playout import Playout, move_values, softmax
from caravane.bots.search.tree import Branch, Node, observed_by
from caravane.kernel.game import AnyGame
from caravane.kernel.luck import Luck, Sfc32
from caravane.kernel.state import CHANCE
from caravane.kernel.words import Move

SEED_BOUND: Final = 1 << 30
Path = list[tuple[int, Node, Branch]]
# Purposes of the streams of luck.
STATES: Final = 1
DICE: Final = 2


@final
class SearchSettings:
    """Parameters of a search."""

    __slots__ = ("exploration", "random_rate", "temperature")

    def __init__(self, exploration: float = 0.5, temperature: float = 0.3, random_rate: float = 0.0) -> None:
        self.exploration: Final = exploration
        """Weight of priors for moves with few visits."""
        self.temperature: Final = temperature
        """Evenness of the priors, as a multiple of the lead error."""
        self.random_rate: Final = random_rate
        """Share of random moves in play-outs."""


@final
class Search:
    """Search for one decision of a seat, which can be continued at will and has a result at any time."""

    def __init__(self, perspective: Perspective, settings: SearchSettings, deadline: Deadline) -> None:
        self._perspective: Final = perspective
        self._game: Final[AnyGame] = perspective.game
        self._seat: Final[int] = perspective.seat
        self._settings: Final = settings
        self._deadline: Final = deadline
        self._playout: Final = Playout(perspective.game, settings.random_rate)
        self._seed: Final[int] = perspective.luck.below(SEED_BOUND)
        self._choice_luck: Final = Sfc32(self._seed)
        self.games: int = 0
        points = estimate_points(perspective, self._seed)
        error = lead_error(perspective, self._playout, self._seed, deadline)
        self._evaluator: Final = Evaluator(perspective.game, len(points), error, points[perspective.seat])
        state = perspective.sample_state_with(self._luck(0, STATES))
        self._roots: Final = [Node() for _ in range(state.seats)]
        weights = move_values(self._game, state, self._seat, perspective.considered)
        self._roots[self._seat].grow(perspective.considered, softmax(weights, self._temperature()))

    def _luck(self, number: int, purpose: int) -> Sfc32:
        return Sfc32(self._seed | number << 32 | purpose << 64)

    def _temperature(self) -> float:
        return max(0.01, self._settings.temperature * self._evaluator.lead_error)

    def run(self, games: int) -> None:
        """Simulate `games` more games, or until the deadline; without a deadline the result depends on the seed only."""
        root = self._roots[self._seat]
        for _ in range(games):
            if self.games > 0 and self._deadline.is_over():
                return
            self._simulate_game(root.choose(self._perspective.considered, self._settings.exploration))

    def run_all_moves(self, games: int) -> None:
        """Simulate `games` games with each considered move in turn, or until the deadline, but at least one with each."""
        for number in range(games):
            for branch in self.branches():
                if number > 0 and self._deadline.is_over():
                    return
                self._simulate_game(branch)

    def branches(self) -> list[Branch]:
        """Return the branches of all legal moves, in the order of the rules."""
        root = self._roots[self._seat]
        return [root.branches[move] for move in self._perspective.considered]

    def _simulate_game(self, first: Branch) -> None:
        root = self._roots[self._seat]
        number = first.visits
        state = self._perspective.sample_state_with(self._luck(number, STATES))
        dice = self._luck(number, DICE)
        path: Path = [(self._seat, root, first)]
        if number == 0:
            self._game.apply(state, self._seat, first.move, silent=True)
        else:
            self._descend(state, self._advance(self._roots, self._seat, first.move, state), dice, path)
        self._playout.play(state, dice, self._choice_luck, self._game.playout_depth)
        self._backpropagate(path, self._evaluator.evaluate(state))
        self.games += 1

    def _descend(self, state: Any, nodes: list[Node], dice: Luck, path: Path) -> None:
        """Follow the trees to a leaf, and make one move beyond it."""
        game = self._game
        while state.frames:
            seat: int = state.next_seat()
            if seat == CHANCE:
                nodes = self._advance(nodes, seat, game.sample(state, dice), state)
                continue
            node = nodes[seat]
            moves = game.considered(state, seat)
            if not node.has_branches(moves):
                node.grow(moves, softmax(move_values(game, state, seat, moves), self._temperature()))
            branch = node.choose(moves, self._settings.exploration)
            path.append((seat, node, branch))
            if branch.visits == 0:
                game.apply(state, seat, branch.move, silent=True)
                return
            nodes = self._advance(nodes, seat, branch.move, state)

    def _advance(self, nodes: list[Node], seat: int, move: Move, state: Any) -> list[Node]:
        """Apply a move and return every seat's node for what it has then observed."""
        events = self._game.apply(state, seat, move)
        return [
            node.child(observed_by(other, move if other == seat else (), events)) for other, node in enumerate(nodes)
        ]

    def _backpropagate(self, path: Path, values: SeatValues) -> None:
        for seat, node, branch in path:
            utility = values.utilities[seat]
            node.add_result(utility)
            branch.add_result(utility, values.win_probabilities[seat], values.scores[seat])
