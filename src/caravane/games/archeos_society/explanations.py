"""What people are told about roles, sites and everything else of the box: rules, and where the figures stand."""

from typing import Final

from caravane.kernel.explanation import Explanation

from .components import CARDS, COLOURS, SITES
from .words import COLOUR, ROLE

_ROLE_FIGURES: Final = {
    "copies": "box/roles/$role/copies_per_colour",
    "taking": "box/botanist/points_taking",
    "holding": "box/botanist/points_season_end",
    "artefacts": "box/linguist/artefacts",
    "bonus": "box/linguist/bonus",
    "museum": "box/curator/points",
    "limit": "box/hand/limit",
}

_ROLES: Final = {
    "botanist": ("AS-ROLE-BOTANIST-01", "AS-ROLE-BOTANIST-05"),
    "linguist": ("AS-ROLE-LINGUIST-01", "AS-ROLE-LINGUIST-02", "AS-ROLE-LINGUIST-07"),
    "physician": ("AS-ROLE-PHYSICIAN-01",),
    "pilot": ("AS-ROLE-PILOT-01",),
    "cartographer": ("AS-ROLE-CARTOGRAPHER-01", "AS-ROLE-CARTOGRAPHER-03"),
    "curator": ("AS-ROLE-CURATOR-01", "AS-ROLE-CURATOR-03"),
    "guide": ("AS-ROLE-GUIDE-01",),
    "mercenary": ("AS-ROLE-MERCENARY-01", "AS-ROLE-MERCENARY-05"),
    "patron": ("AS-ROLE-PATRON-01",),
    "photographer": ("AS-ROLE-PHOTOGRAPHER-01",),
    "professor": ("AS-ROLE-PROFESSOR-01", "AS-ROLE-PROFESSOR-03"),
    "student": ("AS-ROLE-STUDENT-01",),
}

_SITE_RULES: Final = {
    "mesa-verde": ("AS-SITE-MESAVERDE-01",),
    "machu-picchu": ("AS-SITE-MACHUPICCHU-01",),
    "grotta-azzurra": ("AS-SITE-GROTTAAZZURRA-01",),
    "great-zimbabwe": ("AS-SITE-GREATZIMBABWE-01",),
    "sigiriya": ("AS-SITE-SIGIRIYA-01",),
    "nan-madol": ("AS-SITE-NANMADOL-01",),
    "chichen-itza": ("AS-SITE-CHICHENITZA-01", "AS-SITE-CHICHENITZA-03"),
    "rapa-nui": ("AS-SITE-RAPANUI-01",),
    "tantallon-castle": ("AS-SITE-TANTALLON-01",),
    "ta-sekhet-maat": ("AS-SITE-TASEKHET-01",),
    "uluru": ("AS-SITE-ULURU-01",),
    "ur": ("AS-SITE-UR-02", "AS-SITE-UR-01", "AS-SITE-UR-05"),
}

_OF_SITE: Final = {"colour": (COLOUR, [site % len(COLOURS) for site in range(len(SITES))])}

EXPLANATIONS: Final = {
    "card": Explanation(
        "AS-MAT-05",
        nouns={
            "role": (ROLE, [card // len(COLOURS) for card in range(len(CARDS))]),
            "colour": (COLOUR, [card % len(COLOURS) for card in range(len(CARDS))]),
        },
        word="role",
    ),
    "role": Explanation("AS-EXP-11", members=_ROLES, figures=_ROLE_FIGURES),
    "site": Explanation(
        "AS-EXP-15",
        "AS-SITE-ALL-01",
        members=_SITE_RULES,
        nouns=_OF_SITE,
        figures={
            "points": "box/sites/$site/points",
            "thresholds": "box/sites/$site/thresholds",
            "draws": "box/sites/$site/draw_up_to",
            "bonus": "box/sites/$site/bonus",
            "shared": "box/sites/$site/points_shared",
            "vehicles": "box/sites/$site/vehicles_per_seat",
            "immediate": "box/sites/$site/points_immediate",
            "sizes": "box/sites/$site/largest_size",
        },
        now={"space": "view/players/$me/vehicles/$colour", "needed": "view/players/$me/needed/$colour"},
    ),
    "board": Explanation("AS-MAT-01", "AS-SETUP-04", now={"site": "view/sites/$colour:site"}),
    "vehicle": Explanation("AS-EXP-15", "AS-EXP-20", nouns=_OF_SITE),
    "relic": Explanation(
        "AS-ROLE-CURATOR-01",
        "AS-ROLE-CURATOR-03",
        figures={"museum": "box/curator/points"},
        now={"count": "view/players/$me/relics/#"},
    ),
    "token": Explanation("AS-ROLE-PROFESSOR-01", "AS-ROLE-PROFESSOR-03"),
    "tile": Explanation(
        "AS-ROLE-BOTANIST-01",
        "AS-ROLE-BOTANIST-05",
        figures={"taking": "box/botanist/points_taking", "holding": "box/botanist/points_season_end"},
        now={"seat": "view/tile/0:seat", "size": "view/tile/1"},
    ),
    "linguist-track": Explanation(
        "AS-ROLE-LINGUIST-01",
        "AS-ROLE-LINGUIST-02",
        "AS-ROLE-LINGUIST-07",
        figures={
            "last": "box/linguist/last_space",
            "artefacts": "box/linguist/artefacts",
            "bonus": "box/linguist/bonus",
        },
        now={"space": "view/players/$me/linguist"},
    ),
    "monkey": Explanation(
        "AS-DRAW-10", "AS-DRAW-08", figures={"monkeys": "box/deck/monkeys"}, now={"shown": "view/monkeys"}
    ),
    "pile": Explanation(
        "AS-DRAW-03", "AS-SEASON-05", figures={"monkeys": "box/deck/monkeys"}, now={"cards": "view/pile"}
    ),
    "area": Explanation("AS-DRAW-01", "AS-EXP-21", now={"cards": "view/area/#"}),
    "hand": Explanation("AS-TURN-04", "AS-TURN-10", figures={"limit": "box/hand/limit"}),
    "points": Explanation("AS-END-02", "AS-SCORE-01", "AS-SCORE-05"),
    "vehicles": Explanation("AS-SETUP-05", "AS-EXP-15"),
    "expeditions": Explanation("AS-SCORE-03", "AS-SEASON-17", figures={"points": "box/expeditions/points"}),
    "museum": Explanation(
        "AS-ROLE-CURATOR-03", figures={"points": "box/curator/points"}, now={"count": "view/players/$me/relics/#"}
    ),
    "set-up": Explanation("AS-SETUP-03", "AS-SETUP-04", now={"roles": "view/roles:role", "sites": "view/sites:site"}),
}
