"""The Typer application with its commands, in the order in which the help lists them."""

import sys
from io import TextIOWrapper
from typing import Annotated, Final

import typer
from rich import box
from rich.table import Table as Grid
from rich.text import Text

from caravane import __version__, games
from caravane.cli.commands import (
    balance,
    bench,
    calibrate_hints,
    dev_commands,
    edition_files,
    face,
    hint,
    ladder,
    loadtest,
    luck,
    play,
    replay,
    rules,
    serve,
    solo,
    verify,
    verify_upgrade,
    worker,
)
from caravane.cli.commands.installed_faces import report_faces
from caravane.cli.terminal.screen import Screen
from caravane.cli.texts import DEFAULT_LANG, HELP, LangOption, load_texts, texts_of
from caravane.kernel.native import build_kind

ABOUT_VALUES: Final = "edition-about"
"""Text of a game about the values that no text gives; rules and pages have the same."""

app = typer.Typer(
    add_completion=False,
    help=HELP("help-caravane"),
    no_args_is_help=True,
    pretty_exceptions_enable=False,
)


def _version(requested: bool) -> None:
    if requested:
        typer.echo(f"caravane {__version__} ({build_kind()} rules)")
        raise typer.Exit


@app.callback()
def caravane(
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help=HELP("help-version"))
    ] = False,
) -> None:
    pass


@app.command("games", help=HELP("help-games"))
def list_games(lang: LangOption = DEFAULT_LANG) -> None:
    ui = load_texts(lang)
    grid = Grid(box=box.SIMPLE_HEAD, pad_edge=False)
    grid.add_column(ui("games-name"), no_wrap=True)
    grid.add_column(ui("games-title"))
    grid.add_column(ui("games-seats"), no_wrap=True)
    grid.add_column(ui("games-about"))
    for name in games.names():
        game = games.get(name)
        texts = texts_of(game, lang)
        least, most = game.seats[0], game.seats[-1]
        seats = ui("games-from-to", least=least, most=most, more=most - least)
        grid.add_row(name, Text(texts.title()), seats, Text(texts.about()))
    Screen().show(grid)
    _show_what_is_ours(lang)
    report_faces(ui)
    for problem in games.problems():
        typer.echo(problem, err=True)


def _show_what_is_ours(lang: str) -> None:
    """List which values of each game are reconstructed, in the words of its rules."""
    texts = [texts_of(games.get(name), lang) for name in games.names()]
    said = [each.sentence(ABOUT_VALUES, {}).replace("**", "") for each in texts if each.has(ABOUT_VALUES)]
    Screen().print_list(said)


rules.register(app)
play.register(app)
replay.register(app)
hint.register(app)
serve.register(app)
worker.register(app)
verify.register(app)
luck.register(app)
verify_upgrade.register(app)
edition_files.register(app)
# Tools for developers come after the commands for players.
dev_commands.register(app)
face.register(app)
bench.register(app)
ladder.register(app)
solo.register(app)
balance.register(app)
calibrate_hints.register(app)
loadtest.register(app)


def main() -> None:
    """Run the command line; characters that the terminal cannot encode are replaced."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    app(prog_name="caravane")
