"""Cubes of the reserve as guards, traders and emissaries, and the stores they fill."""

from caravane.kernel.event import Events
from caravane.kernel.hand import with_card, without
from caravane.kernel.state import TABLE, Frame

from .components import CENTRE_COUNT, MARKETS, ROWS
from .events import COLUMN_FILLED, EMISSARY_SENT, RESERVE_EMPTY, SAMPLED, STORED, TRADER_SENT
from .kinds import IN_HOLD
from .rulings import E5_ONE_CREW
from .state import EarthState
from .step_ids import DRAW, PICK_GUARD, PLACE_EMISSARY, PLACE_GUARD, PLACE_TRADER, SAMPLE

_COLUMN_FULL = (1 << ROWS) - 1


def can_place(state: EarthState, seat: int) -> bool:
    """EE-CREW-01, 02, 06: return whether a seat has a cube to place, from its reserve or its gallery."""
    return state.reserve[seat] > 0 or state.galleries[seat] != 0


def zu_can_place(state: EarthState, zu: int, count: int = 1) -> bool:
    """EE-ZU-05, 79: return whether Zu has cubes to place, which is always so unless an option limits it to one set."""
    return state.reserve[zu] >= count or not state.switches & E5_ONE_CREW


def with_cube(state: EarthState, seat: int, then: Frame, events: Events) -> None:
    """EE-CREW-02, 03: take a cube from the reserve for what a frame says; a guard fills an empty reserve first.

    It happens at once wherever it can, so that the preview of a move shows it.
    """
    if state.reserve[seat] == 0:
        state.push(then)
        events.tell(seat, (RESERVE_EMPTY,))
        state.push((PICK_GUARD, seat))
    elif then[0] == PLACE_GUARD:
        place_guard(state, seat, then[3], events)
    elif then[0] == PLACE_TRADER:
        place_trader(state, seat, then[3], events)
    elif then[0] == PLACE_EMISSARY:
        place_emissary(state, seat, then[3], events)
    else:
        state.push(then)


def samples(state: EarthState, side: int, relic: int) -> bool:
    """Return whether a side has a guard for a type."""
    return bool(state.galleries[side] >> relic & 1)


def place_guard(state: EarthState, side: int, relic: int, events: Events) -> None:
    """EE-STORE-06, 08, 09: place a guard in the gallery; a column that is full for the first time gives a card."""
    state.reserve[side] -= 1
    state.galleries[side] |= 1 << relic
    events.tell(side, (SAMPLED, relic))
    colour = relic // ROWS
    column = state.galleries[side] >> colour * ROWS & _COLUMN_FULL
    if column == _COLUMN_FULL and not state.columns[side] >> colour & 1:
        state.columns[side] |= 1 << colour
        events.tell(side, (COLUMN_FILLED, colour))
        if side < state.seats:
            state.push((DRAW, TABLE, side, state.box.column_cards, 0))


def offer_sample(state: EarthState, seat: int, relic: int) -> None:
    """EE-STORE-06: push the decision whether a stored relic is sampled, if that is possible."""
    if not samples(state, seat, relic) and can_place(state, seat):
        state.push((SAMPLE, seat, relic))


def place_trader(state: EarthState, side: int, market: int, events: Events) -> None:
    """Send a cube of the reserve to a market."""
    state.reserve[side] -= 1
    state.traders[side * MARKETS + market] += 1
    events.tell(side, (TRADER_SENT, market))


def place_emissary(state: EarthState, side: int, centre: int, events: Events) -> None:
    """Send a cube of the reserve to a centre."""
    state.reserve[side] -= 1
    state.emissaries[side * CENTRE_COUNT + centre] += 1
    events.tell(side, (EMISSARY_SENT, centre))


def traders_at(state: EarthState, side: int, market: int) -> int:
    """Count the traders of a side at a market."""
    return state.traders[side * MARKETS + market]


def free_hold(state: EarthState, side: int) -> int:
    """Count the free spaces of a hold."""
    return state.box.hold - len(state.holds[side])


def free_space(state: EarthState, side: int) -> int:
    """Count the free spaces of hold and container."""
    return state.box.hold + state.box.container - len(state.holds[side]) - len(state.containers[side])


def free_markers(state: EarthState) -> list[int]:
    """EE-SURVEY-03: list the initiative markers that no side has; the best ones are taken first."""
    return [number for number in state.box.markers if number not in state.markers]


def store(state: EarthState, side: int, relic: int, where: int, events: Events) -> None:
    """Put a relic into a store and announce which one; used where there was a choice."""
    put_away(state, side, relic, where)
    events.tell(side, (STORED, relic, where))


def put_away(state: EarthState, side: int, relic: int, where: int) -> None:
    """Put a relic into a store."""
    stores = state.holds if where == IN_HOLD else state.containers
    stores[side] = with_card(stores[side], relic)


def take_out(state: EarthState, side: int, relic: int, where: int) -> None:
    """Take a relic out of a store."""
    stores = state.holds if where == IN_HOLD else state.containers
    stores[side] = without(stores[side], relic)


def stored(state: EarthState, side: int, colour: int) -> int:
    """Count the relics of a colour in both stores."""
    count = 0
    for relic in state.holds[side]:
        if relic // ROWS == colour:
            count += 1
    for relic in state.containers[side]:
        if relic // ROWS == colour:
            count += 1
    return count


def relics_of(state: EarthState, side: int) -> int:
    """Count all relics of a side."""
    return len(state.holds[side]) + len(state.containers[side])
