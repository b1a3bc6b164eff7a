"""Previews of moves for the seat that considers them; the table does not change."""

from typing import Any

from caravane.kernel.journal import IllegalMove
from caravane.kernel.preview import preview
from caravane.tables.handlers.moves import read_moves, refused_by
from caravane.tables.projection import Projection, legal, project_events, prompt
from caravane.tables.table import PLAYING, Table


def preview_moves(table: Table, seat: int, texts: list[str]) -> Projection:
    """Return the result of a seat's moves, and its next decision if it would decide again."""
    table.require_status(PLAYING)
    try:
        previewed = preview(table.game, table.journal.state, seat, read_moves(table, texts))
    except IllegalMove as illegal:
        raise refused_by(illegal) from illegal
    projection: Projection = {
        "moves": texts[: len(previewed.moves)],
        "steps": [_project_step(table, state, seat) for state in previewed.before],
        "view": None,
        "scores": [],
        "events": [],
        "legal": [],
        "prompt": "",
    }
    if previewed.state is not None:
        view = table.game.view(previewed.state, seat)
        projection["view"] = dict(view)
        projection["scores"] = table.game.presentation.scores(view)
        projection["events"] = project_events(table, previewed.events, seat)
        projection["legal"] = legal(table.game, previewed.state, seat)
        projection["prompt"] = prompt(table.game, previewed.state, seat)
    return projection


def _project_step(table: Table, state: Any, seat: int) -> Projection:
    """Return what a seat sees and can choose before a planned move."""
    return {
        "prompt": prompt(table.game, state, seat),
        "legal": legal(table.game, state, seat),
        "view": dict(table.game.view(state, seat)),
    }
