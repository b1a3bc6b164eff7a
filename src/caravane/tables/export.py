"""Export of a table as one file that can be verified offline and continued on another server.

The file contains no identities: people are `p1`, `p2` and so on, in the order of their appearance. All numbers are
integers, so that every language writes the file's canonical form in the same bytes.
"""

from collections.abc import Callable
from typing import Any, Final

from caravane.kernel.codec import digest
from caravane.tables.acts import Act, Refused
from caravane.tables.projection import result
from caravane.tables.table import ENDED, Table
from caravane.tables.table_recorder import ChanceEvent, record_table

FORMAT: Final = 3
DIGEST: Final = "digest"
Export = dict[str, Any]

NOT_EXPORTED: Final = ("id", "fingerprint")
"""Fields that matter to one server only: message ids, and the fingerprints by which it recognizes its rules."""


def export(
    table: Table, acts: list[Act], chance_events: list[ChanceEvent] | None = None, *, unfinished: bool = False
) -> Export:
    """Return the export of a table, from all its acts; a replay finds what every seat was shown.

    The replay also finds the chance events that are not given.

    The acts contain hands and decks, and the secret predicts all luck. So while the game is unfinished, the file is
    only for an operator who moves the table to another server, and for a game at one terminal.
    """
    if table.status != ENDED and not unfinished:
        raise Refused("not-finished")
    ended, names = table.status == ENDED, Pseudonyms()
    found, seen = record_table(table, acts, with_seen=ended) if ended or chance_events is None else (chance_events, [])
    return with_digest(
        {
            "caravane": "table",
            "format": FORMAT,
            "luck": luck_inputs(table),
            "acts": [pack_act(act, names.name_of) for act in acts],
            "chance_events": found,
            "result": result(table) if ended else None,
            "seen": seen if ended else None,
        }
    )


def luck_inputs(table: Table) -> dict[str, Any]:
    """Return all inputs of the luck."""
    return {
        "algorithm": table.algorithm,
        "commitment": table.commitment,
        "secret": table.secret.hex(),
        "entropies": table.entropies[:],
    }


def with_digest(data: Export) -> Export:
    """Return the file with the digest of all its other parts."""
    return {**data, DIGEST: digest({key: value for key, value in data.items() if key != DIGEST})}


Rename = Callable[[str], str]


class Pseudonyms:
    """Pseudonyms for identities, because these never leave a server."""

    def __init__(self) -> None:
        self._names: Final[dict[str, str]] = {}

    def name_of(self, identity: str) -> str:
        """Return the pseudonym of an identity."""
        return self._names.setdefault(identity, f"p{len(self._names) + 1}")


def pack_act(act: Act, rename: Rename) -> dict[str, Any]:
    """Return an act as written in the file: in milliseconds, without fields that matter to this server only."""
    data = {key: value for key, value in act.data.items() if key not in NOT_EXPORTED}
    return {"kind": act.kind, "at": round(act.at * 1000), **_renamed(data, rename)}


def unpack_act(packed: dict[str, Any], rename: Rename) -> Act:
    """Return an act of a file."""
    if type(packed["at"]) is not int:
        raise TypeError("times must be whole milliseconds")
    act = Act.unpack({**packed, "at": packed["at"] / 1000})
    return Act(act.kind, act.at, **_renamed(act.data, rename))


def _renamed(data: dict[str, Any], rename: Rename) -> dict[str, Any]:
    """Return the fields of an act with all its identities renamed."""
    renamed = {key: rename(value) if key in {"host", "identity"} else value for key, value in data.items()}
    occupant = data.get("occupant")
    if isinstance(occupant, dict) and "identity" in occupant:
        renamed["occupant"] = {**occupant, "identity": rename(occupant["identity"])}
    return renamed
