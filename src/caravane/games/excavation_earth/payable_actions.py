"""Actions that a seat can carry out now, with the cards of its hand that pay for them (EE-TURN-09).

Colours, symbols and markets are sets of bits.
"""

from caravane.kernel.hand import kinds

from .buyers import interested
from .cards import colour_of, is_travel, symbol_of
from .components import (
    AQUILLA,
    BLACK_MARKETS,
    CENTRE_COUNT,
    COLOURS,
    GUL,
    MARKET_AT,
    MARKETS,
    RELICS_AT,
    ROWS,
    TRAVEL,
    TRAVEL_CARDS,
)
from .crew import can_place, free_space
from .kinds import COMMAND, DIG, HAGGLE, MOVE, SELL, SMUGGLE, SURVEY
from .state import NOBODY, NONE, EarthState

ALL_COLOURS = (1 << len(COLOURS)) - 1
ALL_SYMBOLS = (1 << MARKETS) - 1


def travel_in_hand(state: EarthState, seat: int) -> list[int]:
    """List the travel cards that a seat can still play."""
    return [TRAVEL + number for number in range(TRAVEL_CARDS) if state.travel[seat] >> number & 1]


def actions(state: EarthState, seat: int) -> list[int]:
    """List the actions that a seat can carry out, except passing."""
    return [action for action in range(MOVE, SURVEY + 1) if payable(state, seat, action)]


def payable(state: EarthState, seat: int, action: int) -> bool:
    """Return whether some card of the hand pays for an action."""
    if action == MOVE:
        return True
    if action == SELL:
        return _can_sell(state, seat)
    hand = state.hands[seat]
    colours = colours_for(state, seat, action)
    symbols = symbols_for(state, seat, action)
    # A loop compiles to far better code than a generator.
    for card in hand:  # noqa: SIM110
        if colours >> card // MARKETS & 1 and symbols >> card % MARKETS & 1:
            return True
    return False


def cards_for(state: EarthState, seat: int, action: int) -> list[int]:
    """EE-TURN-04, 07: list the cards of a hand that pay for an action; travel cards pay for two of them only."""
    hand = kinds(state.hands[seat])
    if action == MOVE:
        return hand + travel_in_hand(state, seat)
    if action == SELL:
        return [card for card in hand + travel_in_hand(state, seat) if sells(state, seat, card)]
    colours = colours_for(state, seat, action)
    symbols = symbols_for(state, seat, action)
    return [card for card in hand if colours >> colour_of(card) & 1 and symbols >> symbol_of(card) & 1]


def colours_for(state: EarthState, seat: int, action: int) -> int:
    """Return the colours of cards that allow an action."""
    if action == DIG:
        return dig_colours(state, seat)
    if action == SURVEY:
        return survey_colours(state)
    return ALL_COLOURS


def symbols_for(state: EarthState, seat: int, action: int) -> int:
    """Return the symbols of cards that allow an action."""
    if action == HAGGLE:
        return haggle_symbols(state, seat)
    if action == COMMAND:
        return command_symbols(state, seat)
    if action == SMUGGLE:
        return smuggle_symbols(state, seat)
    return ALL_SYMBOLS


def dig_colours(state: EarthState, seat: int) -> int:
    """EE-DIG-02, 05: return the colours of which a relic lies where an explorer stands, if the hold has space."""
    if len(state.holds[seat]) >= state.box.hold:
        return 0
    found = 0
    for location in state.explorers[seat]:
        for relic in RELICS_AT[location]:
            if state.sites[relic]:
                found |= 1 << relic // ROWS
    return found


def haggle_symbols(state: EarthState, seat: int) -> int:
    """EE-HAGGLE-01: return the markets where an explorer stands; there is always a coloured buyer to add."""
    found = 0
    for location in state.explorers[seat]:
        if MARKET_AT[location] >= 0:
            found |= 1 << MARKET_AT[location]
    return found


def command_symbols(state: EarthState, seat: int) -> int:
    """EE-COMMAND-02, 03, 06: return the markets that a command can name: any with a cube, else those with a recall."""
    if can_place(state, seat):
        return ALL_SYMBOLS
    found = 0
    for symbol in range(MARKETS):
        if can_recall(state, seat, state.box.centre[symbol]):
            found |= 1 << symbol
    return found


