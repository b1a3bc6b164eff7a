"""A track: the points of its spaces, the thresholds between them, and the vehicles below."""

from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from caravane.cli.boards.archeos_society.cards import Cards
from caravane.cli.boards.scene import Scene
from caravane.games.archeos_society.components import (
    CHICHEN_DRAWS,
    CHICHEN_ITZA,
    IMMEDIATE_POINTS,
    LAST_SPACE,
    POINTS,
    RAPA_NUI,
    SHARED_POINTS,
    TA_SEKHET_MAAT,
    TANTALLON_CASTLE,
    THRESHOLDS,
    ULURU,
    UR,
    UR_SIZES,
)
from caravane.games.archeos_society.words import SITE

LETTERS: Final = "ABCDEF"
_NOTES: Final = {
    CHICHEN_ITZA: "archeos-note-chichen-itza",
    RAPA_NUI: "archeos-note-rapa-nui",
    TANTALLON_CASTLE: "archeos-note-tantallon-castle",
    TA_SEKHET_MAAT: "archeos-note-ta-sekhet-maat",
    UR: "archeos-note-ur",
    ULURU: "archeos-note-uluru",
}
_MINUS: Final = "\u2212"
_MAX_WIDTH: Final = 10
_NARROW: Final = 80


def draw_track(scene: Scene, cards: Cards, colour: int) -> RenderableType:
    """Draw a site in two lines; on a narrow screen with its name above them."""
    site = scene.view["sites"][colour]
    name = f"{scene.texts.component(SITE, site)} ({cards.colours[colour]})"
    room = 0 if scene.width < _NARROW else 28
    width = min(_MAX_WIDTH, (scene.width - room) // (LAST_SPACE + 1))
    spaces = Text("".join([_space(site, space, width) for space in range(LAST_SPACE + 1)]).rstrip(), cards.tone(colour))
    vehicles = Text(
        "".join([f"{_vehicles_at(scene, colour, space):<{width}}" for space in range(LAST_SPACE + 1)]).rstrip(), "bold"
    )
    if not room:
        return Group(Text(name, cards.tone(colour)), spaces, vehicles)
    head = Text(f"{name:<{room}}", cards.tone(colour))
    return Group(head + spaces, Text(f"{_note(scene, site):<{room}}", "dim") + vehicles)


def _space(site: int, space: int, width: int) -> str:
    """Return a space with its points, and the threshold to its right."""
    if space == LAST_SPACE:
        return _points(site, space)
    threshold = f"{THRESHOLDS[site][space]}"
    if site == CHICHEN_ITZA and width >= _MAX_WIDTH:
        threshold += f"+{CHICHEN_DRAWS[space]}"
    points = _points(site, space)
    return f"{points}{f'─{threshold}→':─>{width - len(points) - 1}} "


def _points(site: int, space: int) -> str:
    if site == ULURU:
        return f"{IMMEDIATE_POINTS[space]}"
    if site == TANTALLON_CASTLE:
        return f"{POINTS[site][space]}/{SHARED_POINTS[space]}"
    points = str(POINTS[site][space]).replace("-", _MINUS)
    return f"{points}≤{UR_SIZES[space]}" if site == UR else points


def _vehicles_at(scene: Scene, colour: int, space: int) -> str:
    """Return the letters of the players there; a lower-case letter means two vehicles of one player."""
    letters = ""
    for seat, player in enumerate(scene.view["players"]):
        count = player["vehicles"][colour].count(space)
        letters += ["", LETTERS[seat], LETTERS[seat].lower()][count]
    return letters


def _note(scene: Scene, site: int) -> str:
    """Return a short note on the special rule of an advanced site."""
    return scene.texts.ui(_NOTES[site]) if site in _NOTES else ""
