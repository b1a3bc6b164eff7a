"""Tokens: what opens a door is given out once; only its fingerprint is kept."""

import hashlib
import secrets
import unicodedata
from typing import Final

TOKEN_BYTES: Final = 32
ID_BYTES: Final = 12


def new_token() -> str:
    """Make a secret that nobody guesses."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def new_id() -> str:
    """Make an id; it is no secret, and no two are the same."""
    return secrets.token_urlsafe(ID_BYTES)


def digest(token: str) -> bytes:
    """Give the fingerprint by which a token is known. It has enough luck in it to need no slow hash."""
    return hashlib.sha256(token.encode()).digest()


def folded(text: str) -> str:
    """Give the form in which logins and addresses are compared."""
    return unicodedata.normalize("NFKC", text).casefold()
