"""The question to a bot process: all that leaves the server for it. The true state does not.

A redealt state is drawn here, from what the seat knows and from luck. View and legal moves of the seat are the same in it
as in the true one, so the bot process reads them there.
"""

from typing import Any, Final

from caravane.kernel.codec import pack
from caravane.kernel.luck import Luck
from caravane.tables.table import Table

Question = dict[str, Any]
Hint = dict[str, Any]
"""A legal move in text form with its chance and its points, and how sure they are."""

SEEDS: Final = 1 << 31
MOVE: Final = "move"
HINT: Final = "hint"


def question(table: Table, seat: int, luck: Luck, wanted: str = MOVE) -> Question:
    """Ask what a seat plays, or what it could; without the time for it, which is known when a process is free."""
    game = table.game
    redealt = game.redealt(table.journal.state, seat, luck)
    return {
        "wanted": wanted,
        "game": game.name,
        "rules": game.rules,
        "seat": seat,
        "state": pack(game, redealt),
        "level": table.occupant(seat).bot_level(),
        "seed": luck.below(SEEDS),
    }
