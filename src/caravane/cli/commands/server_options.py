"""Options and configuration shared by `caravane serve` and `caravane worker`."""

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tomllib import TOMLDecodeError
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from caravane.cli.texts import HELP, fail, load_texts

if TYPE_CHECKING:
    from caravane.server.ops.config import Configuration

DataDirOption = Annotated[Path | None, typer.Option(help=HELP("help-data"), file_okay=False)]
DatabaseOption = Annotated[str | None, typer.Option(help=HELP("help-database"))]
NatsOption = Annotated[str | None, typer.Option(help=HELP("help-nats"))]
ConfigOption = Annotated[Path | None, typer.Option(help=HELP("help-config"), exists=True, dir_okay=False)]


BAD_USAGE: Final = 2
"""Exit code for settings that cannot be used, as for options that cannot."""


def read_configuration(lang: str, config: Path | None, **options: Any) -> "Configuration":
    """Read the configuration; exit with one line if it is invalid."""
    # Imported here, because playing in the terminal does not need the server's packages.
    from pydantic import ValidationError  # noqa: PLC0415
    from pydantic_settings import SettingsError  # noqa: PLC0415

    from caravane.server.ops.config import Configuration  # noqa: PLC0415
    from caravane.server.ops.config_checks import problems  # noqa: PLC0415

    try:
        return Configuration.read(config, **options)
    except (ValidationError, SettingsError, TOMLDecodeError, OSError) as error:
        reason = problems(error) if isinstance(error, ValidationError) else f"{config or ''} {error}".strip()
        raise fail(load_texts(lang)("bad-configuration", reason=reason), BAD_USAGE) from error


@contextmanager
def reported_start(lang: str, configuration: "Configuration") -> Iterator[None]:
    """Exit with one line if the database or the data folder cannot be used."""
    from caravane.server.ops.logs import JSON  # noqa: PLC0415
    from caravane.server.processes.database_check import UnusableDatabase  # noqa: PLC0415

    try:
        yield
    except UnusableDatabase as error:
        message = load_texts(lang)("unusable-database", place=error.place, reason=error.reason)
        if configuration.log_format == JSON:
            logging.getLogger(__name__).critical(message)
            raise typer.Exit(1) from error
        raise fail(message) from error
