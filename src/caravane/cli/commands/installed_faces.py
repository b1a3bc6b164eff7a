"""The faces of installed games in `caravane games`: those of other packages, and those that are not used."""

from typing import TYPE_CHECKING

import typer

from caravane import games
from caravane.text import Translations

if TYPE_CHECKING:
    from caravane.server.faces.catalogue import FaceCatalogue


def report_faces(ui: Translations) -> None:
    """Print which faces of other packages are trusted, and why others are not used."""
    catalogue = _find_faces()
    if catalogue is None:
        return
    foreign = [name for name in catalogue.faces if games.origin(name)]
    for name in foreign:
        typer.echo(ui("games-face", name=name, origin=games.origin(name)))
    if foreign:
        typer.echo(ui("games-face-trust"))
    for name, reason in catalogue.problems.items():
        typer.echo(ui("games-face-unused", name=name, reason=reason), err=True)


def _find_faces() -> "FaceCatalogue | None":
    """Return the faces; None without the server's packages, because nothing is drawn then."""
    try:
        from caravane.server.faces.catalogue import find_faces  # noqa: PLC0415
    except ModuleNotFoundError:
        return None
    return find_faces()
