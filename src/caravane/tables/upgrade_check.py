"""Check whether an unfinished table continues unchanged under the installed rules.

All its acts are applied again, with luck drawn from its secret. They must be accepted, be followed by the same luck and
the same forced moves, and lead to the states whose fingerprints were recorded with them.
"""

from typing import Final, final

from caravane import games
from caravane.kernel.journal import IllegalMove
from caravane.tables.acts import Act, Diverged, Packed, Refused
from caravane.tables.snapshot import Snapshot, take_snapshot
from caravane.tables.table import Table

RULES_VERSION: Final = "rules-version"
UNKNOWN_GAME: Final = "unknown-game"
REFUSED: Final = "refused"
FOLLOW_UPS: Final = "follow-ups"
STATE: Final = "state"
SNAPSHOT: Final = "snapshot"
FAILED: Final = "failed"
DIFFERENCES: Final = (RULES_VERSION, UNKNOWN_GAME, REFUSED, FOLLOW_UPS, STATE, SNAPSHOT, FAILED)

FAILURES: Final = (ArithmeticError, AssertionError, AttributeError, LookupError, TypeError, ValueError)
"""Failures of the rules with an old table, which must not end the check of the others."""

COMPARED: Final = ("act_count", "visible_counts", "decision_n", "status", "draws", "resigned", "journal")
"""Parts of a snapshot that depend on the rules; names may have been deleted since, and calendars changed."""


@final
class Difference:
    """A difference of a table under the installed rules: its kind, the act, and details."""

    __slots__ = ("detail", "kind", "number")

    def __init__(self, kind: str, number: int = 0, detail: str = "") -> None:
        assert kind in DIFFERENCES
        self.kind: Final = kind
        self.number: Final = number
        self.detail: Final = detail


def differences(acts: list[Packed], secret: bytes, snapshot: Snapshot | None) -> list[Difference]:
    """Return the differences of a table under the installed rules; none if it continues unchanged."""
    settings = acts[0]["settings"]
    if settings["game"] not in games.names(hidden=True):
        return [Difference(UNKNOWN_GAME, detail=str(settings["game"]))]
    installed = games.get(settings["game"]).rules
    found: list[Difference] = []
    if settings["rules"] != installed:
        # The table waits for its own version, but whether the new one would affect it is still worth knowing.
        found.append(Difference(RULES_VERSION, detail=f"{settings['rules']}, {installed}"))
    try:
        table = Table(Act.unpack({**acts[0], "settings": {**settings, "rules": installed}}), secret)
    except Refused as refused:
        return [*found, Difference(REFUSED, detail=str(refused))]
    except FAILURES as error:
        return [*found, _failed(0, error)]
    return found + _replay(table, acts, snapshot)


def _replay(table: Table, acts: list[Packed], snapshot: Snapshot | None) -> list[Difference]:
    for number, packed in enumerate(acts[1:], start=1):
        try:
            difference = _compare_act(table, number, packed)
        except FAILURES as error:
            return [_failed(number, error)]
        if difference is not None:
            return [difference]
        if snapshot is not None and snapshot["act_count"] == table.act_count and not _same(table, snapshot):
            return [Difference(SNAPSHOT, number)]
    return []


def _failed(number: int, error: Exception) -> Difference:
    return Difference(FAILED, number, f"{type(error).__name__}: {error}")


def _compare_act(table: Table, number: int, packed: Packed) -> Difference | None:
    """Apply an act without its recorded follow-ups, unless luck cannot give them again, and compare these."""
    unproved = number < table.unproved_acts
    act = Act.unpack({name: value for name, value in packed.items() if unproved or name != "follow_ups"})
    state_differs = False
    try:
        table.apply(act, recorded=True)
    except (Refused, IllegalMove) as refused:
        return Difference(REFUSED, number, str(refused))
    except Diverged:
        state_differs = True
    if act.data.get("follow_ups") != packed.get("follow_ups"):
        return Difference(FOLLOW_UPS, number, f"{packed.get('follow_ups')}, {act.data.get('follow_ups')}")
    return Difference(STATE, number) if state_differs else None


def _same(table: Table, snapshot: Snapshot) -> bool:
    now = take_snapshot(table)
    return all(now[part] == snapshot.get(part) for part in COMPARED)
