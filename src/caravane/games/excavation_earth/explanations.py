"""What people are told about cards, relics, places and crew: rules, and where the figures stand."""

from typing import Final

from caravane.kernel.explanation import Explanation
from caravane.kernel.words import NUMBER, Kind

from .components import BLACK_MARKETS, CARDS, GLYPHS, LOCATIONS, MARKET_AT, RELICS, SITE, SYMBOLS, TRAVEL
from .components import ZU_KIND as KIND_OF_CARD
from .kinds import COLOUR, GLYPH, LOCATION, MARKET, SYMBOL, ZU_KIND

PLACE_SORT: Final = Kind("place-sort", ("site", "market", "market-site", "black-market"))


def _sort_of(location: int) -> int:
    """Return what a location is."""
    if location in BLACK_MARKETS:
        return 3
    return (2 if location in SITE else 1) if MARKET_AT[location] >= 0 else 0


_OF_CARD: Final = {
    "colour": (COLOUR, [card // len(SYMBOLS) if card < TRAVEL else -1 for card in range(len(CARDS))]),
    "symbol": (SYMBOL, [card % len(SYMBOLS) if card < TRAVEL else -1 for card in range(len(CARDS))]),
    "market": (MARKET, [card % len(SYMBOLS) if card < TRAVEL else -1 for card in range(len(CARDS))]),
    "number": (NUMBER, [max(-1, card - TRAVEL) for card in range(len(CARDS))]),
}
_OF_RELIC: Final = {
    "colour": (COLOUR, [relic // len(GLYPHS) for relic in range(len(RELICS))]),
    "glyph": (GLYPH, [relic % len(GLYPHS) for relic in range(len(RELICS))]),
    "site": (LOCATION, SITE),
}

_ACTIONS: Final = {
    "move": ("EE-MOVE-01", "EE-MOVE-03"),
    "dig": ("EE-DIG-01", "EE-DIG-03"),
    "haggle": ("EE-HAGGLE-01",),
    "sell": ("EE-SELL-01", "EE-SELL-03", "EE-SELL-07"),
    "command": ("EE-COMMAND-01", "EE-COMMAND-03"),
    "smuggle": ("EE-SMUGGLE-01", "EE-SMUGGLE-03", "EE-SMUGGLE-05"),
    "survey": ("EE-SURVEY-01", "EE-SURVEY-04"),
    "pass": ("EE-PASS-01", "EE-PASS-03"),
}
_TILES: Final = {
    "relay": ("EE-TILE-RELAY-01",),
    "scanner": ("EE-TILE-SCANNER-01",),
    "private-sale": ("EE-TILE-PRIVATESALE-01",),
    "rumour": ("EE-TILE-RUMOUR-01",),
    "safe-conduct": ("EE-TILE-SAFECONDUCT-01",),
    "archive": ("EE-TILE-ARCHIVE-01",),
    "briefing": ("EE-TILE-BRIEFING-01",),
    "dividends": ("EE-TILE-DIVIDENDS-01",),
}
_FACTIONS: Final = {
    "issisinui": ("EE-FACTION-ISSISINUI-01",),
    "kutu-kuti": ("EE-FACTION-KUTUKUTI-01",),
    "gul": ("EE-FACTION-GUL-01",),
    "aquilla": ("EE-FACTION-AQUILLA-01",),
    "dal-harrai": ("EE-FACTION-DALHARRAI-01",),
}
_ZU: Final = {
    "dig": ("EE-ZU-27", "EE-ZU-31"),
    "haggle": ("EE-ZU-46",),
    "command": ("EE-ZU-52",),
    "sale": ("EE-ZU-54",),
    "snipe": ("EE-ZU-60",),
    "survey": ("EE-ZU-64",),
}
_PRIZES: Final = {f"prizes{number}": f"box/centres/prizes/{number - 1}/points" for number in (1, 2, 3)}

EXPLANATIONS: Final = {
    "card": Explanation(
        "EE-MAT-03",
        "EE-MAT-10",
        nouns=_OF_CARD,
        members=dict.fromkeys(CARDS[TRAVEL:], ("EE-TURN-07", "EE-MAT-04")),
        figures={"fuel": "box/game/fuel", "travel": "box/game/travel/$number"},
    ),
    "action": Explanation(
        "EE-TURN-04",
        members=_ACTIONS,
        figures={
            "markets": "box/game/sale_markets",
            "relics": "box/game/dig_relics",
            "deals": "box/game/smuggle_relics",
            "surcharge": "box/smuggle/surcharge",
            "buyer": "box/sale/per_buyer",
            "two": "box/sale/bonus/2",
            "three": "box/sale/bonus/3",
            "drawn": "box/survey/relics",
            "kept": "box/game/kept_on_pass",
            "times": "box/survey/times_value",
        },
    ),
    "relic": Explanation(
        "EE-MAT-02",
        "EE-MAT-09",
        "EE-STORE-06",
        nouns=_OF_RELIC,
        figures={"value": "box/glyphs/$glyph/value", "copies": "box/glyphs/$glyph/copies"},
    ),
    "location": Explanation(
        "EE-MAT-08",
        nouns={"place-sort": (PLACE_SORT, [_sort_of(location) for location in range(len(LOCATIONS))])},
        members={
            "site": ("EE-DIG-02", "EE-MAT-09"),
            "market": ("EE-HAGGLE-01", "EE-SELL-03"),
            "market-site": ("EE-DIG-07", "EE-HAGGLE-01"),
            "black-market": ("EE-SMUGGLE-01",),
        },
    ),
    "market": Explanation(
        "EE-BUYER-01",
        "EE-SELL-03",
        "EE-HAGGLE-01",
        figures={"most": "box/queues/most"},
        now={"buyers": "view/queues/$market/#", "traders": "view/players/$me/traders/$market"},
    ),
    "buyer": Explanation(
        "EE-BUYER-01",
        "EE-SELL-08",
        members={"white": ("EE-BUYER-01", "EE-SELL-08")},
        figures={"credits": "box/sale/per_buyer"},
        now={"left": "view/stock/$buyer"},
    ),
    "centre": Explanation(
        "EE-SCORE-01", "EE-COMMAND-03", figures=_PRIZES, now={"emissaries": "view/players/$me/emissaries/$centre"}
    ),
    "tile": Explanation(
        "EE-COMMAND-05",
        "EE-TILE-ALL-01",
        members=_TILES,
        figures={
            f"{name}{side}": f"box/tiles/$tile/{name}/{side - 1}"
            for name in ("steps", "teleports", "relics", "markets", "deals", "everywhere", "credits", "draw")
            for side in (1, 2)
        }
        | {
            "fence": "box/tiles/$tile/fence:signed",
            "buy": "box/tiles/$tile/buy:signed",
            "keep": "box/tiles/$tile/keep",
        },
    ),
    "faction": Explanation(
        "EE-FACTION-ALL-01",
        members=_FACTIONS,
        figures={"initiative": "box/factions/$faction/initiative", "relics": "box/survey/issisinui_relics"},
    ),
    "store": Explanation(
        "EE-STORE-01",
        "EE-STORE-04",
        members={"hold": ("EE-STORE-01",), "container": ("EE-STORE-02",)},
        figures={"most": "box/crew/$store"},
        now={"stored": "view/players/$me/$store/#"},
    ),
    "column": Explanation(
        "EE-END-02",
        "EE-STORE-08",
        figures={"pays": "box/gallery/columns"},
        now={"samples": "view/players/$me/columns/$colour"},
    ),
    "row": Explanation(
        "EE-END-03", figures={"pays": "box/gallery/rows/$glyph/points"}, now={"samples": "view/players/$me/rows/$glyph"}
    ),
    "popularity": Explanation(
        "EE-BUYER-03",
        "EE-BUYER-05",
        figures={"prices": "box/sale/prices/points"},
        now={"price": "view/prices/$colour", "left": "view/stock/$colour"},
    ),
    "supply": Explanation("EE-SURVEY-04", "EE-PREP-08", now={"left": "view/supply/$colour"}),
    "pile": Explanation(
        "EE-SMUGGLE-05",
        "EE-SMUGGLE-03",
        figures={"surcharge": "box/smuggle/surcharge"},
        now={"top": "view/piles/$colour/0:relic", "count": "view/piles/$colour/#"},
    ),
    "forecast": Explanation("EE-PREP-08", "EE-SURVEY-01"),
    "marker": Explanation("EE-PREP-12", "EE-SURVEY-03"),
    "mothership": Explanation("EE-SELL-11", "EE-SCORE-01", now={"buyers": "view/mothership/#"}),
    "deck": Explanation("EE-EXHAUST-03", now={"cards": "view/deck", "discard": "view/discard/#"}),
    "discard": Explanation("EE-EXHAUST-03", now={"discard": "view/discard/#"}),
    "turn-order": Explanation("EE-PREP-12", "EE-PREP-13"),
    "zu-card": Explanation(
        "EE-ZU-23",
        "EE-ZU-70",
        nouns={"kind": (ZU_KIND, KIND_OF_CARD)},
        members=_ZU,
        figures={"fail": "box/zu/fail"},
    ),
    "symbol": Explanation(
        "EE-MAT-10",
        nouns={"market": (MARKET, range(len(SYMBOLS)))},
        figures={
            "centre": "box/symbols/$symbol/centre:centre",
            "black": "box/symbols/$symbol/black_market:location",
        },
    ),
    "hand": Explanation("EE-TURN-04", "EE-TURN-11", "EE-PASS-03", figures={"kept": "box/game/kept_on_pass"}),
    "credits": Explanation("EE-END-05", "EE-EXHAUST-05"),
    "points": Explanation(word="credits"),
    "reserve": Explanation(
        "EE-CREW-01", "EE-CREW-02", figures={"cubes": "box/crew/cubes"}, now={"left": "view/players/$me/reserve"}
    ),
    "stores": Explanation(
        "EE-STORE-01",
        "EE-END-05",
        figures={"hold": "box/crew/hold", "container": "box/crew/container"},
    ),
    "trader": Explanation("EE-SELL-03", "EE-SELL-16", "EE-CREW-01"),
    "emissary": Explanation("EE-SCORE-01", "EE-COMMAND-05", figures=_PRIZES),
    "guard": Explanation("EE-STORE-06", "EE-CREW-02"),
    "explorer": Explanation("EE-MOVE-02", "EE-MOVE-03", "EE-DIG-02"),
    "gallery": Explanation("EE-STORE-06", "EE-END-02", "EE-END-03"),
    "zu": Explanation("EE-ZU-02", "EE-ZU-23", "EE-ZU-74", figures={"fail": "box/zu/fail"}),
}
