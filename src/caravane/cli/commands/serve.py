"""`caravane serve`: host online tables on this machine."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from caravane.cli.texts import DEFAULT_LANG, HELP, LangOption, fail, load_texts

if TYPE_CHECKING:
    from caravane.server.ops.config import Configuration

MISSING_EXTRA = "caravane serve needs more packages: pip install 'caravane[server]'"


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("serve", help=HELP("help-serve"))(serve_command)


def serve_command(
    *,
    host: Annotated[str | None, typer.Option(help=HELP("help-host"), show_default=False)] = None,
    port: Annotated[int | None, typer.Option(help=HELP("help-port"), show_default="8000")] = None,
    data_dir: Annotated[Path | None, typer.Option(help=HELP("help-data"), file_okay=False)] = None,
    database: Annotated[str | None, typer.Option(help=HELP("help-database"))] = None,
    nats: Annotated[str | None, typer.Option(help=HELP("help-nats"))] = None,
    config: Annotated[Path | None, typer.Option(help=HELP("help-config"), exists=True, dir_okay=False)] = None,
    lang: LangOption = DEFAULT_LANG,
) -> None:
    try:
        # Imported here, because playing in the terminal does not need the server's packages.
        from pydantic import ValidationError  # noqa: PLC0415

        from caravane.server.ops.config import Configuration  # noqa: PLC0415
        from caravane.server.processes.serve import addresses, qr_code, serve  # noqa: PLC0415
    except ModuleNotFoundError as error:
        raise fail(f"{MISSING_EXTRA} ({error})") from error

    ui = load_texts(lang)

    def announce(configuration: "Configuration", port: int) -> None:
        urls = addresses(configuration, port)
        typer.echo(ui("serve-at", address=urls[0]))
        for other in urls[1:]:
            typer.echo(ui("serve-also-at", address=other))
        if len(urls) > 1:
            typer.echo(qr_code(urls[0]))
        typer.echo(ui("serve-data", place=str(configuration.data_dir)))
        typer.echo(ui("serve-stop"))

    try:
        configuration = Configuration.read(
            config, host=host, port=port, data_dir=data_dir, database=database, nats=nats
        )
    except ValidationError as error:
        raise fail(ui("bad-configuration", reason=str(error))) from error
    if not serve(configuration, announce):
        raise typer.Exit(1)
