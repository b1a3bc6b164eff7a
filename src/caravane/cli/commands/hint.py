"""`caravane hint`: what the next moves of a saved game are worth, from where the deciding seat sits."""

import json
from pathlib import Path
from typing import Annotated

import typer
from rich import box
from rich.table import Table as Grid
from rich.text import Text

from caravane.bots.hint import Estimate, hints
from caravane.bots.perspective import Outlook
from caravane.cli.terminal.saves import BadSave, Saved
from caravane.cli.terminal.screen import Screen
from caravane.cli.texts import DEFAULT_LANG, HELP, LangOption, fail, speak, texts_of
from caravane.kernel.luck import Sfc32
from caravane.text import Sentences, Texts

NORMAL_95 = 1.96


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
    ui = speak(lang)
    try:
        saved = Saved(file)
    except BadSave as fault:
        raise fail(ui("bad-save", file=str(file), reason=str(fault))) from fault
    decider = _decider(ui, saved, seat)
    found = hints(Outlook(saved.game, saved.journal.state, decider, Sfc32(seed)), games)
    if as_json:
        spell = saved.game.verbs.spell
        typer.echo(json.dumps([{"move": spell(each.move), **each.figures()} for each in found], indent=1))
        return
    texts = texts_of(saved.game, lang)
    screen = Screen()
    screen.say(texts.question(saved.journal.state, decider, saved.names), "bold")
    screen.show(_table(texts, found, saved.names))


def _decider(ui: Sentences, saved: Saved, wanted: int) -> int:
    """Find the seat to advise: the one that was named (counted from 1), or the first that has to decide."""
    deciding = [seat for seat in saved.journal.state.deciding() if seat >= 0]
    if not deciding or (wanted and wanted - 1 not in deciding):
        raise fail(ui("hint-nothing"))
    return wanted - 1 if wanted else deciding[0]


def _table(texts: Texts, found: list[Estimate], names: tuple[str, ...]) -> Grid:
    grid = Grid(box=box.SIMPLE_HEAD, pad_edge=False)
    grid.add_column(texts.ui("hint-move"))
    grid.add_column(texts.ui("hint-chance"), justify="right")
    grid.add_column(texts.ui("hint-points"), justify="right")
    for each in sorted(found, key=lambda one: -one.chance):
        chance = f"{each.chance:.1%} ± {NORMAL_95 * each.chance_error:.1%}"
        points = f"{each.score:.0f} ± {NORMAL_95 * each.score_error:.0f}"
        grid.add_row(Text(texts.move(each.move, names)), chance, points)
    return grid
