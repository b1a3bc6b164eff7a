"""Verifiable luck, which no participant can influence and everyone can check afterwards.

Before the game the server commits to a secret by publishing its SHA-256. Every seat adds its own entropy. The key of
the table is the hash of all of them, in order. Draw `i` of chance event `k` comes from HMAC-SHA256(key, "k:i:attempt").
When the game has ended the secret is revealed, and anyone with the exported file can recompute every die and every
shuffle.

The browser has the same algorithm in `web/src/luck`, checked by the same test vectors. See `docs/luck.md`.
"""

import hashlib
import hmac
from collections.abc import Sequence
from typing import Final, final

from caravane.kernel.luck import Luck

ALGORITHM: Final = 1
"""Version of this algorithm, written into every export."""
WORD: Final = 1 << 64
"""Number of possible words that a draw is made from."""


def commitment(secret: bytes) -> str:
    """Return the hash by which a server commits to its secret, and a seat to its entropy."""
    return hashlib.sha256(secret).hexdigest()


def table_key(secret: bytes, entropies: Sequence[bytes]) -> bytes:
    """Return the key from the secret and the entropy of every seat; each is hashed first to separate them."""
    parts = [hashlib.sha256(part).digest() for part in [secret, *entropies]]
    return hashlib.sha256(b"".join(parts)).digest()


@final
class CommittedLuck(Luck):
    """The draws of one chance event of one table."""

    __slots__ = ("_draw", "_event", "_key")

    def __init__(self, key: bytes, event: int) -> None:
        self._key: Final = key
        self._event: Final = event
        self._draw: int = 0

    def below(self, bound: int) -> int:
        """Draw a number without bias, by rejecting words in the last, incomplete run of `bound`."""
        fair = WORD - WORD % bound
        attempt = 0
        word = self._word(attempt)
        while word >= fair:
            attempt += 1
            word = self._word(attempt)
        self._draw += 1
        return word % bound

    def _word(self, attempt: int) -> int:
        message = f"{self._event}:{self._draw}:{attempt}".encode()
        return int.from_bytes(hmac.new(self._key, message, hashlib.sha256).digest()[:8], "big")