def can_recall(state: EarthState, seat: int, centre: int) -> bool:
    """EE-COMMAND-03, 06: return whether an emissary can be recalled, which needs a tile in the centre."""
    return bool(state.tiles) and state.emissaries[seat * CENTRE_COUNT + centre] > 0


def smuggle_symbols(state: EarthState, seat: int) -> int:
    """EE-SMUGGLE-01, 09: return the black markets where an explorer stands, if something can be fenced or bought."""
    found = 0
    for symbol in range(MARKETS):
        if state.box.black_place[symbol] in state.explorers[seat]:
            found |= 1 << symbol
    return found if found and (can_fence(state, seat) or affordable(state, seat, state.box.surcharge)) else 0


def can_fence(state: EarthState, seat: int) -> bool:
    """Return whether a seat has any relic."""
    return bool(state.holds[seat]) or bool(state.containers[seat])


def affordable(state: EarthState, seat: int, surcharge: int, taken: int = 0) -> int:
    """EE-SMUGGLE-05, 07: return the colours whose top a seat can pay and store, except those taken before."""
    if free_space(state, seat) == 0:
        return 0
    found = 0
    for colour in range(len(COLOURS)):
        pile = state.piles[colour]
        if pile and not taken >> colour & 1 and state.box.values[pile[-1]] + surcharge <= state.credits[seat]:
            found |= 1 << colour
    return found


def survey_colours(state: EarthState) -> int:
    """EE-SURVEY-01, 10: return all colours while a forecast card is free; in the last round those with a supply."""
    if state.round < state.box.rounds:
        return ALL_COLOURS if NOBODY in state.survey_cubes else 0
    found = 0
    for colour in range(len(COLOURS)):
        if state.supply[colour]:
            found |= 1 << colour
    return found


def owned_colours(state: EarthState, side: int) -> int:
    """Return the colours of which a side stores a relic."""
    found = 0
    for relic in state.holds[side]:
        found |= 1 << relic // ROWS
    for relic in state.containers[side]:
        found |= 1 << relic // ROWS
    return found


def markets_for(state: EarthState, side: int, colour: int, free: int) -> int:
    """EE-SELL-03, EE-FACTION-AQUILLA-01, 02: return the markets with interested buyers and an own trader, or `free`."""
    found = 0
    for market in range(MARKETS):
        there = market == free or state.traders[side * MARKETS + market] > 0
        if there and interested(state.queues[market], colour):
            found |= 1 << market
    return found


def sale_colours(state: EarthState, side: int, free: int) -> int:
    """EE-SELL-02: return the colours that a side owns and can sell."""
    owned = owned_colours(state, side)
    found = 0
    for colour in range(len(COLOURS)):
        if owned >> colour & 1 and markets_for(state, side, colour, free):
            found |= 1 << colour
    return found


def free_market(state: EarthState, seat: int, card: int) -> int:
    """EE-FACTION-AQUILLA-01, 02: return the market that Aquilla may use without a trader; travel cards name none."""
    if state.factions[seat] == AQUILLA and not is_travel(card):
        return symbol_of(card)
    return NONE


def gul_purchases(state: EarthState, seat: int) -> int:
    """EE-FACTION-GUL-01, 02, 04: return the colours whose top Gul may buy first, so that a sale is possible then."""
    if state.factions[seat] != GUL or not _at_black_market(state, seat):
        return 0
    tops = affordable(state, seat, state.box.gul_surcharge)
    if tops == 0 or sale_colours(state, seat, NONE):
        return tops
    found = 0
    for colour in range(len(COLOURS)):
        if tops >> colour & 1 and markets_for(state, seat, colour, NONE):
            found |= 1 << colour
    return found


def _at_black_market(state: EarthState, seat: int) -> bool:
    return any(location in BLACK_MARKETS for location in state.explorers[seat])


def sells(state: EarthState, seat: int, card: int) -> bool:
    """EE-SELL-01, 04: return whether a sale can be paid with a card."""
    return bool(sale_colours(state, seat, free_market(state, seat, card))) or bool(gul_purchases(state, seat))


def _can_sell(state: EarthState, seat: int) -> bool:
    if sale_colours(state, seat, NONE) or gul_purchases(state, seat):
        return True
    if state.factions[seat] != AQUILLA or not owned_colours(state, seat):
        return False
    return any(sells(state, seat, card) for card in state.hands[seat])
