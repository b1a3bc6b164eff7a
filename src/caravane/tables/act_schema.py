"""Validation of the fields of acts, before anything else reads them."""

import re
from typing import Any, Final

from caravane.tables import acts
from caravane.tables.acts import Act, Refused

REQUIRED_FIELDS: Final[dict[str, dict[str, type]]] = {
    acts.CREATE: {"settings": dict, "host": str, "commitment": str},
    acts.SIT: {"seat": int, "occupant": dict},
    acts.STAND: {"seat": int},
    acts.ENTROPY: {"seat": int},
    acts.START: {},
    acts.PLAY: {"seat": int, "moves": list},
    acts.UNDO: {"seat": int},
    acts.TAKEBACK: {"seat": int},
    acts.ACCEPT: {"seat": int},
    acts.DECLINE: {"seat": int},
    acts.AWAY: {"seat": int},
    acts.BACK: {"seat": int},
    acts.RESIGN: {"seat": int},
    acts.TIMEOUT: {"seat": int},
    acts.HOLIDAY: {"identity": str, "until": int},
    acts.GRANT: {"seat": int, "identity": str},
}
"""Required fields by kind of act."""
OPTIONAL_FIELDS: Final[dict[str, dict[str, type]]] = {
    acts.CREATE: {"unproved_acts": int, "algorithm": int},
    acts.ENTROPY: {"entropy": str, "commitment": str},
    acts.UNDO: {"whole": bool},
    acts.TAKEBACK: {"whole": bool},
}
"""Optional fields by kind of act."""
COMMON_FIELDS: Final[dict[str, type]] = {"id": str}
"""Optional fields of all kinds: the id of the message that requested the act."""
RECORDED_FIELDS: Final[dict[str, type]] = {"follow_ups": list, "fingerprint": str}
"""Fields added when an act is applied: the luck and forced moves that followed, and the state's fingerprint."""

FIRST_ALGORITHM: Final = 1
"""Version of the luck at tables whose first act names none."""
ALGORITHM: Final = 2
"""Version of the luck at new tables (`luck/committed_luck.py`)."""
ALGORITHMS: Final = (FIRST_ALGORITHM, ALGORITHM)

MAX_TIME: Final = float(1 << 33)
"""Latest accepted time, in the year 2242, because calendars end before numbers do."""
MAX_TEXT_LENGTH: Final = 200
MAX_LINE_LENGTH: Final = 4_000
"""Maximum length of a line, which may hold the order of a whole deck."""
MAX_MOVES: Final = 100

_HEX: Final = re.compile(r"(?:[0-9a-f]{2})+\Z")
_SURROGATE: Final = re.compile(f"[{chr(0xD800)}-{chr(0xDFFF)}]")
HASH_BYTES: Final = (32, 32)
ENTROPY_BYTES: Final = (16, 64)


def check(act: Act, seats: int, *, recorded: bool) -> None:
    """Raise Refused unless the act has exactly the fields of its kind and an existing seat."""
    if act.kind not in REQUIRED_FIELDS or act.kind == acts.CREATE:
        raise Refused("unknown-act")
    check_fields(act, recorded=recorded)
    if not 0 <= act.data.get("seat", 0) < seats:
        raise Refused("seat-not-found")


def check_fields(act: Act, *, recorded: bool) -> None:
    """Raise Refused unless the act has exactly the fields of its kind, with valid values."""
    required = REQUIRED_FIELDS[act.kind]
    optional = OPTIONAL_FIELDS.get(act.kind, {}) | COMMON_FIELDS | (RECORDED_FIELDS if recorded else {})
    if not (set(required) <= set(act.data) <= set(required) | set(optional)):
        raise Refused("bad-act", "fields")
    for name, value in act.data.items():
        if type(value) is not (required | optional)[name] or not _is_valid(name, value):
            raise Refused("bad-act", name)
    if not 0 <= act.at <= MAX_TIME:
        raise Refused("bad-act", "at")


def _is_valid(name: str, value: Any) -> bool:
    if name in {"entropy", "commitment"}:
        return is_hex(value, ENTROPY_BYTES if name == "entropy" else HASH_BYTES)
    if name == "algorithm":
        return value in ALGORITHMS
    if name == "unproved_acts":
        return bool(value > 0)
    if name == "until":
        return bool(0 <= value <= MAX_TIME)
    if name in {"moves", "follow_ups"}:
        max_lines = MAX_MOVES if name == "moves" else len(value)
        return len(value) <= max_lines and all(is_text(line, MAX_LINE_LENGTH) for line in value)
    return type(value) is not str or is_text(value, MAX_TEXT_LENGTH)


def is_text(value: object, max_length: int) -> bool:
    """Return whether this is a non-empty text that can be encoded as UTF-8, which has no lone surrogates."""
    return type(value) is str and 0 < len(value) <= max_length and _SURROGATE.search(value) is None


def is_hex(text: str, byte_range: tuple[int, int]) -> bool:
    """Return whether this is a number of bytes within a range, in lower-case hexadecimal digits."""
    min_bytes, max_bytes = byte_range
    return 2 * min_bytes <= len(text) <= 2 * max_bytes and _HEX.match(text) is not None
