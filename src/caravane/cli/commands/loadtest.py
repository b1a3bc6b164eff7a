"""`caravane loadtest`: simulated players at running servers, with the bare engines measured for comparison."""

import json
from pathlib import Path
from typing import Annotated

import typer

from caravane.cli.texts import DEFAULT_LANG, HELP, LangOption, fail, load_texts

MISSING_EXTRA = "caravane loadtest needs more packages: pip install 'caravane[server,load]'"


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("loadtest", help=HELP("help-loadtest"))(loadtest_command)


def loadtest_command(
    addresses: Annotated[list[str], typer.Argument(help=HELP("help-load-addresses"))],
    *,
    game: Annotated[str, typer.Option(help=HELP("help-game"))] = "lost-cities",
    seats: Annotated[int, typer.Option(help=HELP("help-load-seats"), min=1)] = 4,
    tables: Annotated[int, typer.Option(help=HELP("help-load-tables"), min=0)] = 32,
    processes: Annotated[int, typer.Option(help=HELP("help-load-processes"), min=1)] = 1,
    seconds: Annotated[float, typer.Option(help=HELP("help-load-seconds"), min=1)] = 20,
    think: Annotated[float, typer.Option(help=HELP("help-load-think"), min=0)] = 0,
    rate: Annotated[float, typer.Option(help=HELP("help-load-rate"), min=0)] = 0,
    idle: Annotated[int, typer.Option(help=HELP("help-load-idle"), min=0)] = 0,
    ahead: Annotated[int, typer.Option(help=HELP("help-load-ahead"), min=0)] = 0,
    cores: Annotated[str, typer.Option(help=HELP("help-load-cores"))] = "",
    bare_cores: Annotated[str, typer.Option(help=HELP("help-load-bare-cores"))] = "",
    database: Annotated[str, typer.Option(help=HELP("help-load-database"))] = "",
    nats: Annotated[str, typer.Option(help=HELP("help-load-nats"))] = "",
    report: Annotated[Path | None, typer.Option(help=HELP("help-load-report"), file_okay=False)] = None,
    as_json: Annotated[bool, typer.Option("--json", help=HELP("help-json"))] = False,
    lang: LangOption = DEFAULT_LANG,
) -> None:
    try:
        # Imported here, because playing in the terminal does not need these packages.
        from caravane.load.plan import Plan  # noqa: PLC0415
        from caravane.load.report import format_report, run_load_test, to_json, write  # noqa: PLC0415
    except ModuleNotFoundError as error:
        raise fail(f"{MISSING_EXTRA} ({error})") from error

    ui = load_texts(lang)
    plan = Plan(addresses, game, seats, tables, seconds, think=think, rate=rate / processes, idle=idle, ahead=ahead)
    try:
        measured, waits = run_load_test(
            plan,
            processes,
            _cores(cores),
            bare_cores=_cores(bare_cores),
            database=database,
            nats=nats,
            bare_for=min(seconds, 10.0),
        )
    except (OSError, ValueError, RuntimeError) as error:
        raise fail(ui("bad-load", reason=str(error))) from error
    if report is not None:
        write(measured, waits, report)
    typer.echo(json.dumps(to_json(measured), indent=2) if as_json else format_report(measured))


def _cores(text: str) -> list[int]:
    return [int(core) for core in text.split(",") if core]
