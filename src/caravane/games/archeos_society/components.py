"""Typed tables from `components.toml`. Cards, sites, roles and colours are small ints in the order of that file."""

from typing import Final

from caravane.kernel.components import load

_BOX: Final = load("caravane.games.archeos_society")
_SITES: Final = _BOX["sites"]

COLOURS: Final[tuple[str, ...]] = tuple(_BOX["colours"])
ROLES: Final[tuple[str, ...]] = tuple([role["id"] for role in _BOX["roles"]])
COPIES: Final[tuple[int, ...]] = tuple([role["copies_per_colour"] for role in _BOX["roles"]])
BOX_CARDS: Final[int] = sum(COPIES) * len(COLOURS)
VEHICLE_COLOURS: Final[tuple[str, ...]] = tuple(_BOX["vehicles"]["colours"])

RED: Final = 0
GREEN: Final = 1
BLUE: Final = 2
YELLOW: Final = 3
PINK: Final = 4
VIOLET: Final = 5

BOTANIST: Final = 0
LINGUIST: Final = 1
PHYSICIAN: Final = 2
PILOT: Final = 3
CARTOGRAPHER: Final = 4
CURATOR: Final = 5
GUIDE: Final = 6
MERCENARY: Final = 7
PATRON: Final = 8
PHOTOGRAPHER: Final = 9
PROFESSOR: Final = 10
STUDENT: Final = 11

CARDS: Final[tuple[str, ...]] = tuple([f"{colour}-{role}" for role in ROLES for colour in COLOURS])
MONKEY: Final = 72
"""Number of a monkey in the pile, after all kinds of role cards."""
MONKEYS: Final[int] = _BOX["deck"]["monkeys"]

# A site has the number of its colour; its advanced side has that number plus six.
SITES: Final[tuple[str, ...]] = tuple(
    [_BOX["colours"][colour][side].replace("_", "-") for side in ("compass", "advanced") for colour in COLOURS]
)
ADVANCED: Final = len(COLOURS)
CHICHEN_ITZA: Final = RED + ADVANCED
RAPA_NUI: Final = GREEN + ADVANCED
TANTALLON_CASTLE: Final = BLUE + ADVANCED
TA_SEKHET_MAAT: Final = YELLOW + ADVANCED
UR: Final = PINK + ADVANCED
ULURU: Final = VIOLET + ADVANCED


def _of_sites(key: str) -> tuple[tuple[int, ...], ...]:
    return tuple([tuple(_SITES[site.replace("-", "_")][key]) for site in SITES])


POINTS: Final[tuple[tuple[int, ...], ...]] = _of_sites("points")
THRESHOLDS: Final[tuple[tuple[int, ...], ...]] = _of_sites("thresholds")
LAST_SPACE: Final[int] = len(POINTS[0]) - 1
CHICHEN_DRAWS: Final[tuple[int, ...]] = tuple(_SITES["chichen_itza"]["draw_up_to"])
SHARED_POINTS: Final[tuple[int, ...]] = tuple(_SITES["tantallon_castle"]["points_shared"])
IMMEDIATE_POINTS: Final[tuple[int, ...]] = tuple(_SITES["uluru"]["points_immediate"])
UR_SIZES: Final[tuple[int, ...]] = tuple(_SITES["ur"]["largest_size"])
RAPA_NUI_BONUS: Final[int] = _SITES["rapa_nui"]["bonus"]

SEASONS: Final[tuple[int, ...]] = tuple(_BOX["seasons"]["by_seats"])
HAND_LIMIT: Final[int] = _BOX["hand"]["limit"]
START_HAND: Final[int] = _BOX["hand"]["start"]
AREA_BASE: Final[int] = _BOX["area"]["base"]
ROLES_IN_GAME: Final[int] = _BOX["deck"]["roles_in_game"]

EXPEDITION_POINTS: Final[tuple[int, ...]] = tuple(_BOX["expeditions"]["points"])
MUSEUM_POINTS: Final[tuple[int, ...]] = tuple(_BOX["curator"]["points"])
LINGUIST_LAST: Final[int] = _BOX["linguist"]["last_space"]
ARTEFACTS: Final[tuple[int, ...]] = tuple(_BOX["linguist"]["artefacts"])
LINGUIST_BONUS: Final[int] = _BOX["linguist"]["bonus"]
BOTANIST_POINTS: Final[int] = _BOX["botanist"]["points_taking"]
BOTANIST_BONUS: Final[int] = _BOX["botanist"]["points_season_end"]
TOKENS: Final[int] = len(_BOX["professor"]["tokens"])
"""Number of tokens; their values are 1, 2 and so on up to this number."""

SCENARIOS: Final[tuple[str, ...]] = tuple([each["id"].replace("_", "-") for each in _BOX["scenarios"]])
SCENARIO_ROLES: Final[tuple[tuple[int, ...], ...]] = tuple(
    [tuple(sorted([ROLES.index(role) for role in each["roles"]])) for each in _BOX["scenarios"]]
)
SCENARIO_ADVANCED: Final[tuple[int, ...]] = tuple([COLOURS.index(each["advanced"]) for each in _BOX["scenarios"]])
FIRST_GAME: Final[int] = SCENARIOS.index(_BOX["first_game"]["scenario"].replace("_", "-"))
