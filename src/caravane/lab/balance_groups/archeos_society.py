"""Archeos Society: sites, roles, the material of roles, and the reconstructed groups of components."""

from typing import Final, final

from caravane.games.archeos_society.cards import role_of
from caravane.games.archeos_society.components import COLOURS, ROLES, SITES
from caravane.games.archeos_society.words import (
    ADVANCED_TO,
    FOLLOWED,
    HANDS_DISCARDED,
    LED,
    LED_ALSO,
    LINGUIST_MOVED,
    MUSEUM_SCORED,
    RAPA_NUI_SCORED,
    SITES_SCORED,
    TILE_TAKEN,
    TOKEN_TAKEN,
    ULURU_SCORED,
    UR_BEGAN,
)
from caravane.kernel.words import Phrase
from caravane.lab.balance_measures import EXPECTATION, NUMBER, ROWS, TEXT, Band, Measures, TableForm
from caravane.lab.game_record import Facts, GameRecord

TOKENS: Final = tuple([str(token) for token in range(1, 7)])
MATERIAL: Final = {
    "museum": ("curator", "museum"),
    "linguist": ("linguist", "linguist"),
    "tile": ("botanist", "botanist"),
    "tokens": ("professor", ""),
}
"""Material of roles, each with its role and the score line of its points; tokens have none."""
RAPA_NUI: Final = SITES.index("rapa-nui")
ULURU: Final = SITES.index("uluru")
UR: Final = SITES.index("ur")


@final
class _Tally:
    """Counts of one game by seat."""

    __slots__ = ("advances", "bonus", "extra", "led", "material", "points", "sent", "size_points", "tokens")

    def __init__(self, record: GameRecord) -> None:
        seats = len(record.seats)
        self.size_points: Final[list[int]] = record.game.box.tables["expeditions"]["points"]
        """Points of an expedition by size."""
        self.points: Final = [[0] * len(SITES) for _ in range(seats)]
        self.bonus: Final = [0] * seats
        """Rapa Nui's bonus, which the rulebook tells."""
        self.extra: Final = [0] * seats
        """Points of Ur's expeditions, which are on the line of expeditions."""
        self.advances: Final = [[0] * len(SITES) for _ in range(seats)]
        self.led: Final = [[0] * len(ROLES) for _ in range(seats)]
        self.sent: Final = [[0] * len(ROLES) for _ in range(seats)]
        self.material: Final = {name: [0] * seats for name in MATERIAL}
        self.tokens: Final = [[0] * len(TOKENS) for _ in range(seats)]

    def note(self, sites: tuple[int, ...], seat: int, phrase: Phrase) -> None:
        """Count an event of a seat."""
        word = phrase[0]
        if word == SITES_SCORED:
            for colour in range(len(COLOURS)):
                self.points[seat][sites[colour]] += phrase[2 + colour]
        elif word == ULURU_SCORED:
            self.points[seat][ULURU] += phrase[1]
        elif word == RAPA_NUI_SCORED:
            self.points[seat][RAPA_NUI] += phrase[1]
            self.bonus[seat] += phrase[1]
        elif word == ADVANCED_TO:
            self.advances[seat][phrase[1]] += 1
        elif word in (LED, LED_ALSO):
            self.led[seat][role_of(phrase[1])] += 1
            self.sent[seat][role_of(phrase[1])] += 1
        elif word == FOLLOWED:
            for card in phrase[2:]:
                self.sent[seat][role_of(card)] += 1
        else:
            self._note_material(seat, phrase)

    def note_ur(self, seat: int, size: int) -> None:
        """Count what an expedition of Ur earns at season end, but for its Mercenaries and a Photographer, for Ur."""
        self.extra[seat] += self.size_points[min(size, len(self.size_points) - 1)]

    def _note_material(self, seat: int, phrase: Phrase) -> None:
        if phrase[0] == MUSEUM_SCORED:
            self.material["museum"][seat] = phrase[2]
        elif phrase[0] == LINGUIST_MOVED:
            self.material["linguist"][seat] = phrase[1]
        elif phrase[0] == TILE_TAKEN:
            self.material["tile"][seat] += 1
        elif phrase[0] == TOKEN_TAKEN:
            self.material["tokens"][seat] += 1
            self.tokens[seat][phrase[1] - 1] += 1


