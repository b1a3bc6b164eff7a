"""Tests of the settings of new tables: rules that only older tables have cannot be chosen any more."""

from pathlib import Path

import pytest

from caravane import games
from caravane.kernel.options import Option
from caravane.server.http.table_setup import settings_of
from caravane.server.http.tables import settings_out
from caravane.server.wire.models import TableIn
from caravane.tables.acts import Refused
from caravane.tables.editions.edition_folder import EditionFolder
from caravane.tables.rematch import rematch_settings
from caravane.tables.settings import Settings
from tests.tables.table_driver import TableDriver, settings

PAST = [(name, option) for name in games.names(outside=False) for option in games.get(name).options if option.past]


@pytest.mark.parametrize(("name", "option"), PAST, ids=lambda each: each if isinstance(each, str) else each.key)
@pytest.mark.parametrize("rated", [False, True])
def test_rules_of_older_tables_cannot_be_chosen(tmp_path: Path, name: str, option: Option, rated: bool) -> None:
    seats = games.get(name).seats[-1]

    def chosen(value: str) -> Settings:
        body = TableIn(game=name, seats=seats, options={option.key: value}, time_control="quick", rated=rated)
        return settings_of(body, EditionFolder(tmp_path), hidden_games=False)

    assert chosen(option.default()).options[option.key] == option.default()
    for value in option.values[1:]:
        with pytest.raises(Refused, match="only for games that began with it"):
            chosen(value)


@pytest.mark.parametrize("name", sorted({name for name, _ in PAST}))
def test_a_rematch_of_an_older_table_is_a_new_table(name: str) -> None:
    packed = settings(name, games.get(name).seats[-1]).pack()
    old = {key: value for key, value in packed.items() if key != "values"} | {"options": {}}
    driver = TableDriver(Settings.unpack(old)).begin().finish()
    again = rematch_settings(driver.table)
    assert settings_out(driver.table).earlier_rules
    assert not settings_out(TableDriver(again).table).earlier_rules
    past = [option for option in games.get(name).options if option.past]
    assert {driver.table.settings.options[option.key] for option in past} == {option.earlier for option in past}
    assert {again.options[option.key] for option in past} == {option.default() for option in past}
    assert again.values == games.get(name).values
