"""Comparison of a device's notes with the file of the table: only who took part can say that luck was not steered.

The browser compares in the same way (`web/src/luck`), and both are checked by the same test vectors.
"""

from collections.abc import Collection, Iterator, Sequence
from typing import Any, Final, NamedTuple

from caravane.tables.act_schema import FIRST_ALGORITHM
from caravane.tables.acts import ENTROPY, PLAY, STAND
from caravane.tables.device_notes import COMMITTED, RESULT_PARTS, REVEAL_ACCEPTED, REVEALED, DeviceNotes, OwnEntropy
from caravane.tables.export import Export
from caravane.tables.findings import NOT_FINISHED, UNKNOWN, UNPROVED
from caravane.tables.luck.committed_luck import commitment
from caravane.tables.table_recorder import is_comparable

VERIFIED: Final = "verified"
NO_PART: Final = "no-part"
DIFFERS: Final = "differs"

DIFFERENCES: Final = (
    "file",
    "game",
    "commitment",
    "own-entropy",
    "others-entropy",
    "move",
    "shown",
    "result",
)
HARMLESS: Final = ("missing-entropy", "no-entropy", "others-unknown")
"""Remarks beside which the file may still be verified, by another seat of the same device."""
UNCHECKED: Final = "unchecked"
FIRST_LUCK: Final = "first-algorithm"
REMARKS: Final = (
    "no-notes",
    UNCHECKED,
    UNPROVED,
    NOT_FINISHED,
    FIRST_LUCK,
    "no-commitment",
    "restarted",
    "irregular",
    "not-revealed-here",
    "entropy-void",
    "entropy-skipped",
    "old-file",
    "unseen",
    "views-changed",
    "no-result",
    *HARMLESS,
)


class Mark(NamedTuple):
    """A difference or a remark: its code, and where it applies the seat and a number."""

    code: str
    seat: int | None = None
    number: int | None = None

    def pack(self) -> dict[str, Any]:
        """Return the mark as JSON-serializable data."""
        return {name: value for name, value in self._asdict().items() if value is not None}


class NotesCheck:
    """What a comparison has found."""

    def __init__(self) -> None:
        self.differences: Final[list[Mark]] = []
        self.remarks: Final[list[Mark]] = []
        self.took_part: bool = False
        """Whether entropy of this device is in the luck, and was given when all else was fixed."""

    def verdict(self) -> str:
        """Return one of the three verdicts."""
        if self.differences:
            return DIFFERS
        blocked = any(remark.code not in HARMLESS for remark in self.remarks)
        return VERIFIED if self.took_part and not blocked else NO_PART

    def pack(self) -> dict[str, Any]:
        """Return the result as JSON-serializable data."""
        marks = {"differences": self.differences, "remarks": self.remarks}
        return {"verdict": self.verdict()} | {name: [mark.pack() for mark in found] for name, found in marks.items()}


def check_notes(
    notes: DeviceNotes | None, data: Export, findings: Collection[str], changed_views: Sequence[tuple[int, int]] = ()
) -> NotesCheck:
    """Compare notes with a file in the current format, given the codes of the findings of the file's own verification."""
    check = NotesCheck()
    if notes is None:
        check.remarks.append(Mark("no-notes"))
    if set(findings) - {UNPROVED, NOT_FINISHED, *UNKNOWN}:
        check.differences.append(Mark("file"))
    if set(findings) & set(UNKNOWN):
        check.remarks.append(Mark(UNCHECKED))
    check.remarks.extend(Mark(code) for code in (UNPROVED, NOT_FINISHED) if code in findings)
    try:
        if data and data["luck"]["algorithm"] == FIRST_ALGORITHM:
            check.remarks.append(Mark(FIRST_LUCK))
        if notes is not None:
            _compare(check, notes, data, changed_views)
    except (AttributeError, LookupError, TypeError, ValueError):
        # Parts of a file that fails its verification may have any form.
        _add_once(check.differences, Mark("file"))
    return check


def _compare(check: NotesCheck, notes: DeviceNotes, data: Export, changed_views: Sequence[tuple[int, int]]) -> None:
    settings = data["acts"][0]["settings"]
    if (settings["game"], settings["seats"]) != (notes.game, notes.seats):
        check.differences.append(Mark("game"))
        return
    _compare_commitment(check, notes, data)
    # Somebody who knew the luck of a start may have made it void because it did not suit.
    counted = {"restarted": notes.restarts, "irregular": notes.irregular}
    check.remarks.extend(Mark(code, number=count) for code, count in counted.items() if count)
    if len(data["luck"]["entropies"]) != notes.seats:
        _add_once(check.differences, Mark("file"))
        return
    given = [own for own in notes.entropies if _is_given(check, own, data, by_hand=notes.by_hand)]
    for own in given:
        _compare_others(check, own, data["luck"]["entropies"])
    if not notes.entropies:
        check.remarks.append(Mark("no-entropy"))
    check.differences.extend(_missing_moves(notes, data["acts"]))
    _compare_seen(check, notes, data, changed_views)
    if notes.result is not None and notes.result != _result(data):
        check.differences.append(Mark("result"))
    elif notes.result is None and not notes.by_hand:
        check.remarks.append(Mark("no-result"))


