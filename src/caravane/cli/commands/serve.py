"""`caravane serve`: online tables from this machine."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from caravane.cli.texts import DEFAULT_LANG, HELP, LangOption, fail, speak

if TYPE_CHECKING:
    from caravane.server.ops.config import Configuration

MISSING = "caravane serve needs more packages: pip install 'caravane[server]'"


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("serve", help=HELP("help-serve"))(serve_command)


def serve_command(
    *,
    host: Annotated[str | None, typer.Option(help=HELP("help-host"), show_default=False)] = None,
    port: Annotated[int | None, typer.Option(help=HELP("help-port"), show_default="8000")] = None,
    data: Annotated[Path | None, typer.Option(help=HELP("help-data"), file_okay=False)] = None,
    database: Annotated[str | None, typer.Option(help=HELP("help-database"))] = None,
    nats: Annotated[str | None, typer.Option(help=HELP("help-nats"))] = None,
    config: Annotated[Path | None, typer.Option(help=HELP("help-config"), exists=True, dir_okay=False)] = None,
    lang: LangOption = DEFAULT_LANG,
) -> None:
    try:
        # Here, because who only plays in the terminal has none of the server's packages.
        from pydantic import ValidationError  # noqa: PLC0415

        from caravane.server.ops.config import Configuration  # noqa: PLC0415
        from caravane.server.processes.serve import addresses, picture, serve  # noqa: PLC0415
    except ModuleNotFoundError as error:
        raise fail(f"{MISSING} ({error})") from error

    ui = speak(lang)

    def announce(settled: "Configuration", port: int) -> None:
        found = addresses(settled, port)
        typer.echo(ui("serve-at", address=found[0]))
        for other in found[1:]:
            typer.echo(ui("serve-also-at", address=other))
        if len(found) > 1:
            typer.echo(picture(found[0]))
        typer.echo(ui("serve-data", place=str(settled.data)))
        typer.echo(ui("serve-stop"))

    try:
        settled = Configuration.read(config, host=host, port=port, data=data, database=database, nats=nats)
    except ValidationError as error:
        raise fail(ui("bad-configuration", reason=str(error))) from error
    if not serve(settled, announce):
        raise typer.Exit(1)
