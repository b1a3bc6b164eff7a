"""The search: games imagined from what a seat knows, chosen ever more where they go well.

Information-set Monte Carlo tree search with a tree per seat (Cowling, Powley and Whitehouse 2012), priors from what moves
promise at once, and a look at the game's own evaluation some decisions after the tree ends. The n-th game of each move
at the root meets the same luck: the moves are compared under equal dice and equal hidden cards.
"""

from typing import Any, Final, final

from caravane.bots.perspective import Outlook
from caravane.bots.search.calibration import guesses, spread
from caravane.bots.search.deadline import Watch
from caravane.bots.search.evaluator import Judge, Verdict
from caravane.bots.search.playout import Playout, promises, shares
from caravane.bots.search.tree import Branch, Node, heard_by
from caravane.kernel.game import AnyGame
from caravane.kernel.luck import Luck, Sfc32
from caravane.kernel.state import CHANCE
from caravane.kernel.words import Move

SEEDS: Final = 1 << 30
Path = list[tuple[int, Node, Branch]]
# What a stream of luck is for.
STATES: Final = 1
DICE: Final = 2


@final
class Manner:
    """How a search goes about it."""

    __slots__ = ("careless", "curiosity", "softness")

    def __init__(self, curiosity: float = 0.5, softness: float = 0.3, careless: float = 0.0) -> None:
        self.curiosity: Final = curiosity
        self.softness: Final = softness
        self.careless: Final = careless


@final
class Search:
    """Thinks about one decision of a seat: for as long as it is told, and with an answer at any time."""

    def __init__(self, outlook: Outlook, manner: Manner, watch: Watch) -> None:
        self._outlook: Final = outlook
        self._game: Final[AnyGame] = outlook.game
        self._seat: Final[int] = outlook.seat
        self._manner: Final = manner
        self._watch: Final = watch
        self._playout: Final = Playout(outlook.game, manner.careless)
        self._seed: Final[int] = outlook.luck.below(SEEDS)
        self._taste: Final = Sfc32(self._seed)
        self.games: int = 0
        guessed = guesses(outlook, self._seed)
        measured = spread(outlook, self._playout, self._seed, watch)
        self._judge: Final = Judge(outlook.game, measured, guessed[outlook.seat])
        self._roots: Final = [Node() for _ in guessed]
        state = outlook.imagine_by(self._luck(0, STATES))
        weights = promises(self._game, state, self._seat, outlook.legal)
        self._roots[self._seat].grow(outlook.legal, shares(weights, self._softness()))

    def _luck(self, number: int, purpose: int) -> Sfc32:
        return Sfc32(self._seed | number << 32 | purpose << 64)

    def _softness(self) -> float:
        return max(0.01, self._manner.softness * self._judge.spread)

    def run(self, games: int) -> None:
        """Imagine so many more games, or until time is up; without a watch the seed decides everything."""
        root = self._roots[self._seat]
        for _ in range(games):
            if self.games > 0 and self._watch.is_up():
                return
            self._imagine_game(root.choose(self._outlook.legal, self._manner.curiosity))

    def run_evenly(self, games: int) -> None:
        """Imagine so many games with each legal move, one after the other; at least one with each."""
        for turn in range(games):
            for branch in self.branches():
                if turn > 0 and self._watch.is_up():
                    return
                self._imagine_game(branch)

    def branches(self) -> list[Branch]:
        """Give what is known about every legal move, in the order of the rules."""
        root = self._roots[self._seat]
        return [root.branches[move] for move in self._outlook.legal]

    def _imagine_game(self, first: Branch) -> None:
        root = self._roots[self._seat]
        number = first.visits
        state = self._outlook.imagine_by(self._luck(number, STATES))
        dice = self._luck(number, DICE)
        path: Path = [(self._seat, root, first)]
        if number == 0:
            self._game.apply(state, self._seat, first.move, deaf=True)
        else:
            self._descend(state, self._told(self._roots, self._seat, first.move, state), dice, path)
        self._playout.play(state, dice, self._taste, self._game.foresight)
        self._learn(path, self._judge.verdict(state))
        self.games += 1

    def _descend(self, state: Any, nodes: list[Node], dice: Luck, path: Path) -> None:
        """Follow the trees as far as they reach, and one move further."""
        game = self._game
        while state.frames:
            seat: int = state.next_seat()
            if seat == CHANCE:
                nodes = self._told(nodes, seat, game.sample(state, dice), state)
                continue
            node = nodes[seat]
            moves = game.legal(state, seat)
            if not node.knows(moves):
                node.grow(moves, shares(promises(game, state, seat, moves), self._softness()))
            branch = node.choose(moves, self._manner.curiosity)
            path.append((seat, node, branch))
            if branch.visits == 0:
                game.apply(state, seat, branch.move, deaf=True)
                return
            nodes = self._told(nodes, seat, branch.move, state)

    def _told(self, nodes: list[Node], seat: int, move: Move, state: Any) -> list[Node]:
        """Make a move, and lead every seat to what it then knows."""
        events = self._game.apply(state, seat, move)
        return [node.after(heard_by(other, move if other == seat else (), events)) for other, node in enumerate(nodes)]

    def _learn(self, path: Path, verdict: Verdict) -> None:
        for seat, node, branch in path:
            worth = verdict.worths[seat]
            node.learn(worth)
            branch.learn(worth, verdict.chances[seat], verdict.scores[seat])
