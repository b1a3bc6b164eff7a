"""`caravane worker`: bots, clocks, ratings and notices for the tables of other processes."""

from pathlib import Path
from typing import Annotated

import typer

from caravane.cli.texts import DEFAULT_LANG, HELP, LangOption, fail, load_texts

MISSING_EXTRA = "caravane worker needs more packages: pip install 'caravane[server]'"


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("worker", help=HELP("help-worker"))(worker_command)


def worker_command(
    *,
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
        from caravane.server.processes.worker import run_worker  # noqa: PLC0415
    except ModuleNotFoundError as error:
        raise fail(f"{MISSING_EXTRA} ({error})") from error

    ui = load_texts(lang)
    try:
        configuration = Configuration.read(config, data_dir=data_dir, database=database, nats=nats)
    except ValidationError as error:
        raise fail(ui("bad-configuration", reason=str(error))) from error
    run_worker(configuration, lambda: typer.echo(ui("worker-running")))
