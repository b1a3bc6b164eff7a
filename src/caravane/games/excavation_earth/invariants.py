"""Invariants that hold after every move. Those about the course of a game are checked by the tests."""

from caravane.kernel.hand import less

from .components import CENTRE_COUNT, MARKETS, RELICS, ROWS, TRAVEL, WHITE
from .setup import players, zu_cards
from .state import NO_CARD, ZU, EarthState
from .step_ids import ACTION_SHUFFLE, CHOOSE_ACTION, SUPPLY_SHUFFLE, ZU_SHUFFLE


def census(state: EarthState) -> dict[str, int]:
    """Count relics, buyers, cubes and cards, in play or still in the box, and Zu's cards."""
    boxed = [frame for frame in state.frames if frame[0] in (SUPPLY_SHUFFLE, ACTION_SHUFFLE)]
    unlaid = len([frame for frame in boxed if frame[0] == SUPPLY_SHUFFLE])
    return {
        "relics": sum(_relics(state)) + sum(state.box.copies[:ROWS]) * unlaid,
        "buyers": sum(_buyers(state)),
        "cubes": sum(_cubes(state)),
        "cards": len(_cards(state)) + TRAVEL * state.box.card_copies * (len(boxed) - unlaid),
        "zu cards": len(_zu_cards(state)),
    }


def violations(state: EarthState) -> list[str]:
    """List the invariants that do not hold."""
    holds = {
        "I-01": _relics_fit(state),
        "I-02": _buyers(state) == _buyers_in_game(state) and min(state.stock) >= 0,
        "I-03": max([len(queue) for queue in state.queues]) <= state.box.max_queue
        and len(state.mothership) <= state.box.sale_markets * state.box.max_queue,
        "I-05": _crew_fits(state),
        "I-06": _cards_fit(state),
        "I-08": sum(state.credits) == sum(state.lines),
        "I-09": _stores_fit(state),
        "I-10": _explorers_fit(state),
        "I-12": _markers_fit(state),
        "I-14": not state.solo() or _zu_fits(state),
        "EE-PREP-16": _memory_fits(state),
    }
    return [rule for rule, satisfied in holds.items() if not satisfied]


def _relics(state: EarthState) -> list[int]:
    """Count the relics of each type, wherever they are."""
    counts = [state.sites[relic] + state.sold[relic] for relic in range(len(RELICS))]
    for stores in (state.supply, state.piles, state.holds, state.containers, [state.unearthed]):
        for relics in stores:
            for relic in relics:
                counts[relic] += 1
    return counts


def _relics_fit(state: EarthState) -> bool:
    unlaid = [frame[2] for frame in state.frames if frame[0] == SUPPLY_SHUFFLE]
    counts = _relics(state)
    return all(
        counts[relic] == (0 if relic // ROWS in unlaid else state.box.copies[relic]) and state.sites[relic] >= 0
        for relic in range(len(RELICS))
    )


def _buyers(state: EarthState) -> list[int]:
    counts = state.stock[:]
    for queue in (*state.queues, state.mothership):
        for buyer in queue:
            counts[buyer] += 1
    return counts


def _buyers_in_game(state: EarthState) -> list[int]:
    coloured = state.box.coloured_buyers - state.box.set_up.coloured_out[players(state)]
    return [coloured] * WHITE + [state.box.white_buyers - state.box.set_up.white_out[players(state)]]


def _cubes(state: EarthState) -> list[int]:
    """Count the cubes of each side; those that Zu takes from its second set count as borrowed from the first."""
    return [
        state.reserve[side]
        + state.galleries[side].bit_count()
        + sum(state.traders[side * MARKETS : (side + 1) * MARKETS])
        + sum(state.emissaries[side * CENTRE_COUNT : (side + 1) * CENTRE_COUNT])
        + state.survey_cubes.count(side)
        for side in range(state.sides())
    ]


def _crew_fits(state: EarthState) -> bool:
    never_negative = min([*state.traders, *state.emissaries, *state.reserve[: state.seats]]) >= 0
    return never_negative and all(count == state.box.cubes for count in _cubes(state))


def _cards(state: EarthState) -> list[int]:
    """List all action cards, wherever they are."""
    cards = [*state.deck, *state.discard, *state.face_down, *state.forecast, *state.drawn]
    cards += [card for hand in state.hands for card in hand]
    cards += [card for number in range(len(state.packs)) for card in pack_left(state, number)]
    if state.played != NO_CARD:
        cards.append(state.played)
    return sorted(cards)


def pack_left(state: EarthState, number: int) -> tuple[int, ...]:
    """Return the cards that are in a pack now, and not in a hand or on the discard."""
    if state.opened == 0 or state.solo():
        return state.packs[number]
    return () if state.draft < 0 else state.packs[number][state.box.draft.picks * state.draft :]


def _cards_fit(state: EarthState) -> bool:
    if any(frame[0] == ACTION_SHUFFLE for frame in state.frames):
        return True
    all_there = _cards(state) == [card for card in range(TRAVEL) for _ in range(state.box.card_copies)]
    slots = 0 if state.round == state.box.rounds else state.box.set_up.forecast[players(state)]
    acting = bool(state.frames) and state.frames[-1][0] == CHOOSE_ACTION
    sorted_hands = all(list(hand) == sorted(hand) for hand in state.hands)
    return all_there and sorted_hands and (not acting or len(state.forecast) == slots)


def _stores_fit(state: EarthState) -> bool:
    stores = [*[(hold, state.box.hold) for hold in state.holds], *[(c, state.box.container) for c in state.containers]]
    return all(len(store) <= space for store, space in stores)


def _markers_fit(state: EarthState) -> bool:
    """Return whether the markers taken are the best ones."""
    taken = sorted([number for number in state.markers if number])
    return taken == list(state.box.markers[: len(taken)])


def _explorers_fit(state: EarthState) -> bool:
    if not state.frames or state.frames[-1][0] != CHOOSE_ACTION:
        return True
    mine = state.explorers[state.frames[-1][1]]
    return len(set(mine)) == state.box.explorers


def _zu_cards(state: EarthState) -> list[int]:
    zu = state.zu
    cards = [*zu.deck, *zu.discard, *zu.removed, *[card for later in zu.later for card in later]]
    for frame in state.frames:
        if frame[0] == ZU_SHUFFLE:
            cards += zu_cards(frame[2])
    return cards if zu.card == NO_CARD else [*cards, zu.card]


def _zu_fits(state: EarthState) -> bool:
    stored = [*state.holds[ZU], *state.containers[ZU]]
    return len(set(stored)) == len(stored) and len(_zu_cards(state)) == sum([len(zu_cards(kind)) for kind in range(6)])


def _memory_fits(state: EarthState) -> bool:
    """Return whether cards taken from packs are in their hands or revealed, and untaken ones are face down."""
    if state.solo() or state.opened == 0:
        return True
    picks = state.box.draft.picks
    done = state.box.draft.choices if state.draft < 0 else state.draft
    for seat in range(state.seats):
        taken = [
            state.packs[(seat - choice) % state.seats][picks * choice : picks * (choice + 1)] for choice in range(done)
        ]
        cards = tuple([card for pair in taken for card in pair])
        if less(cards, (*state.hands[seat], *state.revealed[seat])):
            return False
    left = tuple([card for pack in state.packs for card in pack[picks * state.box.draft.choices :]])
    return not state.unshuffled or not less(left, state.face_down)
