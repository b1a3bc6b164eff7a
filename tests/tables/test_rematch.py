"""Playing again."""

import pytest

from caravane.bots.levels import DEFAULT
from caravane.tables import acts
from caravane.tables.acts import Refused
from caravane.tables.clocks.time_control import PRESETS
from caravane.tables.rematch import settings_again, sits_again
from caravane.tables.table import PLAYING
from tests.tables.table_driver import Evening, bot, companion, evening, person


def ended() -> Evening:
    table = evening(seats=4, pace=PRESETS["quick"], public=True, options={"rounds": "short"})
    table.begin(person("Ana"), bot(), companion("Zoé", of="Ana"), person("Béa"))
    return table.do(acts.LEAVE, seat=3).finish()


def again(table: Evening, *present: str) -> Evening:
    other = Evening(settings_again(table.table))
    for act in sits_again(table.table, other.now, present):
        other.table.apply(act)
    return other


def test_everyone_sits_one_seat_further_and_nobody_is_relieved() -> None:
    table = ended()
    other = again(table, "id-Ana", "id-Béa")
    assert other.table.names() == ["Béa", "Ana", "Bot", "Zoé"]
    assert other.table.people() == [0, 1, 3]
    assert other.table.settings.pack() == table.table.settings.pack()
    assert other.do(acts.START).table.status == PLAYING


def test_who_has_not_said_so_does_not_play_again() -> None:
    assert again(ended(), "id-Béa").table.names() == ["Béa", "", "Bot", ""]


def test_there_is_no_rematch_before_the_end() -> None:
    with pytest.raises(Refused, match="not-over"):
        settings_again(evening().begin().table)


def test_a_bot_of_a_level_that_there_is_not_comes_again_as_another() -> None:
    table = evening().begin(person("Ana"), bot("visit evil.example")).do(acts.RESIGN, seat=0).table
    occupants = [act.data["occupant"] for act in sits_again(table, 0.0, ())]
    assert [occupant["level"] for occupant in occupants] == [DEFAULT]
