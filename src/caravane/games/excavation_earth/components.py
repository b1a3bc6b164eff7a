"""Typed values of `components.toml`: what all editions share as constants, and the box of a table.

Colours, relics, cards, places and tiles are small ints in the file's order.
"""

from typing import Any, Final, final

from caravane.kernel.box import Box, Tables, load
from caravane.kernel.edition import Edition

TABLES: Final = load("caravane.games.excavation_earth")

COLOURS: Final[tuple[str, ...]] = tuple(TABLES["colours"])
WHITE: Final = 5
"""Number of a white buyer, after the colours."""
BUYERS: Final[tuple[str, ...]] = (*COLOURS, "white")

# A relic is the number of its type: colour times four, plus the row of its glyph.
GLYPHS: Final[tuple[str, ...]] = tuple([glyph["id"] for glyph in TABLES["glyphs"]])
ROWS: Final = 4
RELICS: Final[tuple[str, ...]] = tuple([f"{colour}-{glyph}" for colour in COLOURS for glyph in GLYPHS])

# A symbol has the number of its market. An action card is colour times six, plus its symbol; travel cards follow.
SYMBOLS: Final[tuple[str, ...]] = tuple([symbol["id"] for symbol in TABLES["symbols"]])
MARKETS: Final = 6
TRAVEL: Final = 30
TRAVEL_CARDS: Final = 3
CARDS: Final[tuple[str, ...]] = (
    *[f"{colour}-{symbol}" for colour in COLOURS for symbol in SYMBOLS],
    *[f"travel-{fuel}" for fuel in TABLES["game"]["travel"]],
)

LOCATIONS: Final[tuple[str, ...]] = tuple([location["id"] for location in TABLES["locations"]])
_NUMBER: Final = {name: number for number, name in enumerate(LOCATIONS)}
MARKET_AT: Final[tuple[int, ...]] = tuple([location.get("market", 0) - 1 for location in TABLES["locations"]])
"""Market of each location, -1 where there is none."""
MARKET_PLACE: Final[tuple[int, ...]] = tuple([MARKET_AT.index(market) for market in range(MARKETS)])
BLACK_MARKETS: Final[tuple[int, ...]] = tuple(
    [number for number, location in enumerate(TABLES["locations"]) if location.get("black_market")]
)


def _site_of(colour: str, glyph: str) -> int:
    """EE-MAT-09: return the only site of a region that shows a glyph."""
    [site] = [
        number
        for number, location in enumerate(TABLES["locations"])
        if location.get("region") == colour and glyph in location["glyphs"]
    ]
    return site


SITE: Final[tuple[int, ...]] = tuple([_site_of(colour, glyph) for colour in COLOURS for glyph in GLYPHS])
"""Site of each relic when it is on the map."""
RELICS_AT: Final[tuple[tuple[int, ...], ...]] = tuple(
    [tuple([relic for relic in range(len(RELICS)) if SITE[relic] == location]) for location in range(len(LOCATIONS))]
)
"""Relics that may lie at each location."""

CENTRES: Final[tuple[str, ...]] = tuple(TABLES["centres"]["names"])
CENTRE_COUNT: Final = 3
FACTIONS: Final[tuple[str, ...]] = tuple([faction["id"] for faction in TABLES["factions"]])
FACTION_COLOURS: Final[tuple[str, ...]] = tuple([faction["colour"] for faction in TABLES["factions"]])
ISSISINUI: Final = 0
KUTU_KUTI: Final = 1
GUL: Final = 2
AQUILLA: Final = 3
DAL_HARRAI: Final = 4

TILES: Final[tuple[str, ...]] = tuple([tile["id"] for tile in TABLES["tiles"]])

