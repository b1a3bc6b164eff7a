"""Options and configuration shared by `caravane serve` and `caravane worker`."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from caravane.cli.texts import HELP, fail, load_texts

if TYPE_CHECKING:
    from caravane.server.ops.config import Configuration

DataDirOption = Annotated[Path | None, typer.Option(help=HELP("help-data"), file_okay=False)]
DatabaseOption = Annotated[str | None, typer.Option(help=HELP("help-database"))]
NatsOption = Annotated[str | None, typer.Option(help=HELP("help-nats"))]
ConfigOption = Annotated[Path | None, typer.Option(help=HELP("help-config"), exists=True, dir_okay=False)]


def read_configuration(lang: str, config: Path | None, **options: Any) -> "Configuration":
    """Read the configuration; exit with a message if it is invalid."""
    # Imported here, because playing in the terminal does not need the server's packages.
    from pydantic import ValidationError  # noqa: PLC0415

    from caravane.server.ops.config import Configuration  # noqa: PLC0415

    try:
        return Configuration.read(config, **options)
    except ValidationError as error:
        raise fail(load_texts(lang)("bad-configuration", reason=str(error))) from error
