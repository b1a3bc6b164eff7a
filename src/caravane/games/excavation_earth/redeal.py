"""Redeal: redraw everything that a seat cannot know, and nothing else."""

from typing import Final

from caravane.kernel.luck import Luck

from .cards import colour_of, symbol_of
from .components import COLOURS, SYMBOLS
from .draft_memory import NOWHERE, Unknown, complete, held_by, ordered_note, redeal_packs, taken
from .state import EarthState
from .step_ids import CHOOSE_CARD, KEEP_ON_PASS, PICK, REDRAW
from .steps.setting_up import SET_SIZE, set_of
from .zu_memory import redeal_zu

PAIR: Final = 2


def redeal(state: EarthState, seat: int, luck: Luck) -> None:
    """Redraw hands, packs and picks of the other seats, the decks, the supplies, and Zu's hidden cards."""
    _revert_plans(state, seat)
    if state.opened and not state.solo():
        _redeal_draft(state, seat, luck)
    else:
        _redeal_cards(state, seat, luck)
    for colour in range(len(COLOURS)):
        state.supply[colour] = tuple(_shuffled(list(state.supply[colour]), luck))
    state.buyer_deck = _shuffled(state.buyer_deck, luck)
    if state.solo():
        redeal_zu(state, luck)


def _shuffled(cards: list[int], luck: Luck) -> list[int]:
    """Return some cards shuffled, independently of their previous order."""
    order = sorted(cards)
    luck.shuffle(order)
    return order


def _revert_plans(state: EarthState, seat: int) -> None:
    """Revert another seat's secret step to its last public frame."""
    if state.frames and state.frames[-1][0] == KEEP_ON_PASS and state.frames[-1][1] != seat:
        state.frames[-1] = state.frames[-1][:2]
    if state.frames and state.frames[-1][0] == CHOOSE_CARD and state.frames[-1][1] != seat:
        state.frames.pop()


def _others(state: EarthState, seat: int) -> list[int]:
    return [other for other in range(state.seats) if other != seat]


def _hidden(state: EarthState, seat: int) -> list[int]:
    """List the cards that a seat cannot see, sorted: deck, hands, cards face down or drawn aside, packs."""
    cards = [*state.deck, *state.face_down]
    for other in _others(state, seat):
        cards += state.hands[other]
    if state.active != seat:
        cards += state.drawn
    for number in range(len(state.packs)):
        if not state.opened:
            cards += state.packs[number]
        elif state.draft >= 0 and (number + state.draft) % state.seats != seat:
            cards += state.packs[number][taken(state) :]
    return sorted(cards)


def _redeal_cards(state: EarthState, seat: int, luck: Luck) -> None:
    """Redraw all hidden cards alike; used when no seat remembers a draft."""
    if state.solo() and state.opened:
        state.deck = _shuffled(state.deck, luck)
        return
    cards = _hidden(state, seat)
    luck.shuffle(cards)
    redraw = state.frames[-1] if state.frames and state.frames[-1][0] == REDRAW else ()
    for other in _others(state, seat):
        if redraw and redraw[1] == other:
            _redeal_set(state, other, cards, luck)
        else:
            state.hands[other] = _drawn(cards, len(state.hands[other]))
    for number in range(len(state.packs)):
        state.packs[number] = tuple([cards.pop() for _ in range(len(state.packs[number]))])
    _redeal_rest(state, seat, cards)


def _drawn(cards: list[int], count: int) -> tuple[int, ...]:
    return tuple(sorted([cards.pop() for _ in range(count)]))


def _redeal_rest(state: EarthState, seat: int, cards: list[int]) -> None:
    """Deal the cards drawn aside, the face-down cards and the deck."""
    if state.active != seat:
        state.drawn = _drawn(cards, len(state.drawn))
    state.face_down = _drawn(cards, len(state.face_down))
    state.deck = cards


def _redeal_set(state: EarthState, other: int, cards: list[int], luck: Luck) -> None:
    """EE-SETUP-07 to 09: redraw a hand in exchange: with the cards shown it has four of a colour or of a symbol."""
    frame = state.frames[-1]
    exchanged = state.discard[len(state.discard) - frame[5] :]
    needed = _set_needed(exchanged, cards, luck)
    for card in needed:
        cards.remove(card)
    rest = _drawn(cards, state.box.set_up.hand - len(exchanged) - len(needed))
    state.hands[other] = tuple(sorted([*needed, *rest]))
    colour, symbol = set_of(tuple(sorted([*exchanged, *state.hands[other]])))
    state.frames[-1] = (REDRAW, other, colour, symbol, *frame[4:])


