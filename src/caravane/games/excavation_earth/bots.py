"""Evaluation: how many credits a seat may have in the end.

What is sure counts in full; what is open counts as it will probably turn out. In the middle of an action, what the seat is
about to decide counts as if it decided well.
"""

from typing import Final

from caravane.kernel.state import Frame

from .buyers import interested
from .cards import colour_of, symbol_of
from .components import (
    BRIEFING_CREDITS,
    COLOURS,
    DIVIDENDS,
    FUEL,
    GUL_SURCHARGE,
    ISSISINUI,
    KEPT_ON_PASS,
    LOCATIONS,
    MARKETS,
    ROUNDS,
    SAFE_BUY,
    SAFE_FENCE,
    SURCHARGE,
    TILES,
    VALUES,
)
from .crew import free_hold, stored
from .kinds import COMMAND, DIG, HAGGLE, MOVE, SELL, SURVEY
from .possible import actions, can_recall, cards_for, free_market, gul_purchases, markets_for
from .prospects import SURE, Prospects
from .selling import market_list
from .state import NO_CARD, NONE, EarthState
from .step_numbers import (
    ARCHIVE_RELIC,
    BUY_RELIC,
    CHOOSE_ACTION,
    CHOOSE_CARD,
    COMMAND_MORE,
    COMMAND_STEP,
    DIG_RELIC,
    FENCE_RELIC,
    GUL_BUY,
    HAGGLE_COLOUR,
    HAGGLE_TRADER,
    HAGGLE_WHITE,
    KEEP_CARD,
    MOVE_STEP,
    PICK,
    PLACE_GUARD,
    PLACE_THIRD,
    PLACE_TRADER,
    PUT_DOWN,
    SAFE_DEAL,
    SAMPLE,
    SELL_COLOUR,
    SELL_MARKET,
    SELL_RELIC,
    SMUGGLE_MODE,
    SOLO_PICK,
    STORE_PLACE,
    SURVEY_BUY,
    SURVEY_FREE,
    SURVEY_SITE,
    SURVEY_SLOT,
    TELEPORT,
)
from .steps.digging import diggable
from .steps.surveying import survey_price

RELAY: Final[int] = TILES.index("relay")
SCANNER: Final[int] = TILES.index("scanner")
PRIVATE_SALE: Final[int] = TILES.index("private-sale")
SAFE_CONDUCT: Final[int] = TILES.index("safe-conduct")
BRIEFING: Final[int] = TILES.index("briefing")
DIVIDEND: Final[int] = TILES.index("dividends")

MARKER: Final = 1.2
ARCHIVE: Final = 4.0
"""What the choice of an archive cast is worth, before it is made."""
FORECAST: Final = 0.8
BUYER: Final = 0.8
"""What the choice of a buyer is worth, before it is made."""
EXTRA: Final = 0.7
"""Of a further action in the same turn, so much of its gain is counted already."""


def evaluate(state: EarthState, seat: int) -> float:
    """Guess the final credits of a seat."""
    worth = float(state.credits[seat])
    if not state.frames or not state.order:
        return worth
    now = Prospects(state, seat)
    worth += now.gallery() + now.centres() + now.traders() + now.relics() + now.places() + _hand(now)
    if state.round < ROUNDS and state.markers[seat]:
        worth += MARKER
    return worth + _pending(now)


def _hand(now: Prospects) -> float:
    """Value the cards; whoever has passed keeps two for the next round."""
    state, seat = now.state, now.seat
    count = len(state.hands[seat]) + len(state.picks[seat])
    if state.passed >> seat & 1:
        return 0.0 if state.round == ROUNDS else now.card * min(KEPT_ON_PASS, count)
    travel = state.travel[seat].bit_count()
    variety = 0.15 * ((now.colours).bit_count() + now.symbols.bit_count())
    return now.card * count + 0.5 * now.card * travel + variety


