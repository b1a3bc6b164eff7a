"""Options and set-up."""

from typing import Final

from caravane.kernel.options import RANDOM, Option, Options
from caravane.kernel.state import CHANCE, TABLE

from .components import COLOURS, FACTIONS, ZU_CARDS, ZU_COMMAND, ZU_COPIES, ZU_DIG, ZU_KIND, EarthBox
from .rulings import DRAFT_AT_START, E1_NO_CREDITS, SWITCHES, bits
from .scoring import gain
from .state import HUMAN, NOBODY, ZU, EarthState
from .step_ids import (
    ACTION_SHUFFLE,
    BUYER_SHUFFLE,
    CHOOSE_FACTION,
    DEAL_HANDS,
    DEAL_PACKS,
    FACTION,
    FIRST_TURN,
    LAY_QUEUES,
    NEW_FORECAST,
    REDRAW_NEXT,
    SUPPLY_SHUFFLE,
    TRAVEL_BACK,
    ZU_DECK_SHUFFLE,
    ZU_SHUFFLE,
)
from .words import START_LINE

SEATS: Final = (1, 2, 3, 4)
OPTIONS: Final = (
    *[
        Option(f"faction-{seat}", (RANDOM, *FACTIONS), seats=[count for count in SEATS if count >= seat])
        for seat in SEATS
    ],
    # EE-SETUP-02: those that the host leaves open.
    Option("factions", ("chosen", "drawn"), earlier="drawn"),
    *SWITCHES,
)


def setup(seats: int, options: Options, box: EarthBox) -> EarthState:
    """EE-SETUP-01 to 23: set up everything that needs no chance, and push the rest in the order of the rulebook."""
    state = EarthState(box, seats, bits(options))
    state.factions = _named(seats, options)
    state.explorers = [state.box.set_up.places] * seats
    stock = len(COLOURS) * [state.box.coloured_buyers - state.box.set_up.coloured_out[players(state)]]
    state.stock = [*stock, state.box.white_buyers - state.box.set_up.white_out[players(state)]]
    for seat in range(seats):
        gain(state, seat, START_LINE, state.box.set_up.credits)
    left_open = [seat for seat in range(seats) if state.factions[seat] == NOBODY]
    chosen = options["factions"] == "chosen"
    _push_frames(state, left_open if chosen else [])
    if state.solo():
        _invite_zu(state)
    for seat in reversed(left_open):
        state.push((CHOOSE_FACTION, seat) if chosen else (FACTION, CHANCE, seat))
    return state


def players(state: EarthState) -> int:
    """Return the index of this table in data for 2, 3 and 4 players; EE-ZU-01: solo is set up as for two."""
    return state.sides() - 2


def _named(seats: int, options: Options) -> tuple[int, ...]:
    """EE-SETUP-02: return the factions that the host has named; of two equal ones the second is left open."""
    found: list[int] = []
    for seat in range(seats):
        choice = options[f"faction-{seat + 1}"]
        faction = NOBODY if choice == RANDOM else FACTIONS.index(choice)
        found.append(NOBODY if faction in found else faction)
    return tuple(found)


def _push_frames(state: EarthState, choosing: list[int]) -> None:
    """Push the frames of the set-up, last one first; some seats choose their factions before."""
    state.push((FIRST_TURN, TABLE))
    if state.solo():
        state.push((ZU_DECK_SHUFFLE, CHANCE))
        state.push((ZU_SHUFFLE, CHANCE, ZU_COMMAND))
        state.push((ZU_SHUFFLE, CHANCE, ZU_DIG))
    state.push((LAY_QUEUES, TABLE))
    state.push((BUYER_SHUFFLE, CHANCE))
    for colour in reversed(range(len(COLOURS))):
        state.push((SUPPLY_SHUFFLE, CHANCE, colour))
    state.push((NEW_FORECAST, TABLE))
    state.push((TRAVEL_BACK, TABLE))
    if state.switches & DRAFT_AT_START:
        state.push((DEAL_PACKS, TABLE, 0))
    else:
        state.push((REDRAW_NEXT, TABLE, 0))
        state.push((DEAL_HANDS, TABLE))
    state.push((ACTION_SHUFFLE, CHANCE, *choosing))


def _invite_zu(state: EarthState) -> None:
    """EE-ZU-02, 06: set Zu's credits, and its decks as far as all cards of a kind are alike."""
    assert (0, state.seats) == (HUMAN, ZU)
    gain(state, ZU, START_LINE, state.box.zu.easier_credits if state.switches & E1_NO_CREDITS else state.box.zu.credits)
    for counts in state.box.zu.decks:
        cards: list[int] = []
        for kind, count in enumerate(counts):
            if kind not in (ZU_DIG, ZU_COMMAND):
                cards += [ZU_KIND.index(kind)] * count
        state.zu.later.append(tuple(cards))


def zu_cards(kind: int) -> list[int]:
    """List all cards of a kind."""
    return [card for card in range(len(ZU_CARDS)) if ZU_KIND[card] == kind for _ in range(ZU_COPIES[card])]
