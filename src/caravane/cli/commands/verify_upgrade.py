"""`caravane verify-upgrade`: check that every unfinished table of a database continues under the installed rules."""

import asyncio
from typing import Annotated, Final

import typer

from caravane.cli.terminal.screen import Screen
from caravane.cli.texts import DEFAULT_LANG, HELP, LangOption, fail, load_texts
from caravane.tables.upgrade_check import Difference
from caravane.text import Translations

MISSING_EXTRA: Final = "caravane verify-upgrade needs more packages: in a copy of the project, pip install '.[server]'"

DIFFERENCE_TEXTS: Final = {
    "rules-version": "upgrade-rules-version",
    "unknown-game": "upgrade-unknown-game",
    "refused": "upgrade-refused",
    "follow-ups": "upgrade-follow-ups",
    "state": "upgrade-state",
    "snapshot": "upgrade-snapshot",
    "failed": "upgrade-failed",
}


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("verify-upgrade", help=HELP("help-verify-upgrade"))(verify_upgrade_command)


def verify_upgrade_command(
    database: Annotated[str, typer.Option(help=HELP("help-upgrade-database"))],
    lang: LangOption = DEFAULT_LANG,
) -> None:
    ui = load_texts(lang)
    tables, differing = asyncio.run(_check(ui, Screen(), database))
    typer.echo(ui("upgrade-sum", tables=tables, differing=differing))
    if differing:
        raise typer.Exit(1)


async def _check(ui: Translations, screen: Screen, database: str) -> tuple[int, int]:
    """Print every table that differs; return the number of all tables, and of those."""
    try:
        # Imported here, because playing in the terminal does not need the server's packages.
        from caravane.server.store.verify_upgrade import DatabaseNotFound, check_tables, open_existing  # noqa: PLC0415
    except ModuleNotFoundError as error:
        raise fail(f"{MISSING_EXTRA} ({error})") from error
    try:
        store = await open_existing(database)
    except DatabaseNotFound as error:
        raise fail(ui("bad-database", reason=str(error))) from error
    tables = differing = 0
    try:
        async for name, differences in check_tables(store):
            tables += 1
            differing += bool(differences)
            for difference in differences:
                screen.print_unwrapped(ui("upgrade-table", table=name, what=format_difference(ui, difference)))
    finally:
        await store.close()
    return tables, differing


def format_difference(ui: Translations, difference: Difference) -> str:
    """Format a difference as a sentence."""
    return ui(DIFFERENCE_TEXTS[difference.kind], number=difference.number, why=difference.detail)