def _compare_commitment(check: NotesCheck, notes: DeviceNotes, data: Export) -> None:
    if not notes.commitment:
        check.remarks.append(Mark("no-commitment"))
    elif notes.commitment != data["luck"]["commitment"]:
        check.differences.append(Mark("commitment"))


def _is_given(check: NotesCheck, own: OwnEntropy, data: Export, *, by_hand: bool) -> bool:
    """Return whether own entropy is in the luck, and was given here; otherwise remark why not."""
    if data["luck"]["entropies"][own.seat] != own.entropy:
        _explain_missing(check, own, data)
        return False
    if not own.others and not by_hand:
        check.remarks.append(Mark("not-revealed-here", own.seat))
        return False
    if by_hand:
        _add_once(check.remarks, Mark("others-unknown"))
    check.took_part = True
    return True


def _explain_missing(check: NotesCheck, own: OwnEntropy, data: Export) -> None:
    """Remark why own entropy is not in the luck, if the acts explain it; otherwise it is a difference."""
    last = _last_entropy_act(own, data["acts"])
    voided = last >= 0 and any(act["kind"] == STAND for act in data["acts"][last + 1 :])
    if voided:
        check.remarks.append(Mark("entropy-void", own.seat))
    elif last < 0 and not own.committed:
        check.remarks.append(Mark("no-entropy", own.seat))
    elif last >= 0 and data["luck"]["entropies"][own.seat] == "" and own.revealed != REVEAL_ACCEPTED:
        check.remarks.append(Mark("entropy-skipped", own.seat))
    else:
        check.differences.append(Mark("own-entropy", own.seat))


def _last_entropy_act(own: OwnEntropy, acts: list[dict[str, Any]]) -> int:
    """Return the index of the last act by which a seat has added this entropy, or committed to it; -1 if none has."""
    found = [
        index
        for index, act in enumerate(acts)
        if act["kind"] == ENTROPY
        and act["seat"] == own.seat
        and (act.get("commitment") == own.hash() or act.get("entropy") == own.entropy)
    ]
    return found[-1] if found else -1


def _compare_others(check: NotesCheck, own: OwnEntropy, entropies: list[str]) -> None:
    """Check that all other entropy is what was fixed when this device revealed its own."""
    for seat, state in enumerate(own.others):
        if seat == own.seat:
            continue
        given = entropies[seat]
        hashed = commitment(bytes.fromhex(given)) if given else ""
        if state.startswith(COMMITTED) and not given:
            _add_once(check.remarks, Mark("missing-entropy", seat))
        elif hashed != state.removeprefix(COMMITTED).removeprefix(REVEALED):
            _add_once(check.differences, Mark("others-entropy", seat))


def _add_once(marks: list[Mark], mark: Mark) -> None:
    if mark not in marks:
        marks.append(mark)


def _missing_moves(notes: DeviceNotes, acts: list[dict[str, Any]]) -> Iterator[Mark]:
    """Yield the first own moves of every seat that are not in the file; others may lie between them."""
    for seat in sorted({own.seat for own in notes.moves}):
        played = iter([act["moves"] for act in acts if act["kind"] == PLAY and act["seat"] == seat])
        noted = [own.moves for own in notes.moves if own.seat == seat]
        for number, moves in enumerate(noted, start=1):
            if moves not in played:
                yield Mark("move", seat, number)
                break


def _compare_seen(
    check: NotesCheck, notes: DeviceNotes, data: Export, changed_views: Sequence[tuple[int, int]]
) -> None:
    if data["seen"] is None:
        if data["result"] is not None and not notes.by_hand:
            check.remarks.append(Mark("old-file"))
        return
    check.remarks.extend(_unseen(notes))
    for seat, pairs in notes.seen.items():
        _compare_seat(check, seat, pairs, data["seen"][seat])
    for seat, number in changed_views[:1]:
        if not any(remark.code == "views-changed" for remark in check.remarks):
            check.remarks.append(Mark("views-changed", seat, number))


def _unseen(notes: DeviceNotes) -> Iterator[Mark]:
    """Yield for every seat the first number that was answered by a move, and of which it is not noted what was shown."""
    noted = {(seat, number) for seat, pairs in notes.seen.items() for number, _ in pairs}
    for seat in sorted({own.seat for own in notes.moves}):
        answered = [own.number for own in notes.moves if own.seat == seat and (seat, own.number) not in noted]
        yield from [Mark("unseen", seat, number) for number in answered[:1]]


def _compare_seat(check: NotesCheck, seat: int, pairs: list[tuple[int, str]], recorded: list[str]) -> None:
    """Compare what one seat was shown; name the first number that differs, and the first that cannot be compared."""
    entries = [(number, digest, recorded[number - 1] if number <= len(recorded) else "") for number, digest in pairs]
    differ = [(number, is_comparable(digest, entry)) for number, digest, entry in entries if digest != entry]
    shown = [number for number, comparable in differ if comparable]
    changed = [number for number, comparable in differ if not comparable]
    check.differences.extend(Mark("shown", seat, number) for number in shown[:1])
    check.remarks.extend(Mark("views-changed", seat, number) for number in changed[:1])


def _result(data: Export) -> dict[str, Any] | None:
    """Return the parts of the file's result that a device notes."""
    return None if data["result"] is None else {part: data["result"][part] for part in RESULT_PARTS}
