"""The request to a bot process, which never contains the true state.

It holds a redealt state, sampled from the seat's knowledge. The view and the moves of the seat are the same in it as in
the true state, so the bot process reads them there.
"""

from typing import Any, Final

from caravane.kernel.codec import pack
from caravane.kernel.luck import Luck
from caravane.tables.table import Table

BotRequest = dict[str, Any]
MoveHint = dict[str, Any]
"""A considered move in text form with its win probability and points, and their errors."""

SEEDS: Final = 1 << 31
MOVE: Final = "move"
HINT: Final = "hint"
READY: Final = "ready"
"""First line of a bot process: it has loaded its modules."""


def bot_request(table: Table, seat: int, luck: Luck, task: str = MOVE) -> BotRequest:
    """Return the request for a move or hints of a seat; the budget is added once a process is free."""
    game = table.game
    redealt = game.redealt(table.journal.state, seat, luck)
    return {
        "task": task,
        "game": game.name,
        "rules": game.rules,
        "seat": seat,
        "edition": game.edition.pack() if game.edition is not None else None,
        "state": pack(game, redealt),
        "level": table.occupant(seat).bot_level(),
        "seed": luck.below(SEEDS),
    }