def _pending(now: Prospects) -> float:
    """Value what the seat is about to decide."""
    place = now.state.find(now.seat)
    if place < 0:
        return 0.0
    frame = now.state.frames[place]
    step = frame[0]
    if step == CHOOSE_ACTION:
        return EXTRA * _best_action(now)
    if step == CHOOSE_CARD:
        return _best_card(now, frame[2])
    return _in_action(now, frame) + _later(now, place)


def _best_action(now: Prospects) -> float:
    best = 0.0
    for action in actions(now.state, now.seat):
        if action != MOVE:
            best = max(best, _best_card(now, action))
    return best


def _best_card(now: Prospects, action: int) -> float:
    """Value an action with the card that suits it best, less the card."""
    best = -1000.0
    for card in cards_for(now.state, now.seat, action):
        cost = now.card if card < 30 else 0.5 * now.card
        best = max(best, _gain(now, action, card) - cost)
    return best


def _gain(now: Prospects, action: int, card: int) -> float:
    """Guess what an action with a card brings."""
    if action == MOVE:
        return now.move(FUEL[card])
    if action == SELL:
        return max(_sale(now, free_market(now.state, now.seat, card), 3), _gul(now))
    return _gain_by_colour(now, action, card) if action in (DIG, SURVEY) else _gain_by_symbol(now, action, card)


def _gain_by_colour(now: Prospects, action: int, card: int) -> float:
    if action == DIG:
        return _dig(now, (DIG_RELIC, now.seat, colour_of(card), 2, NONE, 0))
    return _survey(now, colour_of(card))


def _gain_by_symbol(now: Prospects, action: int, card: int) -> float:
    if action == HAGGLE:
        return max(0.0, now.trader(symbol_of(card))) + BUYER
    if action == COMMAND:
        return _command(now, symbol_of(card), 0)
    return max(_buy(now, SURCHARGE, 0), _fence(now, 0))


def _dig(now: Prospects, frame: Frame) -> float:
    """Value the best relics that a dig reaches, from different sites."""
    worths = sorted([now.relic(relic) for relic in diggable(now.state, frame)], reverse=True)
    most = min(frame[3], free_hold(now.state, now.seat), 2 if len(now.state.explorers[now.seat]) > 1 else 1)
    found = 0.0
    for number, worth in enumerate(worths[:most]):
        found += worth if number == 0 else 0.6 * worth
    return found


def _sale(now: Prospects, free: int, most: int) -> float:
    """Value the best sale that is possible at once."""
    best = 0.0
    for colour in range(len(COLOURS)):
        if stored(now.state, now.seat, colour):
            best = max(best, _sale_of(now, colour, 0, free, most))
    return best


def _sale_of(now: Prospects, colour: int, chosen: int, free: int, most: int) -> float:
    """Value the best sale of a colour that uses the markets chosen so far, less the relics it takes."""
    state, seat = now.state, now.seat
    found = markets_for(state, seat, colour, free)
    count = stored(state, seat, colour)
    left = [market for market in market_list(found) if 1 << market > chosen]
    ranked = sorted([(interested(state.queues[market], colour), market) for market in left], reverse=True)
    used = market_list(chosen) + [market for _, market in ranked[: min(most, count) - chosen.bit_count()]]
    best = -1000.0
    for size in range(max(1, chosen.bit_count()), len(used) + 1):
        best = max(best, _sale_at(now, colour, used[:size]))
    return best


def _sale_at(now: Prospects, colour: int, markets: list[int]) -> float:
    """Value a sale on certain markets: what it pays, the emissaries it makes, less traders and relics."""
    state, seat = now.state, now.seat
    counts = [interested(state.queues[market], colour) for market in markets]
    gain = now.proceeds(colour, counts)
    for market in markets:
        if state.traders[seat * MARKETS + market]:
            gain += now.emissary(market) + now.cube() - now.trader(market) * 0.8
    count = stored(state, seat, colour)
    rest = now.sale(colour, count - len(markets)) if count > len(markets) else 0.0
    return gain - (max(0.0, now.sale(colour, count)) - max(0.0, rest)) * 0.9


