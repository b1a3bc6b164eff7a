"""Files of tables on this machine: saved games, and exports of a server."""

import os
from pathlib import Path
from typing import Final

from caravane.cli.terminal.local_table import LocalTable
from caravane.cli.texts import fail
from caravane.tables.files import format_file, parse_file
from caravane.tables.findings import Finding, InvalidFile
from caravane.tables.verify import Verdict, verify
from caravane.text import Translations

FINDING_TEXTS: Final = {
    "not-json": "verify-problem-not-json",
    "not-an-export": "verify-problem-not-an-export",
    "newer-format": "verify-problem-newer-format",
    "parts": "verify-problem-parts",
    "unreadable": "verify-problem-unreadable",
    "unknown-game": "verify-problem-unknown-game",
    "rules-version": "verify-problem-rules-version",
    "move": "verify-problem-move",
    "digest": "verify-problem-digest",
    "commitment": "verify-problem-commitment",
    "act": "verify-problem-act",
    "luck": "verify-problem-luck",
    "luck-inputs": "verify-problem-luck-inputs",
    "chance-events": "verify-problem-chance-events",
    "seen": "verify-problem-seen",
    "unproved": "verify-problem-unproved",
    "not-finished": "verify-problem-not-finished",
    "result": "verify-problem-result",
}

FILE_MODE: Final = 0o600
"""The save of an unfinished game contains hands and the secret of its luck."""


def save(file: Path, table: LocalTable) -> None:
    """Save a table, for its owner only; a crash while writing leaves the previous save intact."""
    temporary = file.with_name(f"{file.name}.part")
    temporary.touch(FILE_MODE)
    temporary.write_text(format_file(table.export()), encoding="utf-8")
    os.replace(temporary, file)  # noqa: PTH105 (the same on both names)


def verify_file(file: Path) -> Verdict:
    """Verify a file of any version; whatever cannot be read is a finding."""
    try:
        return verify(parse_file(file.read_bytes()))
    except InvalidFile as invalid:
        verdict = Verdict()
        verdict.findings.append(invalid.finding)
        return verdict


def load(ui: Translations, file: Path) -> Verdict:
    """Return the table of a file, finished or not; exit with a message if it is not valid."""
    verdict = verify_file(file)
    if verdict.problems():
        reason = "\n".join(format_finding(ui, problem) for problem in verdict.problems())
        raise fail(ui("bad-save", file=str(file), reason=reason))
    return verdict


def format_finding(ui: Translations, problem: Finding) -> str:
    """Format a finding as a sentence."""
    return ui(FINDING_TEXTS[problem.code], **problem.details)
