"""Live tables under the installed rules: whether a table that is being played would go on as it was.

All its acts are carried out anew, with luck drawn from its secret. They must be accepted, be followed by the same luck and
the same forced moves, and lead to the states whose fingerprints were recorded with them.
"""

from typing import Any, Final, final

from caravane import games
from caravane.kernel.journal import IllegalMove
from caravane.tables.acts import Act, Diverged, Refused
from caravane.tables.snapshot import Snapshot, take
from caravane.tables.table import Table

Packed = dict[str, Any]

OTHER_RULES: Final = "other-rules"
UNKNOWN_GAME: Final = "unknown-game"
REFUSED: Final = "refused"
FOLLOWED: Final = "followed"
STATE: Final = "state"
SNAPSHOT: Final = "snapshot"
FAILED: Final = "failed"
DIFFERENCES: Final = (OTHER_RULES, UNKNOWN_GAME, REFUSED, FOLLOWED, STATE, SNAPSHOT, FAILED)

COMPARED: Final = ("number", "seen", "asked_at", "status", "draws", "resigned", "journal")
"""Of a snapshot, what rules decide; names may have been forgotten since, and calendars may have changed."""


@final
class Difference:
    """Where a table would not go on as it was: what differs, at which act, and why."""

    __slots__ = ("number", "what", "why")

    def __init__(self, what: str, number: int = 0, why: str = "") -> None:
        assert what in DIFFERENCES
        self.what: Final = what
        self.number: Final = number
        self.why: Final = why


def differences(acts: list[Packed], secret: bytes, snapshot: Snapshot | None) -> list[Difference]:
    """List where a table differs under the installed rules; none, when it goes on as it was."""
    settings = acts[0]["settings"]
    if settings["game"] not in games.names(hidden=True):
        return [Difference(UNKNOWN_GAME, why=str(settings["game"]))]
    installed = games.get(settings["game"]).rules
    found: list[Difference] = []
    if settings["rules"] != installed:
        # It waits for its own version; whether it would notice the difference is worth knowing all the same.
        found.append(Difference(OTHER_RULES, why=f"{settings['rules']}, {installed}"))
    opening = Act.unpack({**acts[0], "settings": {**settings, "rules": installed}})
    return found + _replay(Table(opening, secret), acts, snapshot)


def _replay(table: Table, acts: list[Packed], snapshot: Snapshot | None) -> list[Difference]:
    for number, packed in enumerate(acts[1:], start=1):
        try:
            difference = _carry_out(table, number, packed)
        except (ArithmeticError, AssertionError, AttributeError, LookupError, TypeError, ValueError) as error:
            # Whatever rules do wrong with an old table must not end the review of the others.
            return [Difference(FAILED, number, f"{type(error).__name__}: {error}")]
        if difference is not None:
            return [difference]
        if snapshot is not None and snapshot["number"] == table.number and not _same(table, snapshot):
            return [Difference(SNAPSHOT, number)]
    return []


def _carry_out(table: Table, number: int, packed: Packed) -> Difference | None:
    """Carry an act out without what was recorded of its consequences, and compare these."""
    act = Act.unpack({name: value for name, value in packed.items() if name != "then"})
    another_state = False
    try:
        table.apply(act, recorded=True)
    except (Refused, IllegalMove) as refused:
        return Difference(REFUSED, number, str(refused))
    except Diverged:
        another_state = True
    if act.data.get("then") != packed.get("then"):
        return Difference(FOLLOWED, number, f"{packed.get('then')}, {act.data.get('then')}")
    return Difference(STATE, number) if another_state else None


def _same(table: Table, snapshot: Snapshot) -> bool:
    now = take(table)
    return all(now[part] == snapshot.get(part) for part in COMPARED)