def _gul(now: Prospects) -> float:
    """Value the relic that Gul may buy before a sale."""
    state, seat = now.state, now.seat
    tops = gul_purchases(state, seat)
    best = 0.0
    for colour in range(len(COLOURS)):
        if tops >> colour & 1:
            top = state.piles[colour][-1]
            best = max(best, now.relic(top) - VALUES[top] - GUL_SURCHARGE)
    return best


def _command(now: Prospects, symbol: int, done: int) -> float:
    """Value the parts of a command that are left."""
    state, seat = now.state, now.seat
    cube = state.reserve[seat] > 0
    worth = max(0.0, now.trader(symbol)) if cube and not done & 1 else 0.0
    if not done & 2:
        best = max(0.0, now.emissary(symbol)) if cube else 0.0
        centre = symbol // 2
        if can_recall(state, seat, centre):
            mine = state.emissaries[seat * 3 + centre]
            lost = now.centre(centre, mine) - now.centre(centre, mine - 1) - now.cube()
            best = max(best, _tile(now, state.tiles[centre]) - lost)
        worth += best
    return worth


def _tile(now: Prospects, tile: int) -> float:
    """Value what a command tile does."""
    side = now.state.round - 2
    if tile in (BRIEFING, DIVIDEND):
        return _payment(now, tile, side)
    if tile == RELAY:
        return now.move(4)
    if tile == SCANNER:
        return _dig(now, (DIG_RELIC, now.seat, -1, 1 + side, NONE, 1))
    if tile == PRIVATE_SALE:
        return _sale(now, NONE, 1 + side)
    deals = max(_buy(now, SAFE_BUY, 0), _fence(now, SAFE_FENCE)) * (1.0 + 0.5 * side)
    return deals if tile == SAFE_CONDUCT else 2.0 + side


def _payment(now: Prospects, tile: int, side: int) -> float:
    if tile == BRIEFING:
        return BRIEFING_CREDITS[side] + 1.4 * now.card
    mine = now.state.traders[now.seat * MARKETS : (now.seat + 1) * MARKETS]
    return float(DIVIDENDS[side] * len([count for count in mine if count]))


def _buy(now: Prospects, surcharge: int, taken: int) -> float:
    """Value the best relic on the black market."""
    state, seat = now.state, now.seat
    best = 0.0
    for colour in range(len(COLOURS)):
        pile = state.piles[colour]
        if pile and not taken >> colour & 1 and VALUES[pile[-1]] + surcharge <= state.credits[seat]:
            best = max(best, now.relic(pile[-1]) - VALUES[pile[-1]] - surcharge)
    return best


def _fence(now: Prospects, more: int) -> float:
    """Value the best relic to fence."""
    best = 0.0
    for relic in (*now.state.holds[now.seat], *now.state.containers[now.seat]):
        best = max(best, VALUES[relic] + more - now.kept(relic))
    return best


def _survey(now: Prospects, colour: int) -> float:
    """Value a survey: a marker, a better forecast, and relics."""
    state, seat = now.state, now.seat
    worth = 0.6
    if state.round < ROUNDS:
        worth += FORECAST + (0.0 if state.markers[seat] else MARKER)
    if state.factions[seat] == ISSISINUI and free_hold(state, seat) and state.supply[colour]:
        worth += max(now.relic(colour * 4 + 2), now.relic(colour * 4 + 3))
    return worth


def _in_action(now: Prospects, frame: Frame) -> float:
    """Value the decision that is due in the middle of an action."""
    step = frame[0]
    if step in (MOVE_STEP, DIG_RELIC, SAMPLE):
        return _exploring(now, frame)
    if step in (SELL_COLOUR, SELL_MARKET, SELL_RELIC, GUL_BUY):
        return _selling(now, frame)
    if step in (COMMAND_STEP, HAGGLE_TRADER, HAGGLE_WHITE, HAGGLE_COLOUR):
        return _sending(now, frame)
    if step in (SMUGGLE_MODE, BUY_RELIC, FENCE_RELIC, SAFE_DEAL):
        return _trading(now, frame)
    if step in (SURVEY_SLOT, SURVEY_SITE, SURVEY_FREE, SURVEY_BUY):
        return _surveying(now, frame)
    return _elsewhere(now, frame)


