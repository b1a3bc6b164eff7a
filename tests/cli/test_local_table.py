"""Tests of the local table: the next seat to act, the luck of a seed, and the effect of undo on the log."""

from pathlib import Path

from caravane import games
from caravane.cli.terminal.local_table import LocalTable, occupants_of
from caravane.cli.terminal.saves import verify_file
from caravane.cli.terminal.screen import in_columns
from caravane.kernel.state import CHANCE
from caravane.tables.export import with_digest
from tests.cli.run_cli import saved

LOST_CITIES = games.get("lost-cities")
WELL = games.get("_template")
ROLL = "* roll:red:red:blue:1:2:3"
NINES = ["* roll:red:red:red:9:9:9", "0 take:red:9", "1 refuse", "* roll:blue:blue:blue:1:1:1", "1 refuse", "0 refuse"]


def table(folder: Path, moves: list[str], *occupants: str) -> LocalTable:
    """Return a table of Lost Cities after some moves; the first seat rolls first."""
    verdict = verify_file(Path(saved(folder / "lc.json", "lost-cities", moves, occupants, first_roller="1")))
    return LocalTable(verdict.loaded_table(), verdict.acts, verdict.chance_recorder, occupants, seed=1)


def say(at: LocalTable, seat: int, move: str) -> None:
    at.play(seat, at.game.verbs.read(move))


def started(*occupants: str, seed: int | None) -> LocalTable:
    return LocalTable.start(LOST_CITIES, {}, ["Ana", "Bob"], occupants, seed)


def test_people_act_first_in_simultaneous_decisions(tmp_path: Path) -> None:
    at = table(tmp_path, [ROLL], "human", "bot:greedy", "human")
    say(at, 0, "refuse")
    assert at.next_seat() == 2
    say(at, 2, "refuse")
    assert at.next_seat() == 1


def test_the_dice_of_a_seed_do_not_depend_on_who_plays() -> None:
    people, bots = started("human", "human", seed=1), started("bot:greedy", "bot:random", seed=1)
    assert people.journal.lines() == bots.journal.lines()
    assert people.journal.lines() != started("human", "human", seed=2).journal.lines()


def test_without_a_seed_every_table_has_its_own_secret() -> None:
    one, other = started("human", "human", seed=None), started("human", "human", seed=None)
    assert one.table.secret != other.table.secret


def test_people_at_one_terminal_are_a_person_and_companions() -> None:
    at = LocalTable.start(LOST_CITIES, {}, ["Bot", "Ana", "Bob"], ["bot:guide", "human", "human"], 1)
    assert [at.table.occupant(seat).kind for seat in range(3)] == ["bot", "person", "companion"]
    assert occupants_of(at.table) == ("bot:guide", "human", "human")


def test_undo_removes_log_entries(tmp_path: Path) -> None:
    at = table(tmp_path, [ROLL], "human", "human")
    say(at, 0, "take:red:1")
    assert [entry.seat for entry in at.log] == [CHANCE, 0]
    assert at.undo(0)
    assert len(at.log) == len(at.journal.entries) == 1
    assert not at.undo(0)
    assert with_digest(at.export()) == at.export()


def test_a_forced_move_is_marked_for_people_only(tmp_path: Path) -> None:
    moves = [*NINES, "* roll:red:red:red:2:2:2"]
    for other in ("human", "bot:random"):
        at = table(tmp_path, moves, "human", other)
        forced = [entry for entry in at.log if entry.forced]
        assert [entry.seat for entry in forced] == [0]


def test_a_forced_move_alone_is_not_undone(tmp_path: Path) -> None:
    at = table(tmp_path, [*NINES, "* roll:red:red:red:2:2:2"], "human", "human")
    assert at.log[-1].seat == 0
    assert not at.undo(0)
    assert at.log[-1].forced


def test_secret_moves_of_others_stay_when_a_seat_undoes() -> None:
    at = LocalTable.start(WELL, {}, ["Ana", "Bob", "Zoé"], ["human"] * 3, 1)
    for seat in (0, 1):
        at.play(seat, WELL.legal(at.state, seat)[0])
    assert at.undo(0)
    assert [entry.seat for entry in at.log] == [CHANCE, CHANCE, 1]


def test_many_short_choices_are_set_in_columns() -> None:
    assert in_columns([str(number) for number in range(8)], 8) == ["0    4", "1    5", "2    6", "3    7"]
    assert in_columns(["a", "b"], 80) == ["a", "b"]
    assert in_columns(["x" * 50] * 8, 60) == ["x" * 50] * 8
