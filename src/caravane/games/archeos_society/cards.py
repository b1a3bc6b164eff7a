"""Role cards as numbers: each kind is a role and a colour in one number, ordered by role and then by colour."""

from typing import Final

from .components import COLOURS, COPIES, MERCENARY
from .state import Cards

_COLOURS: Final = len(COLOURS)


def role_of(card: int) -> int:
    """Return the role of a card."""
    return card // 6


def colour_of(card: int) -> int:
    """Return the colour of a card."""
    return card % 6


def is_mercenary(card: int) -> bool:
    """Return whether a card is a Mercenary."""
    return card // 6 == MERCENARY


def deck_of(roles: tuple[int, ...]) -> list[int]:
    """AS-SETUP-03: list all cards of some roles, ascending."""
    return [role * _COLOURS + colour for role in roles for colour in range(_COLOURS) for _ in range(COPIES[role])]


def has_leader(hand: Cards) -> bool:
    """AS-TURN-06: return whether a hand has a card other than a Mercenary. Hands are sorted by role."""
    return bool(hand) and not (is_mercenary(hand[0]) and is_mercenary(hand[-1]))
