"""Random acts: a table is never corrupted, replays identically, and reveals nothing invisible."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from caravane.kernel.luck import Sfc32
from caravane.kernel.state import CHANCE
from caravane.tables import acts
from caravane.tables.acts import Act, Refused
from caravane.tables.clocks.time_control import DAY, TIMEOUT_RULES, TimeControl
from caravane.tables.luck.committed_luck import commitment
from caravane.tables.projection import project_table
from caravane.tables.snapshot import take_snapshot
from caravane.tables.table import ENDED, PLAYING, STARTING, WAITING, Table
from tests.tables.table_driver import LOST_CITIES, NAMES, WELL, TableDriver, bot, companion, drive_table, person

ENTROPIES = ["11" * 16, "22" * 32, "33" * 64]
IDENTITIES = [f"id-{name}" for name in (*NAMES, "Zoé")]
SEATED = (
    acts.STAND,
    acts.UNDO,
    acts.TAKEBACK,
    acts.ACCEPT,
    acts.DECLINE,
    acts.AWAY,
    acts.BACK,
    acts.RESIGN,
    acts.TIMEOUT,
    acts.GRANT,
    acts.ENTROPY,
    acts.SIT,
    acts.PLAY,
)
ORDER = [WAITING, STARTING, PLAYING, ENDED]

# A random act: a number for its kind, a seat that may not exist, a number for its data, and the seconds before it.
RandomAct = tuple[int, int, int, float]
random_acts = st.tuples(
    st.integers(0, 39), st.integers(-1, 4), st.integers(0, 60), st.sampled_from([0.0, 1.0, 1.0, 40.0, 4000.0, -3.0])
)


@st.composite
def table_drivers(draw: st.DrawFn) -> TableDriver:
    return drive_table(
        draw(st.sampled_from([WELL, LOST_CITIES])),
        seats=draw(st.integers(2, 4)),
        time_control=draw(
            st.sampled_from(
                [TimeControl(), TimeControl(bank=60, increment=5), TimeControl(bank=2 * DAY, quiet_until=8 * 60)]
            )
        ),
        on_timeout=draw(st.sampled_from(TIMEOUT_RULES)),
        rated=draw(st.integers(0, 3)) == 0,
    )


def make_act(table: Table, now: float, numbers: RandomAct) -> Act:
    """Return an act made from numbers, more often valid than not."""
    choice, seat, rest, _ = numbers
    seat = seat if rest % 7 == 0 else seat % table.settings.seats
    if table.takeback_seat != CHANCE and rest % 3:
        return Act(acts.ACCEPT, now, seat=seat)
    if choice < 22 and table.deciding():
        return _move(table, now, seat, rest)
    if choice < 22:
        return _fill_seats(table, now, choice, rest)
    if choice == 38:
        return Act(acts.START, now)
    if choice == 39:
        return Act(acts.HOLIDAY, now, identity=IDENTITIES[rest % 6], until=int(now) + rest * DAY // 2)
    kind = SEATED[choice % len(SEATED)]
    if kind == acts.RESIGN and rest % 4:
        kind = acts.UNDO
    return Act(kind, now, seat=seat, **_data(kind, seat, rest))


def _move(table: Table, now: float, seat: int, rest: int) -> Act:
    deciding = table.deciding()
    mover = seat if seat in deciding else deciding[rest % len(deciding)]
    legal = table.game.legal(table.journal.state, mover)
    move = table.game.verbs.spell(legal[rest % len(legal)])
    return Act(acts.PLAY, now, seat=mover, moves=[move], id=f"{mover}-{rest}")


def _fill_seats(table: Table, now: float, choice: int, rest: int) -> Act:
    free = [seat for seat, occupant in enumerate(table.occupants) if occupant is None]
    if free:
        return Act(acts.SIT, now, seat=free[0], occupant=_occupant(rest))
    if choice % 3:
        return Act(acts.START, now)
    return Act(acts.ENTROPY, now, seat=rest % len(table.occupants), **_data(acts.ENTROPY, 0, rest))


def _occupant(rest: int) -> dict[str, str]:
    name, kind = NAMES[rest % 5], rest // 5 % 4
    return bot() if kind == 0 else companion("Zoé", of=name) if kind == 1 else person(name)


def _data(kind: str, seat: int, rest: int) -> dict[str, Any]:
    if kind == acts.SIT:
        return {"occupant": _occupant(rest)}
    if kind == acts.GRANT:
        return {"identity": IDENTITIES[rest % 6]}
    if kind == acts.PLAY:
        return {"moves": [["skip"], ["play:card-1"], ["refuse"], [], ["roll:1"], ["nonsense"]][rest % 6]}
    if kind == acts.ENTROPY:
        entropy = ENTROPIES[rest % 3]
        return {"commitment": commitment(bytes.fromhex(entropy))} if rest % 2 else {"entropy": entropy}
    return {"id": f"{seat}-{rest}"} if rest % 5 == 0 else {}


@settings(max_examples=80, deadline=None)
@given(table_drivers(), st.lists(random_acts, min_size=20, max_size=120))
def test_random_acts(table: TableDriver, script: list[RandomAct]) -> None:
    apply_all(table, script)


@pytest.mark.parametrize("seed", range(12))
def test_many_random_acts(seed: int) -> None:
    luck = Sfc32(seed)
    time_control = (TimeControl(), TimeControl(bank=60, increment=5), TimeControl(bank=2 * DAY, quiet_until=8 * 60))[
        seed % 3
    ]
    table = drive_table(
        (WELL, LOST_CITIES)[seed % 2],
        seats=2 + seed % 3,
        time_control=time_control,
        on_timeout=TIMEOUT_RULES[luck.below(3)],
    )
    pauses = (0.0, 1.0, 40.0, 4000.0, -3.0)
    apply_all(table, [(luck.below(40), luck.below(6) - 1, luck.below(61), pauses[luck.below(5)]) for _ in range(200)])


def apply_all(table: TableDriver, script: list[RandomAct]) -> None:
    """Apply random acts and check all invariants of the table after each."""
    for numbers in script:
        table.now += numbers[3]
        act = make_act(table.table, table.now, numbers)
        before = take_snapshot(table.table)
        views_before = views(table.table, act.at)
        try:
            table.table.apply(act)
        except Refused:
            assert take_snapshot(table.table) == before
            continue
        table.acts.append(act)
        check_counters(table, before)
        check_viewpoints(table.table, views_before, views(table.table, act.at))
        check_table(table.table, before["status"])
    assert take_snapshot(table.replayed()) == take_snapshot(table.table)


def views(table: Table, now: float) -> list[Any]:
    seats: list[int | None] = [*range(table.settings.seats), None]
    return [project_table(table, seat, now) for seat in seats]


def check_counters(table: TableDriver, before: dict[str, Any]) -> None:
    """Check that an act is counted once for each viewpoint that sees it."""
    now = table.table
    assert now.act_count == len(table.acts) == before["act_count"] + 1
    assert now.visible_counts == [
        count + visible for count, visible in zip(before["visible_counts"], now.visible_to, strict=True)
    ]
    assert all(decision_n <= count for decision_n, count in zip(now.decision_n, now.visible_counts, strict=False))
    assert all(new >= old for new, old in zip(now.decision_n, before["decision_n"], strict=True))
    assert now.draws >= before["draws"]


def check_viewpoints(table: Table, before: list[Any], after: list[Any]) -> None:
    """Check that viewpoints that cannot see the act have an unchanged projection."""
    for visible, old, new in zip(table.visible_to, before, after, strict=True):
        assert visible or new == old


def check_table(table: Table, status: str) -> None:
    """Check the invariants of every table."""
    assert ORDER.index(table.status) >= ORDER.index(status) or (status, table.status) == (STARTING, WAITING)
    state = table.journal.state
    assert table.game.violations(state) == []
    if table.status == PLAYING:
        assert CHANCE not in table.deciding()
        assert table.deciding()
        assert all(table.game.forced(state, seat) is None for seat in table.deciding())
        assert None not in table.occupants
    max_bank = table.settings.time_control.max_bank
    for seat, clock in enumerate(table.clocks):
        assert clock.bank <= max_bank
        waits = seat in table.deciding() and seat in table.human_seats()
        assert (clock.since >= 0) == waits
    persons = [occupant for occupant in table.occupants if occupant is not None and occupant.kind == "person"]
    assert len({occupant.identity for occupant in persons}) == len(persons)
    assert table.takeback_seat == CHANCE or (table.status == PLAYING and table.takeback_seat in table.human_seats())
    assert all(table.occupant(seat).bot_level() for seat in table.resigned) or table.status == ENDED
