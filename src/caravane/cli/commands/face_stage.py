"""`caravane face record`, `test` and `dev`: scenes of real games, on which faces are drawn and tested."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console

from caravane.cli.commands.dev_commands import GameArgument, require_game
from caravane.cli.texts import fail

if TYPE_CHECKING:
    from caravane.stage.checks import CheckResult
    from caravane.stage.loopback import LoopbackServer
    from caravane.stage.targets import Target

MAX_PORT = 65535
MIN_WIDTH = 120
"""Columns of the table of results where the terminal has fewer, as in a file."""


class Windows(StrEnum):
    """How many windows a face is tested in."""

    few = "few"
    all = "all"


FaceArgument = Annotated[
    str, typer.Argument(metavar="FACE", help="A folder with face.json, a game with a face, or words:GAME.")
]
RecordingOption = Annotated[
    Path | None,
    typer.Option(exists=True, dir_okay=False, help="A file of `face record`; by default games are played now."),
]
GameOption = Annotated[str, typer.Option("--game", help="The game, if it is not the one of face.json.")]


def register(face_app: typer.Typer) -> None:
    """Add the commands."""
    face_app.command("record")(record_command)
    face_app.command("test")(face_test_command)
    face_app.command("dev")(dev_command)


def record_command(
    name: GameArgument,
    into: Annotated[Path | None, typer.Option(help="The file to write; by default GAME.scenes.json.")] = None,
) -> None:
    """Play seeded games through a real server, and store what a page gets at decisions of every kind."""
    with name_missing_packages():
        from caravane.stage.recorder import missing_decisions, record  # noqa: PLC0415
        from caravane.stage.recording import encode  # noqa: PLC0415

    game = require_game(name)
    file = into or Path(f"{game.name}.scenes.json")
    if not file.parent.is_dir():
        raise fail(f"{file.parent} does not exist")
    recording = record(game, show_progress)
    file.write_bytes(encode(recording))
    kinds = {scene.kind for scene in recording.scenes}
    typer.echo(f"{file}: {len(recording.scenes)} scenes of {len(kinds)} kinds, {file.stat().st_size / 1e6:.1f} MB")
    if missing := missing_decisions(game, kinds):
        typer.echo(f"decisions that did not come up: {', '.join(missing)}")


def show_progress(played: int, planned: int) -> None:
    """Print that another game begins."""
    typer.echo(f"playing game {played + 1} of {max(planned, played + 1)}", err=True)


def face_test_command(
    face: FaceArgument,
    *,
    windows: Annotated[Windows, typer.Option(help="Three windows, or all thirteen.")] = Windows.few,
    check: Annotated[
        list[str] | None, typer.Option(help="Only this check, by its name, with all findings; may be repeated.")
    ] = None,
    pictures: Annotated[
        Path | None, typer.Option(file_okay=False, help="A folder for pictures of each kind of scene.")
    ] = None,
    recording: RecordingOption = None,
    game: GameOption = "",
) -> None:
    """Test a face in a headless browser; the exit status is 1 if something does not hold."""
    with name_missing_packages():
        from caravane.stage.browser import BrokenStage, NoBrowser, open_browser  # noqa: PLC0415
        from caravane.stage.checks import CHECKS, FaceTest, run_checks  # noqa: PLC0415
        from caravane.stage.windows import ALL, FEW  # noqa: PLC0415

    unknown = set(check or []) - set(CHECKS)
    if unknown:
        raise typer.BadParameter(f"no check {min(unknown)!r}; choose from {', '.join(CHECKS)}", param_hint="--check")
    target, server = set_stage(face, game, recording)
    try:
        with server, open_browser() as browser:
            test = FaceTest(browser, server.address, target, ALL if windows == Windows.all else FEW)
            results = run_checks(test, check or list(CHECKS))
            if pictures:
                test.take_pictures(pictures)
    except (BrokenStage, NoBrowser) as error:
        raise fail(str(error)) from error
    print_results(results, in_full=bool(check))
    if any(result.findings for result in results):
        raise typer.Exit(1)


def print_results(results: "list[CheckResult]", *, in_full: bool) -> None:
    """Print what holds and what does not."""
    from caravane.stage.result_table import SHOWN, result_table  # noqa: PLC0415

    console = Console()
    console.width = max(console.width, MIN_WIDTH)
    console.print(result_table(results, sys.maxsize if in_full else SHOWN))


def dev_command(
    face: FaceArgument,
    *,
    port: Annotated[int, typer.Option(min=1, max=MAX_PORT, help="The port on this machine.")] = 8100,
    recording: RecordingOption = None,
    game: GameOption = "",
) -> None:
    """Show a face on a stage with recorded scenes; a change of its files is shown at once."""
    target, server = set_stage(face, game, recording, port)
    try:
        with server:
            typer.echo(f"the face of {target.game.name} is at http://{server.address}/stage; Ctrl+C ends")
            server.wait()
    except OSError as error:
        raise fail(str(error)) from error
    except KeyboardInterrupt:
        pass


def set_stage(face: str, game: str, file: Path | None, port: int = 0) -> "tuple[Target, LoopbackServer]":
    """Return a face, and a server that shows it in scenes of its game, from a file or played now."""
    with name_missing_packages():
        from caravane.stage.loopback import LoopbackServer  # noqa: PLC0415
        from caravane.stage.pages import PAGE, add_stage  # noqa: PLC0415
        from caravane.stage.recorder import record  # noqa: PLC0415
        from caravane.stage.recording import load_recording  # noqa: PLC0415
        from caravane.stage.targets import NoTarget, find_target  # noqa: PLC0415

    if not PAGE.is_file():
        raise fail("the browser client has not been built: run `scripts/build-web`, or install a wheel")
    try:
        target = find_target(face, game)
        recording = load_recording(file, target.game) if file else record(target.game, show_progress)
    except (NoTarget, ValueError) as error:
        raise fail(str(error)) from error
    server = LoopbackServer(port)
    add_stage(server.app, target, recording)
    return target, server


@contextmanager
def name_missing_packages() -> Iterator[None]:
    """Name the extra to install if an import fails."""
    try:
        yield
    except ModuleNotFoundError as error:
        raise fail(f"caravane face needs more packages: pip install 'caravane[server,face]' ({error})") from error
