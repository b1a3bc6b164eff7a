"""Random tokens and ids, and the digests under which tokens are stored."""

import hashlib
import secrets
import unicodedata
from typing import Final

TOKEN_BYTES: Final = 32
ID_BYTES: Final = 12


def new_token() -> str:
    """Return a secret that cannot be guessed."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def new_id() -> str:
    """Return a unique id, which is not secret."""
    return secrets.token_urlsafe(ID_BYTES)


def digest(token: str) -> bytes:
    """Return the digest under which a token is stored; a token is random enough not to need a slow hash."""
    return hashlib.sha256(token.encode()).digest()


def normalize(text: str) -> str:
    """Return the form in which logins and addresses are compared."""
    return unicodedata.normalize("NFKC", text).casefold()
