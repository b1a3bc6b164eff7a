"""Rulings that the host may choose where the rulebook has two readings. A state stores them as bits."""

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

_BITS: Final = {
    ("patron-draw", "up-to"): PATRON_UP_TO,
    ("cartographer", "if-possible"): CARTOGRAPHER_IF_POSSIBLE,
    ("linguist-advance", "other-sites"): ONE_SPACE_PER_SITE,
    ("all-at-start", "nothing"): NOTHING_AT_START,
    ("professors-tied", "nothing"): IDLE_IF_ALL_TIED,
    ("step-back", "optional"): STEP_BACK_OPTIONAL,
    ("chichen-draw", "at-once"): CHICHEN_AT_ONCE,
    ("ur-limit", "without-mercenaries"): UR_WITHOUT_MERCENARIES,
    ("score-floor", "zero"): NEVER_BELOW_ZERO,
    ("tie-break", "as-scored"): TIES_AS_SCORED,
    ("tie-break", "as-played"): TIES_AS_PLAYED,
}

RULINGS: Final = (
    Option("patron-draw", ("exactly", "up-to")),
    Option("cartographer", ("after-advance", "if-possible")),
    Option("linguist-advance", ("any-site", "other-sites")),
    Option("all-at-start", ("all-score", "nothing")),
    Option("professors-tied", ("both", "nothing")),
    Option("step-back", ("compulsory", "optional")),
    Option("chichen-draw", ("one-by-one", "at-once")),
    Option("ur-limit", ("all-cards", "without-mercenaries")),
    Option("score-floor", ("none", "zero")),
    Option("tie-break", ("cards-left", "as-scored", "as-played")),
)


def bits(options: Options) -> int:
    """Return the readings that the host has chosen, as bits."""
    return sum([bit for (key, value), bit in _BITS.items() if options[key] == value])
