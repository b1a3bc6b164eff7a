"""Points of everybody if the season and the game ended now, from what a view shows; hands do not count."""

from typing import Final, cast

from caravane.kernel.game import View
from caravane.kernel.presentation import ScoreLines
from caravane.kernel.words import Vocabulary

from .components import (
    COLOURS,
    CURATOR,
    GREEN,
    LINGUIST,
    RAPA_NUI,
    TANTALLON_CASTLE,
    ArcheosBox,
)
from .knowledge import ArcheosView
from .scoring import expedition_points
from .words import SITE

PROJECTED_LINES: Final = Vocabulary()
NOW: Final = PROJECTED_LINES.add("now")
AT_SITE: Final = PROJECTED_LINES.add("site", site=SITE)
EXPEDITIONS: Final = PROJECTED_LINES.add("expeditions")
TILE: Final = PROJECTED_LINES.add("botanist")
TRACK: Final = PROJECTED_LINES.add("linguist")
FURTHEST: Final = PROJECTED_LINES.add("rapa-nui")
MUSEUM: Final = PROJECTED_LINES.add("museum")


def projected(view: View, box: ArcheosBox) -> list[ScoreLines]:
    """Return the score of every seat, and what its sites, expeditions, tile, track and museum would add."""
    visible = cast(ArcheosView, view)
    return [_seat(visible, box, seat) for seat in range(len(visible["players"]))]


def _seat(view: ArcheosView, box: ArcheosBox, seat: int) -> ScoreLines:
    player = view["players"][seat]
    found: ScoreLines = [((NOW,), player["score"])]
    found += [((AT_SITE, site), _site(view, box, seat, site)) for site in view["sites"] if site is not None]
    found.append(((EXPEDITIONS,), sum([expedition_points(box, tuple(cards)) for cards in player["expeditions"]])))
    found += _bonuses(view, box, seat)
    if CURATOR in view["roles"]:
        found.append(((MUSEUM,), box.museum_points[len(player["relics"])]))
    return found


def _site(view: ArcheosView, box: ArcheosBox, seat: int, site: int) -> int:
    """AS-SITE-ALL-01, AS-SITE-TANTALLON-02: return the points of the space of the rear vehicle."""
    spaces = [player["vehicles"][site % len(COLOURS)][0] for player in view["players"]]
    shared = site == TANTALLON_CASTLE and spaces.count(spaces[seat]) > 1
    return box.shared_points[spaces[seat]] if shared else box.points[site][spaces[seat]]


def _bonuses(view: ArcheosView, box: ArcheosBox, seat: int) -> ScoreLines:
    """Return what tile, track and Rapa Nui add; a track on which nobody has moved counts nothing here."""
    found: ScoreLines = []
    if view["tile"] is not None:
        found.append(((TILE,), box.botanist_bonus if view["tile"][0] == seat else 0))
    if LINGUIST in view["roles"] and not _track_is_scored(view):
        track = [player["linguist"] for player in view["players"]]
        found.append(((TRACK,), box.linguist_bonus if _leads(track, seat) else 0))
    if RAPA_NUI in view["sites"]:
        spaces = [player["vehicles"][GREEN][0] for player in view["players"]]
        found.append(((FURTHEST,), box.rapa_nui_bonus if _leads(spaces, seat) else 0))
    return found


def _track_is_scored(view: ArcheosView) -> bool:
    """AS-SEASON-14: return whether hands are discarded at season end: the track has been scored, and Professors decide."""
    return view["third"] is not None and not view["pile"] and not any(player["hand"] for player in view["players"])


def _leads(spaces: list[int], seat: int) -> bool:
    return spaces[seat] == max(spaces) > 0
