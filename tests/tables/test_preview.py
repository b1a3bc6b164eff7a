"""Trying: a seat is shown what its moves would do; the table stays as it is, and nothing hidden is told."""

from typing import Any

import pytest

from caravane import games
from caravane.kernel.codec import dump
from caravane.kernel.luck import Sfc32
from caravane.kernel.preview import attempt
from caravane.tables import preview
from caravane.tables.acts import Refused
from caravane.tables.preview import tried
from caravane.tables.projection import Seen
from caravane.tables.snapshot import take
from caravane.tables.table import PLAYING, Table
from tests.tables.table_driver import LOST_CITIES, WELL, Evening, evening

REDEALS = 3


def answers(table: Table, seat: int) -> str:
    """Try every move, and write all answers down."""
    legal = [table.game.verbs.spell(move) for move in table.game.legal(table.journal.state, seat)]
    return dump([tried(table, seat, [move]) for move in legal])


def answers_elsewhere(table: Table, seat: int, luck: Sfc32) -> str:
    """Try the same where everything that the seat cannot know is otherwise."""
    truth = table.journal.state
    table.journal.state = table.game.redealt(truth, seat, luck)
    try:
        return answers(table, seat)
    finally:
        table.journal.state = truth


def leaks(table: Evening, luck: Sfc32) -> bool:
    """Play a game; tell whether trying ever told a seat what it cannot know."""
    while table.table.status == PLAYING:
        for seat in table.table.deciding():
            told = answers(table.table, seat)
            if any(answers_elsewhere(table.table, seat, luck) != told for _ in range(REDEALS)):
                return True
        table.play_any(luck)
    return False


def small_and_large(name: str) -> list[int]:
    """Give the fewest and the most seats of a game."""
    return [games.get(name).seats[0], games.get(name).seats[-1]]


@pytest.mark.parametrize("name", games.names(hidden=True))
def test_trying_tells_nothing_hidden(name: str) -> None:
    for seats in small_and_large(name):
        assert not leaks(evening(name, seats).begin(), Sfc32(seats))


@pytest.mark.parametrize("name", games.names(hidden=True))
def test_playing_does_what_trying_has_shown_and_trying_changes_nothing(name: str) -> None:
    luck = Sfc32(5)
    for seats in small_and_large(name):
        table = evening(name, seats).begin()
        while table.table.status == PLAYING:
            deciding = table.table.deciding()
            seat = deciding[luck.below(len(deciding))]
            legal = table.look(seat)["legal"]
            move = legal[luck.below(len(legal))]
            before = dump(take(table.table))
            shown = tried(table.table, seat, [move])
            assert dump(take(table.table)) == before
            table.play(seat, move)
            if not table.acts[-1].data["then"] and shown["legal"]:
                now = table.look(seat)
                assert (now["view"], now["legal"], now["prompt"]) == (shown["view"], shown["legal"], shown["prompt"])


def test_a_planted_leak_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def to_the_reveal(game: Any, state: Any, seat: int, moves: Any) -> Any:
        found = attempt(game, state, seat, moves)
        whole = state.clone()
        game.apply(whole, seat, moves[0])
        return type(found)(found.moves, found.events, whole)

    monkeypatch.setattr(preview, "attempt", to_the_reveal)
    assert leaks(evening(WELL, 2).begin(), Sfc32(1))


def test_the_last_to_choose_sees_its_own_choice_and_not_the_reveal() -> None:
    table = evening(WELL, 2).begin().play_first(0)
    move = table.look(1)["legal"][0]
    shown = tried(table.table, 1, [move])
    assert [event["said"] for event in shown["events"]] == [f"played:{move.removeprefix('play:')}"]
    assert shown["view"]["chosen"] == table.table.game.verbs.read(move)[1]
    assert shown["view"]["played"] == []
    assert (shown["legal"], shown["prompt"]) == ([], "")


def test_a_seat_is_shown_what_it_would_be_asked_next() -> None:
    shown = next(shown for shown in all_tried(LOST_CITIES) if shown["prompt"])
    assert shown["prompt"] == "accelerate"
    assert shown["legal"][-1] == "skip"


def all_tried(name: str) -> list[Seen]:
    """Play a game, and try every move on the way."""
    luck, found = Sfc32(2), []
    table = evening(name, 2).begin()
    while table.table.status == PLAYING:
        for seat in table.table.deciding():
            found += [tried(table.table, seat, [move]) for move in table.look(seat)["legal"]]
        table.play_any(luck)
    return found


def test_what_is_not_legal_is_refused_with_its_reason() -> None:
    table = evening(WELL, 2).begin()
    held = {move.removeprefix("play:") for move in table.look(0)["legal"]}
    other = next(f"card-{number}" for number in range(1, 21) if f"card-{number}" not in held)
    with pytest.raises(Refused) as refused:
        tried(table.table, 0, [f"play:{other}"])
    assert (refused.value.code, refused.value.reason, refused.value.rule) == ("illegal", "not-in-hand", "TW-PLAY-01")
    with pytest.raises(Refused, match="illegal"):
        tried(table.table, 0, ["nonsense"])


def test_nothing_is_tried_before_the_game_and_after_it() -> None:
    with pytest.raises(Refused, match="not-now"):
        tried(evening(WELL, 2).table, 0, ["leave"])
    with pytest.raises(Refused, match="too-late"):
        tried(evening(WELL, 2).begin().finish().table, 0, ["leave"])
