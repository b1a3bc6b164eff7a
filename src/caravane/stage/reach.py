"""Check 4: every legal move is planned by at most three touches, each at the centre of an element that bears it."""

from typing import Final

from caravane.stage.browser import StagePage
from caravane.stage.windows import SceneSummary

MAX_TOUCHES: Final = 3


def check_reach(page: StagePage, scenes: list[SceneSummary]) -> list[str]:
    """Return a sentence for each move that cannot be reached."""
    problems: list[str] = []
    for scene in scenes:
        for move in tried_moves(scene.legal):
            page.show(scene=scene.place)
            problem = touch(page, move)
            if problem:
                problems.append(f"{scene.name}: {move}: {problem}")
    return problems


def tried_moves(legal: list[str]) -> list[str]:
    """Return the first and the last move of each verb."""
    verbs: dict[str, list[str]] = {}
    for move in legal:
        verbs.setdefault(move.partition(":")[0], []).append(move)
    return [move for moves in verbs.values() for move in dict.fromkeys((moves[0], moves[-1]))]


def touch(page: StagePage, move: str) -> str:
    """Touch until a move is planned; return why it cannot be, or an empty text."""
    for count in range(MAX_TOUCHES + 1):
        state = page.call("state", move)
        if state["planned"] or (state["offered"] and count == 0):
            return ""
        if count == MAX_TOUCHES:
            break
        bearer = page.call("bearer", move)
        if bearer["point"] is None:
            return f"{bearer['problem']}{f' after {count} touches' if count else ''}"
        page.page.mouse.click(*bearer["point"])
    unknown = " (the recording has no answer to this plan)" if state["unknown"] else ""
    return f"not planned after {MAX_TOUCHES} touches{unknown}"
