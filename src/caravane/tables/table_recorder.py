"""Records of a table as it goes on, for its file: the chance events, and digests of what every seat was shown.

A player's device notes the same digests from the updates that it receives. So a server that shows other dice than those
in the file is found out. See `docs/luck.md`.
"""

import re
from collections.abc import Mapping
from typing import Any, Final, final

from caravane.kernel.codec import digest
from caravane.tables.acts import Act
from caravane.tables.luck.chance_events import chance_spec
from caravane.tables.table import STARTING, WAITING, Table

ChanceEvent = dict[str, Any]
Seen = list[list[str]]
"""For every seat and each of its numbers, from 1 on, the digest of what it was shown; empty before the game."""

NAMES_LENGTH: Final = 4
VIEW_LENGTH: Final = 16
SHOWN: Final = re.compile(rf"[0-9a-f]{{{NAMES_LENGTH + VIEW_LENGTH}}}\.(0|[1-9]\d{{0,8}})")
"""The form of such a digest: of the names and the content of a view, and the number of chance events until then."""


def shown_digest(view: Mapping[str, Any], draws: int) -> str:
    """Return the digest of a view: a few digits for the names of its parts, then those for its content.

    A later version may show more parts under the same rules. Digests that begin otherwise cannot be compared. After them
    comes the number of chance events so far, so that nobody can add others to the file.
    """
    return f"{digest(sorted(view))[:NAMES_LENGTH]}{digest(dict(view))[:VIEW_LENGTH]}.{draws}"


def is_comparable(one: str, other: str) -> bool:
    """Return whether two digests are of views with the same parts, or of none; the number of chance events always is."""
    same_parts = one[:NAMES_LENGTH] == other[:NAMES_LENGTH]
    return not one or not other or same_parts or one.partition(".")[2] != other.partition(".")[2]


class ChanceRecorder:
    """Records the chance events of a table as they happen."""

    def __init__(self) -> None:
        self.events: Final[list[ChanceEvent]] = []

    def record(self, table: Table, line: str) -> None:
        """Record one chance event: the act before it, its candidates, and its line in the journal."""
        spec = chance_spec(table.game, table.journal.state)
        self.events.append({"act": table.act_count, **spec, "line": line})


@final
class SeenRecorder:
    """Records what every seat was shown, act by act."""

    def __init__(self, seats: int) -> None:
        self.seen: Final[Seen] = [[""] for _ in range(seats)]

    def record(self, table: Table) -> None:
        """Record the views after an act for all seats that could see it."""
        before_game = table.status in {WAITING, STARTING}
        for seat, digests in enumerate(self.seen):
            if table.visible_to[seat]:
                view = {} if before_game else table.game.view(table.journal.state, seat)
                digests.append("" if before_game else shown_digest(view, table.draws))


def record_table(table: Table, acts: list[Act], *, with_seen: bool) -> tuple[list[ChanceEvent], Seen]:
    """Return all chance events of a table, undone ones included, and, if wanted, what every seat was shown."""
    chances, shown = ChanceRecorder(), SeenRecorder(table.settings.seats)
    replayed = Table(acts[0], table.secret)
    replayed.on_chance = chances.record
    for act in acts[1:]:
        replayed.apply(act, recorded=True)
        if with_seen:
            shown.record(replayed)
    return chances.events, shown.seen


def chance_events_of(table: Table, acts: list[Act]) -> list[ChanceEvent]:
    """Return all chance events, undone ones included, each with its candidates and its outcome."""
    return record_table(table, acts, with_seen=False)[0]
