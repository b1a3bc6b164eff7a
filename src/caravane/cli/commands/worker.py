"""`caravane bots`: bots, clocks and ratings for the tables of other processes."""

from pathlib import Path
from typing import Annotated

import typer

from caravane.cli.texts import DEFAULT_LANG, HELP, LangOption, fail, speak

MISSING = "caravane bots needs more packages: pip install 'caravane[server]'"


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("bots", help=HELP("help-bots"))(bots_command)


def bots_command(
    *,
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
        from caravane.server.processes.worker import work  # noqa: PLC0415
    except ModuleNotFoundError as error:
        raise fail(f"{MISSING} ({error})") from error

    ui = speak(lang)
    try:
        settled = Configuration.read(config, data=data, database=database, nats=nats)
    except ValidationError as error:
        raise fail(ui("bad-configuration", reason=str(error))) from error
    work(settled, lambda: typer.echo(ui("bots-at-work")))
