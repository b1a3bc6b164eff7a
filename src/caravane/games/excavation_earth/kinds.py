"""Kinds of the nouns in words and views of the game."""

from typing import Final

from caravane.kernel.words import Kind

from .components import (
    BUYERS,
    CARDS,
    CENTRES,
    COLOURS,
    FACTIONS,
    GLYPHS,
    LOCATIONS,
    MARKETS,
    RELICS,
    SYMBOLS,
    TILES,
    ZU_CARDS,
    ZU_KINDS,
)

CARD: Final = Kind("card", CARDS)
COLOUR: Final = Kind("colour", COLOURS)
BUYER: Final = Kind("buyer", BUYERS)
GLYPH: Final = Kind("glyph", GLYPHS)
RELIC: Final = Kind("relic", RELICS)
LOCATION: Final = Kind("location", LOCATIONS)
MARKET: Final = Kind("market", [str(market + 1) for market in range(MARKETS)])
SYMBOL: Final = Kind("symbol", SYMBOLS)
CENTRE: Final = Kind("centre", CENTRES)
FACTION: Final = Kind("faction", FACTIONS)
TILE: Final = Kind("tile", TILES)
SIDE: Final = Kind("side", ("white", "yellow"))
ACTION: Final = Kind("action", ("move", "dig", "haggle", "sell", "command", "smuggle", "survey", "pass"))
STORE: Final = Kind("store", ("hold", "container"))
ZU_CARD: Final = Kind("zu-card", ZU_CARDS)
ZU_KIND: Final = Kind("zu-kind", ZU_KINDS)

WHY: Final = Kind(
    "why",
    (
        "only",
        "lot",
        "level",
        "could-dig",
        "not-stored",
        "fewest-yours",
        "not-sampled-by-you",
        "rarest",
        "value",
        "hold-first",
        "least-popular",
        "most-tiles",
        "interested",
        "your-traders",
        "influence",
        "reach",
        "income",
        "fewest-tiles",
        "hold-full",
        "store-full",
        "nothing-to-dig",
        "nothing-to-buy",
        "nothing-stored",
        "no-buyer",
        "trader-everywhere",
        "no-cube",
        "nothing-left",
    ),
)
"""Reason for a choice of Zu: a priority of the rules, chance, or an obstacle."""

ONLY: Final = 0
LOT: Final = 1
LEVEL: Final = 2
COULD_DIG: Final = 3
NOT_STORED: Final = 4
FEWEST_YOURS: Final = 5
NOT_SAMPLED_BY_YOU: Final = 6
RAREST: Final = 7
VALUE: Final = 8
HOLD_FIRST: Final = 9
LEAST_POPULAR: Final = 10
MOST_TILES: Final = 11
INTERESTED: Final = 12
YOUR_TRADERS: Final = 13
INFLUENCE: Final = 14
REACH: Final = 15
INCOME: Final = 16
FEWEST_TILES: Final = 17
HOLD_FULL: Final = 18
STORE_FULL: Final = 19
NOTHING_TO_DIG: Final = 20
NOTHING_TO_BUY: Final = 21
NOTHING_STORED: Final = 22
NO_BUYER: Final = 23
TRADER_EVERYWHERE: Final = 24
NO_CUBE: Final = 25
NOTHING_LEFT: Final = 26

MOVE: Final = 0
DIG: Final = 1
HAGGLE: Final = 2
SELL: Final = 3
COMMAND: Final = 4
SMUGGLE: Final = 5
SURVEY: Final = 6
PASS: Final = 7

IN_HOLD: Final = 0
IN_CONTAINER: Final = 1
