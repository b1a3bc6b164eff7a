"""Knowledge of the human about Zu's cards: cards played by round, and the number of each kind in a deck.

Hidden are the faces and the order of the decks, and which cards of a past round were carried over. A revealed card may
belong to the deck of its round or be carried over; a redeal finds any possible combination.
"""

from caravane.kernel.hand import less
from caravane.kernel.luck import Luck

from .components import ZU_COPIES, ZU_KIND, ZU_KINDS, EarthBox
from .setup import zu_cards
from .state import NO_CARD, Cards, EarthState
from .step_ids import ZU_SHUFFLE

Split = tuple[Cards, Cards]
"""Revealed cards: those carried over, and those of the deck of their round."""


def redeal_zu(state: EarthState, luck: Luck) -> None:
    """Redraw the cards of Zu's decks and those that have left the game."""
    zu = state.zu
    if len(zu.later) == len(state.box.zu.decks):
        _redeal_later(state, luck)
        return
    revealed = zu.discard if zu.card == NO_CARD else (*zu.discard, zu.card)
    ways = _ways(state.box, zu.past, revealed)
    known, carried, own = ways[luck.below(len(ways))]
    number = len(zu.past)
    deck = _carry(state, known, carried, luck)
    deck += _deal(state, number, known, own, luck)
    if zu.deck or len(zu.later) < len(state.box.zu.decks) - number:
        luck.shuffle(deck)
        zu.deck = deck
    else:
        zu.later[0] = tuple(sorted(deck))


Way = tuple[list[Cards], Cards, Cards]
"""The cards of the own deck of each past round, and the split of the cards revealed in this round."""


def _ways(box: EarthBox, past: list[Cards], revealed: Cards) -> list[Way]:
    """List all ways in which the revealed cards can have come."""
    found: list[Way] = []
    if len(past) < 2:
        known = past[:]
        source = past[0] if past else ()
        for carried, own in _splits(box, revealed, source, known, len(past)):
            found.append((known, carried, own))
        return found
    for first, middle in _splits(box, past[1], past[0], past[:1], 1):
        if len(first) == box.zu.carried:
            known = [past[0], middle]
            for carried, own in _splits(box, revealed, past[1], known, 2):
                found.append((known, carried, own))
    return found


def _splits(box: EarthBox, cards: Cards, source: Cards, known: list[Cards], number: int) -> list[Split]:
    """List the different ways to separate carried cards from those of the deck of a round."""
    max_count = box.zu.carried if number else 0
    found: list[Split] = []
    for carried in _subsets(tuple(sorted(cards)), max_count):
        own = less(tuple(sorted(cards)), carried)
        if not less(carried, source) and _fits(box, own, known, number) and (carried, own) not in found:
            found.append((carried, own))
    return found


def _subsets(cards: Cards, max_count: int) -> list[Cards]:
    """List the different choices of up to `max_count` cards."""
    found: list[Cards] = [()]
    for index, card in enumerate(cards):
        if max_count and (index == 0 or cards[index - 1] != card):
            found += [(card, *rest) for rest in _subsets(cards[index + 1 :], max_count - 1)]
        elif max_count:
            found += [
                (card, *rest) for rest in _subsets(cards[index + 1 :], max_count - 1) if (card, *rest) not in found
            ]
    return found


def _fits(box: EarthBox, own: Cards, known: list[Cards], number: int) -> bool:
    """Return whether cards can be of a round's deck: no more of a kind than it has, no more of a face than exist."""
    for kind, count in enumerate(box.zu.decks[number]):
        if len([card for card in own if ZU_KIND[card] == kind]) > count:
            return False
    used = [card for cards in known for card in cards]
    return all(own.count(card) + used.count(card) <= ZU_COPIES[card] for card in own)


def _carry(state: EarthState, known: list[Cards], carried: Cards, luck: Luck) -> list[int]:
    """Choose which cards of the last round are still to come; those not carried over have left the game."""
    zu = state.zu
    if not zu.past:
        return []
    left = sorted(less(zu.past[-1], carried))
    luck.shuffle(left)
    count = state.box.zu.carried - len(carried)
    removed = left[count:]
    if len(zu.past) == 2:
        removed += less(zu.past[0], less(zu.past[1], known[1]))
    zu.removed = tuple(sorted(removed))
    return left[:count]


def _deal(state: EarthState, number: int, known: list[Cards], own: Cards, luck: Luck) -> list[int]:
    """Deal the unrevealed faces: to the deck of this round first, then to later ones."""
    zu = state.zu
    deck: list[int] = []
    waiting = len(state.box.zu.decks) - number - 1
    later: list[list[int]] = [[] for _ in range(waiting)]
    used = (*own, *[card for cards in known for card in cards])
    for kind in range(len(ZU_KINDS)):
        faces = sorted(less(tuple(zu_cards(kind)), used))
        luck.shuffle(faces)
        count = state.box.zu.decks[number][kind] - len([card for card in own if ZU_KIND[card] == kind])
        deck += faces[:count]
        for turn in range(waiting):
            more = state.box.zu.decks[number + 1 + turn][kind]
            later[turn] += faces[count : count + more]
            count += more
    for turn in range(waiting):
        zu.later[len(zu.later) - waiting + turn] = tuple(sorted(later[turn]))
    return deck


def _redeal_later(state: EarthState, luck: Luck) -> None:
    """Exchange the faces of the kinds that have been dealt, during the set-up."""
    pending = [frame[2] for frame in state.frames if frame[0] == ZU_SHUFFLE]
    decks: list[list[int]] = [[] for _ in state.box.zu.decks]
    for kind in range(len(ZU_KINDS)):
        faces = [] if kind in pending else zu_cards(kind)
        luck.shuffle(faces)
        for number, counts in enumerate(state.box.zu.decks):
            decks[number] += faces[: counts[kind]]
            faces = faces[counts[kind] :]
    state.zu.later = [tuple(sorted(deck)) for deck in decks]
