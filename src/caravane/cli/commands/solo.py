"""`caravane alone`: how often a level of bots beats a game that can be played alone."""

import json
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from caravane.bots.levels import LEVELS
from caravane.cli.commands.dev_commands import GameArgument, game_named
from caravane.cli.commands.ladder import KeepOption, playing
from caravane.cli.seat_args import BadSeating, read_options
from caravane.cli.texts import DEFAULT_LANG, speak
from caravane.lab.arena import CLOCKS, Bout
from caravane.lab.solo import play_alone


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("alone")(alone_command)


def alone_command(  # noqa: PLR0917 (one argument per option of the command)
    name: GameArgument,
    player: Annotated[str, typer.Option(help="The level that plays.")] = "pathfinder",
    option: Annotated[list[str] | None, typer.Option(help="An option of the game, as key=value; repeat it.")] = None,
    count: Annotated[int, typer.Option("--games", min=1, help="How many games are played.")] = 100,
    milliseconds: Annotated[int, typer.Option(min=1, help="The most that it thinks about a decision.")] = 50,
    clock: Annotated[str, typer.Option(help="Which time counts: cpu, or wall on a quiet machine.")] = "cpu",
    cores: Annotated[int, typer.Option(min=0, help="How many games run at once; 0: one on each core.")] = 0,
    keep: KeepOption = None,
    out: Annotated[Path | None, typer.Option(help="A file for the report as JSON.")] = None,
) -> None:
    """Let a level of bots play alone, and count how often it wins."""
    game = game_named(name)
    if 1 not in game.seats or player not in LEVELS or clock not in CLOCKS:
        raise typer.BadParameter("a game for one, a level of bots, and a clock that is cpu or wall")
    try:
        options = read_options(speak(DEFAULT_LANG), game, 1, option or [])
    except BadSeating as error:
        raise typer.BadParameter(str(error)) from error
    planned = [Bout(game.name, (player,), milliseconds / 1000, clock, seed, options) for seed in range(count)]
    report = play_alone(planned, playing(game.name, keep, cores))
    told = (
        f"{report['share']:.1%} won ({report['low']:.1%} to {report['high']:.1%}), {report['points']} points on average"
    )
    Console().print(f"{player}, {count} games: {told}", highlight=False)
    if out is not None:
        out.write_text(json.dumps(report, indent=1) + "\n", encoding="utf-8")