_ZU_CARDS: Final = TABLES["zu_cards"]
ZU_KINDS: Final[tuple[str, ...]] = tuple(TABLES["zu"]["kinds"])
ZU_CARDS: Final[tuple[str, ...]] = tuple([card["id"] for card in _ZU_CARDS])
ZU_KIND: Final[tuple[int, ...]] = tuple([ZU_KINDS.index(card["kind"]) for card in _ZU_CARDS])
ZU_COPIES: Final[tuple[int, ...]] = tuple([card["copies"] for card in _ZU_CARDS])
ZU_COLOURS: Final[tuple[tuple[int, ...], ...]] = tuple(
    [tuple([COLOURS.index(colour) for colour in card.get("colours", ())]) for card in _ZU_CARDS]
)
ZU_SYMBOL: Final[tuple[int, ...]] = tuple(
    [SYMBOLS.index(card["symbol"]) if "symbol" in card else -1 for card in _ZU_CARDS]
)
MOST_POPULAR: Final[int] = ZU_CARDS.index("dig-most-popular")
ZU_DIG: Final = 0
ZU_HAGGLE: Final = 1
ZU_COMMAND: Final = 2
ZU_SALE: Final = 3
ZU_SNIPE: Final = 4
ZU_SURVEY: Final = 5

Table = dict[str, Any]
Row = tuple[int, ...]


@final
class SetUpFigures:
    """Figures of the set-up and of preparations; those in a row are for 2, 3 and 4 players."""

    def __init__(self, tables: Tables) -> None:
        game, queues, by_players = tables["game"], tables["queues"], tables["players"]
        self.credits: Final[int] = game["credits"]
        self.hand: Final[int] = game["hand"]
        self.places: Final[Row] = tuple([_NUMBER[name] for name in game["explorers_start"]])
        self.tiles: Final[int] = game["command_tiles"]
        self.queue: Final[int] = queues["start"]
        self.burned: Final[int] = queues["cards_burned"]
        self.forecast: Final[Row] = tuple(by_players["forecast"])
        self.on_sites: Final[Row] = tuple(by_players["relics_on_sites"])
        self.in_pile: Final[Row] = tuple(by_players["relics_in_pile"])
        self.white_out: Final[Row] = tuple(by_players["white_out"])
        self.coloured_out: Final[Row] = tuple(by_players["coloured_out"])


@final
class DraftFigures:
    """Figures of the draft, and of the choice of cards in the solo game."""

    def __init__(self, game: Table) -> None:
        self.pack: Final[int] = game["pack"]
        self.picks: Final[int] = game["picks"]
        self.choices: Final[int] = game["choices"]
        self.solo_pack: Final[int] = game["solo_pack"]
        self.solo_lost: Final[Row] = tuple(game["solo_lost"])


@final
class TileFigures:
    """Figures of the command tiles; those in a row are for the white and the yellow side."""

    def __init__(self, tables: Tables) -> None:
        tile: dict[str, Table] = {each["id"]: each for each in tables["tiles"]}
        self.relay_steps: Final[Row] = tuple(tile["relay"]["steps"])
        self.relay_teleports: Final[Row] = tuple(tile["relay"]["teleports"])
        self.scanner_relics: Final[Row] = tuple(tile["scanner"]["relics"])
        self.private_markets: Final[Row] = tuple(tile["private-sale"]["markets"])
        self.rumour_markets: Final[Row] = tuple(tile["rumour"]["markets"])
        self.safe_deals: Final[Row] = tuple(tile["safe-conduct"]["deals"])
        self.safe_buy: Final[int] = tile["safe-conduct"]["buy"]
        self.safe_fence: Final[int] = tile["safe-conduct"]["fence"]
        self.archive_everywhere: Final[Row] = tuple(tile["archive"]["everywhere"])
        self.briefing_credits: Final[Row] = tuple(tile["briefing"]["credits"])
        self.briefing_draws: Final[Row] = tuple(tile["briefing"]["draw"])
        self.dividends: Final[Row] = tuple(tile["dividends"]["credits"])


@final
class ZuFigures:
    """Figures of Zu; its decks are the numbers of cards of each kind, by round."""

    def __init__(self, zu: Table) -> None:
        self.decks: Final[tuple[Row, ...]] = tuple([tuple(counts) for counts in zu["rounds"]])
        self.initiative: Final[int] = zu["initiative"]
        self.credits: Final[int] = zu["credits"]
        self.easier_credits: Final[int] = zu["easier_credits"]
        self.fail: Final[int] = zu["fail"]
        self.easier_fail: Final[int] = zu["easier_fail"]
        self.harder_fail: Final[int] = zu["harder_fail"]
        self.carried: Final[int] = zu["carried"]


