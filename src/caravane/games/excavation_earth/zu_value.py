"""Estimate of the credits that Zu will have at the end.

The constants are averages of games that bots have played against Zu, with every adjustment (`scripts/measure-hints` shows
how good the chances are that follow from them).
"""

from typing import Final

from .components import CENTRE_COUNT, MARKETS
from .crew import traders_at
from .rulings import E2_FAIL_NOTHING, E4_DROPS_CARDS, H2_FAIL_MORE, H3_STORES_ANYWHERE
from .scoring import centre_emissaries, centre_prizes, gallery_credits
from .state import ZU, EarthState

CARD_GAIN: Final = 7.9
"""Credits that a card of Zu brings in the long run, with sales, samples and emissaries."""
GAIN_WITHOUT_FAILURE_PAY: Final = -1.0
GAIN_WITH_SHORTER_DECK: Final = -1.2
GAIN_WITH_MORE_FAILURE_PAY: Final = 0.5
GAIN_WITH_STORES_ANYWHERE: Final = 0.3
STORED_VALUE: Final = 4.6
TRADER_VALUE: Final = 4.2
CARDS_OF_A_SALE: Final = 5
"""With fewer cards than these left, a trader may never be used."""
CARDS_OF_A_ROUND: Final = 10


def zu_value(state: EarthState) -> float:
    """Estimate the final credits of Zu: those it has, those of its gallery and prizes, and those of its cards to come."""
    cards = cards_left(state)
    value = float(state.credits[ZU] + gallery_credits(state, state.galleries[ZU]))
    value += _card_gain(state) * cards + STORED_VALUE * (len(state.holds[ZU]) + len(state.containers[ZU]))
    value += TRADER_VALUE * _markets(state) * min(1.0, cards / CARDS_OF_A_SALE)
    return value + _prizes(state) * (1.0 - min(1.0, _cards_of_round(state, cards) / CARDS_OF_A_ROUND))


def cards_left(state: EarthState) -> int:
    """Count the cards that Zu will still play: of this deck, of later ones, and those that will be carried over."""
    later = len(state.zu.later)
    cards = len(state.zu.deck) + state.box.zu.carried * min(later, state.box.rounds - 1)
    for number in range(state.box.rounds - later, state.box.rounds):
        cards += sum(state.box.zu.decks[number])
    return cards


def _cards_of_round(state: EarthState, cards: int) -> int:
    """Count the cards of this round among those that are left."""
    for number in range(state.round, state.box.rounds):
        cards -= sum(state.box.zu.decks[number]) + state.box.zu.carried
    return max(0, cards)


def _card_gain(state: EarthState) -> float:
    """Return what a card brings with the adjustments of the table; those that matter little are left out."""
    gain = CARD_GAIN
    if state.switches & E2_FAIL_NOTHING:
        gain += GAIN_WITHOUT_FAILURE_PAY
    if state.switches & E4_DROPS_CARDS:
        gain += GAIN_WITH_SHORTER_DECK
    if state.switches & H2_FAIL_MORE:
        gain += GAIN_WITH_MORE_FAILURE_PAY
    if state.switches & H3_STORES_ANYWHERE:
        gain += GAIN_WITH_STORES_ANYWHERE
    return gain


def _markets(state: EarthState) -> int:
    """Count the markets with a trader of Zu."""
    count = 0
    for market in range(MARKETS):
        if traders_at(state, ZU, market):
            count += 1
    return count


def _prizes(state: EarthState) -> int:
    """Return the prizes that Zu would win if this round were scored now."""
    total = 0
    for centre in range(CENTRE_COUNT):
        total += centre_prizes(state.box, centre_emissaries(state, centre), state.round)[ZU]
    return total
