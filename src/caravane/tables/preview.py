"""Previews of moves for the seat that considers them; the table does not change."""

from typing import Any

from caravane.kernel.event import Event
from caravane.kernel.journal import IllegalMove
from caravane.kernel.preview import Preview, preview
from caravane.tables.handlers.moves import read_moves, refused_by
from caravane.tables.projection import Projection, legal, project_events, prompt
from caravane.tables.table import PLAYING, Table


def preview_moves(
    table: Table, seat: int, texts: list[str], *, fill: bool = False, step_views: bool = True
) -> Projection:
    """Return the result of a seat's moves, and its next decision if it would decide again.

    With `fill`, moves that are the only legal ones follow by themselves. Without `step_views` only the view after the
    last move is included.
    """
    table.require_status(PLAYING)
    try:
        previewed = preview(table.game, table.journal.state, seat, read_moves(table, texts), fill)
    except IllegalMove as illegal:
        raise refused_by(illegal) from illegal
    projection = _project(table, previewed, seat)
    for state, step in zip(previewed.before if step_views else [], projection["steps"], strict=False):
        step["view"] = dict(table.game.view(state, seat))
    return projection


def _project(table: Table, previewed: Preview[Any], seat: int) -> Projection:
    """Return what the preview shows to its seat, without the views before its moves."""
    steps = zip(previewed.before, previewed.events, strict=True)
    projection: Projection = {
        "moves": [table.game.verbs.spell(move) for move in previewed.moves],
        "steps": [_project_step(table, state, events, seat) for state, events in steps],
        "view": None,
        "scores": [],
        "legal": [],
        "prompt": "",
        "stops": previewed.interruption(seat),
    }
    if previewed.state is not None:
        view = table.game.view(previewed.state, seat)
        projection["view"] = dict(view)
        projection["scores"] = table.game.presentation.scores(view)
        projection["legal"] = legal(table.game, previewed.state, seat)
        projection["prompt"] = prompt(table.game, previewed.state, seat)
    return projection


def _project_step(table: Table, state: Any, events: list[Event], seat: int) -> Projection:
    """Return what a seat can choose before a planned move, and what the move brings about."""
    return {
        "prompt": prompt(table.game, state, seat),
        "legal": legal(table.game, state, seat),
        "events": project_events(table, events, seat),
    }
