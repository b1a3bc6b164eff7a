"""Exports for tests: honest exports of eventful tables, and every way to change a single value in them."""

import copy
import json
from collections.abc import Iterator
from pathlib import Path as FilePath
from typing import Any

from caravane.kernel.luck import Sfc32
from caravane.tables import acts
from caravane.tables.clocks.time_control import TimeControl
from caravane.tables.export import Export, export
from caravane.tables.luck.committed_luck import commitment
from caravane.tables.verify import read
from tests.tables.table_driver import LOST_CITIES, WELL, TableDriver, bot, companion, drive_table, person

Path = tuple[str | int, ...]

SAVED_GAME = FilePath(__file__).parents[1] / "upgrade" / "schema_0005" / "saves" / "lost-cities-running.json"

ANA = "0123456789abcdef" * 2
BEA = "fedcba9876543210" * 4


def eventful_well() -> TableDriver:
    """Play the template with all kinds of acts.

    Two seats commit to their entropy and reveal it; there is an undo, an accepted takeback beyond luck, a player who
    goes away and comes back, and a grant.
    """
    table = drive_table(WELL, seats=3, time_control=TimeControl(bank=600, increment=10), public=True)
    table.seat(person("Ana"), person("Béa “la renarde” 🦊"), bot())
    table.start_with({0: ANA, 1: BEA})
    table.do(acts.GRANT, seat=0, identity="id-Zoé")
    table.play_first(0, id="a-message").do(acts.UNDO, seat=0)
    for seat in (0, 2, 1):
        table.play_first(seat)
    table.play_first(table.table.deciding()[0]).do(acts.TAKEBACK, seat=1).do(acts.ACCEPT, seat=0)
    table.do(acts.AWAY, seat=1).play_first(1).do(acts.BACK, after=0.125, seat=1)
    return table.finish(4)


def restless_well() -> TableDriver:
    """Play the template after people have stood up, before and after the start, with a companion and entropy in vain."""
    table = drive_table(WELL, seats=3, public=True)
    table.seat(person("Ana"), companion("Zoé", of="Ana"), person("Béa"))
    for seat, entropy in ((0, ANA), (1, BEA), (2, BEA)):
        table.do(acts.ENTROPY, seat=seat, commitment=commitment(bytes.fromhex(entropy)))
    # With Ana goes Zoé; Béa's commitment remains.
    table.do(acts.STAND, seat=0).do(acts.SIT, seat=0, occupant=person("Ana"))
    table.do(acts.ENTROPY, seat=0, commitment=commitment(bytes.fromhex(ANA)))
    table.do(acts.SIT, seat=1, occupant=person("Chloé")).do(acts.START)
    table.do(acts.ENTROPY, seat=2, entropy=BEA).do(acts.STAND, seat=1)
    table.do(acts.SIT, seat=1, occupant=bot())
    return table.start_with({0: BEA, 2: ANA}).finish(4)


def short_lost_cities() -> TableDriver:
    """Play Lost Cities with players who refuse often, so that it is short; one runs out of time at the end."""
    table = drive_table(LOST_CITIES, seats=2, time_control=TimeControl(bank=600, increment=10), on_timeout="end")
    table.seat(person("Ana"), person("Béa")).start_with({1: BEA})
    luck = Sfc32(3)
    while table.table.draws < 8:
        seat = table.table.deciding()[0]
        legal = table.project(seat)["legal"]
        table.play(seat, legal[luck.below(len(legal))] if luck.below(3) else legal[-1])
    return table.do(acts.TIMEOUT, after=700, seat=table.table.deciding()[0])


def whole_lost_cities() -> TableDriver:
    return drive_table(LOST_CITIES, seats=2).begin().finish(2)


def continued_journal() -> TableDriver:
    """Continue a game that an earlier version saved, without a secret, to its end."""
    saved = json.loads(SAVED_GAME.read_text(encoding="utf-8"))
    table, table_acts = read(saved)
    driver = TableDriver(table.settings, table.secret)
    driver.table, driver.acts = table, table_acts
    return driver.finish(5)


def file_of(table: TableDriver) -> Export:
    return export(table.table, table.acts)


def leaves(data: Any, path: Path = ()) -> Iterator[Path]:
    """Yield the paths to all leaf values of a file, including empty lists and objects."""
    if isinstance(data, dict) and data:
        for name, value in data.items():
            yield from leaves(value, (*path, name))
    elif isinstance(data, list) and data:
        for index, value in enumerate(data):
            yield from leaves(value, (*path, index))
    else:
        yield path


def at(data: Any, path: Path) -> Any:
    for step in path:
        data = data[step]
    return data


def changed(data: Export, path: Path, value: Any) -> Export:
    """Return a copy of a file with one value changed."""
    other = copy.deepcopy(data)
    at(other, path[:-1])[path[-1]] = value
    return other


def another(value: Any) -> Any:
    """Return a different value of the same type."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    if isinstance(value, str) and value:
        return value[:-1] + ("0" if value[-1] != "0" else "1")
    return {"": "x"}.get(value, 0) if isinstance(value, str) else [0] if value == [] else "x"


def without(data: Export, path: Path) -> Export:
    """Return a copy of a file with one value left out."""
    other = copy.deepcopy(data)
    del at(other, path[:-1])[path[-1]]
    return other
