"""The golden journals use together everything that can happen, except for events too rare to record."""

import re
from pathlib import Path

from caravane.games.expeditions import GAME

GOLDEN = Path(__file__).parents[2] / "golden" / "expeditions"
# A hand without four far places, all 40 tickets in hands, a game of 360 turns, a blue circle without an
# arrow, a hand played to the end: each has its own test.
RARE = {"mended", "mended-unseen", "no-ticket-left", "last-turn", "blue-lost", "last-card"}


def golden_text() -> str:
    return "\n".join(file.read_text(encoding="utf-8") for file in sorted(GOLDEN.glob("*.txt")))


def test_the_golden_journals_contain_every_event() -> None:
    words = set(re.findall(r"^ +\S+: (?:\(\S+\) )?([a-z-]+)", golden_text(), re.MULTILINE))
    assert {word.name for word in GAME.events.words} - words == RARE


def test_the_golden_journals_contain_all_verbs_uses_of_tickets_and_crossings() -> None:
    text = golden_text()
    for verb in GAME.verbs.words:
        assert re.search(rf"^\d+\. (?:\*|\d) {verb.name}\b", text, re.MULTILINE), verb.name
    assert all(f"spend:{use}" in text for use in ("arrow", "removal", "exchange"))
    assert all(re.search(rf"lay:\w+:{crossing}", text) for crossing in ("R01", "R02", "R03"))
