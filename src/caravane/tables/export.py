"""Export: a table as one file that can be verified offline, and that plays on elsewhere.

The file names no identities: people are `p1`, `p2` and so on, in the order in which they come up. All numbers are whole,
so that every language writes the file's canonical form in the same bytes.
"""

from collections.abc import Callable
from typing import Any, Final

from caravane.kernel.codec import digest
from caravane.tables.acts import Act, Refused
from caravane.tables.luck.chance_events import drawn_from
from caravane.tables.luck.committed_luck import ALGORITHM
from caravane.tables.projection import result
from caravane.tables.table import ENDED, Table

FORMAT: Final = 1
DIGEST: Final = "digest"
Export = dict[str, Any]

NOT_EXPORTED: Final = ("id", "mark")
"""What matters to one server only: the ids of its messages, and the marks by which it knows its rules."""


def export(table: Table, acts: list[Act], *, running: bool = False) -> Export:
    """Write a table down, from all its acts.

    The acts hold hands and decks, and the secret foretells all luck: while the game is running, the file is for who moves
    the table to another server, and for nobody else.
    """
    if table.status != ENDED and not running:
        raise Refused("not-over")
    names = Pseudonyms()
    return sealed(
        {
            "caravane": "table",
            "format": FORMAT,
            "luck": luck_of(table),
            "acts": [pack_act(act, names.give) for act in acts],
            "chances": chances_of(table, acts),
            "result": result(table) if table.status == ENDED else None,
        }
    )


def luck_of(table: Table) -> dict[str, Any]:
    """Show all that luck is made from."""
    return {
        "algorithm": ALGORITHM,
        "commitment": table.commitment,
        "secret": table.secret.hex(),
        "entropies": table.entropies[:],
    }


def chances_of(table: Table, acts: list[Act]) -> list[dict[str, Any]]:
    """List every chance event that ever was, what was taken back included: what it drew from, and its outcome."""
    witness = Witness()
    again = Table(acts[0], table.secret)
    again.witness = witness.see
    for act in acts[1:]:
        again.apply(act, recorded=True)
    return witness.chances


class Witness:
    """Writes down the chance events of a table as they happen."""

    def __init__(self) -> None:
        self.chances: Final[list[dict[str, Any]]] = []

    def see(self, table: Table, line: str) -> None:
        """Write one down: the act it followed, what it drew from, the line of the journal."""
        drawn = drawn_from(table.game, table.journal.state)
        self.chances.append({"act": table.number, **drawn, "line": line})


def sealed(data: Export) -> Export:
    """Add the digest of all the rest."""
    return {**data, DIGEST: digest({key: value for key, value in data.items() if key != DIGEST})}


Rename = Callable[[str], str]


class Pseudonyms:
    """Names for identities, which do not leave a server."""

    def __init__(self) -> None:
        self._names: Final[dict[str, str]] = {}

    def give(self, identity: str) -> str:
        """Give the name of an identity."""
        return self._names.setdefault(identity, f"p{len(self._names) + 1}")


def pack_act(act: Act, rename: Rename) -> dict[str, Any]:
    """Write an act for the file: in milliseconds, without what matters to this server only."""
    data = {key: value for key, value in act.data.items() if key not in NOT_EXPORTED}
    return {"kind": act.kind, "at": round(act.at * 1000), **_renamed(data, rename)}


def unpack_act(packed: dict[str, Any], rename: Rename) -> Act:
    """Read an act of a file."""
    if type(packed["at"]) is not int:
        raise TypeError("moments are whole milliseconds")
    act = Act.unpack({**packed, "at": packed["at"] / 1000})
    return Act(act.kind, act.at, **_renamed(act.data, rename))


def _renamed(data: dict[str, Any], rename: Rename) -> dict[str, Any]:
    """Give other names to the identities in an act: the host, who sits down, goes on holiday, or may watch."""
    renamed = {key: rename(value) if key in {"host", "identity"} else value for key, value in data.items()}
    occupant = data.get("occupant")
    if isinstance(occupant, dict) and "identity" in occupant:
        renamed["occupant"] = {**occupant, "identity": rename(occupant["identity"])}
    return renamed
