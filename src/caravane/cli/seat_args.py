"""Parsing of the command-line arguments for seats, names and options."""

from collections.abc import Sequence
from typing import Final

from caravane.bots.levels import DEFAULT, LEVELS
from caravane.cli.terminal.local_table import BOT, HUMAN
from caravane.kernel.game import AnyGame
from caravane.text import Translations

_MAX_NAME_LENGTH: Final = 20


class InvalidSeats(ValueError):
    """Invalid seats, names or options; the message is in the user's language."""


def parse_seats(ui: Translations, game: AnyGame, text: str, count: int = 0) -> tuple[str, ...]:
    """Parse `human,bot:guide`; without text, one person plays with as many bots as the game needs.

    With a count there must be exactly so many seats.
    """
    if not text:
        return (HUMAN, *[f"{BOT}{DEFAULT}"] * (game.seats[0] - 1))
    occupants = tuple(_occupant(ui, part.strip()) for part in text.split(","))
    allowed = [count] if count else game.seats
    if len(occupants) not in allowed:
        counts = ", ".join(map(str, allowed))
        raise InvalidSeats(ui("bad-count", count=len(occupants), counts=counts))
    return occupants


def _occupant(ui: Translations, text: str) -> str:
    bot = text.removeprefix(BOT)
    if text == HUMAN or (text.startswith(BOT) and bot in LEVELS):
        return text
    known = ", ".join([HUMAN, *[f"{BOT}{name}" for name in LEVELS]])
    raise InvalidSeats(ui("bad-seat-kind", occupant=text, known=known))


def read_names(ui: Translations, occupants: Sequence[str], names: Sequence[str]) -> tuple[str, ...]:
    """Complete the names; a seat without one is named by its number."""
    if len(names) > len(occupants):
        raise InvalidSeats(ui("bad-names", count=len(names), seats=len(occupants)))
    cleaned = [*map(_clean, names), *[""] * (len(occupants) - len(names))]
    return tuple(name or _default_name(ui, seat, occupants[seat]) for seat, name in enumerate(cleaned))


def _clean(name: str) -> str:
    """Drop unprintable characters from a name and shorten it: it may come from a foreign file."""
    return "".join(char for char in name if char.isprintable()).strip()[:_MAX_NAME_LENGTH]


def _default_name(ui: Translations, seat: int, occupant: str) -> str:
    return ui("seat-name" if occupant == HUMAN else "bot-name", number=seat + 1)


def read_options(ui: Translations, game: AnyGame, seats: int, pairs: Sequence[str]) -> dict[str, str]:
    """Parse `key=value` pairs that the game knows."""
    known = {option.key: option.allowed(seats) for option in game.options if not option.past}
    options: dict[str, str] = {}
    for pair in pairs:
        key, equals, value = (part.strip() for part in pair.partition("="))
        if not equals:
            raise InvalidSeats(ui("bad-option", pair=pair))
        if key not in known:
            raise InvalidSeats(ui("bad-key", key=key, known=", ".join(known)))
        if value not in known[key]:
            raise InvalidSeats(ui("bad-value", key=key, value=value, known=", ".join(known[key])))
        options[key] = value
    return options