@final
class EarthBox(Box):
    """Every figure that a board, card or tile shows."""

    def __init__(self, tables: Tables, edition: Edition | None = None) -> None:
        super().__init__(tables, edition)
        self.set_up: Final = SetUpFigures(tables)
        self.draft: Final = DraftFigures(tables["game"])
        self.tile: Final = TileFigures(tables)
        self.zu: Final = ZuFigures(tables["zu"])

        game: Table = tables["game"]
        self.rounds: Final[int] = game["rounds"]
        self.actions_per_turn: Final[int] = game["actions"]
        self.kept_on_pass: Final[int] = game["kept_on_pass"]
        self.explorers: Final[int] = game["explorers"]
        self.dig_relics: Final[int] = game["dig_relics"]
        self.sale_markets: Final[int] = game["sale_markets"]
        self.smuggle_relics: Final[int] = game["smuggle_relics"]
        # By card, travel cards last.
        self.fuel: Final[Row] = (*[game["fuel"] for _ in range(TRAVEL)], *game["travel"])

        # By relic.
        self.values: Final[Row] = tuple([glyph["value"] for _ in COLOURS for glyph in tables["glyphs"]])
        self.copies: Final[Row] = tuple([glyph["copies"] for _ in COLOURS for glyph in tables["glyphs"]])
        self.card_copies: Final[int] = tables["cards"]["copies"]
        self.max_queue: Final[int] = tables["queues"]["most"]
        self.coloured_buyers: Final[int] = tables["buyers"]["coloured"]
        self.white_buyers: Final[int] = tables["buyers"]["white"]
        self.buyer_cards: Final[Row] = _buyer_cards(tables["buyers"])

        sale: Table = tables["sale"]
        # By rank, by number of markets, by number of markets.
        self.prices: Final[Row] = tuple(sale["prices"]["points"])
        self.bonus: Final[Row] = tuple(sale["bonus"])
        self.sale_draws: Final[Row] = tuple(sale["drawn"])
        self.per_buyer: Final[int] = sale["per_buyer"]
        self.surcharge: Final[int] = tables["smuggle"]["surcharge"]
        self.gul_surcharge: Final[int] = tables["smuggle"]["gul_surcharge"]
        self.survey_relics: Final[int] = tables["survey"]["relics"]
        self.issisinui_relics: Final[int] = tables["survey"]["issisinui_relics"]
        self.survey_times: Final[int] = tables["survey"]["times_value"]

        self.cubes: Final[int] = tables["crew"]["cubes"]
        self.hold: Final[int] = tables["crew"]["hold"]
        self.container: Final[int] = tables["crew"]["container"]
        gallery: Table = tables["gallery"]
        # By number of samples; rows first by glyph.
        self.column_credits: Final[Row] = tuple(gallery["columns"])
        self.row_credits: Final[tuple[Row, ...]] = tuple([tuple(row["points"]) for row in gallery["rows"]])
        self.uniform_credits: Final[Row] = tuple(gallery["rows_uniform"])
        self.column_cards: Final[int] = gallery["column_cards"]
        self.markers: Final[Row] = tuple(tables["markers"]["numbers"])
        # By faction.
        self.initiative: Final[Row] = tuple([faction["initiative"] for faction in tables["factions"]])

        # The centre, and the location of the black market, of each symbol.
        self.centre: Final[Row] = tuple([CENTRES.index(symbol["centre"]) for symbol in tables["symbols"]])
        self.black_place: Final[Row] = tuple([_NUMBER[symbol["black_market"]] for symbol in tables["symbols"]])
        # By round, then by rank.
        self.prizes: Final[tuple[Row, ...]] = tuple([tuple(each["points"]) for each in tables["centres"]["prizes"]])
        self.neighbours: Final[tuple[Row, ...]] = _neighbours(tables["lines"]["between"])


def _buyer_cards(buyers: Table) -> Row:
    """List the buyer cards by their buyers."""
    copies = [*[buyers["coloured_cards"]] * len(COLOURS), buyers["white_cards"]]
    return tuple([buyer for buyer in range(len(BUYERS)) for _ in range(copies[buyer])])


def _neighbours(lines: list[list[str]]) -> tuple[Row, ...]:
    """List the locations that lines join to each location."""
    found: list[list[int]] = [[] for _ in LOCATIONS]
    for one, other in lines:
        found[_NUMBER[one]].append(_NUMBER[other])
        found[_NUMBER[other]].append(_NUMBER[one])
    return tuple([tuple(sorted(there)) for there in found])
