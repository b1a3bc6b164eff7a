"""Excavation Earth: factions, command tiles, markets, centres, the gallery, and the reconstructed groups of components."""

from typing import Final, final

from caravane.games.excavation_earth.components import CENTRES, COLOURS, FACTIONS, GLYPHS, MARKETS, TILES
from caravane.games.excavation_earth.events import (
    BOUGHT,
    CARD_PLAYED,
    CENTRE_SCORED,
    COLUMN_SCORED,
    EMISSARY_SENT,
    FENCED,
    PROMOTED,
    RECALLED,
    ROW_SCORED,
    SALE_BUYERS,
    SALE_PRICE,
    SOLD,
    STORED,
    TILE_PAID,
    TILES_DRAWN,
    TILES_TURNED,
)
from caravane.games.excavation_earth.kinds import ACTION, MOVE
from caravane.kernel.words import Phrase
from caravane.lab.balance_measures import ABSOLUTE, EXPECTATION, NUMBER, ROWS, TEXT, Band, Measures, TableForm
from caravane.lab.game_record import Facts, GameRecord

RANKS: Final = tuple([str(rank + 1) for rank in range(len(COLOURS))])
OWN_RANKS: Final = (3, 4)
"""Ranks of popularity whose prices are reconstructed."""
SIDES: Final = ("tiles-white", "tiles-yellow")
NO_TILE: Final = -1


@final
class _Reader:
    """Reader of the events of one game, which remembers what the present action is."""

    def __init__(self, record: GameRecord, facts: Facts) -> None:
        self._record: Final = record
        self._facts: Final = facts
        self._side: int = 0
        """Side of the command tiles."""
        self._tile: int = NO_TILE
        self._uses: dict[int, list[int]] = {}
        """Uses of each command tile of the round by seat."""
        self.actions: int = 0
        self.moves: int = 0
        self.recalls: int = 0
        self.storing: int = 0
        """Actions that stored a relic."""
        self._stored: bool = False
        self.tile_credits: int = 0
        self.rank_credits: int = 0

    def note(self, seat: int, phrase: Phrase) -> None:
        """Count an event."""
        word = phrase[0]
        if word in (TILES_DRAWN, TILES_TURNED):
            self.close_tiles()
            self._side = int(word == TILES_TURNED)
            self._uses = {tile: [0] * len(self._record.seats) for tile in phrase[1:]}
        elif seat in self._record.seats:
            self._note_action(seat, phrase)
            self._note_credits(phrase)

    def _note_action(self, seat: int, phrase: Phrase) -> None:
        word = phrase[0]
        if word == CARD_PLAYED:
            self._begin(phrase[1])
        elif word == RECALLED:
            self._tile = phrase[2]
            self._uses[self._tile][seat] += 1
            self.recalls += 1
            self._facts.add("centres", CENTRES[phrase[1]], "recalls", 1, 0)
        elif word in (PROMOTED, EMISSARY_SENT):
            self._facts.add("centres", CENTRES[phrase[len(phrase) - 1]], "emissaries", 1, 0)
        elif word == STORED and not self._stored:
            self._stored = True
            self.storing += 1

    def _begin(self, action: int) -> None:
        self.actions += 1
        self.moves += action == MOVE
        self._tile = NO_TILE
        self._stored = False
        self._facts.add("actions", ACTION.names[action], "uses", 1, 0)

    def _note_credits(self, phrase: Phrase) -> None:
        word, paid = phrase[0], phrase[len(phrase) - 1]
        if word in (SOLD, FENCED, TILE_PAID):
            self._pay_by_tile(paid)
        elif word == BOUGHT:
            self._pay_by_tile(-paid)
        elif word == SALE_PRICE:
            self._facts.add("ranks", str(phrase[2]), "sales", 1, 0)
            self._facts.add("ranks", str(phrase[2]), "points", paid, 0)
            self.rank_credits += paid if phrase[2] in OWN_RANKS else 0
        elif word == SALE_BUYERS:
            self._facts.add("markets", str(phrase[1] + 1), "sales", 1, 0)
            self._facts.add("markets", str(phrase[1] + 1), "credits", paid, 1)
        elif word == CENTRE_SCORED:
            self._facts.add("centres", CENTRES[phrase[1]], "points", paid, 0)
        elif word == COLUMN_SCORED:
            self._note_gallery("columns", COLOURS[phrase[1]], paid)
        elif word == ROW_SCORED:
            self._note_gallery("rows", GLYPHS[phrase[1]], paid)

    def _note_gallery(self, table: str, row: str, paid: int) -> None:
        self._facts.add(table, row, "points", paid, 0)
        self._facts.add(table, row, "part", paid, 0)
        self._facts.add(table, row, "paid", 1, 0)

    def _pay_by_tile(self, paid: int) -> None:
        if self._tile != NO_TILE:
            self._facts.add(SIDES[self._side], TILES[self._tile], "credits", paid, 0)
            self.tile_credits += abs(paid)

    def close_tiles(self) -> None:
        """Add the uses of the tiles of the last round."""
        for tile, uses in self._uses.items():
            table, row = SIDES[self._side], TILES[tile]
            self._facts.add(table, row, "uses", sum(uses))
            self._facts.add(table, row, "used", any(uses))
            self._facts.add(table, row, "credits", 0, sum(uses))
            won = sum(count * win for count, win in zip(uses, self._record.wins, strict=True))
            self._facts.add(table, row, "wins", won, sum(uses))
        self._uses = {}


