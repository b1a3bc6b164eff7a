"""`caravane bench`: measure speed and print JSON."""

import json
from pathlib import Path
from typing import Annotated

import typer

from caravane import games
from caravane.cli.commands.dev_commands import require_game
from caravane.lab.bench import bench


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("bench")(bench_command)


def bench_command(
    names: Annotated[list[str] | None, typer.Argument(metavar="[GAME]...", help="Games; all by default.")] = None,
    seconds: Annotated[float, typer.Option(min=0.01, help="Time for each measurement.")] = 1.0,
    beside: Annotated[
        Path | None, typer.Option(exists=True, help="A source tree with another build, measured in the same run.")
    ] = None,
) -> None:
    """Measure random play, cloning and legal moves, beside other installed engines; print JSON."""
    chosen = [require_game(name) for name in names or games.names(hidden=True)]
    report = bench(chosen, seconds, beside)
    typer.echo(json.dumps(report, indent=2))
