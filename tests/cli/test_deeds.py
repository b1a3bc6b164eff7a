"""Tests of the terminal's log: one paragraph per deed."""

import pytest

from caravane import games
from caravane.cli.terminal.deeds import Deed, deeds
from caravane.cli.terminal.event_text import paragraphs, recap
from caravane.cli.terminal.local_table import LocalTable
from caravane.text import GameTexts

NAMES = ("Ana", "Bob")
MOVES = 60
NAMED = ["lost-cities", "expeditions", "archeos-society", "excavation-earth"]


def _played(name: str) -> tuple[GameTexts, LocalTable]:
    """Play the first moves of a game of two bots."""
    table = LocalTable.start(games.get(name), {}, NAMES, ("bot:random", "bot:random"), 7)
    while len(table.log) < MOVES and not table.ended():
        table.play_bot(table.next_seat())
    return GameTexts(table.game, "en"), table


@pytest.mark.parametrize("name", NAMED)
def test_every_event_belongs_to_one_deed(name: str) -> None:
    _, table = _played(name)
    grouped = [event for deed in deeds(table.game.presentation, table.log, None) for event in deed.events]
    assert sorted(grouped) == sorted(event for entry in table.log for event in entry.seen_by(None))


@pytest.mark.parametrize("name", NAMED)
def test_a_deed_is_summed_up_by_its_best_events_and_the_log_has_the_details(name: str) -> None:
    texts, table = _played(name)
    shown = table.game.presentation
    short, full = recap(texts, table.log, None, NAMES), paragraphs(texts, table.log, None, NAMES)
    moves = [entry for entry in table.log if entry.seen_by(None)]
    assert len(short) == len(full) < len(moves)
    for deed, brief, whole in zip(deeds(shown, table.log, None), short, full, strict=True):
        main = [texts.event(seat, phrase, NAMES) for seat, phrase in deed.main(shown)]
        assert all(sentence in brief for sentence in main)
        assert brief == whole if deed.is_slip(shown) else len(brief) <= len(whole)


def test_equal_events_do_not_make_a_deed_longer() -> None:
    _, table = _played("archeos-society")
    shown = table.game.presentation
    ranked = next(event for entry in table.log for event in entry.seen_by(None) if shown.deed(event[1]))
    deed = Deed(ranked[0])
    deed.events.extend([ranked] * 3)
    assert deed.main(shown) == [ranked] * 2


def test_cards_drawn_together_are_counted() -> None:
    texts, table = _played("archeos-society")
    draw = table.game.verbs.read("draw")
    assert texts.move(draw, NAMES) == "Draw a card, or two if the area is empty"
