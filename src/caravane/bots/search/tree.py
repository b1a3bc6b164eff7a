"""Search tree of a seat: results of its own moves, by the history that the seat observes.

Every seat has its own tree. Its nodes are distinguished only by what the seat observes, so a secret move of another
seat leads to the same node whatever it was: no seat knows more in the tree than at the table.
"""

import math
from typing import Final, final

from caravane.kernel.event import Event
from caravane.kernel.words import Move, Phrase

ObservedHistory = tuple[Phrase, ...]
"""Observation of a move by a seat: its own move, then each visible event as the acting seat and the phrase."""


@final
class Branch:
    """A move of a seat, with the summed results of the games in which it was chosen."""

    __slots__ = (
        "available", "move", "prior", "score_squares", "score_sum", "utility_sum", "visits", "win_probability_squares",
        "win_probability_sum",
    )  # fmt: skip

    def __init__(self, move: Move, prior: float) -> None:
        self.move: Final = move
        self.prior: Final = prior
        self.visits: int = 0
        self.available: int = 0
        self.utility_sum: float = 0.0
        self.win_probability_sum: float = 0.0
        self.win_probability_squares: float = 0.0
        self.score_sum: float = 0.0
        self.score_squares: float = 0.0

    def add_result(self, utility: float, win_probability: float, score: float) -> None:
        """Add the result of a game."""
        self.visits += 1
        self.utility_sum += utility
        self.win_probability_sum += win_probability
        self.win_probability_squares += win_probability * win_probability
        self.score_sum += score
        self.score_squares += score * score

    def mean(self) -> float:
        """Return the mean utility of the move."""
        return self.utility_sum / self.visits if self.visits else 0.0


@final
class Node:
    """A point of the observed history at which a seat may have to decide."""

    __slots__ = ("branches", "children", "utility_sum", "visits")

    def __init__(self) -> None:
        self.branches: dict[Move, Branch] = {}
        self.children: dict[ObservedHistory, Node] = {}
        self.visits: int = 0
        self.utility_sum: float = 0.0

    def child(self, history: ObservedHistory) -> "Node":
        """Return the node that follows an observation, creating it if needed."""
        node = self.children.get(history)
        if node is None:
            node = Node()
            self.children[history] = node
        return node

    def has_branches(self, moves: list[Move]) -> bool:
        """Return whether each of these moves has a branch."""
        return all(move in self.branches for move in moves)

    def grow(self, moves: list[Move], priors: list[float]) -> None:
        """Add the missing branches."""
        for index, move in enumerate(moves):
            if move not in self.branches:
                self.branches[move] = Branch(move, priors[index])

    def choose(self, moves: list[Move], exploration: float) -> Branch:
        """Return the most promising of the legal moves: good so far, or with a good prior and few visits.

        Exploration counts how often a move was legal, because other moves are legal in other redealt states.
        """
        default = self.utility_sum / self.visits if self.visits else 0.5
        best = self.branches[moves[0]]
        highest = -1e30
        for move in moves:
            branch = self.branches[move]
            branch.available += 1
            visits = branch.visits
            value = branch.utility_sum / visits if visits else default
            value += exploration * branch.prior * math.sqrt(float(branch.available)) / (1 + visits)
            if value > highest:
                best, highest = branch, value
        return best

    def add_result(self, utility: float) -> None:
        """Add the result of a game that passed through this node."""
        self.visits += 1
        self.utility_sum += utility


def observed_by(seat: int, own: Move, events: list[Event]) -> ObservedHistory:
    """Return what a seat observes of a move; it always knows its own."""
    bit = 1 << seat
    history: list[Phrase] = [own]
    for event in events:
        phrase = event.phrase if event.audience & bit else event.outline
        if phrase:
            history.append((event.seat, *phrase))
    return tuple(history)
