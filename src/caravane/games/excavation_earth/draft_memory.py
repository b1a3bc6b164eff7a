"""Memory of the draft: a seat that has held a pack knows its cards, and so something about other hands.

`state.packs` records each pack by its first holder: the cards taken from it, two by two in the order of its holders,
then the rest. A redeal rewrites these notes: each card that the seat has passed on is assigned to one of the seats that
could take it, so that every hand still holds, or has revealed, the cards taken.
"""

from typing import Final, final

from caravane.kernel.hand import less
from caravane.kernel.luck import Luck

from .state import Cards, EarthState

Notes = list[list[int]]

NOWHERE: Final = -1
"""Position of the cards that no seat took, once they are shuffled into the deck."""


def known_packs(state: EarthState, seat: int) -> list[list[int]]:
    """List the packs that a seat has held, each as it was then; they are known until the next ones are dealt."""
    if state.solo() or not state.opened:
        return []
    packs = [state.packs[(seat - choice) % state.seats] for choice in range(_choices(state))]
    return [sorted(pack[state.box.draft.picks * choice :]) for choice, pack in enumerate(packs)]


def _choices(state: EarthState) -> int:
    """Count the choices that have been offered."""
    return state.box.draft.choices if state.draft < 0 else state.draft + 1


def taken(state: EarthState) -> int:
    """Count the cards that have been taken from each pack."""
    return state.box.draft.picks * (state.box.draft.choices if state.draft < 0 else state.draft)


@final
class Unknown:
    """Cards that a seat cannot see and that are not assigned yet, with the room left in the other hands."""

    __slots__ = ("cards", "revealed", "room")

    def __init__(self, cards: list[int], room: list[int], revealed: list[list[int]]) -> None:
        self.cards: list[int] = cards
        self.room: list[int] = room
        self.revealed: list[list[int]] = revealed
        """Cards that each seat has revealed since the draft and that are not accounted for yet."""


@final
class Passed:
    """Cards that a seat has passed on, and the positions of the pack among which they are unknown to it."""

    __slots__ = ("cards", "indices", "number")

    def __init__(self, number: int, cards: list[int], indices: list[int]) -> None:
        self.number: Final = number
        self.cards: Final = cards
        self.indices: Final = indices


def redeal_packs(state: EarthState, seat: int, unknown: Unknown, luck: Luck) -> Notes:
    """Return the rewritten notes of all packs as far as the seat knows the cards, NOWHERE where it has not seen them.

    Cards that must be in a hand, in a pack or face down are taken from the unknown ones.
    """
    notes = [[NOWHERE] * state.box.draft.pack for _ in range(state.seats)]
    cards: list[tuple[Passed, int]] = []
    for number in range(state.seats):
        for passed in _known(state, seat, number, notes[number]):
            shuffled = sorted(passed.cards)
            luck.shuffle(shuffled)
            cards += [(passed, card) for card in shuffled]
    done = _assign(state, cards, unknown, notes, luck)
    assert done, "the memory of the draft contradicts the visible cards"
    return notes


def _known(state: EarthState, seat: int, number: int, notes: list[int]) -> list[Passed]:
    """Copy a seat's knowledge of a pack, and list the ranges of which it knows the cards but not their order."""
    pack = state.packs[number]
    passed: list[Passed] = []
    holds = [choice for choice in range(_choices(state)) if (number + choice) % state.seats == seat]
    for turn, choice in enumerate(holds):
        mine = state.box.draft.picks * choice
        until = state.box.draft.picks * holds[turn + 1] if turn + 1 < len(holds) else state.box.draft.pack
        if choice == state.draft:
            notes[mine:] = list(pack[mine:])
            continue
        notes[mine : mine + state.box.draft.picks] = list(pack[mine : mine + state.box.draft.picks])
        indices = list(range(mine + state.box.draft.picks, until))
        passed.append(Passed(number, [pack[index] for index in indices], indices))
    return passed


def _assign(state: EarthState, cards: list[tuple[Passed, int]], unknown: Unknown, notes: Notes, luck: Luck) -> bool:
    """Put the first card into a possible position, then the others; backtrack from a dead end."""
    if not cards:
        return True
    passed, card = cards[0]
    note = notes[passed.number]
    indices = [index for index in passed.indices if note[index] == NOWHERE]
    luck.shuffle(indices)
    tried: list[int] = []
    for index in indices:
        # Positions of one holder are interchangeable.
        if index // state.box.draft.picks in tried:
            continue
        tried.append(index // state.box.draft.picks)
        owner = holder(state, passed.number, index)
        used = _account_for(state, owner, card, unknown)
        if used == IMPOSSIBLE:
            continue
        note[index] = card
        if _assign(state, cards[1:], unknown, notes, luck):
            return True
        note[index] = NOWHERE
        _release(owner, card, used, unknown)
    return False


IMPOSSIBLE: Final = 0
REVEALED: Final = 1
HIDDEN: Final = 2
ANYWHERE: Final = 3


def holder(state: EarthState, number: int, index: int) -> int:
    """Return the seat that has taken the card at an index of a pack, or NOWHERE."""
    return (number + index // state.box.draft.picks) % state.seats if index < taken(state) else NOWHERE


def _account_for(state: EarthState, owner: int, card: int, unknown: Unknown) -> int:
    """Account for a card of a holder and return its kind: revealed, hidden in the hand, or in the deck."""
    if owner == NOWHERE and state.draft < 0 and not state.unshuffled:
        return ANYWHERE
    if owner != NOWHERE and card in unknown.revealed[owner]:
        unknown.revealed[owner].remove(card)
        return REVEALED
    if card not in unknown.cards or (owner != NOWHERE and unknown.room[owner] == 0):
        return IMPOSSIBLE
    unknown.cards.remove(card)
    if owner != NOWHERE:
        unknown.room[owner] -= 1
    return HIDDEN


def _release(owner: int, card: int, used: int, unknown: Unknown) -> None:
    if used == REVEALED:
        unknown.revealed[owner].append(card)
    elif used == HIDDEN:
        unknown.cards.append(card)
        if owner != NOWHERE:
            unknown.room[owner] += 1


def held_by(state: EarthState, notes: Notes, seat: int) -> Cards:
    """List the cards that a seat has taken from the packs, as far as they are noted."""
    found: list[int] = []
    for choice in range(taken(state) // state.box.draft.picks):
        note = notes[(seat - choice) % state.seats]
        found += [
            card
            for card in note[state.box.draft.picks * choice : state.box.draft.picks * (choice + 1)]
            if card != NOWHERE
        ]
    return tuple(found)


def complete(state: EarthState, notes: Notes, seat: int, luck: Luck) -> None:
    """Fill in the cards taken by a seat that the observer has never seen, from its hand or its revealed cards."""
    mine = sorted(less((*state.hands[seat], *state.revealed[seat]), held_by(state, notes, seat)))
    luck.shuffle(mine)
    for choice in range(taken(state) // state.box.draft.picks):
        note = notes[(seat - choice) % state.seats]
        for index in range(state.box.draft.picks * choice, state.box.draft.picks * (choice + 1)):
            if note[index] == NOWHERE:
                note[index] = mine.pop()


def ordered_note(state: EarthState, note: list[int]) -> Cards:
    """Return a note in its order: each pair ascending, the rest ascending."""
    pairs: list[int] = []
    for index in range(0, taken(state), state.box.draft.picks):
        pairs += sorted(note[index : index + state.box.draft.picks])
    return (*pairs, *sorted(note[taken(state) :]))
