"""`caravane hint`: value of the next moves of a saved game, from the deciding seat's perspective."""

import json
from pathlib import Path
from typing import Annotated

import typer

from caravane.bots.hint import hints
from caravane.bots.perspective import Perspective
from caravane.cli.seat_args import read_names
from caravane.cli.terminal.hint_table import show_hints
from caravane.cli.terminal.local_table import occupants_of
from caravane.cli.terminal.saves import load
from caravane.cli.terminal.screen import Screen
from caravane.cli.texts import DEFAULT_LANG, HELP, LangOption, fail, load_texts, texts_of
from caravane.kernel.luck import Sfc32
from caravane.tables.table import Table
from caravane.text import Translations


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("hint", help=HELP("help-hint"))(hint)


def hint(  # noqa: PLR0917 (one argument per option of the command)
    file: Annotated[Path, typer.Argument(metavar="FILE", exists=True, dir_okay=False, help=HELP("help-file"))],
    seat: Annotated[int, typer.Option(min=0, help=HELP("help-hint-seat"))] = 0,
    games: Annotated[int, typer.Option(min=2, help=HELP("help-hint-games"))] = 200,
    seed: Annotated[int, typer.Option(min=0, help=HELP("help-seed"))] = 0,
    as_json: Annotated[bool, typer.Option("--json", help=HELP("help-json"))] = False,
    lang: LangOption = DEFAULT_LANG,
) -> None:
    ui = load_texts(lang)
    table = load(ui, file).loaded_table()
    decider = _decider(ui, table, seat)
    estimates = hints(Perspective(table.game, table.journal.state, decider, Sfc32(seed)), games)
    if as_json:
        spell = table.game.verbs.spell
        typer.echo(
            json.dumps([{"move": spell(estimate.move), **estimate.figures()} for estimate in estimates], indent=1)
        )
        return
    texts = texts_of(table.game, lang)
    names = read_names(ui, occupants_of(table), table.names())
    screen = Screen()
    screen.print(texts.seat_prompt(table.journal.state, decider, names), "bold")
    show_hints(screen, texts, table.journal.state, names, estimates, numbers=False)


def _decider(ui: Translations, table: Table, requested: int) -> int:
    """Return the seat to advise: the requested one (counted from 1), or the first that has to decide."""
    deciding = table.deciding()
    if not deciding or (requested and requested - 1 not in deciding):
        raise fail(ui("hint-nothing"))
    return requested - 1 if requested else deciding[0]