def collect(record: GameRecord, facts: Facts) -> None:
    """Add the figures of a game."""
    tally = _Tally(record)
    at_ur = False
    for seat, phrase in record.happened:
        if phrase[0] in (UR_BEGAN, HANDS_DISCARDED):
            at_ur = phrase[0] == UR_BEGAN
        elif seat >= 0:
            tally.note(record.state.sites, seat, phrase)
            if at_ur and phrase[0] in (LED, LED_ALSO):
                tally.note_ur(seat, phrase[2])
    _sites(record, tally, facts)
    _roles(record, tally, facts)
    _material(record, tally, facts)
    _groups(record, tally, facts)


def _sites(record: GameRecord, tally: _Tally, facts: Facts) -> None:
    for site in record.state.sites:
        advances = [tally.advances[seat][site] for seat in record.seats]
        for seat in record.seats:
            points = tally.points[seat][site] + (tally.extra[seat] if site == UR else 0)
            facts.add("sites", SITES[site], "points", points)
            facts.add("sites", SITES[site], "advances", advances[seat])
            facts.add("sites", SITES[site], "per-advance", points, advances[seat])
            facts.add("sites", SITES[site], "part", abs(points), record.turnover / len(record.seats))
        if any(advances):
            facts.add("sites", SITES[site], "furthest", record.leaders_wins(advances))


def _roles(record: GameRecord, tally: _Tally, facts: Facts) -> None:
    for role in record.state.roles:
        for seat in record.seats:
            led = tally.led[seat][role]
            facts.add("roles", ROLES[role], "led", led)
            facts.add("roles", ROLES[role], "cards", tally.sent[seat][role])
            facts.add("roles", ROLES[role], "used", tally.sent[seat][role] > 0)
            facts.add("roles", ROLES[role], "wins", led * record.wins[seat], led)


def _material(record: GameRecord, tally: _Tally, facts: Facts) -> None:
    roles = [ROLES[role] for role in record.state.roles]
    for name, (role, line) in MATERIAL.items():
        if role not in roles:
            continue
        for seat in record.seats:
            facts.add("material", name, "uses", tally.material[name][seat])
            if line:
                facts.add("material", name, "points", record.lines[seat][line])
        if any(tally.material[name]):
            facts.add("material", name, "most", record.leaders_wins(tally.material[name]))
    if "professor" in roles:
        for index, token in enumerate(TOKENS):
            for seat in record.seats:
                taken = tally.tokens[seat][index]
                facts.add("tokens", token, "uses", taken)
                facts.add("tokens", token, "wins", taken * record.wins[seat], taken)


def _groups(record: GameRecord, tally: _Tally, facts: Facts) -> None:
    for seat in record.seats:
        lines = record.lines[seat]
        # Without sign, site by site: a space that costs points depends on its printed value, too.
        sites = sum(abs(points) for points in tally.points[seat]) - tally.bonus[seat]
        groups = {"sites": sites, "museum": lines.get("museum", 0), "linguist": lines.get("linguist", 0)}
        for name, points in (*groups.items(), ("all", sum(groups.values()))):
            facts.add("groups", name, "part", points, record.turnover / len(record.seats))


MEASURES: Final = Measures(
    tables=(
        TableForm("groups", TEXT, ("sites", "museum", "linguist", "all"), ("part",)),
        TableForm("sites", "site", SITES, ("points", "advances", "per-advance", "part", "furthest")),
        TableForm("roles", "role", ROLES, ("led", "cards", "used", "wins")),
        TableForm("material", TEXT, tuple(MATERIAL), ("uses", "points", "most")),
        TableForm("tokens", NUMBER, TOKENS, ("uses", "wins")),
    ),
    bands=(
        Band("sites", "per-advance", 0.6, 1.6, ROWS),
        Band("sites", "furthest", 0.75, 1.33, ROWS),
        Band("roles", "wins", 0.8, 1.25, EXPECTATION),
        Band("tokens", "wins", 0.75, 1.33, EXPECTATION),
    ),
    collect=collect,
    options={"mode": "random"},
)
