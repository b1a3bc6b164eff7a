"""Games kept as examples, beside the golden journals: together they use everything that the rules know."""

from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

from caravane.games.excavation_earth import GAME
from caravane.games.excavation_earth.components import FACTIONS, TILES, ZU_CARDS
from caravane.games.excavation_earth.kinds import ACTION, WHY
from caravane.kernel.journal import CHANCE_MARK, Journal
from caravane.kernel.state import CHANCE

FILES = sorted((Path(__file__).parent / "journals").glob("*.txt"))


class Kept(NamedTuple):
    """What a kept game has used."""

    verbs: set[str]
    events: set[str]
    tiles: set[tuple[str, int]]
    zu_cards: set[str]
    reasons: set[str]
    actions: set[tuple[str, str]]
    result: str


@cache
def replayed(file: Path) -> Kept:
    head, result, *lines = file.read_text(encoding="utf-8").splitlines()
    seats, options = head.split(" seats, options ")
    journal = Journal(GAME, int(seats), dict(pair.split("=") for pair in options.split()))
    kept = Kept(set(), set(), set(), set(), set(), set(), result)
    for line in lines:
        who, text = line.split(" ")
        seat = CHANCE if who == CHANCE_MARK else int(who)
        move = GAME.verbs.read(text)
        number = journal.state.round
        if text.startswith("choose:"):
            kept.actions.add((FACTIONS[journal.state.factions[seat]], ACTION.names[move[1]]))
        kept.verbs.add(GAME.verbs.word(move).name)
        for event in journal.play(seat, move):
            for said in (event.said, event.outline):
                if said:
                    note(kept, said, number)
    assert journal.state.ended()
    assert result == f"scores {GAME.scores(journal.state)}, places {GAME.places(journal.state)}"
    return kept


def note(kept: Kept, said: tuple[int, ...], number: int) -> None:
    word = GAME.events.word(said)
    kept.events.add(word.name)
    for param, kind, nouns in word.pair(said[1:]):
        if kind.name == WHY.name:
            kept.reasons.add(WHY.names[nouns[0]])
        if word.name == "recalled" and param == "tile":
            kept.tiles.add((TILES[nouns[0]], number))
        if word.name == "zu-revealed":
            kept.zu_cards.add(ZU_CARDS[nouns[0]])


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_kept_game_is_played_as_it_was(file: Path) -> None:
    assert replayed(file).result


def test_everything_is_used_by_some_kept_game() -> None:
    kept = [replayed(file) for file in FILES]
    assert set().union(*[each.verbs for each in kept]) == {word.name for word in GAME.verbs.words}
    assert set().union(*[each.events for each in kept]) == {word.name for word in GAME.events.words}
    assert set().union(*[each.tiles for each in kept]) == {(tile, number) for tile in TILES for number in (2, 3)}
    assert set().union(*[each.zu_cards for each in kept]) == set(ZU_CARDS)
    assert set().union(*[each.reasons for each in kept]) == set(WHY.names)
    assert set().union(*[each.actions for each in kept]) == {
        (faction, action) for faction in FACTIONS for action in ACTION.names
    }
