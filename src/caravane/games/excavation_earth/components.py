"""Typed tables from `components.toml`. Colours, relics, cards, places and tiles are small ints in the file's order."""

from typing import Final

from caravane.kernel.components import load

_BOX: Final = load("caravane.games.excavation_earth")
_GAME: Final = _BOX["game"]

COLOURS: Final[tuple[str, ...]] = tuple(_BOX["colours"])
WHITE: Final = 5
"""Number of a white buyer, after the colours."""
BUYERS: Final[tuple[str, ...]] = (*COLOURS, "white")

# A relic is the number of its type: colour times four, plus the row of its glyph.
GLYPHS: Final[tuple[str, ...]] = tuple([glyph["id"] for glyph in _BOX["glyphs"]])
ROWS: Final = 4
RELICS: Final[tuple[str, ...]] = tuple([f"{colour}-{glyph}" for colour in COLOURS for glyph in GLYPHS])
VALUES: Final[tuple[int, ...]] = tuple([glyph["value"] for _ in COLOURS for glyph in _BOX["glyphs"]])
COPIES: Final[tuple[int, ...]] = tuple([glyph["copies"] for _ in COLOURS for glyph in _BOX["glyphs"]])

# A symbol has the number of its market. An action card is colour times six, plus its symbol; travel cards follow.
SYMBOLS: Final[tuple[str, ...]] = tuple([symbol["id"] for symbol in _BOX["symbols"]])
MARKETS: Final = 6
TRAVEL: Final = 30
TRAVEL_CARDS: Final = 3
CARDS: Final[tuple[str, ...]] = (
    *[f"{colour}-{symbol}" for colour in COLOURS for symbol in SYMBOLS],
    *[f"travel-{fuel}" for fuel in _GAME["travel"]],
)
CARD_COPIES: Final[int] = _BOX["cards"]["copies"]
FUEL: Final[tuple[int, ...]] = (*[_GAME["fuel"] for _ in range(TRAVEL)], *_GAME["travel"])

LOCATIONS: Final[tuple[str, ...]] = tuple([location["id"] for location in _BOX["locations"]])
_NUMBER: Final = {name: number for number, name in enumerate(LOCATIONS)}
NEIGHBOURS: Final[tuple[tuple[int, ...], ...]] = tuple(
    [
        tuple(sorted([_NUMBER[b if a == name else a] for a, b in _BOX["lines"]["between"] if name in (a, b)]))
        for name in LOCATIONS
    ]
)
MARKET_AT: Final[tuple[int, ...]] = tuple([location.get("market", 0) - 1 for location in _BOX["locations"]])
"""Market of each location, -1 where there is none."""
MARKET_PLACE: Final[tuple[int, ...]] = tuple([MARKET_AT.index(market) for market in range(MARKETS)])
BLACK_PLACE: Final[tuple[int, ...]] = tuple([_NUMBER[symbol["black_market"]] for symbol in _BOX["symbols"]])
BLACK_MARKETS: Final[tuple[int, ...]] = tuple(sorted(set(BLACK_PLACE)))


def _site_of(colour: str, glyph: str) -> int:
    """EE-MAT-09: return the only site of a region that shows a glyph."""
    [site] = [
        number
        for number, location in enumerate(_BOX["locations"])
        if location.get("region") == colour and glyph in location["glyphs"]
    ]
    return site


SITE: Final[tuple[int, ...]] = tuple([_site_of(colour, glyph) for colour in COLOURS for glyph in GLYPHS])
"""Site of each relic when it is on the map."""
RELICS_AT: Final[tuple[tuple[int, ...], ...]] = tuple(
    [tuple([relic for relic in range(len(RELICS)) if SITE[relic] == location]) for location in range(len(LOCATIONS))]
)
"""Relics that may lie at each location."""
START_PLACES: Final[tuple[int, ...]] = tuple([_NUMBER[name] for name in _GAME["explorers_start"]])