def _set_needed(exchanged: list[int], cards: list[int], luck: Luck) -> list[int]:
    """Choose cards that make a set with the exchanged ones: of one colour, of one symbol, or, if necessary, of both."""
    sets: list[list[int]] = []
    for number in range(len(COLOURS)):
        if all(colour_of(card) == number for card in exchanged):
            sets.append([card for card in cards if colour_of(card) == number])
    for number in range(len(SYMBOLS)):
        if all(symbol_of(card) == number for card in exchanged):
            sets.append([card for card in cards if symbol_of(card) == number])
    needed = max(0, SET_SIZE - len(exchanged))
    possible = [cards_of_set for cards_of_set in sets if len(cards_of_set) >= needed]
    if not possible:
        return _both_needed(exchanged, cards)
    return possible[luck.below(len(possible))][:needed]


def _both_needed(exchanged: list[int], cards: list[int]) -> list[int]:
    """Complete a hand that is a set of a colour and of a symbol: both cards that have both, and two more of each."""
    for colour in range(len(COLOURS)):
        for symbol in range(len(SYMBOLS)):
            if all(colour_of(card) == colour or symbol_of(card) == symbol for card in exchanged):
                found = _cross(exchanged, cards, colour, symbol)
                if len(found) + len(exchanged) == 3 * PAIR:
                    return found
    return []


def _cross(exchanged: list[int], cards: list[int], colour: int, symbol: int) -> list[int]:
    found: list[int] = []
    for wants_colour, wants_symbol in ((True, True), (True, False), (False, True)):
        alike = [card for card in exchanged if _is(card, colour, symbol) == (wants_colour, wants_symbol)]
        left = [card for card in cards if _is(card, colour, symbol) == (wants_colour, wants_symbol)]
        found += left[: PAIR - len(alike)]
    return found


def _is(card: int, colour: int, symbol: int) -> tuple[bool, bool]:
    return colour_of(card) == colour, symbol_of(card) == symbol


def _redeal_draft(state: EarthState, seat: int, luck: Luck) -> None:
    """EE-PREP-16 to 18: redraw a draft: cards passed on go to seats that could take them, all others are alike."""
    room = [len(hand) for hand in state.hands]
    revealed = [sorted(cards) for cards in state.revealed]
    unknown = Unknown(_hidden(state, seat), room, revealed)
    notes = redeal_packs(state, seat, unknown, luck)
    cards = _shuffled(unknown.cards, luck)
    for other in _others(state, seat):
        _redeal_hand(state, other, notes, room[other], cards)
    _redeal_passing(state, notes, cards)
    _redeal_left(state, seat, notes, cards)
    for other in _others(state, seat):
        complete(state, notes, other, luck)
    state.packs = [ordered_note(state, note) for note in notes]
    if state.draft >= 0:
        for other in _others(state, seat):
            _redeal_picks(state, other, luck)


def _redeal_hand(state: EarthState, other: int, notes: list[list[int]], room: int, cards: list[int]) -> None:
    """Redraw a hand, except for the cards of the packs that it must hold."""
    mine = list(held_by(state, notes, other))
    for card in state.revealed[other]:
        if card in mine:
            mine.remove(card)
    state.hands[other] = tuple(sorted([*mine, *[cards.pop() for _ in range(room)]]))


def _redeal_passing(state: EarthState, notes: list[list[int]], cards: list[int]) -> None:
    """Fill the packs that the seat has not held, during the draft."""
    if state.draft < 0:
        return
    for note in notes:
        for index in range(taken(state), state.box.draft.pack):
            if note[index] == NOWHERE:
                note[index] = cards.pop()


def _redeal_left(state: EarthState, seat: int, notes: list[list[int]], cards: list[int]) -> None:
    """Redraw the untaken cards after the draft: face down until the next shuffle, then anywhere."""
    if state.draft >= 0:
        _redeal_rest(state, seat, cards)
        return
    left: list[int] = []
    for note in notes:
        for index in range(taken(state), state.box.draft.pack):
            if note[index] == NOWHERE:
                note[index] = cards.pop() if state.unshuffled else 0
        left += note[taken(state) :]
    if state.active != seat:
        state.drawn = _drawn(cards, len(state.drawn))
    if not state.unshuffled:
        left = []
    older = [cards.pop() for _ in range(len(state.face_down) - len(left))]
    state.face_down = tuple(sorted([*left, *older]))
    state.deck = cards


def _redeal_picks(state: EarthState, other: int, luck: Luck) -> None:
    """Redraw the picks of a seat: two cards of its pack if it has finished, else one, so that its next is the last."""
    pack = list(state.packs[(other - state.draft) % state.seats][taken(state) :])
    luck.shuffle(pack)
    picks = tuple(sorted(pack[: state.box.draft.picks]))
    index = state.find(other)
    if index >= 0:
        state.frames[index] = (PICK, other, picks[0])
    else:
        state.picks[other] = picks
