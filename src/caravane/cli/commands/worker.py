"""`caravane worker`: bots, clocks and ratings for the tables of other processes."""

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

MISSING_EXTRA = "caravane worker needs more packages: in a copy of the project, pip install '.[server]'"


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("worker", help=HELP("help-worker"))(worker_command)


def worker_command(
    *,
    data_dir: DataDirOption = None,
    database: DatabaseOption = None,
    nats: NatsOption = None,
    config: ConfigOption = None,
    lang: LangOption = DEFAULT_LANG,
) -> None:
    try:
        from caravane.server.processes.worker import run_worker  # noqa: PLC0415
    except ModuleNotFoundError as error:
        raise fail(f"{MISSING_EXTRA} ({error})") from error

    configuration = read_configuration(lang, config, data_dir=data_dir, database=database, nats=nats)
    with reported_start(lang, configuration):
        run_worker(configuration, lambda: announce_worker(load_texts(lang)("worker-running"), configuration.log_format))


def announce_worker(text: str, log_format: str) -> None:
    """Announce that the worker runs, to people or to programs that read the log."""
    from caravane.server.ops.logs import JSON, announce  # noqa: PLC0415

    announce(text, {}) if log_format == JSON else typer.echo(text)
