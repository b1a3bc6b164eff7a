"""`caravane serve`: host online tables on this machine."""

from typing import TYPE_CHECKING, Annotated

import typer

from caravane.cli.commands.server_options import (
    ConfigOption,
    DatabaseOption,
    DataDirOption,
    NatsOption,
    read_configuration,
    reported_start,
)
from caravane.cli.texts import DEFAULT_LANG, HELP, LangOption, fail, load_texts

if TYPE_CHECKING:
    from caravane.server.ops.config import Configuration

MISSING_EXTRA = "caravane serve needs more packages: in a copy of the project, pip install '.[server]'"


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("serve", help=HELP("help-serve"))(serve_command)


def serve_command(
    *,
    host: Annotated[str | None, typer.Option(help=HELP("help-host"), show_default=False)] = None,
    port: Annotated[int | None, typer.Option(help=HELP("help-port"), show_default="8000")] = None,
    data_dir: DataDirOption = None,
    database: DatabaseOption = None,
    nats: NatsOption = None,
    config: ConfigOption = None,
    lang: LangOption = DEFAULT_LANG,
) -> None:
    try:
        from caravane.server.processes.serve import serve  # noqa: PLC0415
    except ModuleNotFoundError as error:
        raise fail(f"{MISSING_EXTRA} ({error})") from error

    configuration = read_configuration(
        lang, config, host=host, port=port, data_dir=data_dir, database=database, nats=nats
    )
    with reported_start(lang, configuration):
        started = serve(configuration, lambda configuration, port: announce(lang, configuration, port))
    if not started:
        raise typer.Exit(1)


def announce(lang: str, configuration: "Configuration", port: int) -> None:
    """Announce where the server is and where it stores its data, to people or to programs that read the log."""
    from caravane.server.ops.logs import JSON, announce  # noqa: PLC0415
    from caravane.server.processes.addresses import addresses, storage_place  # noqa: PLC0415

    urls, (folder, database) = addresses(configuration, port), storage_place(configuration)
    if configuration.log_format == JSON:
        announce("serving", {"addresses": urls, "stored_in": folder or database})
    else:
        _print_addresses(lang, urls, folder, database)


def _print_addresses(lang: str, urls: list[str], folder: str, database: str) -> None:
    """Print the addresses of the server, with a QR code if other devices can reach it, and where its data is."""
    from caravane.server.processes.addresses import qr_code  # noqa: PLC0415

    ui = load_texts(lang)
    typer.echo(ui("serve-at", address=urls[0]))
    for other in urls[1:]:
        typer.echo(ui("serve-also-at", address=other))
    if len(urls) > 1:
        typer.echo(qr_code(urls[0]))
    typer.echo(ui("serve-data", place=folder) if folder else ui("serve-database", place=database))
    typer.echo(ui("serve-stop"))
