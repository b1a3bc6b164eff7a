"""`caravane play` and `caravane resume`: text play of every game."""

import secrets
from pathlib import Path
from typing import Annotated

import typer

from caravane.cli.seat_args import BadSeating, read_names, read_options, read_sitters
from caravane.cli.terminal import saves
from caravane.cli.terminal.hot_seat import Session
from caravane.cli.terminal.local_table import Table
from caravane.cli.terminal.saves import BadSave, Saved
from caravane.cli.terminal.screen import Screen
from caravane.cli.texts import DEFAULT_LANG, HELP, LangOption, fail, find_game, speak, texts_of
from caravane.kernel.game import AnyGame
from caravane.kernel.journal import Journal
from caravane.text import Sentences

SEED_BITS = 32


def register(app: typer.Typer) -> None:
    """Add the commands to the application."""
    app.command(help=HELP("help-play"))(play)
    app.command(help=HELP("help-resume"))(resume)


def play(  # noqa: PLR0917 (one argument per option of the command)
    game: Annotated[str, typer.Argument(metavar="GAME", help=HELP("help-game"))],
    seats: Annotated[str, typer.Option(help=HELP("help-seats"))] = "",
    names: Annotated[str, typer.Option(help=HELP("help-names"))] = "",
    option: Annotated[list[str] | None, typer.Option(help=HELP("help-option"))] = None,
    seed: Annotated[int | None, typer.Option(min=0, help=HELP("help-seed"))] = None,
    save: Annotated[Path | None, typer.Option(dir_okay=False, help=HELP("help-save"))] = None,
    lang: LangOption = DEFAULT_LANG,
) -> None:
    ui = speak(lang)
    found = find_game(ui, game)
    table = _table(ui, found, (seats, names), option or [], secrets.randbits(SEED_BITS) if seed is None else seed)
    if save is not None:
        _first_save(ui, save, table)
    screen = Screen()
    texts = texts_of(found, lang)
    screen.say(texts.title(), "bold")
    screen.say(texts.about(), "italic")
    Session(table, texts, screen, save).run()


def resume(
    file: Annotated[Path, typer.Argument(metavar="FILE", exists=True, dir_okay=False, help=HELP("help-file"))],
    seats: Annotated[str, typer.Option(help=HELP("help-seats"))] = "",
    seed: Annotated[int | None, typer.Option(min=0, help=HELP("help-seed"))] = None,
    lang: LangOption = DEFAULT_LANG,
) -> None:
    ui = speak(lang)
    try:
        saved = Saved(file)
        sitters = read_sitters(ui, saved.game, seats or ",".join(saved.sitters))
        names = read_names(ui, sitters, saved.names)
    except (BadSave, BadSeating) as fault:
        raise fail(ui("bad-save", file=str(file), reason=str(fault))) from fault
    table = Table(saved.journal, names, sitters, secrets.randbits(SEED_BITS) if seed is None else seed)
    table.log.extend(saved.log)
    Session(table, texts_of(saved.game, lang), Screen(), file).run()


def _first_save(ui: Sentences, file: Path, table: Table) -> None:
    """Find out before the game, not after it, whether the file can be written."""
    try:
        saves.save(file, table)
    except OSError as fault:
        raise typer.BadParameter(ui("bad-file", file=str(file), reason=fault.strerror or "")) from fault


def _table(ui: Sentences, game: AnyGame, people: tuple[str, str], options: list[str], seed: int) -> Table:
    try:
        sitters = read_sitters(ui, game, people[0])
        names = read_names(ui, sitters, people[1].split(",") if people[1] else [])
        journal = Journal(game, len(sitters), read_options(ui, game, len(sitters), options))
    except BadSeating as fault:
        raise typer.BadParameter(str(fault)) from fault
    return Table(journal, names, sitters, seed)
