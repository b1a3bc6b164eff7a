"""`caravane loadtest`: many people at the tables of running servers, with the bare engines measured beside them."""

import json
from pathlib import Path
from typing import Annotated

import typer

from caravane.cli.texts import DEFAULT_LANG, HELP, LangOption, fail, speak

MISSING = "caravane loadtest needs more packages: pip install 'caravane[server,load]'"


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
        # Here, because who only plays in the terminal has none of these packages.
        from caravane.load.plan import Plan  # noqa: PLC0415
        from caravane.load.report import load, packed, told, write  # noqa: PLC0415
    except ModuleNotFoundError as error:
        raise fail(f"{MISSING} ({error})") from error

    ui = speak(lang)
    plan = Plan(addresses, game, seats, tables, seconds, think=think, rate=rate / processes, idle=idle, ahead=ahead)
    try:
        measured, waits = load(
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
    typer.echo(json.dumps(packed(measured), indent=2) if as_json else told(measured))


def _cores(text: str) -> list[int]:
    return [int(core) for core in text.split(",") if core]
