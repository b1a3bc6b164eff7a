"""`caravane check`, `fuzz`, `golden` and `new-game`: tools for authors of games."""

import os
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from caravane import games
from caravane.conformance.check import PropertyResult, check_game, is_in_source_tree
from caravane.conformance.fuzz import Report, fuzz
from caravane.conformance.golden import check_golden, write_golden
from caravane.conformance.new_game import new_game, new_package
from caravane.conformance.source_tree import NotInSourceTree, find_checkout
from caravane.conformance.template_names import MAX_SEATS
from caravane.kernel.game import AnyGame

GameArgument = Annotated[str, typer.Argument(metavar="GAME", help="The name of a game.")]
SeatsOption = Annotated[str, typer.Option(help="Numbers of seats, such as 2,3; all by default.")]
OutOption = Annotated[Path, typer.Option(help="Where to save the games that fail.")]


def register(app: typer.Typer) -> None:
    """Add the commands."""
    app.command("check")(check_command)
    app.command("fuzz")(fuzz_command)
    app.command("golden")(golden_command)
    app.command("new-game")(new_game_command)


def check_command(name: GameArgument, seats: SeatsOption = "", out: OutOption = Path("failures")) -> None:
    """Check one game: all properties, its sources, its texts and, in its source tree, its rules and golden journals."""
    game = require_game(name)
    failed = [result for result in check_game(game, _seats(game, seats), out) if _print_result(result)]
    if not is_in_source_tree(game):
        typer.echo("left out: golden, rule-coverage; they need the source tree of the game as the current folder")
    if failed:
        raise typer.Exit(1)
    typer.echo(f"{game.name} conforms")


def _print_result(result: PropertyResult) -> bool:
    """Print the result of a property; return whether it fails."""
    typer.echo(f"{'FAILED' if result.problem else 'ok':8}{result.name}")
    if result.problem:
        typer.echo(f"  {result.problem}\n  saved: {result.file}")
    return bool(result.problem)


def fuzz_command(
    name: GameArgument,
    count: Annotated[int, typer.Option("--games", min=1, help="How many games to play.")] = 100,
    seats: SeatsOption = "",
    seed: Annotated[
        int, typer.Option(help="The seed of the first game; it increases by one for each further game.")
    ] = 0,
    out: OutOption = Path("failures"),
) -> None:
    """Play random games, check them closely, and save failures as games that can be loaded."""
    game = require_game(name)
    console = Console()
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task(game.name, total=count)
        chosen = _seats(game, seats)
        report = fuzz(game, games=count, seats=chosen, seed=seed, out=out, on_game=lambda _: progress.advance(task))
    _print(report, console)
    if report.failures:
        raise typer.Exit(1)


def _print(report: Report, console: Console) -> None:
    rate = report.moves / max(report.seconds, 1e-9)
    console.print(f"{report.games} games, {report.moves} moves, {rate:.0f} moves/s", highlight=False)
    for category, names in report.unreached().items():
        counts: dict[str, int] = getattr(report, category)
        missed = f"; never: {', '.join(names)}" if names else ""
        console.print(f"{category}: {len(counts)} of {len(counts) + len(names)} reached{missed}", highlight=False)
    for failure in report.failures:
        console.print(f"failed: {failure.file}\n  {failure.what}", highlight=False, markup=False, soft_wrap=True)


def golden_command(
    name: GameArgument,
    check: Annotated[bool, typer.Option("--check", help="Only compare, and fail if there is a difference.")] = False,
) -> None:
    """Rewrite the golden journals of a game, or compare them with how it is played now."""
    game = require_game(name)
    if not check:
        for file in write_golden(game, _checkout()):
            typer.echo(os.path.relpath(file))
        return
    complaints = check_golden(game, _checkout())
    for complaint in complaints:
        typer.echo(complaint)
    if complaints:
        raise typer.Exit(1)
    typer.echo(f"{game.name} is played as in its {len(game.seats)} golden journals")


def new_game_command(
    name: Annotated[str, typer.Argument(metavar="NAME", help="Lower-case letters and hyphens, such as my-game.")],
    package: Annotated[
        bool,
        typer.Option("--package", help="Make a project of its own in a new folder, outside the sources of Caravane."),
    ] = False,
    seats: Annotated[int, typer.Option(min=2, max=MAX_SEATS, help="The largest number of seats.")] = MAX_SEATS,
) -> None:
    """Start a new game: a copy of the template with rules, texts, drawings and passing tests."""
    try:
        files = new_package(name, Path.cwd(), seats) if package else new_game(name, _checkout(), seats)
    except ValueError as error:
        raise typer.BadParameter(str(error), param_hint="NAME") from error
    for file in files:
        typer.echo(os.path.relpath(file))


def require_game(name: str) -> AnyGame:
    """Return a game by its name, the template included; raise BadParameter if there is none."""
    try:
        return games.get(name)
    except KeyError as error:
        known = ", ".join(games.names(hidden=True))
        raise typer.BadParameter(f"unknown game {name!r}; choose from {known}", param_hint="GAME") from error


def _seats(game: AnyGame, text: str) -> tuple[int, ...]:
    try:
        seats = tuple(int(count) for count in text.split(",")) if text else game.seats
    except ValueError as error:
        raise typer.BadParameter(f"{text!r} is not a list of numbers", param_hint="--seats") from error
    if not set(seats) <= set(game.seats):
        raise typer.BadParameter(f"{game.name} is for {', '.join(map(str, game.seats))}", param_hint="--seats")
    return seats


def _checkout() -> Path:
    try:
        return find_checkout()
    except NotInSourceTree as error:
        raise typer.BadParameter(str(error)) from error
