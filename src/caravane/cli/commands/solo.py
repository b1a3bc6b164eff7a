"""`caravane solo`: how often a bot level wins a game that can be played alone."""

import json
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from caravane.bots.levels import LEVELS
from caravane.cli.commands.dev_commands import GameArgument, require_game
from caravane.cli.commands.ladder import KeepOption, game_runner
from caravane.cli.seat_args import InvalidSeats, read_options
from caravane.cli.texts import DEFAULT_LANG, load_texts
from caravane.lab.arena import CLOCKS, Match
from caravane.lab.solo import play_solo


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("solo")(solo_command)


def solo_command(  # noqa: PLR0917 (one argument per option of the command)
    name: GameArgument,
    player: Annotated[str, typer.Option(help="The level that plays.")] = "pathfinder",
    option: Annotated[list[str] | None, typer.Option(help="An option of the game, as key=value; repeat it.")] = None,
    count: Annotated[int, typer.Option("--games", min=1, help="Number of games.")] = 100,
    milliseconds: Annotated[int, typer.Option(min=1, help="Maximum thinking time per decision.")] = 50,
    clock: Annotated[str, typer.Option(help="Which time is measured: cpu, or wall on an idle machine.")] = "cpu",
    cores: Annotated[int, typer.Option(min=0, help="Number of games at once; 0: one per core.")] = 0,
    keep: KeepOption = None,
    out: Annotated[Path | None, typer.Option(help="A file for the report as JSON.")] = None,
) -> None:
    """Run a solo game repeatedly with a bot level, and count how often it wins."""
    game = require_game(name)
    if 1 not in game.seats or player not in LEVELS or clock not in CLOCKS:
        raise typer.BadParameter("needs a game for one, a bot level, and cpu or wall as its clock")
    try:
        options = read_options(load_texts(DEFAULT_LANG), game, 1, option or [])
    except InvalidSeats as error:
        raise typer.BadParameter(str(error)) from error
    planned = [Match(game.name, (player,), milliseconds / 1000, clock, seed, options) for seed in range(count)]
    report = play_solo(planned, game_runner(game.name, keep, cores))
    summary = (
        f"{report['share']:.1%} won ({report['low']:.1%} to {report['high']:.1%}), {report['points']} points on average"
    )
    Console().print(f"{player}, {count} games: {summary}", highlight=False)
    if out is not None:
        out.write_text(json.dumps(report, indent=1) + "\n", encoding="utf-8")
