"""Export: a table as one file that plays on elsewhere and can be verified offline."""

import hmac
from typing import Any, Final

from caravane.kernel.codec import digest
from caravane.tables.acts import OPEN, Act, Refused
from caravane.tables.luck import ALGORITHM, commitment
from caravane.tables.table import ENDED, Table

FORMAT: Final = 1
Export = dict[str, Any]


def export(table: Table, acts: list[Act]) -> Export:
    """Write a table down; the secret of its luck only when the game is over."""
    packed = [act.pack() for act in acts]
    over = table.status == ENDED
    return {
        "caravane": "table",
        "format": FORMAT,
        "luck": {"algorithm": ALGORITHM, "commitment": table.commitment, "secret": table.secret.hex() if over else ""},
        "acts": packed,
        "digest": digest(packed),
    }


def read(data: Export) -> tuple[Table, list[Act]]:
    """Build a table from its file as the acts recorded it; raise ValueError when it is no such file."""
    try:
        if (data["caravane"], data["format"]) != ("table", FORMAT):
            raise ValueError("not a table of this format")
        acts = [Act.unpack(packed) for packed in data["acts"]]
        if acts[0].kind != OPEN:
            raise ValueError("a table begins by being opened")
        table = Table(acts[0], bytes.fromhex(data["luck"]["secret"]))
        for act in acts[1:]:
            table.apply(act)
    except (KeyError, TypeError, IndexError, Refused) as error:
        raise ValueError(f"this file cannot be read: {error}") from error
    return table, acts


def verify(data: Export) -> list[str]:
    """List what is wrong with a finished table: its digest, its commitment, and every outcome of luck.

    The acts are carried out anew, with luck drawn from the secret, and must say the same as the record.
    """
    try:
        problems = _verify_seals(data)
        return problems or _verify_luck(data)
    except (KeyError, TypeError, IndexError, ValueError, Refused) as error:
        return [f"this file cannot be read: {error}"]


def _verify_seals(data: Export) -> list[str]:
    problems: list[str] = []
    if (data["caravane"], data["format"], data["luck"]["algorithm"]) != ("table", FORMAT, ALGORITHM):
        problems.append("this is not a table of a known format")
    if not hmac.compare_digest(digest(data["acts"]), data["digest"]):
        problems.append("the digest of the acts does not fit")
    if not data["luck"]["secret"]:
        problems.append("the secret has not been shown: the game is not over")
    elif commitment(bytes.fromhex(data["luck"]["secret"])) != data["acts"][0]["commitment"]:
        problems.append("the secret is not the one that was committed to")
    return problems


def _verify_luck(data: Export) -> list[str]:
    recorded = [Act.unpack(packed) for packed in data["acts"]]
    table = Table(recorded[0], bytes.fromhex(data["luck"]["secret"]))
    for number, act in enumerate(recorded[1:], start=1):
        anew = Act.unpack({key: value for key, value in act.pack().items() if key != "then"})
        table.apply(anew)
        if anew.data.get("then") != act.data.get("then"):
            return [f"act {number}: luck gives {anew.data.get('then')}, the record says {act.data.get('then')}"]
    return []
