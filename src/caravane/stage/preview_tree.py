"""The previews of a decision: every legal move, and some of the plans that continue it."""

from collections import deque
from collections.abc import Callable
from typing import Final

from caravane.stage.wire_player import JsonObject

MAX_PREVIEWS: Final = 120
MAX_DEPTH: Final = 4
MAX_BRANCHES: Final = 12
"""Maximum number of moves that are tried after a planned one; all are tried first."""

Ask = Callable[[list[str]], JsonObject]


def preview_tree(ask: Ask, legal: list[str]) -> dict[str, JsonObject]:
    """Return the answers by the moves of each plan, the short plans first."""
    answers: dict[str, JsonObject] = {}
    waiting = deque([move] for move in legal)
    while waiting and len(answers) < max(MAX_PREVIEWS, len(legal)):
        plan = waiting.popleft()
        answer = answers[" ".join(plan)] = ask(plan)
        if len(plan) < MAX_DEPTH and len(answer["moves"]) == len(plan):
            waiting.extend([*plan, move] for move in spread(answer["legal"], MAX_BRANCHES))
    return answers


def spread(moves: list[str], most: int) -> list[str]:
    """Return up to `most` moves, from the whole list."""
    return moves if len(moves) <= most else [moves[index * len(moves) // most] for index in range(most)]
