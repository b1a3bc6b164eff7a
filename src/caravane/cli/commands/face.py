"""`caravane face`: tools for authors of faces, the drawings of a game."""

from pathlib import Path
from typing import Annotated

import typer

from caravane.cli.commands import face_stage
from caravane.cli.commands.dev_commands import GameArgument, require_game
from caravane.cli.texts import fail
from caravane.server.wire.view_types import view_types
from caravane.text import translation_problems

FaceFolderArgument = Annotated[
    Path, typer.Argument(metavar="DIR", exists=True, file_okay=False, help="The folder with face.json.")
]

face_app = typer.Typer(no_args_is_help=True, help="Tools for authors of faces, the drawings of a game.")


def register(app: typer.Typer) -> None:
    """Add the commands."""
    face_stage.register(face_app)
    app.add_typer(face_app, name="face")


@face_app.callback()
def face() -> None:
    pass


@face_app.command("check")
def check_command(folder: FaceFolderArgument) -> None:
    """Check the manifest, the files and the texts of a face, as a server does when it starts."""
    with face_stage.name_missing_packages():
        from caravane.server.faces.folder import BadFace, FaceFolder, read_folder, unknown_fields  # noqa: PLC0415
        from caravane.server.faces.manifest import contract_problem  # noqa: PLC0415

    def problems(found: FaceFolder) -> list[str]:
        texts = {path: found.files[path].decode(errors="replace") for path in found.manifest.texts.values()}
        contract = contract_problem(found.manifest)
        return [*([contract] if contract else []), *translation_problems(texts)]

    try:
        found = read_folder(folder.absolute())
    except BadFace as error:
        raise _report(error.problems) from error
    for field in unknown_fields(found):
        typer.echo(f"note: face.json has an unknown field {field!r}, which is ignored")
    if any(problems(found)):
        raise _report(problems(found))
    size = sum(len(content) for content in found.files.values())
    typer.echo(f"the face of {found.manifest.game} can be served: {len(found.files)} files, {size / 1024:.1f} kB")


@face_app.command("types")
def types_command(name: GameArgument) -> None:
    """Print the TypeScript types of a game's views, for a face that is checked against the rules."""
    game = require_game(name)
    typer.echo(view_types(game, f"Written by `caravane face types {game.name}` for rules {game.rules}."), nl=False)


def _report(problems: list[str]) -> typer.Exit:
    """Print all problems to the error stream; return the exit to raise."""
    return fail("\n".join(problems))
