"""A track: the points of its spaces, the thresholds between them, and the vehicles below."""

from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from caravane.cli.boards.archeos_society.cards import Cards
from caravane.cli.boards.scene import Scene
from caravane.games.archeos_society.components import (
    CHICHEN_ITZA,
    COLOURS,
    RAPA_NUI,
    TA_SEKHET_MAAT,
    TANTALLON_CASTLE,
    ULURU,
    UR,
    ArcheosBox,
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
_MIN_WIDTH: Final = 7
"""Six vehicles may be on a space."""
_NARROW: Final = 80


def draw_track(scene: Scene, cards: Cards, colour: int) -> RenderableType:
    """Draw a site in two lines, a long track in four or more; on a narrow screen with its name above them."""
    site = scene.view["sites"][colour]
    name = f"{scene.texts.component(SITE, site)} ({cards.colours[colour]})"
    room = 0 if scene.width < _NARROW else 28
    lines: list[RenderableType] = [] if room else [Text(name, cards.tone(colour))]
    for spaces, vehicles in _rows(scene, site, scene.width - room):
        first = not lines
        head, note = (name, _note(scene, site)) if first else ("", "")
        lines.append(Text(f"{head:<{room}}", cards.tone(colour)) + Text(spaces, cards.tone(colour)))
        lines.append(Text(f"{note:<{room}}", "dim") + Text(vehicles, "bold"))
    return Group(*lines)


def _rows(scene: Scene, site: int, room: int) -> list[tuple[str, str]]:
    """Return the spaces and the vehicles below them, in as many rows as the track needs in this room."""
    box: ArcheosBox = scene.texts.game.box
    count = box.last_spaces[site] + 1
    found: list[tuple[str, str]] = []
    for rows in range(1, count + 1):
        in_row = -(-count // rows)
        width = min(_MAX_WIDTH, room // in_row)
        if width < _MIN_WIDTH:
            continue
        starts = range(0, count, in_row)
        found = [_row(scene, site, range(start, min(start + in_row, count)), width) for start in starts]
        if all(len(spaces) <= room for spaces, _ in found):
            break
    return found


def _row(scene: Scene, site: int, spaces: range, width: int) -> tuple[str, str]:
    box: ArcheosBox = scene.texts.game.box
    colour = site % len(COLOURS)
    above = "".join([_space(box, site, space, width) for space in spaces]).rstrip()
    return above, "".join([f"{_vehicles_at(scene, colour, space):<{width}}" for space in spaces]).rstrip()


def _space(box: ArcheosBox, site: int, space: int, width: int) -> str:
    """Return a space with its points, and the threshold to its right."""
    points = _points(box, site, space)
    if space == box.last_spaces[site]:
        return points
    threshold = f"{box.thresholds[site][space]}"
    if site == CHICHEN_ITZA and width >= _MAX_WIDTH:
        threshold += f"+{box.chichen_draws[space]}"
    return f"{points}{f'─{threshold}→':─>{width - len(points) - 1}} "


def _points(box: ArcheosBox, site: int, space: int) -> str:
    points = f"{box.immediate_points[space] if site == ULURU else box.points[site][space]}"
    if site == TANTALLON_CASTLE:
        points += f"/{box.shared_points[space]}"
    if site == UR:
        points += f"≤{box.ur_sizes[space]}"
    return points.replace("-", _MINUS)


def _vehicles_at(scene: Scene, colour: int, space: int) -> str:
    """Return the letters of the players there; a lower-case letter means two vehicles of one player."""
    letters = ""
    for seat, player in enumerate(scene.view["players"]):
        count = player["vehicles"][colour].count(space)
        letters += ["", LETTERS[seat], LETTERS[seat].lower()][count]
    return letters


def _note(scene: Scene, site: int) -> str:
    """Return a short note on the special rule of an advanced site."""
    return scene.texts.ui(_NOTES[site], bonus=scene.texts.game.box.rapa_nui_bonus) if site in _NOTES else ""
