"""`caravane verify`: whether the file of an online table tells the truth, offline."""

import json
from collections import Counter
from pathlib import Path
from typing import Annotated, Final, NoReturn

import typer

from caravane.cli.terminal.screen import Screen
from caravane.cli.texts import DEFAULT_LANG, HELP, LangOption, fail, speak, texts_of
from caravane.tables.luck.chance_events import LOT, LOTS, ROLL, SHUFFLE
from caravane.tables.verify import Problem, Verdict, verify
from caravane.text import Sentences

TableFile = Annotated[Path, typer.Argument(metavar="FILE", exists=True, dir_okay=False, help=HELP("help-table-file"))]

SORTS: Final = {ROLL: "verify-rolls", LOT: "verify-lots", LOTS: "verify-lots", SHUFFLE: "verify-shuffles"}
PROBLEMS: Final = {
    "no-table": "problem-no-table",
    "unreadable": "problem-unreadable",
    "other-rules": "problem-other-rules",
    "digest": "problem-digest",
    "commitment": "problem-commitment",
    "act": "problem-act",
    "luck": "problem-luck",
    "luck-parts": "problem-luck-parts",
    "chances": "problem-chances",
    "not-over": "problem-not-over",
    "result": "problem-result",
}


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("verify", help=HELP("help-verify"))(verify_command)


def verify_command(file: TableFile, lang: LangOption = DEFAULT_LANG) -> None:
    ui, screen = speak(lang), Screen()
    verdict = verify(read_table_file(ui, file))
    _tell_facts(ui, screen, verdict, lang)
    if verdict.holds():
        screen.say(ui("verify-holds"), "bold")
        screen.quote(ui("verify-digest", digest=verdict.digest))
        return
    screen.say(ui("verify-fails"), "bold")
    screen.tell(told(ui, problem) for problem in verdict.problems)
    raise typer.Exit(1)


def read_table_file(ui: Sentences, file: Path) -> object:
    """Read a file of JSON; leave with a message when it is none."""
    try:
        return json.loads(file.read_text(encoding="utf-8"), parse_constant=_no_number)
    except (ValueError, RecursionError) as error:
        raise fail(ui("bad-table-file", file=str(file), reason=str(error))) from error


def _no_number(name: str) -> NoReturn:
    raise ValueError(name)


def told(ui: Sentences, problem: Problem) -> str:
    """Put a problem in words."""
    return ui(PROBLEMS[problem.code], **problem.about)


def _tell_facts(ui: Sentences, screen: Screen, verdict: Verdict, lang: str) -> None:
    """Tell what was found in the file, as far as it could be read."""
    table = verdict.table
    if table is None:
        return
    texts = texts_of(table.game, lang)
    screen.say(texts.title(), "bold")
    screen.say(ui("replay-players", names=texts.listing(table.names())))
    screen.say(ui("verify-acts", count=len(verdict.acts)))
    sorts = Counter(SORTS[chance["kind"]] for chance in verdict.chances.chances)
    counted = [ui(sort, count=count) for sort, count in sorts.items()]
    screen.say(ui("verify-chances", sorts=texts.listing(counted)))
    given = [name for name, entropy in zip(table.names(), table.entropies, strict=True) if entropy]
    screen.say(ui("verify-entropy", names=texts.listing(given), count=len(given)))
