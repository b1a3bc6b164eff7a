"""Invariants that hold after every move. Those about the course of a game are checked by the tests."""

from caravane.kernel.hand import less

from .cards import colour_of, deck_of, is_mercenary, role_of
from .components import (
    BOTANIST,
    BOX_CARDS,
    MONKEY,
    MONKEYS,
    ROLES_IN_GAME,
    TA_SEKHET_MAAT,
    TOKENS,
    YELLOW,
)
from .roles import tokens_held
from .state import ACTION, FRONT, NO_SITE, VEHICLES_PER_SEAT, ArcheosState, Cards


def census(state: ArcheosState) -> dict[str, int]:
    """Count the cards, in the game or in the box, the monkeys, the tokens and the vehicles."""
    in_game = _cards(state)
    # Before the first deal, and for roles that are not in the game, the cards are in the box.
    boxed = BOX_CARDS - (len(_deck(state)) if in_game else 0)
    return {
        "cards": len(in_game) + boxed,
        "monkeys": state.monkeys + state.pile.count(MONKEY),
        "tokens": sum([tokens.bit_count() for tokens in state.tokens]) + _in_the_middle(state),
        "vehicles": len(state.spaces) + len(state.linguists),
    }


def _in_the_middle(state: ArcheosState) -> int:
    return TOKENS - tokens_held(state).bit_count()


def _deck(state: ArcheosState) -> list[int]:
    return deck_of(state.roles) if len(state.roles) == ROLES_IN_GAME else []


def _cards(state: ArcheosState) -> list[int]:
    """List all role cards of the game, wherever they are, sorted."""
    cards = [card for card in state.pile if card != MONKEY] + state.area + list(state.returned)
    cards += [card for hand in state.hands for card in hand]
    cards += [card for mine in state.expeditions for expedition in mine for card in expedition]
    return sorted(cards)


def violations(state: ArcheosState) -> list[str]:
    """List the invariants that do not hold."""
    cards = _cards(state)
    holds = {
        "AS-INV-01": not cards or cards == _deck(state),
        "AS-INV-02": _monkeys_fit(state),
        "AS-INV-03": _hands_fit(state),
        "AS-INV-04": state.monkeys == MONKEYS or MONKEY not in state.pile[state.lower :],
        "AS-INV-05": all(_shares_a_trait(each, state.box.hand_limit) for mine in state.expeditions for each in mine),
        "AS-INV-06": _vehicles_fit(state),
        "AS-INV-08": all(0 <= space <= state.box.linguist_last for space in state.linguists),
        "AS-INV-09": _tokens_fit(state) and _tile_fits(state),
        "AS-INV-11": len(state.deciding()) <= 1,
        "AS-INV-14": state.monkeys == MONKEYS or MONKEY in state.pile,
    }
    return [rule for rule, satisfied in holds.items() if not satisfied]


def _monkeys_fit(state: ArcheosState) -> bool:
    a_turn = bool(state.frames) and state.frames[-1][0] == ACTION
    return 0 <= state.monkeys <= MONKEYS and not (a_turn and state.monkeys == MONKEYS)


def _hands_fit(state: ArcheosState) -> bool:
    """Return whether hands are sorted and within the limit, contain their known cards, and hold no monkeys."""
    for hand, known in zip(state.hands, state.known, strict=True):
        if (
            len(hand) > state.box.hand_limit
            or list(hand) != sorted(hand)
            or len(less(hand, known)) != len(hand) - len(known)
        ):
            return False
    return MONKEY not in _cards(state)


def _shares_a_trait(expedition: Cards, limit: int) -> bool:
    leader = expedition[0]
    others = [card for card in expedition if not is_mercenary(card)]
    one_colour = all(colour_of(card) == colour_of(leader) for card in others)
    one_role = all(role_of(card) == role_of(leader) for card in others)
    return not is_mercenary(leader) and len(expedition) <= limit and (one_colour or one_role)


def _vehicles_fit(state: ArcheosState) -> bool:
    for seat in range(state.seats):
        mine = state.spaces[seat * VEHICLES_PER_SEAT : (seat + 1) * VEHICLES_PER_SEAT]
        if not all(0 <= space <= _last_space(state, vehicle) for vehicle, space in enumerate(mine)):
            return False
        if mine[FRONT] < mine[YELLOW] if TA_SEKHET_MAAT in state.sites else mine[FRONT] != 0:
            return False
    return True


def _last_space(state: ArcheosState, vehicle: int) -> int:
    site = state.sites[YELLOW if vehicle == FRONT else vehicle]
    return 0 if site == NO_SITE else state.box.last_spaces[site]


def _tokens_fit(state: ArcheosState) -> bool:
    """Return whether every token is one of the box and held only once."""
    together = sum([tokens.bit_count() for tokens in state.tokens])
    return tokens_held(state).bit_count() == together and not tokens_held(state) & ~(2 ** (TOKENS + 1) - 2)


def _tile_fits(state: ArcheosState) -> bool:
    if not state.tile:
        return True
    seat, index = state.tile
    return index < len(state.expeditions[seat]) and role_of(state.expeditions[seat][index][0]) == BOTANIST
