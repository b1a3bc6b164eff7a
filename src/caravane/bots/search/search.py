"""The search: games imagined from what a seat knows, chosen ever more where they go well.

Information-set Monte Carlo tree search with a tree per seat (Cowling, Powley and Whitehouse 2012), priors from what moves
promise at once, and a look at the game's own evaluation some decisions after the tree ends. The n-th game of each move
at the root meets the same luck: the moves are compared under equal dice and equal hidden cards.
"""

import math
import time
from typing import Any, Final, final

from caravane.bots.outlook import Outlook
from caravane.bots.search.judge import Judge, Verdict
from caravane.bots.search.playout import Playout, promises, shares
from caravane.bots.search.tree import Branch, Node, heard_by
from caravane.kernel.game import AnyGame
from caravane.kernel.luck import Luck, Sfc32
from caravane.kernel.state import CHANCE
from caravane.kernel.words import Move

SEEDS: Final = 1 << 30
SOUNDINGS: Final = 6
"""So many games are played to their end to find out how far guesses are from it."""
SOUNDING_SHARE: Final = 0.15
"""The most of the time that may go into that."""
LOGISTIC: Final = 0.55
"""The scale of a logistic curve beside the deviation of what it stands for."""
LONGEST: Final = 5000


@final
class Manner:
    """How a search goes about it."""

    __slots__ = ("careless", "curiosity", "horizon", "softness")

    def __init__(self, horizon: int = 6, curiosity: float = 0.5, softness: float = 0.3, careless: float = 0.0) -> None:
        self.horizon: Final = horizon
        self.curiosity: Final = curiosity
        self.softness: Final = softness
        self.careless: Final = careless


@final
class Search:
    """Thinks about one decision of a seat: for as long as it is told, and with an answer at any time."""

    def __init__(self, outlook: Outlook, manner: Manner, share_of_time: float = 0.0) -> None:
        self._outlook: Final = outlook
        self._game: Final[AnyGame] = outlook.game
        self._seat: Final[int] = outlook.seat
        self._manner: Final = manner
        self._playout: Final = Playout(outlook.game, manner.careless)
        self._seed: Final[int] = outlook.luck.below(SEEDS)
        self._taste: Final = Sfc32(self._seed)
        self.iterations: int = 0
        state = outlook.imagine_by(self._luck(0, 1))
        self._roots: Final = [Node() for _ in range(state.seats)]
        self._judge: Final = self._sounded(state, share_of_time)
        weights = promises(self._game, state, self._seat, outlook.legal)
        self._roots[self._seat].grow(outlook.legal, shares(weights, self._softness()))

    def _luck(self, number: int, purpose: int) -> Sfc32:
        return Sfc32(self._seed | number << 32 | purpose << 64)

    def _softness(self) -> float:
        return max(0.01, self._manner.softness * self._judge.spread)

    def _sounded(self, state: Any, seconds: float) -> Judge:
        """Play some games to their end, and see how far the leads then are from those guessed now."""
        game = self._game
        seats: int = state.seats
        now = [float(game.evaluate(state, seat)) for seat in range(seats)]
        squares = 0.0
        pairs = 0
        until = time.perf_counter() + seconds
        for number in range(SOUNDINGS):
            if seconds > 0.0 and number > 1 and time.perf_counter() > until:
                break
            ahead = self._outlook.imagine_by(self._luck(number, 2))
            self._playout.play(ahead, self._luck(number, 3), self._taste, LONGEST)
            then = game.scores(ahead)
            mine = self._seat
            for other in range(seats):
                if other != mine or seats == 1:
                    guessed = now[mine] - (now[other] if seats > 1 else 0.0)
                    came = then[mine] - (then[other] if seats > 1 else 0)
                    squares += (came - guessed) ** 2
                    pairs += 1
        return Judge(game, LOGISTIC * math.sqrt(squares / pairs), now[self._seat])

    def run(self, iterations: int, deadline: float) -> None:
        """Imagine so many more games, or until the moment; without a deadline (0.0) the seed decides everything."""
        for _ in range(iterations):
            if deadline > 0.0 and time.perf_counter() >= deadline:
                return
            self._imagine_game()
            self.iterations += 1

    def branches(self) -> list[Branch]:
        """Give what is known about every legal move, in the order of the rules."""
        root = self._roots[self._seat]
        return [root.branches[move] for move in self._outlook.legal]

    def _imagine_game(self) -> None:
        legal = self._outlook.legal
        root = self._roots[self._seat]
        first = root.choose(legal, self._manner.curiosity)
        number = first.visits
        state = self._outlook.imagine_by(self._luck(number, 1))
        dice = self._luck(number, 4)
        path: list[tuple[int, Node, Branch]] = [(self._seat, root, first)]
        nodes = self._told(self._roots, self._seat, first.move, state)
        if number > 0:
            self._descend(state, nodes, dice, path)
        self._playout.play(state, dice, self._taste, self._manner.horizon)
        self._learn(path, self._judge.verdict(state))

    def _descend(self, state: Any, nodes: list[Node], dice: Luck, path: list[tuple[int, Node, Branch]]) -> None:
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
            fresh = branch.visits == 0
            path.append((seat, node, branch))
            nodes = self._told(nodes, seat, branch.move, state)
            if fresh:
                return

    def _told(self, nodes: list[Node], seat: int, move: Move, state: Any) -> list[Node]:
        """Make a move, and lead every seat to what it then knows."""
        events = self._game.apply(state, seat, move)
        return [node.after(heard_by(other, move if other == seat else (), events)) for other, node in enumerate(nodes)]

    def _learn(self, path: list[tuple[int, Node, Branch]], verdict: Verdict) -> None:
        for seat, node, branch in path:
            worth = verdict.worths[seat]
            node.learn(worth)
            branch.learn(worth, verdict.chances[seat], verdict.scores[seat])
