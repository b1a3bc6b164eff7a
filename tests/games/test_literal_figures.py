"""Texts and faces take the figures that an edition can change from the box in force: they have none of their own.

A figure in a text stands in a placeholder. What is left are numbers of seats, names, and figures that no edition changes;
each has its reason here.
"""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from caravane import games

ROOT: Final = Path(__file__).parents[2]
FACES: Final = ROOT / "web" / "src" / "games"
NAMES: Final = [name for name in games.names(hidden=True, outside=False) if name != "_template"]

SEATS: Final = "numbers of seats"
SETTING: Final = "names the values of a setting of the table"
ROUND: Final = "numbers of rounds, which are the same in every edition"
ZERO: Final = "nothing, in words or figures"
POINT: Final = "a card or token is worth a point, and a loss costs one: a rule, not a figure of the box"
STEP: Final = "a step of one space, or one card: a rule"
LENGTH: Final = "length of a row that every edition has"
DICE: Final = "the faces of the dice are the same in every edition"
BRIDGE: Final = "points of a bridge, which no edition changes"
VALUE: Final = "values of relics and cards, part of their names, which no edition changes"

ALLOWED: Final[dict[str, dict[str, str]]] = {
    "archeos-society": {
        r"option-.*": SETTING,
        r"event-relic-placed(-you)?": "relics are of six colours",
        r"verb-draw": "cards drawn from an empty area, which no edition changes",
        r"reason-hand-full": "limit of the hand, which no edition changes",
        r"as-(sum|ticket)-.*": STEP,
        r"as-draft-chosen": "six roles are in each game",
        r"as-place": "ordinals",
    },
    "excavation-earth": {
        r"option-.*": SETTING,
        r"subtitle": "relics in the box, which no edition changes",
        r"reason-no-tile-in-round-1|explain-action-command|explain-centre|edition-field-centres-prizes-.*": ROUND,
        r"relic-.*|card-travel-.*": VALUE,
        r"step-safe-deal": "prices that the tile shows with the figures of the table",
        r"edition-field-everywhere": "what is typed for a power that a tile has or not",
    },
    "expeditions": {
        r"option-.*": SETTING,
        r"note-.*": "what one can learn about a place",
        r"event-scored": ZERO,
        r"first-step-1|ex-gain-.*|ex-common-worth": POINT,
        r"ex-confirm-.*": "several arrows of a plan, by their number",
    },
    "lost-cities": {
        r"option-.*": SETTING,
        r"event-(artefact|dice)-hatched(-you)?|lc-refuse-column|lc-prospect-refuse|lc-effect-refusal|lc-how-.*": LENGTH,
        r"event-bridge-bonus(-you)?|crossing-bonus|lc-effect-bridge-first": BRIDGE,
        r"headline-turn": "eight bridges",
        r"edition-problem-(nothing-hatched|exhausted-scores)": ZERO,
        r"reason-(too-low|no-ten-after-circle|summit-too-low)|first-step-3|explain-(number-die|circle)": DICE,
        r"lc-(option-.*|zero|prospect-ten|effect-ten)": DICE,
    },
}
"""Messages with figures of their own, by game: patterns of their ids, with the reason."""

MESSAGE: Final = re.compile(r"^([a-z][\w-]*) *=(.*)")
LAYOUT: Final = {"map", "labels", "glyphs", "locations", "zu_cards"}
"""What a face may know of the components: what is drawn, and names."""


def literal_figures(text: str) -> Iterator[tuple[str, str]]:
    """Yield messages with a digit outside of placeholders and of the keys of variants."""
    key = ""
    for line in text.splitlines():
        found = MESSAGE.match(line)
        key, rest = (found.group(1), found.group(2)) if found else (key, line)
        shown = re.sub(r"\{[^{}]*\}|\$\w+", "", re.sub(r"^\s*\*?\[[^\]]*\]", "", rest))
        if not line.startswith("#") and re.search(r"\d", shown):
            yield key, shown.strip()


def texts_of(name: str) -> list[Path]:
    folder = name.replace("-", "_")
    return [*(ROOT / "src/caravane/games" / folder / "locales").glob("*.ftl"), *(FACES / folder).glob("*.ftl")]


@pytest.mark.parametrize("name", NAMES)
def test_texts_have_no_figures_of_their_own(name: str) -> None:
    assert len(texts_of(name)) == 4
    allowed = ALLOWED[name]
    assert all(allowed.values()), "each exception has a reason"
    found = [
        (file.name, key, text) for file in texts_of(name) for key, text in literal_figures(file.read_text("utf-8"))
    ]
    assert [each for each in found if not any(re.fullmatch(pattern, each[1]) for pattern in allowed)] == []


def test_a_planted_figure_is_found() -> None:
    text = "# 3 ways\nplain = three ways\nkeys = { $many ->\n    [0] none\n   *[other] { $many } of 6\n}\nones = 1 of { $all }\n"
    assert [key for key, _ in literal_figures(text)] == ["keys", "ones"]


def read_tables(code: str) -> set[str]:
    """Return the tables that code reads from `box.json`, imported as `box`."""
    return set(re.findall(r"(?<![\w.$#])box\.(\w+)", code))


def test_faces_import_only_what_is_drawn() -> None:
    files = [file for pattern in ("*/**/*.ts", "*/**/*.svelte") for file in FACES.glob(pattern)]
    importing = {file: file.read_text("utf-8") for file in files if "box.json" in file.read_text("utf-8")}
    assert importing
    for file, code in importing.items():
        assert re.search(r"^import box from", code, re.MULTILINE), f"{file}: import it as `box`"
        assert read_tables(code.replace("box.json", "")) <= LAYOUT, f"{file}: take figures from the box of the scene"
