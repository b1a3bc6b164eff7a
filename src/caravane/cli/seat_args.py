"""Seating: who plays, as the command line says it."""

from collections.abc import Sequence
from typing import Final

from caravane.bots.levels import DEFAULT, LEVELS
from caravane.cli.terminal.local_table import BOT, HUMAN
from caravane.kernel.game import AnyGame
from caravane.text import Sentences

_LONGEST_NAME: Final = 20


class BadSeating(ValueError):
    """Nobody can sit like that; the text says why, in the reader's language."""


def read_sitters(ui: Sentences, game: AnyGame, text: str) -> tuple[str, ...]:
    """Read `human,bot:guide`; without a word, one person sits down with as many bots as the game needs."""
    if not text:
        return (HUMAN, *[f"{BOT}{DEFAULT}"] * (game.seats[0] - 1))
    sitters = tuple(_sitter(ui, part.strip()) for part in text.split(","))
    if len(sitters) not in game.seats:
        counts = ", ".join(map(str, game.seats))
        raise BadSeating(ui("bad-count", count=len(sitters), counts=counts))
    return sitters


def _sitter(ui: Sentences, text: str) -> str:
    bot = text.removeprefix(BOT)
    if text == HUMAN or (text.startswith(BOT) and bot in LEVELS):
        return text
    known = ", ".join([HUMAN, *[f"{BOT}{name}" for name in LEVELS]])
    raise BadSeating(ui("bad-sitter", sitter=text, known=known))


def read_names(ui: Sentences, sitters: Sequence[str], given: Sequence[str]) -> tuple[str, ...]:
    """Complete the names: whoever has none is called by the number of the seat."""
    if len(given) > len(sitters):
        raise BadSeating(ui("bad-names", count=len(given), seats=len(sitters)))
    names = [*map(_clean, given), *[""] * (len(sitters) - len(given))]
    return tuple(name or _call(ui, seat, sitters[seat]) for seat, name in enumerate(names))


def _clean(name: str) -> str:
    """Keep what can be shown of a name, and not too much: it may come from somebody else's file."""
    return "".join(char for char in name if char.isprintable()).strip()[:_LONGEST_NAME]


def _call(ui: Sentences, seat: int, sitter: str) -> str:
    return ui("seat-name" if sitter == HUMAN else "bot-name", number=seat + 1)


def read_options(ui: Sentences, game: AnyGame, seats: int, pairs: Sequence[str]) -> dict[str, str]:
    """Read `key=value` pairs that the game knows."""
    known = {option.key: option.allowed(seats) for option in game.options}
    options: dict[str, str] = {}
    for pair in pairs:
        key, equals, value = (part.strip() for part in pair.partition("="))
        if not equals:
            raise BadSeating(ui("bad-option", pair=pair))
        if key not in known:
            raise BadSeating(ui("bad-key", key=key, known=", ".join(known)))
        if value not in known[key]:
            raise BadSeating(ui("bad-value", key=key, value=value, known=", ".join(known[key])))
        options[key] = value
    return options
