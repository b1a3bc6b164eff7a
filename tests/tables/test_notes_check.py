"""Comparison of a device's notes with files: every difference is named, and nothing honest is."""

import copy
import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from caravane.tables.device_notes import InvalidNotes, notes_by_hand, read_notes
from caravane.tables.export import with_digest
from caravane.tables.files import convert_file
from caravane.tables.notes_check import DIFFERENCES, REMARKS, check_notes
from caravane.tables.verify import verify
from tests.tables.export_files import at, leaves
from tests.tables.noted_games import NotedGame, Notes, entropy_of, noted_game, other_digits

VECTORS = json.loads((Path(__file__).parents[1] / "vectors" / "luck.json").read_text(encoding="utf-8"))
CASES: list[dict[str, Any]] = VECTORS["notes"]
EXPECTED = {
    "all agrees": "verified",
    "the other device": "verified",
    "no notes": "no-part: no-notes",
    "another game": "differs: game",
    "another number of seats": "differs: game",
    "another commitment": "differs: commitment",
    "the device came too late": "no-part: no-commitment, no-entropy",
    "other entropy": "differs: own-entropy 0",
    "other entropy, never accepted": "no-part: no-entropy 0",
    "revealed elsewhere": "no-part: not-revealed-here 0",
    "the answer was lost": "verified",
    "another hash of another seat": "differs: others-entropy 1",
    "a seat that had added nothing": "differs: others-entropy 1",
    "a bot that had added something": "differs: others-entropy 2",
    "a seat that did not reveal": "verified: missing-entropy 2",
    "another move": "differs: move 0 10",
    "moves in another order": "differs: move 0 2",
    "fewer moves": "verified",
    "another view": "differs: shown 0 12",
    "two views at one number": "differs: shown 0 12",
    "a view of another version": "no-part: views-changed 0 12",
    "a view after the end": "differs: shown 0 10000",
    "a view before the game": "differs: shown 0 1",
    "fewer views": "no-part: unseen 0 9",
    "another result": "differs: result",
    "a start that became void": "no-part: restarted 1",
    "no result": "no-part: no-result",
    "a file without views": "no-part: old-file",
    "a file that fails its check": "differs: file",
    "a move in answer to what is not noted": "no-part: unseen 0 10000",
    "something irregular was shown": "no-part: irregular 2",
    "other chance events": "differs: shown 0 12",
    "other chance events in a view of another version": "differs: shown 0 12",
    "entropy of a seat that does not exist": "differs: file",
    "the first algorithm": "no-part: first-algorithm",
    "a start without a companion at this device": "no-part: entropy-skipped 1, missing-entropy 1",
    "commitments that became void": "no-part: entropy-void 0",
    "a start without somebody else": "verified: missing-entropy 1",
    "a start without this device": "no-part: entropy-skipped 1",
    "left out although accepted": "differs: own-entropy 1",
}


def check(notes: Notes | None, file: object) -> dict[str, Any]:
    verdict = verify(file)
    codes = [finding.code for finding in verdict.findings]
    read = None if notes is None else read_notes(notes)
    return check_notes(read, convert_file(file), codes, verdict.changed_views).pack()


def in_words(found: dict[str, Any]) -> str:
    marks = found["differences"] or found["remarks"]
    words = [" ".join(str(value) for value in mark.values()) for mark in marks]
    return ": ".join([found["verdict"], *([", ".join(words)] if words else [])])


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["name"])
def test_every_difference_is_named(case: dict[str, Any]) -> None:
    file = case["file"]
    found = check(case["notes"], VECTORS["files"][file] if isinstance(file, str) else file)
    assert in_words(found) == EXPECTED[case["name"]]
    assert found == case["expected"]


def test_the_cases_are_complete() -> None:
    assert {case["name"] for case in CASES} == set(EXPECTED)
    found = {mark["code"] for case in CASES for part in ("differences", "remarks") for mark in case["expected"][part]}
    assert set(DIFFERENCES) <= found
    assert set(REMARKS) - found == {"others-unknown", "unchecked", "unproved", "not-finished"}


@cache
def whole() -> NotedGame:
    return noted_game()


def test_every_single_change_in_the_notes_is_noticed() -> None:
    """Check that no value of complete notes can change without the verdict changing or the notes becoming invalid."""
    file, notes = whole().file(), whole().devices[0].notes
    kept = []
    # The same view may have been shown at two numbers, and a move may answer another one that was shown.
    for path in (path for path in leaves(notes) if (path[0], path[-1]) not in {("seen", 0), ("moves", "n")}):
        other = copy.deepcopy(notes)
        at(other, path[:-1])[path[-1]] = _another(at(notes, path))
        try:
            if check(other, file)["verdict"] == "verified":
                kept.append(path)
        except InvalidNotes:
            continue
    # The id of the table is not in the file; whether answers arrived only matters if something is missing.
    own_state = ("entropies", 0, "others", 0)
    assert set(kept) <= {("table",), ("entropies", 0, "committed"), own_state}


def _another(value: Any) -> Any:
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    return other_digits(value) if isinstance(value, str) and value else "x"


def test_rules_that_are_not_installed_are_no_difference() -> None:
    file, notes = whole().file(), whole().devices[0].notes
    settings = file["acts"][0]["settings"]
    other = [{**file["acts"][0], "settings": {**settings, "rules": settings["rules"] + 1}}, *file["acts"][1:]]
    found = check(notes, with_digest(file | {"acts": other}))
    assert in_words(found) == "no-part: unchecked"
    moved = {**notes, "moves": notes["moves"][::-1]}
    assert in_words(check(moved, with_digest(file | {"acts": other}))).startswith("differs: move")


@pytest.mark.parametrize("data", [None, [], {}, "notes", {"caravane": "table"}, {"caravane": "notes", "format": 2}])
def test_other_data_are_no_notes(data: object) -> None:
    with pytest.raises(InvalidNotes):
        read_notes(data)


@pytest.mark.parametrize(("seat", "verdict"), [(0, "verified"), (1, "differs")])
def test_what_was_written_down_by_hand(seat: int, verdict: str) -> None:
    file = whole().file()
    notes = notes_by_hand(file["luck"]["commitment"], {seat: entropy_of(0)}, "_template", 3)
    assert check_notes(notes, file, []).verdict() == verdict


def test_a_damaged_file_does_not_break_the_comparison() -> None:
    file = whole().file() | {"seen": 7, "result": [], "acts": whole().file()["acts"][:1]}
    found = check_notes(read_notes(whole().devices[0].notes), file, ["unreadable"])
    assert "file" in [mark.code for mark in found.differences]
