"""`caravane ladder`: measure the strength of the bot levels."""

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Annotated, Any

import typer
from rich import box
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid

from caravane.bots.levels import LEVELS, OFFERED
from caravane.cli.commands.dev_commands import GameArgument, require_game
from caravane.lab.arena import CLOCKS, OPENSPIEL, Match, MatchResult
from caravane.lab.ladder import LadderSettings, Play, run_ladder
from caravane.lab.plot import svg
from caravane.lab.results_file import ResultsFile

DUEL = 2
KeepOption = Annotated[
    Path | None, typer.Option(help="Store each game in this file as it ends; games already in it are not played again.")
]


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("ladder")(ladder_command)


def ladder_command(  # noqa: PLR0917 (one argument per option of the command)
    name: GameArgument,
    players: Annotated[str, typer.Option(help="Levels, separated by commas; also greedy, random, openspiel.")] = "",
    seats: Annotated[
        int, typer.Option(min=2, help="Seats at a table: one player among players of another level.")
    ] = DUEL,
    count: Annotated[int, typer.Option("--games", min=2, help="How many games each pair plays.")] = 200,
    milliseconds: Annotated[int, typer.Option(min=1, help="Maximum thinking time of a bot per decision.")] = 100,
    clock: Annotated[str, typer.Option(help="Which time is measured: cpu, or wall on an idle machine.")] = "cpu",
    cores: Annotated[int, typer.Option(min=0, help="Number of games at once; 0: one per core.")] = 0,
    keep: KeepOption = None,
    out: Annotated[Path | None, typer.Option(help="A folder for the report as JSON and its plot as SVG.")] = None,
) -> None:
    """Run games between the bot levels, and rate them."""
    game = require_game(name)
    chosen = _players(players)
    if seats not in game.seats or clock not in CLOCKS:
        raise typer.BadParameter("a ladder needs a game for this number of seats, and cpu or wall as its clock")
    settings = LadderSettings(game.name, count, milliseconds / 1000, clock, seats)
    report = run_ladder(chosen, settings, game_runner(game.name, keep, cores))
    Console().print(_table(report))
    if out is not None:
        write(out, report)


def game_runner(title: str, keep: Path | None, cores: int) -> Play:
    """Return a function that plays games on all cores, stores them, and shows a progress bar."""

    def play(planned: Sequence[Match]) -> Iterator[MatchResult]:
        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
            yield from progress.track(ResultsFile(keep).all_of(planned, cores), len(planned), description=title)

    return play


def write(folder: Path, report: dict[str, Any]) -> None:
    """Write the report and its plot."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{report['game']}.json").write_text(json.dumps(report, indent=1) + "\n", encoding="utf-8")
    (folder / f"{report['game']}.svg").write_text(svg(report), encoding="utf-8")


def _players(text: str) -> list[str]:
    chosen = [part.strip() for part in text.split(",")] if text else [level.name for level in OFFERED]
    unknown = [each for each in chosen if each not in LEVELS and each != OPENSPIEL]
    if unknown or len(set(chosen)) < max(DUEL, len(chosen)):
        raise typer.BadParameter(f"two or more of {', '.join([*LEVELS, OPENSPIEL])}")
    return chosen


def _table(report: dict[str, Any]) -> Grid:
    grid = Grid(box=box.SIMPLE_HEAD, pad_edge=False)
    seat_columns = [f"in seat {seat + 1}" for seat in range(report["seats"])]
    for head in ("player", "Elo", "95 %", "won", *seat_columns, "points", "ms", "ms p99"):
        grid.add_column(head, justify="left" if head == "player" else "right")
    for player in sorted(report["players"], key=lambda player: -player["elo"]):
        seats = [f"{share:.1%}" for share in player["share_by_seat"]]
        figures = [f"{player['points']:.0f}", f"{player['ms_mean']:.1f}", f"{player['ms_p99']:.1f}"]
        reach = f"{player['low']} to {player['high']}"
        grid.add_row(player["name"], str(player["elo"]), reach, f"{player['share']:.1%}", *seats, *figures)
    return grid
