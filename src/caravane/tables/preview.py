"""Trying: what moves would do, shown to the seat that thinks of them; the table stays as it is."""

from caravane.kernel.journal import IllegalMove
from caravane.kernel.preview import attempt
from caravane.tables.handlers.moves import read_moves, refused
from caravane.tables.projection import Seen, legal, project, prompt
from caravane.tables.table import PLAYING, Table


def tried(table: Table, seat: int, texts: list[str]) -> Seen:
    """Show a seat what its moves would do by themselves, and what it would be asked next if it is its decision still."""
    table.expect(PLAYING)
    try:
        found = attempt(table.game, table.journal.state, seat, read_moves(table, texts))
    except IllegalMove as illegal:
        raise refused(illegal) from illegal
    shown: Seen = {"moves": texts[: len(found.moves)], "view": None, "events": [], "legal": [], "prompt": ""}
    if found.state is not None:
        shown["view"] = dict(table.game.view(found.state, seat))
        shown["events"] = project(table, found.events, seat)
        shown["legal"] = legal(table.game, found.state, seat)
        shown["prompt"] = prompt(table.game, found.state, seat)
    return shown
