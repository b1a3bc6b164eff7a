"""`caravane verify`: check the file of an online table, offline."""

from collections import Counter
from pathlib import Path
from typing import Annotated, Final

import typer

from caravane.cli.terminal.saves import format_finding, verify_file
from caravane.cli.terminal.screen import Screen
from caravane.cli.texts import DEFAULT_LANG, HELP, LangOption, load_texts, texts_of
from caravane.tables.luck.chance_events import LOT, LOTS, ROLL, SHUFFLE
from caravane.tables.verify import Verdict
from caravane.text import Translations

TableFile = Annotated[Path, typer.Argument(metavar="FILE", exists=True, dir_okay=False, help=HELP("help-table-file"))]

CHANCE_TEXTS: Final = {ROLL: "verify-rolls", LOT: "verify-lots", LOTS: "verify-lots", SHUFFLE: "verify-shuffles"}


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("verify", help=HELP("help-verify"))(verify_command)


def verify_command(file: TableFile, lang: LangOption = DEFAULT_LANG) -> None:
    ui, screen = load_texts(lang), Screen()
    verdict = verify_file(file)
    _print_facts(ui, screen, verdict, lang)
    if verdict.is_valid():
        screen.print(ui("verify-holds"), "bold")
        screen.print_unwrapped(ui("verify-digest", digest=verdict.digest))
        return
    screen.print(ui("verify-fails"), "bold")
    screen.print_list(format_finding(ui, problem) for problem in verdict.findings)
    raise typer.Exit(1)


def _print_facts(ui: Translations, screen: Screen, verdict: Verdict, lang: str) -> None:
    """Print what was found in the file, as far as it could be read."""
    table = verdict.table
    if table is None:
        return
    texts = texts_of(table.game, lang)
    screen.print(texts.title(), "bold")
    screen.print(ui("replay-players", names=texts.listing(table.names())))
    screen.print(ui("verify-acts", count=len(verdict.acts)))
    counts = Counter(CHANCE_TEXTS[chance["kind"]] for chance in verdict.chance_recorder.events)
    texts_of_counts = [ui(kind, count=count) for kind, count in counts.items()]
    screen.print(ui("verify-chance-events", sorts=texts.listing(texts_of_counts)))
    contributors = [name for name, entropy in zip(table.names(), table.entropies, strict=True) if entropy]
    screen.print(ui("verify-entropy", names=texts.listing(contributors), count=len(contributors)))
