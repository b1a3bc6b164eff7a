"""Example games beside the golden journals: together they use every component of the rules."""

from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

from caravane.games.excavation_earth import GAME
from caravane.games.excavation_earth.components import FACTIONS, TILES, ZU_CARDS
from caravane.games.excavation_earth.kinds import ACTION, WHY
from caravane.kernel.journal import CHANCE_MARK, Journal
from caravane.kernel.options import earlier_options
from caravane.kernel.state import CHANCE

FIRST = GAME.as_of(1)
"""The game with the values that were built in first: the examples were recorded with them."""
YOUNGER = {"choose-faction"}
"""Verbs that came after the examples; the golden journals have them."""
FILES = sorted((Path(__file__).parent / "journals").glob("*.txt"))


class UsedComponents(NamedTuple):
    """Components used in an example game."""

    verbs: set[str]
    events: set[str]
    tiles: set[tuple[str, int]]
    zu_cards: set[str]
    reasons: set[str]
    actions: set[tuple[str, str]]
    result: str


@cache
def replayed(file: Path) -> UsedComponents:
    head, result, *lines = file.read_text(encoding="utf-8").splitlines()
    seats, options = head.split(" seats, options ")
    journal = Journal(
        FIRST, int(seats), earlier_options(GAME.options, dict(pair.split("=") for pair in options.split()))
    )
    used = UsedComponents(set(), set(), set(), set(), set(), set(), result)
    for line in lines:
        mover, text = line.split(" ")
        seat = CHANCE if mover == CHANCE_MARK else int(mover)
        move = GAME.verbs.read(text)
        number = journal.state.round
        if text.startswith("choose:"):
            used.actions.add((FACTIONS[journal.state.factions[seat]], ACTION.names[move[1]]))
        used.verbs.add(GAME.verbs.word(move).name)
        for event in journal.play(seat, move):
            for phrase in (event.phrase, event.outline):
                if phrase:
                    note(used, phrase, number)
    assert journal.state.ended()
    assert result == f"scores {FIRST.scores(journal.state)}, places {FIRST.ranks(journal.state)}"
    return used


def note(used: UsedComponents, phrase: tuple[int, ...], number: int) -> None:
    word = GAME.events.word(phrase)
    used.events.add(word.name)
    for param, kind, nouns in word.pair(phrase[1:]):
        if kind.name == WHY.name:
            used.reasons.add(WHY.names[nouns[0]])
        if word.name == "recalled" and param == "tile":
            used.tiles.add((TILES[nouns[0]], number))
        if word.name == "zu-revealed":
            used.zu_cards.add(ZU_CARDS[nouns[0]])


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_an_example_game_replays_identically(file: Path) -> None:
    assert replayed(file).result


def test_the_example_games_use_everything() -> None:
    used = [replayed(file) for file in FILES]
    assert set().union(*[each.verbs for each in used]) == {word.name for word in GAME.verbs.words} - YOUNGER
    assert set().union(*[each.events for each in used]) == {word.name for word in GAME.events.words}
    assert set().union(*[each.tiles for each in used]) == {(tile, number) for tile in TILES for number in (2, 3)}
    assert set().union(*[each.zu_cards for each in used]) == set(ZU_CARDS)
    assert set().union(*[each.reasons for each in used]) == set(WHY.names)
    assert set().union(*[each.actions for each in used]) == {
        (faction, action) for faction in FACTIONS for action in ACTION.names
    }