def collect(record: GameRecord, facts: Facts) -> None:
    """Add the figures of a game."""
    _blanks(record, facts)
    reader = _Reader(record, facts)
    for seat, phrase in record.happened:
        reader.note(seat, phrase)
    reader.close_tiles()
    for seat in record.seats:
        faction = FACTIONS[record.state.factions[seat]]
        facts.add("factions", faction, "wins", record.wins[seat])
        facts.add("factions", faction, "points", record.scores[seat])
    _groups(record, reader, facts)


def _blanks(record: GameRecord, facts: Facts) -> None:
    """Count every player for what not every player has, so that amounts are added to the right counts."""
    players, part = len(record.seats), record.turnover
    for name in ACTION.names:
        facts.add("actions", name, "uses", 0, players)
    for rank in RANKS:
        facts.add("ranks", rank, "sales", 0, players)
        facts.add("ranks", rank, "points", 0, players)
    for market in range(MARKETS):
        facts.add("markets", str(market + 1), "sales", 0, players)
    for centre in CENTRES:
        for column in ("emissaries", "recalls", "points"):
            facts.add("centres", centre, column, 0, players)
    for table, rows in (("columns", COLOURS), ("rows", GLYPHS)):
        for row in rows:
            facts.add(table, row, "points", 0, players)
            facts.add(table, row, "part", 0, part)
            facts.add(table, row, "paid", 0, players)


def _groups(record: GameRecord, reader: _Reader, facts: Facts) -> None:
    rows = sum(mine["rows"] for mine in record.lines)
    parts = {"rows": rows, "ranks": reader.rank_credits, "tiles": reader.tile_credits}
    for name, paid in (*parts.items(), ("all", sum(parts.values()))):
        facts.add("groups", name, "part", paid, record.turnover)
    for name, count in (("lines", reader.moves), ("tiles", reader.recalls), ("stores", reader.storing)):
        facts.add("groups", name, "actions", count, reader.actions)


_TILE_COLUMNS: Final = ("uses", "used", "wins", "credits")
MEASURES: Final = Measures(
    tables=(
        TableForm("groups", TEXT, ("rows", "ranks", "tiles", "lines", "stores", "all"), ("part", "actions")),
        TableForm("factions", "faction", FACTIONS, ("wins", "points")),
        TableForm(SIDES[0], "tile", TILES, _TILE_COLUMNS),
        TableForm(SIDES[1], "tile", TILES, _TILE_COLUMNS),
        TableForm("actions", "action", ACTION.names, ("uses",)),
        TableForm("markets", "market", [str(market + 1) for market in range(MARKETS)], ("sales", "credits")),
        TableForm("centres", "centre", CENTRES, ("emissaries", "recalls", "points")),
        TableForm("columns", "colour", COLOURS, ("points", "part", "paid")),
        TableForm("rows", "glyph", GLYPHS, ("points", "part", "paid")),
        TableForm("ranks", NUMBER, RANKS, ("sales", "points")),
    ),
    bands=(
        Band("factions", "wins", 0.75, 1.33, EXPECTATION, seats=(2, 3, 4)),
        Band("factions", "points", 0.9, 1.1, ROWS),
        Band(SIDES[0], "used", 0.2, 1.0, ABSOLUTE),
        Band(SIDES[1], "used", 0.2, 1.0, ABSOLUTE),
        Band(SIDES[0], "wins", 0.75, 1.33, EXPECTATION, seats=(2, 3, 4)),
        Band(SIDES[1], "wins", 0.75, 1.33, EXPECTATION, seats=(2, 3, 4)),
        Band("markets", "sales", 0.6, 1.6, ROWS),
        Band("centres", "emissaries", 0.6, 1.6, ROWS),
        Band("rows", "points", 0.6, 1.6, ROWS),
    ),
    collect=collect,
    options={"factions": "drawn"},
)