def _exploring(now: Prospects, frame: Frame) -> float:
    if frame[0] == MOVE_STEP:
        return now.move(frame[2])
    return _dig(now, frame) if frame[0] == DIG_RELIC else max(0.0, now.sample(frame[2]))


def _selling(now: Prospects, frame: Frame) -> float:
    step = frame[0]
    if step == SELL_COLOUR:
        return _sale(now, frame[3], frame[2])
    if step == SELL_MARKET:
        return _sale_of(now, frame[2], frame[5], frame[4], frame[3])
    if step == SELL_RELIC:
        return _sale_at(now, frame[2], market_list(frame[3]))
    return max(_sale(now, NONE, 3), _gul(now))


def _sending(now: Prospects, frame: Frame) -> float:
    step = frame[0]
    if step == COMMAND_STEP:
        return _command(now, frame[2], frame[3])
    if step == HAGGLE_TRADER:
        return max(0.0, now.trader(frame[2])) + BUYER
    return BUYER if step == HAGGLE_WHITE else 0.6 * BUYER


def _trading(now: Prospects, frame: Frame) -> float:
    step = frame[0]
    if step == SMUGGLE_MODE:
        return max(_buy(now, SURCHARGE, 0), _fence(now, 0))
    if step == BUY_RELIC:
        return _buy(now, SURCHARGE, frame[3])
    if step == FENCE_RELIC:
        return _fence(now, 0)
    return max(_buy(now, SAFE_BUY, frame[3]), _fence(now, SAFE_FENCE))


def _surveying(now: Prospects, frame: Frame) -> float:
    """Value relics that have been drawn; before that, what a survey brings."""
    state, seat = now.state, now.seat
    if frame[0] == SURVEY_SLOT:
        return _survey(now, colour_of(state.played)) if state.played != NO_CARD else 0.0
    best = 0.0
    for relic in state.unearthed:
        worth = now.relic(relic)
        free = state.factions[seat] == ISSISINUI and frame[0] != SURVEY_BUY
        paid = 0 if free else survey_price(relic)
        if free_hold(state, seat) and paid <= state.credits[seat]:
            best = max(best, worth - paid)
    return best


def _elsewhere(now: Prospects, frame: Frame) -> float:
    """Value cards to be kept, explorers to be placed, and relics to be stored."""
    state, seat, step = now.state, now.seat, frame[0]
    if step in (PLACE_THIRD, PUT_DOWN):
        return max([now.place(location) for location in range(len(LOCATIONS)) if location not in state.explorers[seat]])
    if step in (PICK, SOLO_PICK):
        return now.card * len(frame[2:])
    if step == STORE_PLACE:
        return SURE * now.relic(frame[2])
    if step == TELEPORT:
        return now.move(3)
    return {KEEP_CARD: now.card, ARCHIVE_RELIC: ARCHIVE}.get(step, 0.0)


def _later(now: Prospects, place: int) -> float:
    """Value what follows by itself, or is asked next in the same action."""
    worth = 0.0
    for frame in now.state.frames[:place]:
        step = frame[0]
        if step == PLACE_GUARD and frame[2] == now.seat:
            worth += now.sample(frame[3])
        elif step == PLACE_TRADER and frame[2] == now.seat:
            worth += now.trader(frame[3])
        elif step == COMMAND_MORE and frame[2] == now.seat:
            worth += _command(now, frame[3], frame[4])
        elif step == DIG_RELIC and frame[1] == now.seat:
            worth += 0.8 * _dig(now, frame)
        elif step == SELL_COLOUR and frame[1] == now.seat:
            worth += _sale(now, frame[3], frame[2])
    return worth
