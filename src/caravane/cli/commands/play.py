"""`caravane play` and `caravane resume`: play any game as text."""

from pathlib import Path
from typing import Annotated

import typer

from caravane.cli.commands.edition_files import with_edition_file
from caravane.cli.seat_args import InvalidSeats, parse_seats, read_names, read_options
from caravane.cli.terminal import saves
from caravane.cli.terminal.conditions import print_conditions
from caravane.cli.terminal.hot_seat import HotSeat
from caravane.cli.terminal.local_table import LocalTable, occupants_of
from caravane.cli.terminal.saves import load
from caravane.cli.terminal.screen import Screen
from caravane.cli.texts import DEFAULT_LANG, HELP, LangOption, fail, find_game, load_texts, texts_of
from caravane.kernel.game import AnyGame
from caravane.tables.table import ENDED, PLAYING
from caravane.text import Translations


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
    edition: Annotated[Path | None, typer.Option(exists=True, dir_okay=False, help=HELP("help-play-edition"))] = None,
    lang: LangOption = DEFAULT_LANG,
) -> None:
    ui = load_texts(lang)
    found = find_game(ui, game)
    if edition is not None:
        found = with_edition_file(ui, found, edition, lang)
    table = _table(ui, found, (seats, names), option or [], seed)
    if save is not None:
        _first_save(ui, save, table)
    screen = Screen()
    texts = texts_of(found, lang)
    screen.print(texts.title(), "bold")
    screen.print(texts.about(), "italic")
    print_conditions(ui, screen, table.table)
    HotSeat(table, table.table.names(), texts, screen, save).run()


def resume(
    file: Annotated[Path, typer.Argument(metavar="FILE", exists=True, dir_okay=False, help=HELP("help-file"))],
    seats: Annotated[str, typer.Option(help=HELP("help-seats"))] = "",
    seed: Annotated[int | None, typer.Option(min=0, help=HELP("help-seed"))] = None,
    lang: LangOption = DEFAULT_LANG,
) -> None:
    ui = load_texts(lang)
    verdict = load(ui, file)
    table = verdict.loaded_table()
    if table.status not in {PLAYING, ENDED}:
        raise fail(ui("not-started", file=str(file)))
    try:
        occupants = parse_seats(ui, table.game, seats, table.settings.seats) if seats else occupants_of(table)
    except InvalidSeats as error:
        raise typer.BadParameter(str(error)) from error
    names = read_names(ui, occupants, table.names())
    local = LocalTable(table, verdict.acts, verdict.chance_recorder, occupants, seed)
    screen = Screen()
    print_conditions(ui, screen, table)
    HotSeat(local, names, texts_of(table.game, lang), screen, file).run()


def _first_save(ui: Translations, file: Path, table: LocalTable) -> None:
    """Find out before the game, not after it, whether the file can be written."""
    try:
        saves.save(file, table)
    except OSError as error:
        raise typer.BadParameter(ui("bad-file", file=str(file), reason=error.strerror or "")) from error


def _table(
    ui: Translations, game: AnyGame, seat_args: tuple[str, str], options: list[str], seed: int | None
) -> LocalTable:
    try:
        occupants = parse_seats(ui, game, seat_args[0])
        names = read_names(ui, occupants, seat_args[1].split(",") if seat_args[1] else [])
        chosen = read_options(ui, game, len(occupants), options)
    except InvalidSeats as error:
        raise typer.BadParameter(str(error)) from error
    return LocalTable.start(game, chosen, names, occupants, seed)
