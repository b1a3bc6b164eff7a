"""What an edition can change: the figures and names that boards and tiles show and no text tells, and those beside them."""

from typing import Final

from caravane.kernel.box import Tables
from caravane.kernel.edition_form import NAME, NUMBER, PAIRS, EditionForm, Field, Part, Problem

from .components import BLACK_MARKETS, CENTRES, FACTIONS, GLYPHS, LOCATIONS, SYMBOLS

MAP: Final = "lines/between"
BACK: Final = "lines/round_the_back"
BONUS: Final = "sale/bonus"
_BLACK_MARKET_NAMES: Final = [LOCATIONS[location] for location in BLACK_MARKETS]
_INITIATIVES: Final = [*[f"factions/{faction}/initiative" for faction in FACTIONS], "zu/initiative"]


def _by_side(tile: str, power: str, least: int, most: int) -> Field:
    """Return the field of a figure with two values: white side, yellow side."""
    return Field(f"tiles/{tile}/{power}", least=least, most=most)


def _tiles() -> list[Part]:
    """Return one part for each command tile."""
    fields = {
        "relay": [_by_side("relay", "steps", 0, 9), _by_side("relay", "teleports", 0, 1)],
        "scanner": [_by_side("scanner", "relics", 0, 3)],
        "private-sale": [_by_side("private-sale", "markets", 1, 3)],
        "rumour": [_by_side("rumour", "markets", 1, 6)],
        "safe-conduct": [
            _by_side("safe-conduct", "deals", 1, 4),
            Field("tiles/safe-conduct/buy", NUMBER, least=-3, most=9),
            Field("tiles/safe-conduct/fence", NUMBER, least=-3, most=9),
        ],
        "archive": [_by_side("archive", "everywhere", 0, 1)],
        "briefing": [_by_side("briefing", "credits", 0, 20), _by_side("briefing", "draw", 1, 6)],
        "dividends": [_by_side("dividends", "credits", 0, 9)],
    }
    return [Part(f"tile-{tile}", own) for tile, own in fields.items()]


def _symbols() -> Part:
    fields: list[Field] = []
    for symbol in SYMBOLS:
        fields.append(Field(f"symbols/{symbol}/centre", NAME, names=CENTRES))
        fields.append(Field(f"symbols/{symbol}/black_market", NAME, names=_BLACK_MARKET_NAMES))
    return Part("symbols", fields)


def problems(tables: Tables) -> list[Problem]:
    """Return what is wrong with the map, the symbols, the initiatives and the bonus; each value alone is right."""
    lines = [*_wrong_lines(tables), *_wrong_back(tables), *_cut_off(tables)]
    return [*lines, *_unnamed(tables), *_equal(tables), *_wrong_bonus(tables)]


def _wrong_lines(tables: Tables) -> list[Problem]:
    """Find lines from a location to itself, and second lines between the same two."""
    found: list[Problem] = []
    known: list[set[str]] = []
    for entry, (one, other) in enumerate(tables["lines"]["between"]):
        if one == other:
            found.append(Problem(MAP, "line-to-itself", entry, location=one))
        elif {one, other} in known:
            found.append(Problem(MAP, "line-twice", entry, one=one, other=other))
        known.append({one, other})
    return found


def _wrong_back(tables: Tables) -> list[Problem]:
    """Find lines round the back of the map that are no lines of the map."""
    lines = [set(line) for line in tables["lines"]["between"]]
    return [
        Problem(BACK, "no-such-line", entry, one=one, other=other)
        for entry, (one, other) in enumerate(tables["lines"]["round_the_back"])
        if {one, other} not in lines
    ]


def _cut_off(tables: Tables) -> list[Problem]:
    """Find the locations that no way of lines leads to from the first one."""
    reached = {LOCATIONS[0]}
    for _ in LOCATIONS:
        reached |= {each for line in tables["lines"]["between"] if reached & set(line) for each in line}
    return [Problem(MAP, "cut-off", location=location) for location in LOCATIONS if location not in reached]


def _unnamed(tables: Tables) -> list[Problem]:
    """Find centres and black markets that no symbol names: no card would lead there."""
    found: list[Problem] = []
    for key, names in (("centre", CENTRES), ("black_market", _BLACK_MARKET_NAMES)):
        named = [symbol[key] for symbol in tables["symbols"]]
        found += [Problem(f"symbols/{SYMBOLS[0]}/{key}", "not-named", name=name) for name in names if name not in named]
    return found


def _equal(tables: Tables) -> list[Problem]:
    """Find initiatives that two boards share: nobody would know who is first."""
    initiatives = [*[faction["initiative"] for faction in tables["factions"]], tables["zu"]["initiative"]]
    return [
        Problem(path, "same-initiative", number=initiatives[index])
        for index, path in enumerate(_INITIATIVES)
        if initiatives[index] in initiatives[:index]
    ]


def _wrong_bonus(tables: Tables) -> list[Problem]:
    """Find a bonus for no market or a single one, which no sale announces."""
    bonus = tables["sale"]["bonus"]
    return [Problem(BONUS, "bonus-of-one", entry) for entry in (0, 1) if bonus[entry]]


EDITIONS: Final = EditionForm(
    [
        Part(
            "map",
            [
                Field(MAP, PAIRS, names=LOCATIONS, lengths=(len(LOCATIONS) - 1, 64)),
                Field(BACK, PAIRS, names=LOCATIONS, lengths=(0, 8)),
            ],
        ),
        _symbols(),
        *_tiles(),
        Part("stores", [Field("crew/hold", NUMBER, least=1, most=12), Field("crew/container", NUMBER, most=12)]),
        Part("gallery", [*[Field(f"gallery/rows/{glyph}/points") for glyph in GLYPHS], Field("gallery/columns")]),
        Part("sale", [Field("sale/prices/points"), Field(BONUS)]),
        Part("prizes", [Field(f"centres/prizes/round-{number}/points") for number in (1, 2, 3)]),
        Part(
            "initiative",
            [*[Field(path, NUMBER, least=1) for path in _INITIATIVES], Field("markers/numbers", least=1, rising=True)],
        ),
    ],
    problems,
)
