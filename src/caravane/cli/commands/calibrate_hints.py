"""`caravane calibrate-hints`: whether the chances of hints against an automaton are true."""

import json
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table as Grid

from caravane.cli.commands.dev_commands import GameArgument, require_game
from caravane.cli.seat_args import InvalidSeats, read_options
from caravane.cli.texts import DEFAULT_LANG, load_texts
from caravane.kernel.game import AnyGame
from caravane.kernel.native import build_kind
from caravane.lab.hint_calibration import Options, bins, points_error, samples


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("calibrate-hints")(calibrate_hints_command)


def calibrate_hints_command(  # noqa: PLR0917 (one argument per option of the command)
    name: GameArgument,
    count: Annotated[int, typer.Option("--positions", min=1, help="Number of positions, each of its own game.")] = 200,
    decisions: Annotated[int, typer.Option(min=1, help="They are drawn among so many decisions of a game.")] = 135,
    player_games: Annotated[
        int, typer.Option(min=0, help="Simulated games per decision of the bot that plays; 0: by move values.")
    ] = 0,
    hint_games: Annotated[int, typer.Option(min=2, help="Simulated games per move for a hint.")] = 24,
    adjusted: Annotated[
        list[str] | None, typer.Option(help="Options of the game, as key=value,key=value; repeat it to take turns.")
    ] = None,
    seed: Annotated[int, typer.Option(min=0, help="The seed of the first game.")] = 0,
    out: Annotated[Path | None, typer.Option(help="A file for the report as JSON.")] = None,
) -> None:
    """Compare the chances that hints state with the share of games won; exit with 1 if they do not agree."""
    game = require_game(name)
    if 1 not in game.seats:
        raise typer.BadParameter("needs a game for one")
    options = _options(game, adjusted or [""])
    found = list(samples(game, options, count, decisions, player_games=player_games, hint_games=hint_games, seed=seed))
    groups = bins(found)
    above, error = points_error(found)
    _print([group.figures() for group in groups], above, error)
    if out is not None:
        report = {
            "game": game.name,
            "build": build_kind(),
            "positions": count,
            "seed": seed,
            "player_games": player_games,
            "hint_games": hint_games,
            "bins": [group.figures() for group in groups],
            "points_above": round(above, 2),
            "points_error": round(error, 2),
        }
        out.write_text(json.dumps(report, indent=1) + "\n", encoding="utf-8")
    if not all(group.agrees() for group in groups):
        raise typer.Exit(1)


def _options(game: AnyGame, adjusted: list[str]) -> list[Options]:
    try:
        texts = load_texts(DEFAULT_LANG)
        return [read_options(texts, game, 1, [each for each in text.split(",") if each]) for text in adjusted]
    except InvalidSeats as error:
        raise typer.BadParameter(str(error)) from error


def _print(groups: list[dict[str, Any]], above: float, error: float) -> None:
    grid = Grid("stated chance", "won", "positions", "standard error")
    for each in groups:
        grid.add_row(f"{each['chance']:.1%}", f"{each['share']:.1%}", str(each["count"]), f"{each['error']:.1%}")
    console = Console()
    console.print(grid)
    console.print(f"final points above the stated ones: {above:.1f} ± {error:.1f}", highlight=False)
