"""`caravane verify`: check the file of an online table, offline, alone and with the notes of a player's device."""

from collections import Counter
from pathlib import Path
from typing import Annotated, Final

import typer

from caravane.cli.terminal.conditions import print_conditions
from caravane.cli.terminal.notes_report import compare_notes, load_notes, print_check, written_notes
from caravane.cli.terminal.saves import format_finding, verify_file
from caravane.cli.terminal.screen import Screen
from caravane.cli.texts import DEFAULT_LANG, HELP, LangOption, load_texts, texts_of
from caravane.tables.act_schema import FIRST_ALGORITHM
from caravane.tables.device_notes import DeviceNotes
from caravane.tables.luck.chance_events import LOT, LOTS, ROLL, SHUFFLE
from caravane.tables.notes_check import DIFFERS
from caravane.tables.verify import Verdict
from caravane.text import Translations

TableFile = Annotated[Path, typer.Argument(metavar="FILE", exists=True, dir_okay=False, help=HELP("help-table-file"))]
NotesFile = Annotated[
    Path | None, typer.Option("--notes", metavar="FILE", exists=True, dir_okay=False, help=HELP("help-notes"))
]
Commitment = Annotated[str, typer.Option("--commitment", metavar="HASH", help=HELP("help-commitment"))]
Entropies = Annotated[list[str] | None, typer.Option("--entropy", metavar="SEAT:HEX", help=HELP("help-entropy"))]

CHANCE_TEXTS: Final = {ROLL: "verify-rolls", LOT: "verify-lots", LOTS: "verify-lots", SHUFFLE: "verify-shuffles"}


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("verify", help=HELP("help-verify"))(verify_command)


def verify_command(
    file: TableFile,
    notes: NotesFile = None,
    commitment: Commitment = "",
    entropy: Entropies = None,
    lang: LangOption = DEFAULT_LANG,
) -> None:
    ui, screen = load_texts(lang), Screen()
    verdict = verify_file(file)
    known = _notes(ui, verdict, notes, commitment, entropy or [])
    check = compare_notes(known, file, verdict)
    _print_facts(ui, screen, verdict, lang)
    _print_verdict(ui, screen, verdict)
    if known is not None or verdict.is_valid():
        print_check(ui, screen, check, verdict)
    if check.verdict() == DIFFERS or not verdict.is_valid():
        raise typer.Exit(1)


def _notes(
    ui: Translations, verdict: Verdict, file: Path | None, commitment: str, entropies: list[str]
) -> DeviceNotes | None:
    """Return the notes of a device, or what somebody wrote down; None if there is nothing to compare with."""
    if file is not None:
        if commitment or entropies:
            raise typer.BadParameter(ui("bad-notes-mixture"))
        return load_notes(ui, file)
    return written_notes(ui, verdict, commitment, entropies) if commitment or entropies else None


def _print_verdict(ui: Translations, screen: Screen, verdict: Verdict) -> None:
    """Print whether the file agrees with itself."""
    if verdict.is_valid():
        screen.print(ui("verify-holds"), "bold")
        screen.print_unwrapped(ui("verify-digest", digest=verdict.digest))
        return
    screen.print(ui("verify-fails"), "bold")
    screen.print_list(format_finding(ui, problem) for problem in verdict.findings)


def _print_facts(ui: Translations, screen: Screen, verdict: Verdict, lang: str) -> None:
    """Print what was found in the file, as far as it could be read."""
    table = verdict.table
    if table is None:
        return
    texts = texts_of(table.game, lang)
    screen.print(texts.title(), "bold")
    screen.print(ui("replay-players", names=texts.listing(table.names())))
    print_conditions(ui, screen, table)
    screen.print(ui("verify-acts", count=len(verdict.acts)))
    counts = Counter(CHANCE_TEXTS[chance["kind"]] for chance in verdict.chance_recorder.events)
    texts_of_counts = [ui(kind, count=count) for kind, count in counts.items()]
    screen.print(ui("verify-chance-events", sorts=texts.listing(texts_of_counts)))
    contributors = [name for name, entropy in zip(table.names(), table.entropies, strict=True) if entropy]
    screen.print(ui("verify-entropy", names=texts.listing(contributors), count=len(contributors)))
    if verdict.set_back >= 1:
        screen.print(ui("verify-set-back", seconds=round(verdict.set_back)))
    if verdict.changed_views:
        screen.print(ui("verify-changed-views", count=len(verdict.changed_views)))
    if table.algorithm == FIRST_ALGORITHM:
        screen.print(ui("verify-first-algorithm"))
