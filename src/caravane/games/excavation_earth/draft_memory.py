"""Memory of the draft: who has held a pack knows what was in it, and so something of other hands.

`state.packs` notes each pack by its first holder: what was taken from it, two by two in the order of its holders, then the rest.
A redeal writes these notes anew: each card that the seat has passed on goes to one of those who could take it, so that all
hands still hold, or have shown, what they took.
"""

from typing import Final, final

from caravane.kernel.hand import less
from caravane.kernel.luck import Luck

from .components import CHOICES, PACK, PICKS
from .state import Cards, EarthState

Notes = list[list[int]]

NOWHERE: Final = -1
"""The place of cards that nobody took, once they are shuffled into the deck."""


def packs_seen(state: EarthState, seat: int) -> list[list[int]]:
    """List the packs that a seat has held, each as it was then; they are known until the next ones are dealt."""
    if state.solo() or not state.opened:
        return []
    packs = [state.packs[(seat - choice) % state.seats] for choice in range(_choices(state))]
    return [sorted(pack[PICKS * choice :]) for choice, pack in enumerate(packs)]


def _choices(state: EarthState) -> int:
    """Count the choices that have been offered."""
    return CHOICES if state.draft < 0 else state.draft + 1


def taken(state: EarthState) -> int:
    """Count the cards that have been taken from each pack."""
    return PICKS * (CHOICES if state.draft < 0 else state.draft)


@final
class Unknown:
    """The cards that a seat cannot see, as far as they are not placed yet; and the room that is left in other hands."""

    __slots__ = ("cards", "room", "shown")

    def __init__(self, cards: list[int], room: list[int], shown: list[list[int]]) -> None:
        self.cards: list[int] = cards
        self.room: list[int] = room
        self.shown: list[list[int]] = shown
        """What each seat has revealed since the draft, as far as it is not accounted for."""


@final
class Passed:
    """Cards that a seat has passed on, and the places of the pack among which it does not know them."""

    __slots__ = ("cards", "number", "places")

    def __init__(self, number: int, cards: list[int], places: list[int]) -> None:
        self.number: Final = number
        self.cards: Final = cards
        self.places: Final = places


def redeal_packs(state: EarthState, seat: int, unknown: Unknown, luck: Luck) -> Notes:
    """Write the notes of all packs anew, as far as the seat knows the cards; -1 stands where it has never seen them.

    Cards that must be in a hand, in a pack or face down are taken from the unknown ones.
    """
    notes = [[NOWHERE] * PACK for _ in range(state.seats)]
    cards: list[tuple[Passed, int]] = []
    for number in range(state.seats):
        for passed in _known(state, seat, number, notes[number]):
            mixed = sorted(passed.cards)
            luck.shuffle(mixed)
            cards += [(passed, card) for card in mixed]
    done = _place(state, cards, unknown, notes, luck)
    assert done, "what a seat remembers contradicts what it sees"
    return notes


def _known(state: EarthState, seat: int, number: int, notes: list[int]) -> list[Passed]:
    """Copy what a seat knows of a pack, and list the stretches of which it only knows the cards together."""
    pack = state.packs[number]
    passed: list[Passed] = []
    holds = [choice for choice in range(_choices(state)) if (number + choice) % state.seats == seat]
    for turn, choice in enumerate(holds):
        mine = PICKS * choice
        until = PICKS * holds[turn + 1] if turn + 1 < len(holds) else PACK
        if choice == state.draft:
            notes[mine:] = list(pack[mine:])
            continue
        notes[mine : mine + PICKS] = list(pack[mine : mine + PICKS])
        places = list(range(mine + PICKS, until))
        passed.append(Passed(number, [pack[place] for place in places], places))
    return passed


def _place(state: EarthState, cards: list[tuple[Passed, int]], unknown: Unknown, notes: Notes, luck: Luck) -> bool:
    """Put the first card into a place where it can be, then the others; turn back where that leads nowhere."""
    if not cards:
        return True
    passed, card = cards[0]
    note = notes[passed.number]
    places = [place for place in passed.places if note[place] == NOWHERE]
    luck.shuffle(places)
    tried: list[int] = []
    for place in places:
        # Places of one holder are alike.
        if place // PICKS in tried:
            continue
        tried.append(place // PICKS)
        owner = holder(state, passed.number, place)
        used = _take(state, owner, card, unknown)
        if used == IMPOSSIBLE:
            continue
        note[place] = card
        if _place(state, cards[1:], unknown, notes, luck):
            return True
        note[place] = NOWHERE
        _give_back(owner, card, used, unknown)
    return False


IMPOSSIBLE: Final = 0
REVEALED: Final = 1
HIDDEN: Final = 2
ANYWHERE: Final = 3


def holder(state: EarthState, number: int, place: int) -> int:
    """Give the seat that has taken the card at a place of a pack, or nobody."""
    return (number + place // PICKS) % state.seats if place < taken(state) else NOWHERE


def _take(state: EarthState, owner: int, card: int, unknown: Unknown) -> int:
    """Account for a card with its holder: shown by it, hidden there, or gone into the deck."""
    if owner == NOWHERE and state.draft < 0 and not state.unshuffled:
        return ANYWHERE
    if owner != NOWHERE and card in unknown.shown[owner]:
        unknown.shown[owner].remove(card)
        return REVEALED
    if card not in unknown.cards or (owner != NOWHERE and unknown.room[owner] == 0):
        return IMPOSSIBLE
    unknown.cards.remove(card)
    if owner != NOWHERE:
        unknown.room[owner] -= 1
    return HIDDEN


def _give_back(owner: int, card: int, used: int, unknown: Unknown) -> None:
    if used == REVEALED:
        unknown.shown[owner].append(card)
    elif used == HIDDEN:
        unknown.cards.append(card)
        if owner != NOWHERE:
            unknown.room[owner] += 1


def held_by(state: EarthState, notes: Notes, seat: int) -> Cards:
    """List what a seat has taken from the packs, as far as it is written."""
    found: list[int] = []
    for choice in range(taken(state) // PICKS):
        note = notes[(seat - choice) % state.seats]
        found += [card for card in note[PICKS * choice : PICKS * (choice + 1)] if card != NOWHERE]
    return tuple(found)


def complete(state: EarthState, notes: Notes, seat: int, luck: Luck) -> None:
    """Fill in what a seat has taken, where the one who looks has never seen it: from its hand, or what it has shown."""
    mine = sorted(less((*state.hands[seat], *state.revealed[seat]), held_by(state, notes, seat)))
    luck.shuffle(mine)
    for choice in range(taken(state) // PICKS):
        note = notes[(seat - choice) % state.seats]
        for place in range(PICKS * choice, PICKS * (choice + 1)):
            if note[place] == NOWHERE:
                note[place] = mine.pop()


def written(state: EarthState, note: list[int]) -> Cards:
    """Put a note in its order: each pair ascending, what is left ascending."""
    pairs: list[int] = []
    for place in range(0, taken(state), PICKS):
        pairs += sorted(note[place : place + PICKS])
    return (*pairs, *sorted(note[taken(state) :]))
