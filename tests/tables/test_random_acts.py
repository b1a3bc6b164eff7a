"""Anything by anyone at any time: a table is never corrupted, replays the same, and tells nobody what they cannot notice."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from caravane.kernel.luck import Sfc32
from caravane.kernel.state import CHANCE
from caravane.tables import acts
from caravane.tables.acts import Act, Refused
from caravane.tables.clocks.time_control import DAY, EXPIRIES, Pace
from caravane.tables.luck.committed_luck import commitment
from caravane.tables.projection import watch
from caravane.tables.snapshot import take
from caravane.tables.table import ENDED, GATHERING, MIXING, PLAYING, Table
from tests.tables.table_driver import LOST_CITIES, NAMES, WELL, Evening, bot, companion, evening, person

ENTROPIES = ["11" * 16, "22" * 32, "33" * 64]
IDENTITIES = [f"id-{name}" for name in (*NAMES, "Zoé")]
SEATED = (
    acts.STAND,
    acts.UNDO,
    acts.ASK,
    acts.AGREE,
    acts.DECLINE,
    acts.LEAVE,
    acts.RETURN,
    acts.RESIGN,
    acts.EXPIRE,
    acts.GRANT,
    acts.ENTROPY,
    acts.SIT,
    acts.PLAY,
)
ORDER = [GATHERING, MIXING, PLAYING, ENDED]

# What happens: a number that chooses the kind, a seat that may not exist, a number that chooses the rest, and a pause.
Happening = tuple[int, int, int, float]
happenings = st.tuples(
    st.integers(0, 39), st.integers(-1, 4), st.integers(0, 60), st.sampled_from([0.0, 1.0, 1.0, 40.0, 4000.0, -3.0])
)


@st.composite
def evenings(draw: st.DrawFn) -> Evening:
    return evening(
        draw(st.sampled_from([WELL, LOST_CITIES])),
        seats=draw(st.integers(2, 4)),
        pace=draw(st.sampled_from([Pace(), Pace(bank=60, increment=5), Pace(bank=2 * DAY, quiet_until=8 * 60)])),
        on_expiry=draw(st.sampled_from(EXPIRIES)),
        rated=draw(st.integers(0, 3)) == 0,
    )


def act_of(table: Table, now: float, happening: Happening) -> Act:
    """Make an act out of numbers: more often than not something sensible."""
    choice, seat, rest, _ = happening
    seat = seat if rest % 7 == 0 else seat % table.settings.seats
    if table.asking != CHANCE and rest % 3:
        return Act(acts.AGREE, now, seat=seat)
    if choice < 22 and table.deciding():
        return _move(table, now, seat, rest)
    if choice < 22:
        return _gather(table, now, choice, rest)
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


def _gather(table: Table, now: float, choice: int, rest: int) -> Act:
    free = [seat for seat, place in enumerate(table.places) if place is None]
    if free:
        return Act(acts.SIT, now, seat=free[0], occupant=_newcomer(rest))
    if choice % 3:
        return Act(acts.START, now)
    return Act(acts.ENTROPY, now, seat=rest % len(table.places), **_data(acts.ENTROPY, 0, rest))


def _newcomer(rest: int) -> dict[str, str]:
    name, kind = NAMES[rest % 5], rest // 5 % 4
    return bot() if kind == 0 else companion("Zoé", of=name) if kind == 1 else person(name)


def _data(kind: str, seat: int, rest: int) -> dict[str, Any]:
    if kind == acts.SIT:
        return {"occupant": _newcomer(rest)}
    if kind == acts.GRANT:
        return {"identity": IDENTITIES[rest % 6]}
    if kind == acts.PLAY:
        return {"moves": [["skip"], ["play:card-1"], ["refuse"], [], ["roll:1"], ["nonsense"]][rest % 6]}
    if kind == acts.ENTROPY:
        entropy = ENTROPIES[rest % 3]
        return {"promise": commitment(bytes.fromhex(entropy))} if rest % 2 else {"entropy": entropy}
    return {"id": f"{seat}-{rest}"} if rest % 5 == 0 else {}


@settings(max_examples=80, deadline=None)
@given(evenings(), st.lists(happenings, min_size=20, max_size=120))
def test_anything_by_anyone(table: Evening, what: list[Happening]) -> None:
    live_through(table, what)


@pytest.mark.parametrize("seed", range(12))
def test_anything_by_anyone_for_long(seed: int) -> None:
    luck = Sfc32(seed)
    pace = (Pace(), Pace(bank=60, increment=5), Pace(bank=2 * DAY, quiet_until=8 * 60))[seed % 3]
    table = evening((WELL, LOST_CITIES)[seed % 2], seats=2 + seed % 3, pace=pace, on_expiry=EXPIRIES[luck.below(3)])
    pauses = (0.0, 1.0, 40.0, 4000.0, -3.0)
    live_through(
        table, [(luck.below(40), luck.below(6) - 1, luck.below(61), pauses[luck.below(5)]) for _ in range(200)]
    )


def live_through(table: Evening, what: list[Happening]) -> None:
    """Let things happen, and hold the table to all it promises."""
    for happening in what:
        table.now += happening[3]
        act = act_of(table.table, table.now, happening)
        before = take(table.table)
        watched = views(table.table, act.at)
        try:
            table.table.apply(act)
        except Refused:
            assert take(table.table) == before
            continue
        table.acts.append(act)
        check_numbers(table, before)
        check_watchers(table.table, watched, views(table.table, act.at))
        check_table(table.table, before["status"])
    assert take(table.replayed()) == take(table.table)


def views(table: Table, now: float) -> list[Any]:
    seats: list[int | None] = [*range(table.settings.seats), None]
    return [watch(table, seat, now) for seat in seats]


def check_numbers(table: Evening, before: dict[str, Any]) -> None:
    """Every act counts once for each who noticed it."""
    now = table.table
    assert now.number == len(table.acts) == before["number"] + 1
    assert now.seen == [seen + noticed for seen, noticed in zip(before["seen"], now.noticed, strict=True)]
    assert all(asked <= seen for asked, seen in zip(now.asked_at, now.seen, strict=False))
    assert all(new >= old for new, old in zip(now.asked_at, before["asked_at"], strict=True))
    assert now.draws >= before["draws"]


def check_watchers(table: Table, before: list[Any], after: list[Any]) -> None:
    """Who could not notice the act sees nothing else than before."""
    for noticed, old, new in zip(table.noticed, before, after, strict=True):
        assert noticed or new == old


def check_table(table: Table, status: str) -> None:
    """What holds at every table at every moment."""
    assert ORDER.index(table.status) >= ORDER.index(status) or (status, table.status) == (MIXING, GATHERING)
    state = table.journal.state
    assert table.game.broken(state) == []
    if table.status == PLAYING:
        assert CHANCE not in table.deciding()
        assert table.deciding()
        assert all(table.game.forced(state, seat) is None for seat in table.deciding())
        assert None not in table.places
    most = table.settings.pace.most
    for seat, clock in enumerate(table.clocks):
        assert clock.bank <= most
        waits = seat in table.deciding() and seat in table.people()
        assert (clock.since >= 0) == waits
    persons = [place for place in table.places if place is not None and place.kind == "person"]
    assert len({place.identity for place in persons}) == len(persons)
    assert table.asking == CHANCE or (table.status == PLAYING and table.asking in table.people())
    assert all(table.occupant(seat).bot_level() for seat in table.resigned) or table.status == ENDED
