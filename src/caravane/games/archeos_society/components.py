"""Typed values of `components.toml`: what all editions share as constants, and the box of a table.

Cards, sites, roles and colours are small ints in the order of that file.
"""

from typing import Final, final

from caravane.kernel.box import Box, Tables, load
from caravane.kernel.edition import Edition

TABLES: Final = load("caravane.games.archeos_society")

COLOURS: Final[tuple[str, ...]] = tuple(TABLES["colours"])
ROLES: Final[tuple[str, ...]] = tuple([role["id"] for role in TABLES["roles"]])
COPIES: Final[tuple[int, ...]] = tuple([role["copies_per_colour"] for role in TABLES["roles"]])
BOX_CARDS: Final[int] = sum(COPIES) * len(COLOURS)
VEHICLE_COLOURS: Final[tuple[str, ...]] = tuple(TABLES["vehicles"]["colours"])

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
MONKEYS: Final[int] = TABLES["deck"]["monkeys"]
ROLES_IN_GAME: Final[int] = TABLES["deck"]["roles_in_game"]
TOKENS: Final[int] = len(TABLES["professor"]["tokens"])
"""Number of tokens; their values are 1, 2 and so on up to this number."""

# A site has the number of its colour; its advanced side has that number plus six.
SITES: Final[tuple[str, ...]] = tuple(
    [TABLES["colours"][colour][side].replace("_", "-") for side in ("compass", "advanced") for colour in COLOURS]
)
ADVANCED: Final = len(COLOURS)
CHICHEN_ITZA: Final = RED + ADVANCED
RAPA_NUI: Final = GREEN + ADVANCED
TANTALLON_CASTLE: Final = BLUE + ADVANCED
TA_SEKHET_MAAT: Final = YELLOW + ADVANCED
UR: Final = PINK + ADVANCED
ULURU: Final = VIOLET + ADVANCED

SCENARIOS: Final[tuple[str, ...]] = tuple([each["id"].replace("_", "-") for each in TABLES["scenarios"]])
FIRST_GAME: Final[int] = SCENARIOS.index(TABLES["first_game"]["scenario"].replace("_", "-"))

Numbers = tuple[int, ...]


@final
class ArcheosBox(Box):
    """Figures of tracks, museum, cards and set-ups; every track has a length of its own."""

    def __init__(self, tables: Tables, edition: Edition | None = None) -> None:
        super().__init__(tables, edition)
        sites = tables["sites"]
        self.thresholds: Final[tuple[Numbers, ...]] = tuple([_numbers(_site(tables, s), "thresholds") for s in SITES])
        self.last_spaces: Final[Numbers] = tuple([len(each) for each in self.thresholds])
        self.immediate_points: Final[Numbers] = _numbers(sites["uluru"], "points_immediate")
        self.points: Final[tuple[Numbers, ...]] = tuple([_points(tables, site) for site in SITES])
        self.shared_points: Final[Numbers] = _numbers(sites["tantallon_castle"], "points_shared")
        self.chichen_draws: Final[Numbers] = _numbers(sites["chichen_itza"], "draw_up_to")
        self.ur_sizes: Final[Numbers] = _numbers(sites["ur"], "largest_size")
        self.rapa_nui_bonus: Final[int] = sites["rapa_nui"]["bonus"]

        self.seasons: Final[Numbers] = _numbers(tables["seasons"], "by_seats")
        self.hand_limit: Final[int] = tables["hand"]["limit"]
        self.start_hand: Final[int] = tables["hand"]["start"]
        self.area_base: Final[int] = tables["area"]["base"]

        self.expedition_points: Final[Numbers] = _numbers(tables["expeditions"], "points")
        self.museum_points: Final[Numbers] = _numbers(tables["curator"], "points")
        self.linguist_last: Final[int] = tables["linguist"]["last_space"]
        self.artefacts: Final[Numbers] = _numbers(tables["linguist"], "artefacts")
        self.linguist_bonus: Final[int] = tables["linguist"]["bonus"]
        self.botanist_points: Final[int] = tables["botanist"]["points_taking"]
        self.botanist_bonus: Final[int] = tables["botanist"]["points_season_end"]

        self.scenario_roles: Final[tuple[Numbers, ...]] = tuple([_roles(each) for each in tables["scenarios"]])
        self.scenario_advanced: Final[Numbers] = tuple(
            [COLOURS.index(each["advanced"]) for each in tables["scenarios"]]
        )


def _numbers(table: Tables, key: str) -> Numbers:
    return tuple(table[key])


def _site(tables: Tables, site: str) -> Tables:
    found: Tables = tables["sites"][site.replace("-", "_")]
    return found


def _points(tables: Tables, site: str) -> Numbers:
    """Return the points of a track at season end; Uluru has none, however long it is."""
    table = _site(tables, site)
    return tuple([0] * len(table["points_immediate"])) if "points_immediate" in table else _numbers(table, "points")


def _roles(scenario: Tables) -> Numbers:
    return tuple(sorted([ROLES.index(role) for role in scenario["roles"]]))
