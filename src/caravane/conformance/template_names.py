"""The names of the template game, and how they are replaced by those of a new game."""

import keyword
import re
from typing import Final

from caravane.games import folder_of

TEMPLATE: Final = "_template"
PREFIX: Final = "TW-"
TITLES: Final = ("The Well", "Le Puits")
PLAIN_NAME: Final = re.compile(
    r'(?<=")_template(?=")|(?<=\bgame )_template|(?<=\bplay )_template|(?<=\bfuzz )_template|(?<=\bgolden )_template'
    r"|(?<=\bcheck )_template|^_template(?= =)",
    re.MULTILINE,
)
"""Where the name of the game stands, not that of its folder: as a text, after a command, and as a key."""
CLASSES: Final = re.compile(r"\bWell(?=State\b|View\b)")
NAME: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
MAX_SEATS: Final = 4
"""Largest number of seats of the template; a copy may have fewer."""

# What the template says about its seats, with what it says when there are at most two or three of them.
SEATS: Final = (
    ("(2, 3, 4)", "(2,)", "(2, 3)"),
    ("moves={2: 15, 3: 20, 4: 25}", "moves={2: 15}", "moves={2: 15, 3: 20}"),
    ("2 to 4 players", "2 players", "2 or 3 players"),
    ("2, 3 or 4 seats", "2 seats", "2 or 3 seats"),
    ("for two to four", "for two", "for two or three"),
    ("petit jeu de deux à quatre", "petit jeu à deux", "petit jeu à deux ou trois"),
)


def check_name(name: str) -> None:
    """Raise ValueError unless a new game can have this name."""
    if not NAME.fullmatch(name) or keyword.iskeyword(name):
        raise ValueError(f"{name!r} is not a valid game name: use lower-case letters and digits, joined by hyphens")


def renamed(text: str, name: str, max_seats: int = MAX_SEATS) -> str:
    """Replace the template's names by those of another game: name, folders, classes, rule ids, titles and seats."""
    text = PLAIN_NAME.sub(name, text)
    text = text.replace(TEMPLATE, folder_of(name)).replace(PREFIX, prefix_of(name))
    for title in TITLES:
        text = text.replace(title, title_of(name))
    return _with_seats(CLASSES.sub(title_of(name).replace(" ", ""), text), max_seats)


def _with_seats(text: str, most: int) -> str:
    for phrases in SEATS if most < MAX_SEATS else ():
        text = text.replace(phrases[0], phrases[most - 1])
    return text


def prefix_of(name: str) -> str:
    """Return the prefix of the rule ids: the initials, or the first two letters of a single word."""
    words = name.split("-")
    letters = [word[0] for word in words] if len(words) > 1 else words[0][:2]
    return "".join(letter for letter in letters if letter.isalpha()).upper() + "-"


def title_of(name: str) -> str:
    """Return a provisional title."""
    return name.replace("-", " ").title()