CENTRES: Final[tuple[str, ...]] = tuple(_BOX["centres"]["names"])
CENTRE: Final[tuple[int, ...]] = tuple([CENTRES.index(symbol["centre"]) for symbol in _BOX["symbols"]])
"""Centre of each market."""
PRIZES: Final[tuple[tuple[int, ...], ...]] = tuple([tuple(prizes) for prizes in _BOX["centres"]["prizes"]])

ROUNDS: Final[int] = _GAME["rounds"]
ACTIONS_PER_TURN: Final[int] = _GAME["actions"]
START_CREDITS: Final[int] = _GAME["credits"]
HAND: Final[int] = _GAME["hand"]
PACK: Final[int] = _GAME["pack"]
PICKS: Final[int] = _GAME["picks"]
CHOICES: Final[int] = _GAME["choices"]
SOLO_PACK: Final[int] = _GAME["solo_pack"]
SOLO_LOST: Final[tuple[int, ...]] = tuple(_GAME["solo_lost"])
KEPT_ON_PASS: Final[int] = _GAME["kept_on_pass"]
EXPLORERS: Final[int] = _GAME["explorers"]
DIG_RELICS: Final[int] = _GAME["dig_relics"]
SALE_MARKETS: Final[int] = _GAME["sale_markets"]
SMUGGLE_RELICS: Final[int] = _GAME["smuggle_relics"]

_BY_PLAYERS: Final = _BOX["players"]
FORECAST: Final[tuple[int, ...]] = tuple(_BY_PLAYERS["forecast"])
ON_SITES: Final[tuple[int, ...]] = tuple(_BY_PLAYERS["relics_on_sites"])
IN_PILE: Final[tuple[int, ...]] = tuple(_BY_PLAYERS["relics_in_pile"])
WHITE_OUT: Final[tuple[int, ...]] = tuple(_BY_PLAYERS["white_out"])
COLOURED_OUT: Final[tuple[int, ...]] = tuple(_BY_PLAYERS["coloured_out"])

MAX_QUEUE: Final[int] = _BOX["queues"]["most"]
QUEUE_START: Final[int] = _BOX["queues"]["start"]
BURNED: Final[int] = _BOX["queues"]["cards_burned"]
COLOURED_BUYERS: Final[int] = _BOX["buyers"]["coloured"]
WHITE_BUYERS: Final[int] = _BOX["buyers"]["white"]
BUYER_CARDS: Final[tuple[int, ...]] = tuple(
    [
        buyer
        for buyer in range(len(BUYERS))
        for _ in range(_BOX["buyers"]["white_cards" if buyer == WHITE else "coloured_cards"])
    ]
)

PRICES: Final[tuple[int, ...]] = tuple(_BOX["sale"]["prices"])
PER_BUYER: Final[int] = _BOX["sale"]["per_buyer"]
BONUS: Final[tuple[int, ...]] = tuple(_BOX["sale"]["bonus"])
SALE_DRAWS: Final[tuple[int, ...]] = tuple(_BOX["sale"]["drawn"])
SURCHARGE: Final[int] = _BOX["smuggle"]["surcharge"]
GUL_SURCHARGE: Final[int] = _BOX["smuggle"]["gul_surcharge"]
SURVEY_RELICS: Final[int] = _BOX["survey"]["relics"]
ISSISINUI_RELICS: Final[int] = _BOX["survey"]["issisinui_relics"]
SURVEY_TIMES: Final[int] = _BOX["survey"]["times_value"]

CUBES: Final[int] = _BOX["crew"]["cubes"]
HOLD: Final[int] = _BOX["crew"]["hold"]
CONTAINER: Final[int] = _BOX["crew"]["container"]
COLUMN_CREDITS: Final[tuple[int, ...]] = tuple(_BOX["gallery"]["columns"])
ROW_CREDITS: Final[tuple[tuple[int, ...], ...]] = tuple([tuple(row) for row in _BOX["gallery"]["rows"]])
UNIFORM_CREDITS: Final[tuple[int, ...]] = tuple(_BOX["gallery"]["rows_uniform"])
COLUMN_CARDS: Final[int] = _BOX["gallery"]["column_cards"]
MARKERS: Final[int] = len(_BOX["markers"]["numbers"])

