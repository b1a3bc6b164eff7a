"""Previews: a seat sees what its moves would do; the table does not change, and nothing hidden is revealed."""

from typing import Any

import pytest

from caravane import games
from caravane.kernel.codec import dump
from caravane.kernel.luck import Sfc32
from caravane.kernel.preview import preview
from caravane.tables import preview as table_preview
from caravane.tables.acts import Refused
from caravane.tables.preview import preview_moves
from caravane.tables.projection import Projection
from caravane.tables.snapshot import take_snapshot
from caravane.tables.table import PLAYING, Table
from tests.tables.table_driver import ARCHEOS, LOST_CITIES, WELL, TableDriver, drive_table

REDEALS = 1
"""Redeals at each of hundreds of decisions."""


def previews(table: Table, seat: int) -> str:
    """Return the previews of all legal moves as text."""
    legal = [table.game.verbs.spell(move) for move in table.game.legal(table.journal.state, seat)]
    return dump([preview_moves(table, seat, [move]) for move in legal])


def previews_after_redeal(table: Table, seat: int, luck: Sfc32) -> str:
    """Return the previews after redealing everything that the seat cannot know."""
    truth = table.journal.state
    table.journal.state = table.game.redealt(truth, seat, luck)
    try:
        return previews(table, seat)
    finally:
        table.journal.state = truth


def leaks(table: TableDriver, luck: Sfc32) -> bool:
    """Play a game and return whether a preview ever depended on something that the seat cannot know."""
    while table.table.status == PLAYING:
        for seat in table.table.deciding():
            expected = previews(table.table, seat)
            if any(previews_after_redeal(table.table, seat, luck) != expected for _ in range(REDEALS)):
                return True
        table.play_any(luck)
    return False


def small_and_large(name: str) -> list[int]:
    """Return the minimum and maximum number of seats of a game."""
    return [games.get(name).seats[0], games.get(name).seats[-1]]


@pytest.mark.parametrize("name", games.names(hidden=True))
def test_previews_reveal_nothing_hidden(name: str) -> None:
    for seats in small_and_large(name):
        assert not leaks(drive_table(name, seats).begin(), Sfc32(seats))


@pytest.mark.parametrize("name", games.names(hidden=True))
def test_a_move_does_what_its_preview_showed_and_previews_change_nothing(name: str) -> None:
    luck = Sfc32(5)
    for seats in small_and_large(name):
        table = drive_table(name, seats).begin()
        while table.table.status == PLAYING:
            deciding = table.table.deciding()
            seat = deciding[luck.below(len(deciding))]
            legal = table.project(seat)["legal"]
            move = legal[luck.below(len(legal))]
            before = dump(take_snapshot(table.table))
            result = preview_moves(table.table, seat, [move])
            assert dump(take_snapshot(table.table)) == before
            table.play(seat, move)
            if not table.acts[-1].data["follow_ups"] and result["legal"]:
                now = table.project(seat)
                assert (now["view"], now["legal"], now["prompt"]) == (result["view"], result["legal"], result["prompt"])


def test_a_planted_leak_is_detected(monkeypatch: pytest.MonkeyPatch) -> None:
    def to_the_reveal(game: Any, state: Any, seat: int, moves: Any, fill: bool) -> Any:
        found = preview(game, state, seat, moves, fill)
        whole = state.clone()
        game.apply(whole, seat, moves[0])
        return type(found)(found.moves, found.before, found.events, whole)

    monkeypatch.setattr(table_preview, "preview", to_the_reveal)
    assert leaks(drive_table(WELL, 2).begin(), Sfc32(1))


def test_the_last_to_choose_sees_its_own_choice_and_not_the_reveal() -> None:
    table = drive_table(WELL, 2).begin().play_first(0)
    move = table.project(1)["legal"][0]
    result = preview_moves(table.table, 1, [move])
    assert [event["event"] for event in result["steps"][0]["events"]] == [f"played:{move.removeprefix('play:')}"]
    assert result["view"]["chosen"] == table.table.game.verbs.read(move)[1]
    assert result["view"]["played"] == []
    assert (result["legal"], result["prompt"]) == ([], "")


def test_a_preview_contains_the_next_prompt() -> None:
    result = next(result for result in all_previews(LOST_CITIES) if result["prompt"])
    assert result["prompt"] == "accelerate"
    assert result["legal"][-1] == "skip"


def all_previews(name: str) -> list[Projection]:
    """Play a game and return the previews of all legal moves on the way."""
    luck, found = Sfc32(2), []
    table = drive_table(name, 2).begin()
    while table.table.status == PLAYING:
        for seat in table.table.deciding():
            found += [preview_moves(table.table, seat, [move]) for move in table.project(seat)["legal"]]
        table.play_any(luck)
    return found


def test_a_preview_of_an_illegal_move_is_refused_with_its_reason() -> None:
    table = drive_table(WELL, 2).begin()
    held = {move.removeprefix("play:") for move in table.project(0)["legal"]}
    other = next(f"card-{number}" for number in range(1, 21) if f"card-{number}" not in held)
    with pytest.raises(Refused) as refused:
        preview_moves(table.table, 0, [f"play:{other}"])
    assert (refused.value.code, refused.value.reason, refused.value.rule) == ("illegal", "not-in-hand", "TW-PLAY-01")
    with pytest.raises(Refused, match="illegal"):
        preview_moves(table.table, 0, ["nonsense"])


def test_there_are_no_previews_before_and_after_the_game() -> None:
    with pytest.raises(Refused, match="not-now"):
        preview_moves(drive_table(WELL, 2).table, 0, ["leave"])
    with pytest.raises(Refused, match="too-late"):
        preview_moves(drive_table(WELL, 2).begin().finish().table, 0, ["leave"])


def test_a_preview_shows_what_was_open_before_every_move() -> None:
    table = drive_table(ARCHEOS, 2).begin()
    seat, moves = table.table.deciding()[0], ["play"]
    now = table.project(seat)
    if "play" not in now["legal"]:
        pytest.fail("the first seat can play an expedition")
    moves.append(preview_moves(table.table, seat, moves)["legal"][0])
    result = preview_moves(table.table, seat, moves)
    assert {**result["steps"][0], "events": []} == {
        **{key: now[key] for key in ("prompt", "legal", "view")},
        "events": [],
    }
    assert [move in step["legal"] for move, step in zip(moves, result["steps"], strict=True)] == [True, True]
    assert result["scores"] == now["scores"]


def test_a_move_that_reveals_has_its_steps_and_no_points() -> None:
    table = drive_table(ARCHEOS, 2).begin()
    result = preview_moves(table.table, table.table.deciding()[0], ["draw"])
    assert (result["view"], result["scores"], len(result["steps"])) == (None, [], 1)
