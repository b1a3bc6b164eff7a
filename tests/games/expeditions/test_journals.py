"""The golden journals of the game use together everything that can happen, save for what is rarer than can be kept."""

import re
from pathlib import Path

from caravane.games.expeditions import GAME

GOLDEN = Path(__file__).parents[2] / "golden" / "expeditions"
# A hand without four far places, all 40 tickets in hands, and a game of 360 turns: each has a test of its own.
RARE = {"mended", "mended-unseen", "no-ticket-left", "last-turn"}


def told() -> str:
    return "\n".join(file.read_text(encoding="utf-8") for file in sorted(GOLDEN.glob("*.txt")))


def test_every_event_is_told_by_some_golden_journal() -> None:
    words = set(re.findall(r"^ +\S+: (?:\(\S+\) )?([a-z-]+)", told(), re.MULTILINE))
    assert {word.name for word in GAME.events.words} - words == RARE


def test_all_verbs_all_uses_of_tickets_and_all_crossings_are_there() -> None:
    text = told()
    for verb in GAME.verbs.words:
        assert re.search(rf"^\d+\. (?:\*|\d) {verb.name}\b", text, re.MULTILINE), verb.name
    assert all(f"spend:{use}" in text for use in ("arrow", "removal", "exchange"))
    assert all(re.search(rf"lay:\w+:{crossing}", text) for crossing in ("R01", "R02", "R03"))
