"""Shape: what an act may say. Whatever does not fit is refused before anything looks at it."""

import re
from typing import Any, Final

from caravane.tables import acts
from caravane.tables.acts import Act, Refused

FIELDS: Final[dict[str, dict[str, type]]] = {
    acts.OPEN: {"settings": dict, "host": str, "commitment": str},
    acts.SIT: {"seat": int, "occupant": dict},
    acts.STAND: {"seat": int},
    acts.ENTROPY: {"seat": int},
    acts.START: {},
    acts.PLAY: {"seat": int, "moves": list},
    acts.UNDO: {"seat": int},
    acts.ASK: {"seat": int},
    acts.AGREE: {"seat": int},
    acts.DECLINE: {"seat": int},
    acts.LEAVE: {"seat": int},
    acts.RETURN: {"seat": int},
    acts.RESIGN: {"seat": int},
    acts.EXPIRE: {"seat": int},
    acts.HOLIDAY: {"identity": str, "until": int},
    acts.GRANT: {"seat": int, "identity": str},
}
"""What each kind of act must say."""
MAY_SAY: Final[dict[str, dict[str, type]]] = {acts.ENTROPY: {"entropy": str, "promise": str}}
ANY_MAY_SAY: Final[dict[str, type]] = {"id": str}
"""The id of the message that asked for it."""
RECORDED: Final[dict[str, type]] = {"then": list, "mark": str}
"""What carrying an act out adds to it: the luck and the forced moves that followed, the state's fingerprint."""

LATEST: Final = float(1 << 33)
"""No moment is later than this, in the year 2242: the calendar ends before numbers do."""
LONGEST_TEXT: Final = 200
LONGEST_LINE: Final = 4_000
"""A line may hold the order of a whole deck."""
MOST_MOVES: Final = 100

_HEX: Final = re.compile(r"(?:[0-9a-f]{2})+\Z")
_HALF: Final = re.compile(f"[{chr(0xD800)}-{chr(0xDFFF)}]")
HASH_BYTES: Final = (32, 32)
ENTROPY_BYTES: Final = (16, 64)


def check(act: Act, seats: int, *, recorded: bool) -> None:
    """Refuse an act that does not say what its kind says, all of it and nothing else."""
    if act.kind not in FIELDS or act.kind == acts.OPEN:
        raise Refused("unknown-act")
    check_fields(act, recorded=recorded)
    if not 0 <= act.data.get("seat", 0) < seats:
        raise Refused("no-such-seat")


def check_fields(act: Act, *, recorded: bool) -> None:
    """Compare what an act says with what its kind says."""
    must = FIELDS[act.kind]
    may = MAY_SAY.get(act.kind, {}) | ANY_MAY_SAY | (RECORDED if recorded else {})
    if not (set(must) <= set(act.data) <= set(must) | set(may)):
        raise Refused("bad-act", "fields")
    for name, value in act.data.items():
        if type(value) is not (must | may)[name] or not _fits(name, value):
            raise Refused("bad-act", name)
    if not 0 <= act.at <= LATEST:
        raise Refused("bad-act", "at")


def _fits(name: str, value: Any) -> bool:
    if name in {"entropy", "promise", "commitment"}:
        return is_hex(value, ENTROPY_BYTES if name == "entropy" else HASH_BYTES)
    if name == "until":
        return bool(0 <= value <= LATEST)
    if name in {"moves", "then"}:
        most = MOST_MOVES if name == "moves" else len(value)
        return len(value) <= most and all(is_text(line, LONGEST_LINE) for line in value)
    return type(value) is not str or is_text(value, LONGEST_TEXT)


def is_text(value: object, longest: int) -> bool:
    """Tell whether this is some text that can be written anywhere: no half characters, which UTF-8 does not have."""
    return type(value) is str and 0 < len(value) <= longest and _HALF.search(value) is None


def is_hex(text: str, least_most: tuple[int, int]) -> bool:
    """Tell whether this is a number of bytes, in small hexadecimal digits."""
    least, most = least_most
    return 2 * least <= len(text) <= 2 * most and _HEX.match(text) is not None
