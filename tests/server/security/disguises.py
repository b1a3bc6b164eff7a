"""Disguises of a login: spellings under which the same account is found."""

from itertools import islice, product

STYLES = (0x1D41A, 0x1D44E, 0x1D4D0, 0x24D0, 0xFF41)
"""First letters of alphabets that compatibility mapping turns into plain letters."""
INVISIBLE = "\u200b\u00ad\u2060\u3164\ufe0f"


def disguises(login: str, number: int) -> list[str]:
    """Return spellings of a lower-case login of letters: capitals, other alphabets, characters that are not seen."""
    alphabets = [lambda letter, start=start: chr(start + ord(letter) - ord("a")) for start in STYLES]
    capitals = ["".join(pair) for pair in product(*[(letter, letter.upper()) for letter in login])]
    styled = ["".join(map(alphabet, login)) for alphabet in alphabets]
    hidden = [login[:1] + char + login[1:] for char in INVISIBLE]
    return list(islice(dict.fromkeys([*styled, *hidden, *capitals]), number))
