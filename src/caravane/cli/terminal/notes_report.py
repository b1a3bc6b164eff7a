"""The notes of a player's device in the terminal: reading them, and the result of comparing them with a file."""

from pathlib import Path
from typing import Final

import typer

from caravane.cli.terminal.screen import Screen
from caravane.cli.texts import fail
from caravane.tables.device_notes import MAX_SEATS, DeviceNotes, InvalidNotes, notes_by_hand, read_notes
from caravane.tables.files import convert_file, parse_file
from caravane.tables.findings import InvalidFile
from caravane.tables.notes_check import DIFFERS, FIRST_LUCK, NO_PART, UNCHECKED, VERIFIED, Mark, NotesCheck, check_notes
from caravane.tables.verify import Verdict
from caravane.text import Translations

VERDICT_TEXTS: Final = {VERIFIED: "notes-verified", DIFFERS: "notes-differ"}
NO_NOTES: Final = "no-notes"
BY_HAND: Final = "others-unknown"
MARK_TEXTS: Final = {
    "file": "notes-difference-file",
    "game": "notes-difference-game",
    "commitment": "notes-difference-commitment",
    "own-entropy": "notes-difference-own-entropy",
    "others-entropy": "notes-difference-others-entropy",
    "move": "notes-difference-move",
    "shown": "notes-difference-shown",
    "result": "notes-difference-result",
    "unproved": "notes-remark-unproved",
    "not-finished": "notes-remark-not-finished",
    "no-commitment": "notes-remark-no-commitment",
    UNCHECKED: "notes-remark-unchecked",
    FIRST_LUCK: "notes-remark-first-algorithm",
    "restarted": "notes-remark-restarted",
    "irregular": "notes-remark-irregular",
    "not-revealed-here": "notes-remark-not-revealed-here",
    "old-file": "notes-remark-old-file",
    "unseen": "notes-remark-unseen",
    "views-changed": "notes-remark-views-changed",
    "no-result": "notes-remark-no-result",
    "missing-entropy": "notes-remark-missing-entropy",
    "entropy-void": "notes-remark-entropy-void",
    "entropy-skipped": "notes-remark-entropy-skipped",
    "no-entropy": "notes-remark-no-entropy",
    BY_HAND: "notes-remark-others-unknown",
}


def load_notes(ui: Translations, file: Path) -> DeviceNotes:
    """Return the notes in a file; exit with a message if there are none."""
    try:
        return read_notes(parse_file(file.read_bytes()))
    except (InvalidNotes, InvalidFile) as error:
        raise fail(ui("bad-notes", file=str(file), reason=str(error))) from error


def written_notes(ui: Translations, verdict: Verdict, committed: str, entropies: list[str]) -> DeviceNotes:
    """Return notes of a commitment and of entropies `SEAT:HEX` that somebody wrote down."""
    given = [text.partition(":") for text in entropies]
    table = verdict.table
    try:
        by_seat = {int(seat): entropy.lower() for seat, _, entropy in given}
        game, seats = (table.settings.game, table.settings.seats) if table else ("", MAX_SEATS)
        notes = notes_by_hand(committed.lower(), by_seat, game, seats)
    except (InvalidNotes, ValueError) as error:
        raise typer.BadParameter(ui("bad-written-notes")) from error
    if len(by_seat) < len(given):
        raise typer.BadParameter(ui("bad-written-twice"))
    return notes


def compare_notes(notes: DeviceNotes | None, file: Path, verdict: Verdict) -> NotesCheck:
    """Compare notes with a file that was verified."""
    findings = [finding.code for finding in verdict.findings]
    try:
        return check_notes(notes, convert_file(parse_file(file.read_bytes())), findings, verdict.changed_views)
    except InvalidFile:
        return check_notes(None, {}, findings)


def print_check(ui: Translations, screen: Screen, check: NotesCheck, verdict: Verdict) -> None:
    """Print the verdict of a comparison and what it is based on."""
    screen.print(ui(_verdict_text(check)), "bold")
    marks = [mark for mark in [*check.differences, *check.remarks] if mark.code in MARK_TEXTS]
    screen.print_list(_format_mark(ui, mark, verdict) for mark in marks)


def _verdict_text(check: NotesCheck) -> str:
    remarks, verdict = {remark.code for remark in check.remarks}, check.verdict()
    if verdict == NO_PART:
        return _no_part_text(check, remarks)
    return "notes-written-agree" if BY_HAND in remarks and verdict == VERIFIED else VERDICT_TEXTS[verdict]


def _no_part_text(check: NotesCheck, remarks: set[str]) -> str:
    if UNCHECKED in remarks:
        return "notes-unchecked"
    if NO_NOTES in remarks:
        return "notes-none"
    return "notes-unsure" if check.took_part else "notes-no-part"


def _format_mark(ui: Translations, mark: Mark, verdict: Verdict) -> str:
    names = verdict.table.names() if verdict.table else []
    name = names[mark.seat] if mark.seat is not None and mark.seat < len(names) else ""
    return ui(MARK_TEXTS[mark.code], name=name, number=mark.number or 0)
