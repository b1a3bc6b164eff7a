"""`caravane verify-live`: whether every unfinished table of a database goes on under the installed rules."""

import asyncio
from typing import Annotated, Final

import typer

from caravane.cli.terminal.screen import Screen
from caravane.cli.texts import DEFAULT_LANG, HELP, LangOption, fail, speak
from caravane.tables.upgrade_check import Difference
from caravane.text import Sentences

MISSING: Final = "caravane verify-live needs more packages: pip install 'caravane[server]'"

WORDS: Final = {
    "other-rules": "live-other-rules",
    "unknown-game": "live-unknown-game",
    "refused": "live-refused",
    "followed": "live-followed",
    "state": "live-state",
    "snapshot": "live-snapshot",
    "failed": "live-failed",
}


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("verify-live", help=HELP("help-verify-live"))(verify_live_command)


def verify_live_command(
    database: Annotated[str, typer.Option(help=HELP("help-live-database"))],
    lang: LangOption = DEFAULT_LANG,
) -> None:
    ui = speak(lang)
    tables, differing = asyncio.run(_review(ui, Screen(), database))
    typer.echo(ui("live-sum", tables=tables, differing=differing))
    if differing:
        raise typer.Exit(1)


async def _review(ui: Sentences, screen: Screen, database: str) -> tuple[int, int]:
    """Tell of every table that differs; count all, and those."""
    try:
        # Here, because who only plays in the terminal has none of the server's packages.
        from caravane.server.store.verify_upgrade import NoDatabase, open_existing, review  # noqa: PLC0415
    except ModuleNotFoundError as error:
        raise fail(f"{MISSING} ({error})") from error
    try:
        store = await open_existing(database)
    except NoDatabase as error:
        raise fail(ui("bad-database", reason=str(error))) from error
    tables = differing = 0
    try:
        async for name, found in review(store):
            tables += 1
            differing += bool(found)
            for difference in found:
                screen.quote(ui("live-table", table=name, what=told(ui, difference)))
    finally:
        await store.close()
    return tables, differing


def told(ui: Sentences, difference: Difference) -> str:
    """Put a difference in words."""
    return ui(WORDS[difference.what], number=difference.number, why=difference.why)