FACTIONS: Final[tuple[str, ...]] = tuple([faction["id"] for faction in _BOX["factions"]])
INITIATIVE: Final[tuple[int, ...]] = tuple([faction["initiative"] for faction in _BOX["factions"]])
FACTION_COLOURS: Final[tuple[str, ...]] = tuple([faction["colour"] for faction in _BOX["factions"]])
ISSISINUI: Final = 0
KUTU_KUTI: Final = 1
GUL: Final = 2
AQUILLA: Final = 3
DAL_HARRAI: Final = 4

TILES: Final[tuple[str, ...]] = tuple([tile["id"] for tile in _BOX["tiles"]])
_TILE: Final = {tile["id"]: tile for tile in _BOX["tiles"]}
TILES_IN_GAME: Final[int] = _GAME["command_tiles"]
# By side: white, yellow.
RELAY_STEPS: Final[tuple[int, ...]] = tuple(_TILE["relay"]["steps"])
RELAY_TELEPORTS: Final[tuple[int, ...]] = tuple(_TILE["relay"]["teleports"])
SCANNER_RELICS: Final[tuple[int, ...]] = tuple(_TILE["scanner"]["relics"])
PRIVATE_MARKETS: Final[tuple[int, ...]] = tuple(_TILE["private-sale"]["markets"])
RUMOUR_MARKETS: Final[tuple[int, ...]] = tuple(_TILE["rumour"]["markets"])
SAFE_DEALS: Final[tuple[int, ...]] = tuple(_TILE["safe-conduct"]["deals"])
SAFE_BUY: Final[int] = _TILE["safe-conduct"]["buy"]
SAFE_FENCE: Final[int] = _TILE["safe-conduct"]["fence"]
ARCHIVE_EVERYWHERE: Final[tuple[int, ...]] = tuple(_TILE["archive"]["everywhere"])
BRIEFING_CREDITS: Final[tuple[int, ...]] = tuple(_TILE["briefing"]["credits"])
BRIEFING_DRAWS: Final[tuple[int, ...]] = tuple(_TILE["briefing"]["draw"])
DIVIDENDS: Final[tuple[int, ...]] = tuple(_TILE["dividends"]["credits"])

_ZU: Final = _BOX["zu"]
_ZU_CARDS: Final = _BOX["zu_cards"]
ZU_KINDS: Final[tuple[str, ...]] = tuple(_ZU["kinds"])
ZU_CARDS: Final[tuple[str, ...]] = tuple([card["id"] for card in _ZU_CARDS])
ZU_KIND: Final[tuple[int, ...]] = tuple([ZU_KINDS.index(card["kind"]) for card in _ZU_CARDS])
ZU_COPIES: Final[tuple[int, ...]] = tuple([card["copies"] for card in _ZU_CARDS])
ZU_COLOURS: Final[tuple[tuple[int, ...], ...]] = tuple(
    [tuple([COLOURS.index(colour) for colour in card.get("colours", ())]) for card in _ZU_CARDS]
)
ZU_SYMBOL: Final[tuple[int, ...]] = tuple(
    [SYMBOLS.index(card["symbol"]) if "symbol" in card else -1 for card in _ZU_CARDS]
)
ZU_DECKS: Final[tuple[tuple[int, ...], ...]] = tuple([tuple(counts) for counts in _ZU["rounds"]])
MOST_POPULAR: Final[int] = ZU_CARDS.index("dig-most-popular")
ZU_DIG: Final = 0
ZU_HAGGLE: Final = 1
ZU_COMMAND: Final = 2
ZU_SALE: Final = 3
ZU_SNIPE: Final = 4
ZU_SURVEY: Final = 5
ZU_INITIATIVE: Final[int] = _ZU["initiative"]
ZU_CREDITS: Final[int] = _ZU["credits"]
ZU_EASIER_CREDITS: Final[int] = _ZU["easier_credits"]
ZU_FAIL: Final[int] = _ZU["fail"]
ZU_EASIER_FAIL: Final[int] = _ZU["easier_fail"]
ZU_HARDER_FAIL: Final[int] = _ZU["harder_fail"]
ZU_CARRIED: Final[int] = _ZU["carried"]
