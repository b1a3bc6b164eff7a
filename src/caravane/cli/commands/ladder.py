"""`caravane ladder`: how strong the levels of bots are, measured."""

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
from caravane.cli.commands.dev_commands import GameArgument, game_named
from caravane.lab.arena import CLOCKS, OPENSPIEL, Bout, Outcome
from caravane.lab.ladder import Play, Terms, climb
from caravane.lab.plot import svg
from caravane.lab.results_file import Played

DUEL = 2
KeepOption = Annotated[
    Path | None, typer.Option(help="Keep each game in this file as it ends; games that are in it are not played again.")
]


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("ladder")(ladder_command)


def ladder_command(  # noqa: PLR0917 (one argument per option of the command)
    name: GameArgument,
    players: Annotated[str, typer.Option(help="Levels, separated by commas; also greedy, random, openspiel.")] = "",
    seats: Annotated[
        int, typer.Option(min=2, help="How many sit at a table: one among players of another sort.")
    ] = DUEL,
    count: Annotated[int, typer.Option("--games", min=2, help="How many games each pair plays.")] = 200,
    milliseconds: Annotated[int, typer.Option(min=1, help="The most that a bot thinks about a decision.")] = 100,
    clock: Annotated[str, typer.Option(help="Which time counts: cpu, or wall on a quiet machine.")] = "cpu",
    cores: Annotated[int, typer.Option(min=0, help="How many games run at once; 0: one on each core.")] = 0,
    keep: KeepOption = None,
    out: Annotated[Path | None, typer.Option(help="A folder for the report as JSON and its plot as SVG.")] = None,
) -> None:
    """Let the levels of bots play each other, and rate them."""
    game = game_named(name)
    chosen = _players(players)
    if seats not in game.seats or clock not in CLOCKS:
        raise typer.BadParameter("a ladder needs a game for so many, and a clock that is cpu or wall")
    terms = Terms(game.name, count, milliseconds / 1000, clock, seats)
    report = climb(chosen, terms, playing(game.name, keep, cores))
    Console().print(_table(report))
    if out is not None:
        write(out, report)


def playing(title: str, keep: Path | None, cores: int) -> Play:
    """Make what plays games on all cores, keeps them, and shows a bar meanwhile."""

    def play(planned: Sequence[Bout]) -> Iterator[Outcome]:
        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
            yield from progress.track(Played(keep).all_of(planned, cores), len(planned), description=title)

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
    where = [f"in seat {seat + 1}" for seat in range(report["seats"])]
    for head in ("player", "Elo", "95 %", "won", *where, "points", "ms", "ms p99"):
        grid.add_column(head, justify="left" if head == "player" else "right")
    for each in sorted(report["players"], key=lambda player: -player["elo"]):
        seats = [f"{share:.1%}" for share in each["share_by_seat"]]
        figures = [f"{each['points']:.0f}", f"{each['ms_mean']:.1f}", f"{each['ms_p99']:.1f}"]
        reach = f"{each['low']} to {each['high']}"
        grid.add_row(each["name"], str(each["elo"]), reach, f"{each['share']:.1%}", *seats, *figures)
    return grid
