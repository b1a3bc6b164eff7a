"""The tree: what a seat has learned about its own moves, at every point of the story as that seat hears it.

Every seat has a tree of its own. Its nodes are told apart by what the seat hears and by nothing else, so a move that
another seat keeps secret leads to the same node whatever it was: nobody in the tree knows more than at the table.
"""

import math
from typing import Final, final

from caravane.kernel.event import Event
from caravane.kernel.words import Move, Said

Story = tuple[Said, ...]
"""What a seat hears of one move: the words of each event, with the seat that acted before them."""


@final
class Branch:
    """A move of a seat, and how the games went in which it was chosen."""

    __slots__ = ("available", "chance", "chance_squares", "move", "prior", "score", "score_squares", "visits", "worth")

    def __init__(self, move: Move, prior: float) -> None:
        self.move: Final = move
        self.prior: Final = prior
        self.visits: int = 0
        self.available: int = 0
        self.worth: float = 0.0
        self.chance: float = 0.0
        self.chance_squares: float = 0.0
        self.score: float = 0.0
        self.score_squares: float = 0.0

    def learn(self, worth: float, chance: float, score: float) -> None:
        """Add the result of one game."""
        self.visits += 1
        self.worth += worth
        self.chance += chance
        self.chance_squares += chance * chance
        self.score += score
        self.score_squares += score * score

    def mean(self) -> float:
        """Give the average worth of the move."""
        return self.worth / self.visits if self.visits else 0.0


@final
class Node:
    """A point of the story at which a seat may have to decide."""

    __slots__ = ("branches", "later", "visits", "worth")

    def __init__(self) -> None:
        self.branches: dict[Move, Branch] = {}
        self.later: dict[Story, Node] = {}
        self.visits: int = 0
        self.worth: float = 0.0

    def after(self, story: Story) -> "Node":
        """Give the point that follows when this is heard."""
        node = self.later.get(story)
        if node is None:
            node = Node()
            self.later[story] = node
        return node

    def knows(self, moves: list[Move]) -> bool:
        """Tell whether every one of these moves has a branch."""
        return all(move in self.branches for move in moves)

    def grow(self, moves: list[Move], priors: list[float]) -> None:
        """Add the branches that are missing."""
        for place, move in enumerate(moves):
            if move not in self.branches:
                self.branches[move] = Branch(move, priors[place])

    def choose(self, moves: list[Move], curiosity: float) -> Branch:
        """Choose the most promising of the legal moves: good so far, or expected to be good and seldom tried.

        What was legal counts, not what was visited: in another redealt state other moves are legal.
        """
        hope = self.worth / self.visits if self.visits else 0.5
        best = self.branches[moves[0]]
        highest = -1e30
        for move in moves:
            branch = self.branches[move]
            branch.available += 1
            tried = branch.visits
            value = branch.worth / tried if tried else hope
            value += curiosity * branch.prior * math.sqrt(float(branch.available)) / (1 + tried)
            if value > highest:
                best, highest = branch, value
        return best

    def learn(self, worth: float) -> None:
        """Add the result of a game that came by."""
        self.visits += 1
        self.worth += worth


def heard_by(seat: int, own: Move, events: list[Event]) -> Story:
    """Tell a seat what happened; its own move it knows anyway."""
    bit = 1 << seat
    story: list[Said] = [own]
    for event in events:
        said = event.said if event.audience & bit else event.outline
        if said:
            story.append((event.seat, *said))
    return tuple(story)
