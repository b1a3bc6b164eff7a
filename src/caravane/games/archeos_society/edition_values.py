"""What an edition can change: tracks, museum, Linguist track, points of expeditions, and scenarios."""

from typing import Final

from caravane.kernel.box import Tables
from caravane.kernel.edition_form import NAME, NAMES, NUMBER, EditionForm, Field, Part, Problem

from .components import COLOURS, FIRST_GAME, ROLES, SITES, TABLES

TRACK_LENGTHS: Final = (3, 12)
LAST_LINGUIST_SPACES: Final = (4, 40)
MAX_ARTEFACTS: Final = 12
MAX_THRESHOLD: Final = 11
"""Ten cards in a hand, and the one more that a Guide counts."""
MAX_SIZE: Final = 10
LEAST_POINTS: Final = -9

NOT_IN_FIRST_GAME: Final = ("linguist", "curator", "professor")
"""Roles whose material the rulebook does not lay out in the first game; it lays out that of the Botanist."""


def _site(site: str) -> Part:
    """Return the part of a site. One list of points says how long the track is; the other lists follow it."""
    path = f"sites/{site.replace('-', '_')}"
    points = f"{path}/points_immediate" if site == "uluru" else f"{path}/points"
    fields = [
        Field(points, least=LEAST_POINTS, lengths=TRACK_LENGTHS),
        Field(f"{path}/thresholds", least=1, most=MAX_THRESHOLD, lengths=_lengths(-1), like=(points, -1)),
        *_of_one_site(site, path, points),
    ]
    return Part(site, fields)


def _lengths(more: int) -> tuple[int, int]:
    return (TRACK_LENGTHS[0] + more, TRACK_LENGTHS[1] + more)


def _of_one_site(site: str, path: str, points: str) -> list[Field]:
    """Return the fields that no other site has."""
    if site == "chichen-itza":
        return [Field(f"{path}/draw_up_to", most=MAX_SIZE, lengths=_lengths(-1), like=(points, -1))]
    if site == "tantallon-castle":
        return [Field(f"{path}/points_shared", least=LEAST_POINTS, lengths=TRACK_LENGTHS, like=(points, 0))]
    if site == "ur":
        return [Field(f"{path}/largest_size", most=MAX_SIZE, lengths=TRACK_LENGTHS, like=(points, 0))]
    return [Field(f"{path}/bonus", NUMBER, most=20)] if site == "rapa-nui" else []


def _linguist() -> Part:
    least, most = LAST_LINGUIST_SPACES
    fields = [
        Field("linguist/last_space", NUMBER, least=least, most=most),
        Field("linguist/artefacts", least=1, most=most, lengths=(1, MAX_ARTEFACTS), rising=True),
        Field("linguist/bonus", NUMBER, most=20),
    ]
    return Part("linguist", fields)


def _scenarios() -> Part:
    fields: list[Field] = []
    for scenario in TABLES["scenarios"]:
        path = f"scenarios/{scenario['id']}"
        fields.append(Field(f"{path}/roles", NAMES, names=ROLES, distinct=True))
        fields.append(Field(f"{path}/advanced", NAME, names=COLOURS))
    return Part("scenarios", fields)


def problems(tables: Tables) -> list[Problem]:
    """Return what does not fit together: artefacts beyond their track, a first game that the rulebook excludes."""
    return [*_artefacts(tables), *_first_game(tables["scenarios"][FIRST_GAME])]


def _artefacts(tables: Tables) -> list[Problem]:
    last: int = tables["linguist"]["last_space"]
    return [
        Problem("linguist/artefacts", "artefact-beyond-track", entry, last=last)
        for entry, space in enumerate(tables["linguist"]["artefacts"])
        if space > last
    ]


def _first_game(scenario: Tables) -> list[Problem]:
    """AS-SETUP-07, 08: the rulebook tells the advanced site of the first game, and which roles need material."""
    path = f"scenarios/{scenario['id']}"
    found = [
        Problem(f"{path}/roles", "first-game-without", entry, role=role)
        for entry, role in enumerate(scenario["roles"])
        if role in NOT_IN_FIRST_GAME
    ]
    if "botanist" not in scenario["roles"]:
        found.append(Problem(f"{path}/roles", "first-game-with", role="botanist"))
    if scenario["advanced"] != "red":
        found.append(Problem(f"{path}/advanced", "first-game-advanced", colour="red"))
    return found


EDITIONS: Final = EditionForm(
    [
        *[_site(site) for site in SITES],
        Part("museum", [Field("curator/points")]),
        _linguist(),
        Part("expeditions", [Field("expeditions/points")]),
        _scenarios(),
    ],
    problems,
)
