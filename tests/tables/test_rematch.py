"""Rematches."""

import pytest

from caravane.bots.levels import DEFAULT
from caravane.tables import acts
from caravane.tables.acts import Refused
from caravane.tables.clocks.time_control import PRESETS
from caravane.tables.rematch import accepted_names, rematch_settings, rematch_sits
from caravane.tables.table import PLAYING
from tests.tables.table_driver import TableDriver, bot, companion, drive_table, person


def ended() -> TableDriver:
    table = drive_table(seats=4, time_control=PRESETS["quick"], public=True, options={"rounds": "short"})
    table.begin(person("Ana"), bot(), companion("Zoé", of="Ana"), person("Béa"))
    return table.do(acts.AWAY, seat=3).finish()


def rematch(table: TableDriver, *present: str) -> TableDriver:
    other = TableDriver(rematch_settings(table.table))
    for act in rematch_sits(table.table, other.now, present):
        other.table.apply(act)
    return other


def test_everyone_moves_one_seat_on_and_substitutes_are_gone() -> None:
    table = ended()
    other = rematch(table, "id-Ana", "id-Béa")
    assert other.table.names() == ["Béa", "Ana", "Bot", "Zoé"]
    assert other.table.human_seats() == [0, 1, 3]
    assert other.table.settings.pack() == table.table.settings.pack()
    assert other.do(acts.START).table.status == PLAYING


def test_a_player_who_has_not_agreed_does_not_play_again() -> None:
    assert rematch(ended(), "id-Béa").table.names() == ["Béa", "", "Bot", ""]


def test_those_who_play_again_are_named_but_nobody_from_elsewhere() -> None:
    table = ended()
    other = rematch(table, "id-Béa").do(acts.SIT, seat=1, occupant=person("Eve"))
    assert other.table.names() == ["Béa", "Eve", "Bot", ""]
    assert accepted_names(table.table, other.table) == ["Béa"]


def test_nobody_accepts_in_the_name_of_somebody_else() -> None:
    table = ended()
    other = rematch(table, "id-Ana").do(acts.SIT, seat=0, occupant=companion("Béa", of="Ana"))
    assert accepted_names(table.table, other.table) == ["Ana"]


def test_there_is_no_rematch_before_the_end() -> None:
    with pytest.raises(Refused, match="not-finished"):
        rematch_settings(drive_table().begin().table)


def test_a_bot_of_an_unknown_level_plays_again_at_the_default_level() -> None:
    table = drive_table().begin(person("Ana"), bot("visit evil.example")).do(acts.RESIGN, seat=0).table
    occupants = [act.data["occupant"] for act in rematch_sits(table, 0.0, ())]
    assert [occupant["level"] for occupant in occupants] == [DEFAULT]
