"""`caravane balance`: whether seats and components of a game are balanced between bots."""

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from caravane.bots.levels import DEFAULT
from caravane.cli.commands.dev_commands import GameArgument, require_game
from caravane.cli.seat_args import InvalidSeats, read_options
from caravane.cli.terminal.balance_text import BalanceText
from caravane.cli.texts import DEFAULT_LANG, HELP, LangOption, load_texts, texts_of
from caravane.kernel.game import AnyGame
from caravane.lab.arena import Match
from caravane.lab.balance import STEADY, BalanceSettings, Figures, Play, measure, play_all

_USUAL_SEATS = 4
"""Number of players in what is measured by default, or the nearest one that the game allows."""


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("balance", help=HELP("help-balance"))(balance_command)


def balance_command(  # noqa: PLR0917 (one argument per option of the command)
    name: GameArgument,
    seats: Annotated[int, typer.Option(min=0, help=HELP("help-balance-seats"), show_default=False)] = 0,
    count: Annotated[int, typer.Option("--games", min=2, help=HELP("help-balance-games"))] = 1000,
    level: Annotated[str, typer.Option(help=HELP("help-balance-level"))] = DEFAULT,
    option: Annotated[list[str] | None, typer.Option(help=HELP("help-option"))] = None,
    seed: Annotated[int, typer.Option(min=0, help=HELP("help-balance-seed"))] = 0,
    cores: Annotated[int, typer.Option(min=0, help=HELP("help-balance-cores"))] = 0,
    json_file: Annotated[Path | None, typer.Option("--json", help=HELP("help-balance-json"))] = None,
    markdown: Annotated[bool, typer.Option("--markdown", help=HELP("help-balance-markdown"))] = False,
    lang: LangOption = DEFAULT_LANG,
) -> None:
    game = require_game(name)
    chosen = seats or min(game.seats, key=lambda number: abs(number - _USUAL_SEATS))
    if chosen not in game.seats or level not in STEADY:
        ui = load_texts(lang)
        raise typer.BadParameter(ui("balance-bad", seats=", ".join(map(str, game.seats)), levels=", ".join(STEADY)))
    settings = BalanceSettings(game.name, chosen, count, level, seed, _options(game, chosen, option or [], lang))
    report = measure(settings, _runner(game.name, cores))
    if json_file is not None:
        json_file.write_text(json.dumps(report, indent=1) + "\n", encoding="utf-8")
    typer.echo(BalanceText(report, texts_of(game, lang)).format(markdown))


def _options(game: AnyGame, seats: int, pairs: Sequence[str], lang: str) -> dict[str, str]:
    try:
        return read_options(load_texts(lang), game, seats, pairs)
    except InvalidSeats as error:
        raise typer.BadParameter(str(error)) from error


def _runner(title: str, cores: int) -> Play:
    """Return a function that plays games on several cores and shows a progress bar."""

    def play(planned: Sequence[Match]) -> Iterator[Figures]:
        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
            yield from progress.track(play_all(planned, cores), len(planned), description=title)

    return play
