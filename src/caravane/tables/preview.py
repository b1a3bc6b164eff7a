"""Previews of moves for the seat that considers them; the table does not change."""

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
        "view": None,
        "events": [],
        "legal": [],
        "prompt": "",
    }
    if previewed.state is not None:
        projection["view"] = dict(table.game.view(previewed.state, seat))
        projection["events"] = project_events(table, previewed.events, seat)
        projection["legal"] = legal(table.game, previewed.state, seat)
        projection["prompt"] = prompt(table.game, previewed.state, seat)
    return projection
