"""Switches that the host may set before the game. A state stores them as bits."""

from typing import Final

from caravane.kernel.options import Option, Options

DRAFT_AT_START: Final = 1
PROMOTION_OPTIONAL: Final = 2
UNIFORM_ROWS: Final = 4
ZU_TAKES_MARKERS: Final = 8
# The adjustments of the solo game: easier 1 to 5, harder 1 to 5.
E1_NO_CREDITS: Final = 16
E2_FAIL_NOTHING: Final = 32
E3_NO_COLOURED_BUYER: Final = 64
E4_DROPS_CARDS: Final = 128
E5_ONE_CREW: Final = 256
H1_ONE_OF_EACH: Final = 512
H2_FAIL_MORE: Final = 1024
H3_STORES_ANYWHERE: Final = 2048
H4_UNSOLD_LOST: Final = 4096
H5_BUYS_TWICE: Final = 8192
# All tables but those that are older than a closer reading of the rules; no bits there, so that their states stay the same.
ZU_DIGS_AS_PRINTED: Final = 16384
PROFIT_BY_LEAD_COLOUR: Final = 32768
SHORT_CREW_FAILS: Final = 65536
SURVEY_SPARES_GUARDS: Final = 131072
CARD_BEFORE_BUYERS: Final = 262144
HAGGLE_STEPS_OPTIONAL: Final = 524288

_BITS: Final = {
    ("starting-draft", "on"): DRAFT_AT_START,
    ("promotion", "optional"): PROMOTION_OPTIONAL,
    ("row-table", "uniform"): UNIFORM_ROWS,
    ("zu-initiative-marker", "on"): ZU_TAKES_MARKERS,
    ("zu-credits", "none"): E1_NO_CREDITS,
    ("zu-failure", "nothing"): E2_FAIL_NOTHING,
    ("zu-haggle", "white-only"): E3_NO_COLOURED_BUYER,
    ("zu-deck", "shorter"): E4_DROPS_CARDS,
    ("zu-crew", "limited"): E5_ONE_CREW,
    ("zu-two-colours", "both"): H1_ONE_OF_EACH,
    ("zu-failure", "more"): H2_FAIL_MORE,
    ("zu-store", "anywhere"): H3_STORES_ANYWHERE,
    ("your-unsold-relics", "cost"): H4_UNSOLD_LOST,
    ("zu-purchases", "two"): H5_BUYS_TWICE,
    ("zu-dig", "two-sites"): ZU_DIGS_AS_PRINTED,
    ("zu-profit-order", "lead-colour"): PROFIT_BY_LEAD_COLOUR,
    ("zu-short-crew", "fails"): SHORT_CREW_FAILS,
    ("survey-cube", "reserve"): SURVEY_SPARES_GUARDS,
    ("sale-order", "card-first"): CARD_BEFORE_BUYERS,
    ("haggle-steps", "optional"): HAGGLE_STEPS_OPTIONAL,
}

_SOLO: Final = (1,)
SWITCHES: Final = (
    Option("promotion", ("optional", "mandatory"), earlier="mandatory"),
    Option("row-table", ("by-value", "uniform")),
    Option("starting-draft", ("off", "on"), seats=(2, 3, 4)),
    Option("zu-credits", ("usual", "none"), seats=_SOLO),
    # EE-ZU-83: easier and harder failures exclude each other, so they are values of one setting.
    Option("zu-failure", ("usual", "nothing", "more"), seats=_SOLO),
    Option("zu-haggle", ("usual", "white-only"), seats=_SOLO),
    Option("zu-deck", ("usual", "shorter"), seats=_SOLO),
    Option("zu-crew", ("unlimited", "limited"), seats=_SOLO),
    Option("zu-two-colours", ("higher", "both"), seats=_SOLO),
    Option("zu-store", ("usual", "anywhere"), seats=_SOLO),
    Option("your-unsold-relics", ("nothing", "cost"), seats=_SOLO),
    Option("zu-purchases", ("one", "two"), seats=_SOLO),
    Option("zu-initiative-marker", ("off", "on"), seats=_SOLO),
    # EE-ZU-30, 32: two relics lie on two sites, also where Zu looks for a colour of which it can dig two.
    Option("zu-dig", ("two-sites", "any-site"), seats=_SOLO, earlier="any-site", past=True),
    Option("zu-profit-order", ("lead-colour", "sold-colour"), seats=_SOLO, earlier="sold-colour", past=True),
    Option("zu-short-crew", ("fails", "sends"), seats=_SOLO, earlier="sends", past=True),
    Option("survey-cube", ("reserve", "guard"), earlier="guard", past=True),
    Option("sale-order", ("card-first", "card-last"), earlier="card-last", past=True),
    Option("haggle-steps", ("optional", "at-least-one"), earlier="at-least-one", past=True),
)


def bits(options: Options) -> int:
    """Return the switches that the host has set, as bits."""
    return sum([bit for (key, value), bit in _BITS.items() if options[key] == value])
