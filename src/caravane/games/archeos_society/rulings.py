"""Rulings that the host may choose where the rulebook has two readings. A state stores them as bits.

A table that is older than an option has no bit for it, so that its states stay as they were.
"""

from typing import Final

from caravane.kernel.options import Option, Options

PATRON_UP_TO: Final = 1
CARTOGRAPHER_IF_POSSIBLE: Final = 2
ONE_SPACE_PER_SITE: Final = 4
NOTHING_AT_START: Final = 8
IDLE_IF_ALL_TIED: Final = 16
STEP_BACK_OPTIONAL: Final = 32
CHICHEN_AT_ONCE: Final = 64
UR_WITHOUT_MERCENARIES: Final = 128
NEVER_BELOW_ZERO: Final = 256
TIES_AS_SCORED: Final = 512
TIES_AS_PLAYED: Final = 1024
ONE_SPACE_PER_VEHICLE: Final = 2048
COLOUR_KEPT: Final = 4096
TAKEN_CARDS_HIDDEN: Final = 8192
CHICHEN_LAST_ONLY: Final = 16384
NO_CARTOGRAPHER_AT_UR: Final = 32768
PHYSICIAN_EXACTLY: Final = 65536

_BITS: Final = {
    ("physician-keep", "exactly"): PHYSICIAN_EXACTLY,
    ("patron-draw", "up-to"): PATRON_UP_TO,
    ("cartographer", "if-possible"): CARTOGRAPHER_IF_POSSIBLE,
    ("cartographer-colour", "kept"): COLOUR_KEPT,
    ("linguist-advance", "other-vehicles"): ONE_SPACE_PER_VEHICLE,
    ("linguist-advance", "other-sites"): ONE_SPACE_PER_SITE,
    ("all-at-start", "nothing"): NOTHING_AT_START,
    ("professors-tied", "nothing"): IDLE_IF_ALL_TIED,
    ("step-back", "optional"): STEP_BACK_OPTIONAL,
    ("chichen-draw", "at-once"): CHICHEN_AT_ONCE,
    ("chichen-several", "last"): CHICHEN_LAST_ONLY,
    ("ur-limit", "without-mercenaries"): UR_WITHOUT_MERCENARIES,
    ("ur-cartographer", "nothing"): NO_CARTOGRAPHER_AT_UR,
    ("taken-cards", "hidden"): TAKEN_CARDS_HIDDEN,
    ("score-floor", "zero"): NEVER_BELOW_ZERO,
    ("tie-break", "as-scored"): TIES_AS_SCORED,
    ("tie-break", "as-played"): TIES_AS_PLAYED,
}

RULINGS: Final = (
    Option("physician-keep", ("exactly", "up-to"), earlier="up-to"),
    Option("patron-draw", ("exactly", "up-to")),
    Option("cartographer", ("after-advance", "if-possible")),
    # Using the role first once gave up the colour, against the free order of the effects.
    Option("cartographer-colour", ("kept", "given-up"), earlier="given-up", past=True),
    Option("linguist-advance", ("other-vehicles", "any-site", "other-sites"), earlier="any-site"),
    Option("all-at-start", ("all-score", "nothing")),
    Option("professors-tied", ("both", "nothing")),
    Option("step-back", ("optional", "compulsory"), earlier="compulsory"),
    Option("chichen-draw", ("one-by-one", "at-once")),
    Option("chichen-several", ("each", "last")),
    Option("ur-limit", ("all-cards", "without-mercenaries")),
    Option("ur-cartographer", ("one-more", "nothing")),
    Option("taken-cards", ("hidden", "noted"), earlier="noted"),
    Option("score-floor", ("none", "zero")),
    Option("tie-break", ("cards-left", "as-scored", "as-played")),
)


def bits(options: Options) -> int:
    """Return the readings that the host has chosen, as bits."""
    return sum([bit for (key, value), bit in _BITS.items() if options[key] == value])
